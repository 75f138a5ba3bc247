### The desk: the way between the screens, what can be commanded, and what is not saved yet.

start-editor = Quest editor
start-ledger = Campaign book
start-cards = Cards
start-game-line = { $quest }, round { $round } – { $heroes }
start-game-short = { $quest } – { $heroes }
command-rulings = Rulings
settings-stop = Stop after the phases without a hero’s turn
settings-stop-hint = What enemies and events have done is told beside the map, and the game waits until you have read it. Only where everything is shown at once.
settings-lit = Show the whole dungeon lit
settings-lit-hint = What nobody has seen yet is dark and what nobody looks at is dim, unless everything is lit. It is only for the eye: everybody knows the whole map. L changes it for the game on the table.

## Pages of the table and of the book
page-question = The question
page-story = Story
page-enemies = Enemies
page-decks = Quest
page-undo = History
command-again = Show again what has happened
table-to-book = Back to the campaign book
ledger-page-book = Book
ledger-page-heroes = Heroes
ledger-page-statistics = Statistics
ledger-page-chronicle = Chronicle

## Keys
keys-book = In the campaign book
keys-first-card = takes the first card that was found
keys-enter-all = enters how a quest ended
key-rulers = L, V, D
key-storeys = Page Up, Page Down
keys-drawing-border = work on the border on that side; with Shift on one more
keys-drawing-menu = opens the menu of the zone
keys-drawing-turn = turns what is picked, with Shift back
keys-drawing-swap = swaps the two tiles that are picked
keys-drawing-rulers = show light, what is seen, and steps
keys-drawing-storeys = lead to the storey above or below
keys-editor-go-on = goes on with the last test
keys-editor-search = searches for what can be laid
keys-shelf = At one of your quests
keys-shelf-duplicate = duplicates it once it has been reached by Tab
keys-shelf-rename = renames it
keys-shelf-delete = deletes it; it can be taken back
keys-shelf-back = takes back what was done last on this page

## What is told
table-test = Test of “{ $title }” – no game
notice-former-game = This game was played for the campaign “{ $name }”, which does not wait for it any more: whatever happens here now, the book stays as it is.
ledger-imported = “{ $name }” is on the shelf now.
brought-cards = { $count ->
    [one] One card came with it and lies among yours now: { $names }.
   *[other] { $count } cards came with it and lie among yours now: { $names }.
}
brought-cards-instead = { $count ->
    [one] One card that came with it has the code of a card of the box and counts instead of it from now on: { $names }.
   *[other] { $count } cards that came with it have codes of cards of the box and count instead of those from now on: { $names }.
}
brought-other-cards = { $count ->
    [one] One card that came with it was left out, because you have another one of the same code; yours goes on counting: { $names }.
   *[other] { $count } cards that came with it were left out, because you have others of the same codes; yours go on counting: { $names }.
}
brought-quests = { $count ->
    [one] One quest came with it and is on your shelf now: { $names }.
   *[other] { $count } quests came with it and are on your shelf now: { $names }.
}
brought-other-quests = { $count ->
    [one] One quest that came with it was left out, because you have another one of the same name: { $names }.
   *[other] { $count } quests that came with it were left out, because you have others of the same names: { $names }.
}
files-drop = Let go: quests and campaigns become yours
files-taken = Quest files that are now on your shelf: { $count }
files-other = “{ $name }” is neither a quest nor a campaign. Nothing was done with it.

## What could not be saved, or was saved by another window as well
unsaved-title = This quest is not saved
unsaved-hint = Nothing is lost as long as this window is open. Mend what stands in the way and try again, or stay and write the quest to another place on the page “Share”.
unsaved-cards-title = Your cards are not saved
unsaved-cards-hint = Nothing is lost as long as this window is open. Mend what stands in the way and try again, or stay here.
unsaved-book-title = The campaign book is not saved
unsaved-book-hint = Nothing is lost as long as this window is open. Mend what stands in the way and try again, or stay and save the book elsewhere. If you leave, the last entry is gone.
elsewhere-title = Changed in another window
elsewhere-hint = Both versions are on your shelf. Stay if you want to say what becomes of them.
elsewhere-leave = Leave: both stay

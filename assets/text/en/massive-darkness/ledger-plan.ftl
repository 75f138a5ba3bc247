### The quests that are still to be played, entries that tell only that something happened, and files from elsewhere.

## The list of quests

ledger-plan = Change the quests to come
ledger-plan-further = Add further quests
ledger-plan-over = Every quest of the list has been played. The campaign can end here, or go on with further quests; before the next one the party visits the town.
ledger-plan-leave = Leave the list as it is
ledger-plan-list = Still to be played
ledger-plan-empty = Nothing yet. Choose quests below.
ledger-plan-names = Show the names of the quests to come (tells what comes)
ledger-plan-enter = Enter this list
ledger-plan-others = Other quests
ledger-plan-add = Add “{ $quest }”
ledger-plan-again = Play “{ $quest }” once more
ledger-plan-own = Quests of your own are listed here too. Draw one in the quest editor, open its file there, or drop the file onto this window.
ledger-order-later = { $quest } comes later
ledger-order-first = First quest
ledger-order-drawn = by chance, like all others
ledger-order-tutorial = The tutorial is recommended as the first quest (SETUP-01).
ledger-order-said = { $count ->
    [one] 1 quest, drawn with the number { $number } (STORY-18).
   *[other] { $count } quests, all in the order in which they were drawn with the number { $number } (STORY-18).
}
ledger-order-said-first = { $count ->
    [0] “{ $quest }” and no other.
    [one] “{ $quest }” comes first, then 1 other.
   *[other] “{ $quest }” comes first, then { $count } others in the order in which they were drawn with the number { $number } (STORY-18).
}

## Entries that were wrong

ledger-began-table = Played with the box alone
ledger-began-here = Played on the computer
ledger-began-hint = The quest that begins is always the next one of the list, and the date is the day of the entry. If you played another quest, first correct the entry that made the list; this entry can then name the other quest.
ledger-strike-trading = This entry says only that the trades were over. There is nothing in it that could read otherwise. If they were not over yet, strike it out: then trades can be entered again.
ledger-strike-town = This entry says only that the party left town. There is nothing in it that could read otherwise. If it was too early, strike it out: then the party is in town again, and what was forgotten can be entered.
ledger-strike-equipped = How the cards lay is not corrected but replaced: strike this entry out, and lay the cards once more as they should lie.

## Files

ledger-bundle = { $file } is a campaign that was saved to go on elsewhere. It becomes a book when you take it in; the file stays.
ledger-take-in = Take in { $file }
ledger-rescue = Rescue what can be read of { $file }; the damaged file is kept
ledger-game-goes-along = The interrupted game goes along: whoever takes the campaign in goes on where you stopped.
ledger-game-stays = The interrupted game does not go along: there is no file of it, or it is too long. Whoever takes the campaign in begins this quest again, with the same dice.

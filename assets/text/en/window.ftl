### The window: start, saved games, settings, commands, pages, and what is not saved yet.

back = Back
notice-close = Close
notice-from-kept-state = The rules or cards have changed since this game was saved. It goes on from the start of its last round.
notice-game-torn = The last line of this game was damaged: the answer in it is lost. The file as it was is kept as { $kept }.

start-continue = Continue
start-new = New game
start-editor = Quest editor
start-ledger = Campaign book
start-settings = Settings
start-games = Your games
start-game-line = { $quest }, round { $round } – { $heroes }
start-game-short = { $quest } – { $heroes }
start-older = Older games ({ $count })
start-unreadable = { $file } cannot be opened
start-delete = Put away: { $game }

settings-title = Settings
settings-language = Language
settings-theme = Colours
settings-dark = The table at night
settings-light = The table by day
settings-scale = Size of text and controls
settings-motion = Reduce motion
settings-stop = Stop after the phases without a hero’s turn

table-leave = To the start screen
table-undo = Take back
table-redo = Give again
table-new-dice = Other dice from here on

page-story = Story
page-enemies = Enemies
page-decks = Quest
page-undo = History

command-palette = Find a command
command-keys = Show all keys
command-switch-theme = Day or night
palette-search = Search commands and answers
palette-nothing = Nothing is called that.
palette-hint = Arrows choose, Enter does it, Esc leaves.

start-cards = Cards

## Going on with a test
trial-other-way = The test goes on, but not from where you left it: { $again } of its { $count } steps could be done again, then the quest went another way.

## The quest could not be saved
unsaved-title = This quest is not saved
unsaved-hint = Nothing is lost as long as this window is open. Mend what stands in the way and try again, or stay and write the quest to another place on the page “Share”.
unsaved-again = Try again
unsaved-leave = Leave without saving
unsaved-stay = Stay here

## Your cards could not be saved
unsaved-cards-title = Your cards are not saved
unsaved-cards-hint = Nothing is lost as long as this window is open. Mend what stands in the way and try again, or stay here.

## Another window has saved the same thing; $since is how long ago
elsewhere-saved = The other window saved it last { $since }.
elsewhere-title = Changed in another window
elsewhere-hint = Both versions are on your shelf. Stay if you want to say what becomes of them.
elsewhere-leave = Leave: both stay

book-torn = The last entry of { $file } (line { $line }) was only half written and is left out; every entry before it is there.
book-imported-conflict = Entry { $entry } is in conflict and counts for nothing until it is corrected: { $why }

notice-former-game = This game was played for the campaign “{ $name }”, which does not wait for it any more: whatever happens here now, the book stays as it is.
table-to-book = Back to the campaign book

ledger-page-book = Book
ledger-page-heroes = Heroes
ledger-page-statistics = Statistics
ledger-page-chronicle = Chronicle

ledger-imported = “{ $name }” is on the shelf now.

command-rulings = Rulings

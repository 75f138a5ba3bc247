### Massive Darkness 2: the book of a party.

## What an entry says

book-founded = The book “{ $name }” was begun. The party: { $party }.
book-renamed = The book is now called “{ $name }”.
book-gathered = The party is now: { $party }.
book-chosen = The next quest shall be “{ $quest }”.
book-chosen-open = Which quest is next was left open.
book-played = “{ $quest }” – { $ending } ({ $how }).
book-hero-player = { $hero } ({ $player })
book-level = level { $level }
book-fell = { $count ->
    [one] knocked out once
   *[other] knocked out { $count } times
}
book-rounds-taken = { $count ->
    [one] one round
   *[other] { $count } rounds
}
book-ending-won = won
book-ending-lost = lost
book-ending-broken-off = broken off
book-place-here = played here
book-place-box = with the box
book-place-table = at the table
book-corrected = Entry { $number } was corrected.
book-struck-out = Entry { $number } was struck out.
book-undone = Entry { $number } was taken back.
book-redone = Entry { $number } counts again.

## What follows

book-change-quest = “{ $quest }”: won { $won } of { $games }
book-next = Next: “{ $quest }”
book-next-open = Which quest is next has not been chosen.
book-party-is = The party: { $party }
book-played-so-far = { $count ->
    [one] One quest played
   *[other] { $count } quests played
}: { $sum }
book-sum = won { $won }, lost { $lost }
book-sum-broken-off = won { $won }, lost { $lost }, broken off { $broken }

## What cannot be entered

book-not-such-entry = There is no such entry, or nothing of it counts any more.
book-not-full = The book is full. Begin a new one.
book-not-founding = A book begins with its name and its party, and with nothing else.
book-not-names = Names and notes must not be empty or too long.
book-not-heroes = One to six heroes take part.
book-not-unknown = The box has no such hero.
book-not-twice = There is one figure of each hero: nobody takes part twice.
book-not-bounds = There cannot be so many rounds or falls, or so high a level.
book-not-known = This game stands in the book already.

## The chronicle

book-party = The party
book-hero = Hero
book-class = Class
book-player = Player
book-quest = Quest
book-quest-gone = Its file is not here any more; what was played of it stays in the book.
book-heroes = Heroes
book-history = What was played
book-by-quest = Quest by quest
book-by-size = By the number of heroes
book-by-hero = Hero by hero
book-fastest = Fewest rounds
book-falls = Knocked out
book-best-level = Highest level
book-conflicts = Entries that cannot be

## On the command line

help-books-enter = Enter a saved game into a book: which quest, who took part, how it ended, and who fell
help-books-chronicle = A book as a text one can read (Markdown)
cli-book-entered = Entered as number { $number }: { $line }

## In the window

command-md2-book = Book of the party
command-md2-enter = Enter this game in the book
book-new = A new book
book-all = Books of parties
book-about = What a party has played: here, with the box or at the table, how it ended, and who fell. Everything is kept on the disk at once, can be taken back and corrected, and stays to be read. Any quest can be the next one, and heroes start anew with each.
book-name = What the book is called
book-name-hint = Our descents
book-who = Who goes down?
book-begin = Begin the book
book-import = Fetch a book from a file
book-export = Save the book as a file
book-exported = It was saved in { $file }.
book-others = Other books
book-taken-in = “{ $name }” is on the shelf now.
book-brought = To be entered: { $quest } Choose a book for it, or begin one.
book-unsaved = An entry of the book is not on the disk
book-unwritten = The last entry is kept here and is written first. Until then nothing else can be entered.
book-page-series = Quests
book-page-chronicle = Chronicle
book-page-numbers = Numbers
book-save-chronicle = Save the chronicle as a text
book-copy-chronicle = Copy the chronicle
book-change-party = Change the party
book-gather = This is the party now
book-leave = Leave it
book-player-of = Who plays { $hero }
book-player-hint = Player
book-level-reached = Level reached
book-level-of = Level that { $hero } reached
book-falls-of = How often { $hero } was knocked out
book-all-quests = All quests
book-never-played = not played yet
book-only-broken-off = broken off so far
book-start-anew = Heroes start anew with every quest: nothing is carried over.
book-play-here = Play it here
book-write-down = Write down how it ended
book-choose-next = Make it the next one
book-leave-open = Leave the next one open
book-how-it-ended = How it ended
book-from-game = Taken from the saved game.
book-took-part = Who took part
book-rounds = Rounds (0: nobody counted)
book-note = Note on this quest
book-note-hint = What there is to remember
book-enter-it = Enter it
book-look = Look at the saved game of entry { $number }
book-another-game = The file of this entry holds another game by now.
book-no-numbers = Nothing has been played yet. What is entered here is counted.
book-plot-hint = Full bars are wins, striped ones defeats.

### Boss Monster: the score pad for games at a real table.

command-bm-pad = Score pad
pad-title = Score pad
pad-about = For games with the printed cards: who has how many Souls, Wounds and coins, who has levelled up, and whose turn it is. Everything is kept on the disk at once, can be taken back and corrected, and past evenings stay to be read.
pad-name = What the pad is called
pad-name-hint = Our evenings
pad-begin = Begin a pad
pad-import = Fetch a pad from a file
pad-export = Save the pad as a file
pad-taken-in = “{ $name }” is on the shelf now.
pad-exported = The pad was saved in { $file }.
pad-others = Other pads
pad-page-game = Game
pad-page-evenings = Past evenings
pad-unsaved = An entry of the pad is not on the disk
pad-unwritten = The last entry is kept here and is written first. Until then nothing else can be entered.
pad-goes-on = The pad goes on in { $file }. It comes back here as soon as there is room for it.

## A game

pad-new-game = A new game
pad-new-game-about = Who sits at the table? With the Bosses the pad knows who acts first; without them it goes as you sit.
pad-no-boss = Boss not entered
pad-boss-of = Boss of player { $number }
pad-boss-xp = { $boss }, { $xp } XP
pad-next-turn = { $seat } is done: next turn
pad-souls = Souls
pad-wounds = Wounds
pad-coins = Coins
pad-more = One more for { $seat }: { $counter }
pad-fewer = One fewer for { $seat }: { $counter }
pad-has = { $seat }, { $counter }: { $number }
pad-level-up = { $seat } levels up
pad-is-leveled = Levelled up
pad-is-out = Five Wounds: out at the end of the round
pad-end = The end
pad-would-win = If the round ended now, { $seat } would have won.
pad-has-won = { $seat } has won
pad-break-off = Break the game off

## Entries

pad-correct-to = So many it should have been in entry { $number }
pad-correct-enter = Enter the correction
pad-founded = The pad “{ $name }” was begun.
pad-renamed = The pad is now called “{ $name }”.
pad-began = A game began: { $names }.
pad-souls-more = { $seat }: { $number ->
    [one] one Soul more
   *[other] { $number } Souls more
}.
pad-souls-fewer = { $seat }: { $number ->
    [one] one Soul fewer
   *[other] { $number } Souls fewer
}.
pad-wounds-more = { $seat }: { $number ->
    [one] one Wound more
   *[other] { $number } Wounds more
}.
pad-wounds-fewer = { $seat }: { $number ->
    [one] one Wound fewer
   *[other] { $number } Wounds fewer
}.
pad-coins-more = { $seat }: { $number ->
    [one] one coin more
   *[other] { $number } coins more
}.
pad-coins-fewer = { $seat }: { $number ->
    [one] one coin fewer
   *[other] { $number } coins fewer
}.
pad-leveled = { $seat } levelled up.
pad-passed = The turn went on.
pad-won = { $seat } won.
pad-broken-off = The game was broken off.
pad-corrected = Entry { $number } was corrected.
pad-struck-out = Entry { $number } was struck out.
pad-undone = Entry { $number } was taken back.
pad-redone = Entry { $number } counts again.
pad-change = { $seat }, { $counter }: { $from } → { $to }
pad-change-turn = { $seat } is on.
pad-change-round = Round { $round } begins.

## What cannot be entered

pad-not-such-entry = There is no such entry, or nothing of it counts any more.
pad-not-full = The pad is full. Begin a new one.
pad-not-founding = A pad begins with its name, and with nothing else.
pad-not-seats = Two to four play.
pad-not-names = Names must not be empty or too long, and no two may be equal.
pad-not-no-game = No game is under way.
pad-not-under-way = The game before is not over yet.
pad-not-no-seat = Nobody sits there.
pad-not-bounds = There cannot be fewer than none, or more than 999.
pad-not-leveled = A Boss levels up once in a game.

## Past evenings

pad-no-evenings = No game has been played to its end yet. What is entered here stays to be read.
pad-all-games = All games
pad-day = Day
pad-players = Players
pad-winner = Winner
pad-rounds = Rounds
pad-result = { $seat }: Souls { $souls }, Wounds { $wounds }
pad-nobody = nobody
pad-wins = Who has won how often
pad-wins-of = { $seat }: won { $won } of { $games }
pad-course = Souls, round by round

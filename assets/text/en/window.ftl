### The window: start, saved games, settings, commands, pages, and what is not saved yet.

back = Back
notice-close = Close
notice-all = All messages ({ $count })

start-continue = Continue
start-new = New game
start-settings = Settings
start-games = Your games
start-older = Older games ({ $count })
start-unreadable = { $file } cannot be opened
start-won = Won
start-lost = Lost
start-over = Over
start-stuck = Came to a standstill
start-delete = Put away: { $game }
start-bring-back = Bring back: { $game }
start-not-taken = “{ $file }” cannot be opened. { $why }
start-game-taken = “{ $file }” lies among your games now, and goes on there.
start-elsewhere = Lies in { $file }

settings-title = Settings
settings-language = Language
settings-theme = Colours
settings-dark = The table at night
settings-light = The table by day
settings-contrast = High contrast
settings-contrast-hint = Black or white panels, strong lines. The board keeps its light.
settings-scale = Size of text and controls
settings-scale-hint = 100% suits the window. Ctrl + 0 leads back to it from everywhere, Ctrl + Plus and Ctrl + Minus change it.
settings-full-screen-hint = The window takes the whole screen; F11 leads there and back.
settings-pace = Pace
settings-beats = What happens is shown
settings-beats-one-by-one = step by step, when I press Space
settings-beats-by-itself = by itself
settings-beats-fast = quickly
settings-beats-at-once = all at once
settings-beats-hint = Dice, cards and moves of others come one after the other. Space goes on, held it hurries, End leads to the end.
settings-motion = Reduce motion
settings-motion-hint = Figures and the map are at once where they are going.
settings-rule-ids = Show rule numbers
settings-rule-ids-hint = They stand behind what the story tells. Without this they are told when you point at a line.
settings-sound = Sound
settings-heard = Let me hear what happens
settings-volume = Volume
settings-sound-hint = Dice, doors, cards and blows, and very low the room they are in. Silent where the machine has nothing to play it on.
settings-files = Files
settings-files-show = Show the folder
settings-files-hint = Games, books and all that you make or bring in lie here: nothing of yours is kept anywhere else.
settings-as-it-looks = What it looks like
settings-files-not-shown = The folder cannot be shown: { $reason }.

table-leave = To the start screen
table-undo = Take back
table-redo = Give again

command-palette = Find a command
command-keys = Show all keys
command-switch-theme = Day or night
command-larger = Larger text
command-smaller = Smaller text
command-usual-size = Usual size
command-full-screen = Full screen
palette-search = Search commands and answers
palette-nothing = Nothing is called that.
palette-hint = Arrows choose, Enter does it, Esc leaves.

## Something could not be saved
unsaved-again = Try again
unsaved-leave = Leave without saving
unsaved-stay = Stay here

## Another window has saved the same thing; $since is how long ago
elsewhere-saved = The other window saved it last { $since }.
elsewhere-cards = Another window has changed your cards in the meantime. Nothing is lost: its version is still there, and what you do here is kept beside it.
elsewhere-mine = Keep mine
elsewhere-mine-cards-hint = The other version is kept among the backups.
elsewhere-theirs = Take the other
elsewhere-theirs-cards-hint = Yours is kept among the backups; undo brings it back.
elsewhere-join = Join both
elsewhere-join-hint = Every card as it was changed; where both changed the same card, yours counts.
elsewhere-cards-undecided = Another window has changed your cards too, and nobody has said yet what counts. What you did here lies in { $file }.
being-saved = Being saved…
saved-beside = Saved beside the other version, in { $file }.
cards-saved = Every change is saved at once.

## On a map

map-fit = Show the whole map
map-light = Light everything, for planning
map-small = The whole map, small: a press leads there
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-menu = What to do here
map-menu-empty = Nothing can be done here now.

## A table for any game

plain-seats = How many play?
plain-begin = Begin
plain-seat = Player { $number }
question-pick-some = Choose { $least } to { $most }.
question-confirm = Confirm
answer-enough = Enough
curtain-pass = Pass the screen to { $seat }
plain-hand-over = It is { $seat }’s turn. The others look away.
plain-ready = I am { $seat }
plain-story = Story
plain-over = The game is over
plain-place = { $seat }: place { $place }
plain-undo-asks = Somebody has learned something since then. It is only taken back if all agree.
plain-undo-agreed = Take it back
plain-undo-not = Leave it as it is
plain-undo-holds = Somebody has learned or answered something since then, and this is no practice game: it stays as it is.
plain-stranger = “{ $file }” is nothing that this game can use.

## Hints
hints-understood = Got it
hints-enough = No more hints

## Somebody who has no game yet
start-first = Play the first evening
start-first-hint = Everything is laid out, and one hint at a time explains what you need.

## Who sits where
sitters-name = Name at seat { $number }
sitters-who = Who plays seat { $number }?
sitters-person = A person

## A day; month and day have two digits.

date-day = { $year }-{ $month }-{ $day }

## What happens, shown one thing after the other
beats-next = Next (Space)
beats-to-the-end = To the end (End)
beats-again = Show again what has happened (F6)

### Massive Darkness 2: the drawing board for quests.

## The shelf

command-md2-editor = Draw quests
shelf-md2-title = Quests of your own
shelf-md2-draft = New, with a first draft
shelf-md2-new = New and empty
shelf-md2-import = Take in a file
shelf-md2-import-title = Which quest shall be taken in?
shelf-md2-own = On the shelf
shelf-md2-none = No quest lies here yet.
shelf-md2-box = Begin from a quest of the box
shelf-md2-open = Open: { $title }
shelf-md2-copy = Copy: { $title }
shelf-md2-delete = Delete: { $title }
shelf-md2-from-box = Begin from: { $title }
shelf-md2-deleted = { $count ->
    [one] 1 deleted quest
   *[other] { $count } deleted quests
}
shelf-md2-back = Take back: { $file }
shelf-md2-untitled = My quest
shelf-md2-no-draft = No draft came out this time. Please try again.
shelf-md2-taken = The quest { $name } lies on the shelf now.
unsaved-md2-title = The quest is not saved
unsaved-md2-hint = Whoever leaves now loses what was drawn since it was last saved.
document-quest = a quest

## The drawing board

editor-md2-leave = To the shelf
editor-md2-undo = Undo
editor-md2-redo = Redo
editor-md2-back = Back to the drawing board
editor-md2-play = Play it
editor-md2-map = Map of the quest
editor-md2-saved = Saved
editor-md2-not-saved = Not saved yet
editor-md2-saved-beside = Another window has changed this quest, too; this version is saved as { $file }
editor-md2-playable = can be played
editor-md2-problems = { $count ->
    [one] 1 problem keeps it from being played
   *[other] { $count } problems keep it from being played
}
editor-md2-no-tile = No tile
editor-md2-empty = Take a tile from the left and lay it here.
palette-md2-search = Search
palette-md2-tools = To be laid
palette-md2-marks = Objective tokens
palette-md2-tiles = Tiles
palette-md2-tile = Tile { $tile }, { $used } of 1 used
tool-md2-pick = Pick and move
tool-md2-tile = Tile { $tile }
tool-md2-door = Door
tool-md2-bridge = Bridge
tool-md2-start = Starting zone
tool-md2-mobs = Starting mob zone
thing-portal-three = Portal from 3 heroes on
thing-portal-five = Portal from 5 heroes on
tool-md2-pick-hint = Press to pick, drag to move. With the keyboard: arrows, Enter, Alt+arrows.
tool-md2-tile-hint = Press where its middle shall lie. R turns it, F turns it over; Shift keeps it in the hand.
tool-md2-door-hint = Press near a wall of a chamber; with the keyboard Ctrl+arrow. Shift keeps it in the hand.
tool-md2-start-hint = Press where the heroes begin; with Shift one more starting zone.
tool-md2-lay-hint = Press where it shall lie. Shift keeps it in the hand.
refused-md2-far = The drawing board ends there.
refused-md2-taken = A tile lies exactly there.
refused-md2-one-sided = This tile has no other side.
refused-md2-named = Another one is called so.

## What is beside the map

page-md2-about = Words
page-md2-picked = Picked
page-md2-rules = Rules
page-md2-problems = Problems
page-md2-playing = Play
about-md2-title = Title
about-md2-story = Story
about-md2-special = What is different here
about-md2-name = Name ({ $language })
about-md2-hint = Where a language has no words of its own, those of another one are shown.
picked-md2-nothing = Nothing is picked on the map.
picked-md2-several = { $count } things
picked-md2-remove = Take away
picked-md2-turn = Turn
picked-md2-flip = Turn over
picked-md2-heroes = In play from so many heroes on
picked-md2-looks = Which token it is
picked-md2-own-kind = Make it a kind of its own
door-md2-open = Open from the start
door-md2-enemies = Enemies pass it while it is closed
door-md2-silent = No door card is drawn
door-md2-gate = It is a gate: the quest says how it opens
rules-md2-number = Number
rules-md2-need = Needs
rules-md2-bring = Brings
rules-md2-goal = Objective
rules-md2-at = Where
rules-md2-anywhere = anywhere
rules-md2-task = Task
rules-md2-pay = Costs
rules-md2-opening = How it opens
rules-md2-when = When
rules-md2-add-need = Add something it needs
rules-md2-add-bring = Add something it brings
rules-md2-add-goal = Add an objective
rules-md2-add-task = Add a task
rules-md2-add-rule = Add a consequence
rules-md2-add-moment = Add an event
rules-md2-add-counter = Add a counter
rules-md2-up = Up
rules-md2-down = Down
rules-md2-remove = Remove
problems-md2-none = Nothing was found.
problems-md2-problems = Keeps it from being played
problems-md2-mistakes = Can hardly be meant
problems-md2-hints = May be meant
playing-md2-try = Try it
playing-md2-heroes = Heroes
playing-md2-from = Play from { $zone } on
playing-md2-problems = It cannot be played yet: see the problems.
playing-md2-balance = How hard is it?
playing-md2-balance-about = The bot plays { $games ->
    [one] 1 game
   *[other] { $games } games
} with so many heroes. It says nothing about how you play.
playing-md2-check = Let the bot play
playing-md2-running = The bot is playing…
playing-md2-stop = Stop
playing-md2-older = The quest has changed since then.
playing-md2-won = The bot won { $percent }% of { $games ->
    [one] 1 game
   *[other] { $games } games
} with { $heroes ->
    [one] 1 hero
   *[other] { $heroes } heroes
} (between { $low }% and { $high }% of all such games, confidence { $sure }%).
playing-md2-unshown = Not yet shown to be winnable: the bot won none of { $games ->
    [one] 1 game
   *[other] { $games } games
} with { $heroes ->
    [one] 1 hero
   *[other] { $heroes } heroes
}, so of all such games it wins at most { $high }% (confidence { $sure }%).

## What was done

step-md2-tile = Tile
step-md2-door = Door
step-md2-bridge = Bridge
step-md2-start = Starting zone
step-md2-mobs = Starting mob zone
step-md2-token = Token
step-md2-boss = Boss
step-md2-carry = Moved
step-md2-turn = Turned
step-md2-flip = Turned over
step-md2-remove = Taken away
step-md2-name = Name
step-md2-goals = Objectives
step-md2-tasks = Tasks
step-md2-rules = Consequences
step-md2-moments = Events
step-md2-counters = Counters

## On paper

paper-md2-title = On paper, and for others
paper-md2-pdf = Sheet as PDF…
paper-md2-png = Sheet as pictures…
paper-md2-quest = Save a copy…
paper-md2-pdf-title = Write the sheet as PDF
paper-md2-png-title = Write the sheet as pictures
paper-md2-quest-title = Save a copy of the quest
paper-md2-written = Written: { $file }
sheet-md2-set-up = Set-up
sheet-md2-tiles = Tiles: { $tiles }
sheet-md2-start = The heroes begin in: { $zones }
sheet-md2-cut = There is more than { $count } pages hold.

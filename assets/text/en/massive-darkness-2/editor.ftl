### Massive Darkness 2: the drawing board for quests.

## The shelf

command-md2-editor = Draw quests
shelf-md2-title = Quests of your own
shelf-md2-draft = New, with a first draft
shelf-md2-new = New and empty
shelf-md2-import = Take in a file
shelf-md2-import-title = Which quest shall be taken in?
shelf-md2-own = On the shelf
shelf-md2-none = No quest lies here yet. Begin with a first draft above, or press a quest of the box below and make it your own.
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
tile-md2-ours = { $name } (ours)
tile-md2-ours-hint = “Ours” marks a side that is shown nowhere: we designed one to fit, and yours looks different.
palette-md2-tile = Tile { $tile }, { $used } of 1 used
palette-md2-own-tile = { $used ->
    [one] Your tile { $tile }, used once
   *[other] Your tile { $tile }, used { $used } times
}
layer-md2-heading = Layers
layer-md2-tiles = Tiles
layer-md2-doors = Doors
layer-md2-tokens = Tokens
layer-md2-places = Starting zones and boss
layer-md2-show = Show: { $layer }
layer-md2-lock = Lock: { $layer }
tool-md2-pick = Pick and move
tool-md2-tile = Tile { $tile }
tool-md2-door = Door
tool-md2-bridge = Bridge
tool-md2-start = Starting zone
tool-md2-mobs = Starting mob zone
tool-md2-fight-start = Where heroes begin the boss fight
tool-md2-fight-token = Where tokens of the boss fight are laid
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
refused-md2-no-tile = There is no tile.
refused-md2-in-use = This tile lies on the map. Take it up there first.
refused-md2-no-fight = There is no boss fight yet: take a boss from the left first.

## What is beside the map

page-md2-about = Words
page-md2-picked = Picked
page-md2-tiles = Your tiles
page-md2-rules = Rules
page-md2-problems = Problems
page-md2-playing = Play
page-md2-paper = Print
page-md2-history = Versions
about-md2-title = Title
about-md2-story = Story
about-md2-special = What is different here
about-md2-name = Name ({ $language })
about-md2-hint = Where a language has no words of its own, those of another one are shown.
picked-md2-nothing = Nothing is picked on the map.
picked-md2-several = { $count } things
picked-md2-remove = Take away
picked-md2-copy = Copy
picked-md2-cut = Cut
picked-md2-double = Double
picked-md2-paste = Paste
picked-md2-hint = Drag over an empty place to draw a frame, or with Shift anywhere; by keyboard Shift and the arrows. Ctrl+A picks all tiles.
picked-md2-turn = Turn
picked-md2-flip = Turn over
picked-md2-own-tiles = Your tiles…
picked-md2-heroes = In play from so many heroes on
picked-md2-looks = Which token it is
picked-md2-own-kind = Make it a kind of its own
door-md2-open = Open from the start
door-md2-enemies = Enemies pass it while it is closed
door-md2-silent = No door card is drawn
door-md2-gate = It is a gate: the quest says how it opens
tiles-md2-new = New tile
tiles-md2-new-name = Tile
tiles-md2-begin-from = Copy a tile of the box
tiles-md2-begin-from-this = Copy tile { $tile }
tiles-md2-change-picked = Change a copy of { $tile } where it lies
tiles-md2-of-quest = Tiles of this quest
tiles-md2-none = None yet. Make a new one, or begin with a copy of one of the box.
tiles-md2-open = Open tile { $tile }
tile-md2-desk = Tile { $tile } on the desk
tile-md2-name = Name of the tile
tile-md2-hint = Choose a floor and paint zones; press a border for a wall or an opening. Doors are laid on the map. Keys: arrows, Space paints, Ctrl+arrow changes the border, 1–5 choose the floor.
tile-md2-turn = Turn the tile
tile-md2-mirror = Mirror the tile
tile-md2-copy = Make another one like it
tile-md2-remove = Take the tile out of the quest
tile-md2-lay = Lay it on the map
history-md2-steps = What was done
history-md2-opened = As it was opened
rules-md2-number = Number
rules-md2-need = Needs
rules-md2-bring = Brings
rules-md2-goal = Objective
rules-md2-at = Where
rules-md2-anywhere = anywhere
rules-md2-none = none
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
rules-md2-begins = Begins with
specials-md2-as-if = Played as if so many heroes took part (0: as many as there are)
specials-md2-passages = One travels between
specials-md2-immune = Nothing harms the monster of the quest without
specials-md2-escort = Somebody is led
specials-md2-add-escort = Lead somebody
specials-md2-no-escort = Nobody is led any more
specials-md2-escort-needs = It takes a door and an objective token.
specials-md2-health = Health
specials-md2-round = Walks from this round on
specials-md2-zones = Zones at the start of each round
specials-md2-defense = Defense dice
specials-md2-gate = Opens
specials-md2-goes-to = Goes to
specials-md2-burden = A card is borne
specials-md2-add-burden = Let a hero bear a card
specials-md2-no-burden = No card is borne any more
specials-md2-card = Card
specials-md2-wounds = Wounds, round by round
specials-md2-dice = { $times ->
    [0] At the beginning:
    [one] After the first time:
   *[other] After { $times } times:
}
specials-md2-more = One more
specials-md2-less = One less
specials-md2-fight = Boss fight
specials-md2-no-fight = There is none. Take a boss from the left and lay it on a tile.
specials-md2-fight-places = Where the heroes begin and where tokens are laid is shown on the map: take the two tools behind the bosses.
specials-md2-boss = Boss
specials-md2-lay = Laid when it begins
specials-md2-each = For each hero
specials-md2-shield = Nothing harms the boss as long as this lies there
specials-md2-drains = The boss drains
specials-md2-add-drain = Add a counter that it drains
specials-md2-end-fight = No boss fight any more
bridge-md2-leads = It leads to
problems-md2-none = Nothing was found.
problems-md2-problems = Keeps it from being played
problems-md2-mistakes = Can hardly be meant
problems-md2-hints = May be meant
problems-md2-mend = Mend it
problems-md2-does = This mends it. { $what }
problems-md2-more = { $what } · and { $count } more
problems-md2-done = Mended. { $what }
problems-md2-together = Mend all { $count }
problems-md2-meant = It is meant so
problems-md2-again = { $count ->
    [one] Tell 1 kind of hint again
   *[other] Tell { $count } kinds of hints again
}
playing-md2-try = Try it
playing-md2-heroes = Heroes
playing-md2-from = Play from { $zone } on
playing-md2-problems = It cannot be played yet: see the problems.
playing-md2-balance = How hard is it?
playing-md2-balance-about = The bot plays { $games ->
    [one] 1 game
   *[other] { $games } games
}. That says nothing about how you play.
playing-md2-quick = Quick bot
playing-md2-quick-about = Looks one step ahead; it takes seconds, and it wins far less than who plans.
playing-md2-deep = Plans ahead
playing-md2-deep-about = Tries many ways to spend each turn in imagined games and wins far more; it takes minutes, and you can draw on meanwhile. What it has played is kept, also when you close the program.
playing-md2-by = Played by: { $bot } (drawn heroes)
playing-md2-by-chosen = Played by: { $bot } ({ $heroes })
playing-md2-party = Heroes:
playing-md2-drawn = others in each game
playing-md2-chosen = these in every game
playing-md2-drawn-about = The seed of each game says with whom of the box it begins; { $heroes ->
    [one] 1 hero plays.
   *[other] { $heroes } heroes play.
}
playing-md2-check = Let the bot play
playing-md2-go-on = Go on with the check (played: { $done } of { $games })
playing-md2-progress = The bot is playing, games done: { $done } of { $games }
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
step-md2-own-tile = Your tile
step-md2-own-tile-name = Name of a tile
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
step-md2-mend = Mended
step-md2-meant = Meant so
step-md2-specials = What else is different
step-md2-paste = Pasted
step-md2-double = Doubled
step-md2-back = Earlier version

## What is different

change-md2-gone = Gone: { $what }
change-md2-come = New: { $what }
change-md2-tile = Tile { $tile } at { $zone }, turned by { $turned }°{ $heroes ->
    [0] {""}
    [one] , from 1 hero on
   *[other] , from { $heroes } heroes on
}
change-md2-own-tile = Tile of its own { $tile } ({ $what })
change-md2-lies = { $what } in { $zone }
change-md2-door = Door between { $zone } and { $other }

## On paper

paper-md2-others = For others
paper-md2-title = On paper
paper-md2-quest = Save a copy…
paper-md2-quest-title = Save a copy of the quest
sheet-md2-set-up = Set-up
sheet-md2-tiles = Tiles: { $tiles }
sheet-md2-own-tiles = Tiles of this quest’s own. They are not in the box: draw them on paper, or print this.
sheet-md2-turned = turned { $turn }°
sheet-md2-from = { $count ->
    [one] from 1 hero on
   *[other] from { $count } heroes on
}
sheet-md2-bridge = Bridge at { $zone }, leading to { $ends }
sheet-md2-legend = On the map
sheet-md2-door = A door
sheet-md2-gate = A special door
sheet-md2-start = The heroes begin in: { $zones }

## Keys
keys-md2-border = pick the door on that side, or lay there what is in the hand
keys-md2-turn = turns what is picked

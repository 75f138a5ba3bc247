### Massive Darkness 2: the words of a quest as sentences, what is wrong with one, quests as files.

## The words of a quest

block-at = at: { $token }
block-at-each = at each: { $token }
block-if = if { $need }
block-pay-point = 1 movement point, without enemies in the zone
block-pay-point-anyway = 1 movement point, whoever is there
block-pay-action = 1 action
block-opening-rule = a rule of the quest opens it
block-opening-heroes = heroes open it for 1 movement point
block-opening-clear = it opens when its tile is clear
block-need-did = done { $times ->
    [one] once
   *[other] { $times } times
}: { $task }
block-need-carries = the hero carries: { $token }
block-need-nobody-carries = nobody carries: { $token }
block-need-carriers-here = all who carry it are here: { $token }
block-need-per-hero = at least { $each } for each hero: { $counter }
block-need-lies = it lies on a tile: { $token }
block-need-none-lies = it lies on no tile: { $token }
block-need-bears = the hero bears the card of the quest
block-need-with-bound = the monster of the quest is in the same zone
block-need-fighting = the boss fight is going on
block-bring-take = take the token
block-bring-remove = the token is removed
block-bring-xp = { $xp } XP for the hero
block-bring-xp-for-all = { $xp } XP for every hero
block-bring-leave = the hero leaves the dungeon
block-bring-open-gate = a gate opens: { $gate }
block-bring-count = plus { $more }: { $counter }
block-bring-drain = minus 1, and lost if nothing is left: { $counter }
block-bring-become = the token becomes: { $token }
block-bring-spawn = the monster of the quest appears there
block-bring-spawn-tier = the monster of the quest appears there, level { $tier }
block-bring-spawn-armed = the monster of the quest appears there, level 5 and armed
block-bring-put-on-bound = laid on the monster of the quest: { $token }
block-bring-clear-bound = what lies on the monster of the quest is removed
block-bring-risk = roll the enemy die; a claw brings: { $token }
block-bring-offer-end = the players may end the quest
block-bring-lose = the quest is lost
block-when-setup = At the beginning
block-when-round = At the start of each round
block-when-darkness = In each darkness phase
block-when-revealed = When its chamber is revealed
block-when-mob-figure = When a figure of a mob falls
block-when-roamer = When a roaming monster falls
block-when-escort-there = When the one who is led has arrived
block-when-escort-fell = When the one who is led falls
block-when-gates-open = When all gates are open
block-rule-when = When done { $times ->
    [one] once
   *[other] { $times } times
} ({ $task })
block-goal-did = { $times ->
    [one] { $task }
   *[other] { $task } ({ $times } times)
}
block-goal-all-left = All heroes leave the dungeon
block-goal-bound-killed = { $times ->
    [one] Kill the monster of the quest
   *[other] Kill { $times } monsters of the quest
}
block-goal-boss-killed = Defeat the boss
block-as-if = Played as if { $heroes ->
    [one] 1 hero
   *[other] { $heroes } heroes
} took part
block-passages = For 1 movement point a hero travels from one of these tokens to another: { $token }
block-immune-without = Nothing harms the monster of the quest unless this token lies on it: { $token }
block-escort = Somebody is led: health { $health }, defense { $dice }. From round { $round } on he walks { $zones ->
    [one] 1 zone
   *[other] { $zones } zones
} at the start of each round, opens: { $gate }, and goes to: { $token }
block-burden = One hero bears this card: { $card }. Wounds at the start of each round in a row: { $wounds }. One round more, and the quest is lost
block-burden-dice = Its additional dice, more each time this was done: { $task } ({ $dice })
block-fight = Boss fight: { $boss } stands in { $zone }, the heroes are placed in { $zones }
block-fight-lay = Laid when the fight begins, for each hero { $each }, in { $zones }: { $token }
block-fight-shield = Nothing harms the boss as long as this lies on its tile: { $token }
block-fight-drains = The boss drains: { $counters }

## What there can be too much of

part-own-tiles = Tiles of its own
part-tiles = Tiles
part-bridges = Bridges
part-doors = Doors
part-starts = Starting zones
part-mobs = Starting mob zones
part-portals = Portals
part-things = Tokens
part-marks = Objective tokens
part-tasks = Tasks
part-rules = Consequences of tasks
part-counters = Counters
part-moments = Events
part-specials = Everything else that is different
part-goals = Objectives
part-names = Names
part-words = Parts of one rule
wrong-md2-excess = { $part }: there are { $count }, but at most { $most } can be.
wrong-md2-own-quest = { $file } cannot be opened. { $what }

## What is wrong with a quest

lint-md2-good = { $quest } can be played.
lint-md2-problem = { $quest }: { $what }
lint-md2-hint = { $quest }: hint: { $what }
lint-no-tiles = No tile is laid.
lint-no-goal = There is no objective, so nobody can win.
lint-no-token = A rule speaks of objective tokens that never lie there: { $name }
lint-no-task = A rule speaks of a task that does not exist: { $name }
lint-no-counter = A rule speaks of a counter that does not exist: { $name }
lint-no-gate = A rule speaks of a gate that does not exist: { $name }
lint-no-boss = There is no boss of this name: { $name }
lint-no-card = There is no card of this name: { $name }
lint-twice = Two things of one kind are called { $name }.
lint-beside-the-fight = The boss and the starting zones of the fight do not lie on the tile of the fight ({ $zone }).
lint-too-few = { $thing }: { $count } are laid, but the box has only { $most }.
lint-start-abyss = Heroes would begin in an abyss, in { $zone }.
lint-start-enemies = Heroes begin in { $zone }, where a mob begins, too.
lint-out-of-reach = Nobody can get to { $zone }; there lies: { $thing }
lint-enemies-out-of-reach = Enemies that come in { $zone } can get to nobody.
lint-islands = { $count ->
    [one] Nobody can ever enter 1 zone: { $zone }.
   *[other] Nobody can ever enter { $count } zones, { $zone } among them.
}
lint-closed-rooms = { $count ->
    [one] 1 zone of a chamber has no door: { $zone }.
   *[other] { $count } zones of chambers have no door, { $zone } among them.
}
lint-not-in-chamber = In { $zone } there is no chamber that is revealed, so this does nothing there: { $thing }
lint-never-opened = Nothing ever opens this gate: { $gate }
lint-never-task = Nobody can ever do this: { $task }
lint-never-rule = This can never happen: { $rule }
lint-never-goal = This objective can never be met: { $goal }
lint-won-at-once = The quest is won before anybody has done anything.
lint-tile-twice = Tile { $tile } lies there more than once; the box has it once, with two sides.
lint-closed-tile = { $count ->
    [one] Nobody can ever enter 1 zone of the tile { $tile }, wherever it lies: { $zone }.
   *[other] Nobody can ever enter { $count } zones of the tile { $tile }, wherever it lies; { $zone } is among them.
}
lint-tile-unused = The tile { $tile } of this quest lies nowhere.
lint-tile-of-box = The tile { $tile } of this quest is called like one of the box and lies in its place.
lint-supply = { $what }: { $count } are needed, the box has { $most }.
lint-no-roaming-portal = There is no purple portal: roaming monsters have no place to appear.
lint-untitled = The quest has no title.
lint-untranslated = Some texts are missing in this language: { $language }

## The command line

help-lint = Look for what keeps a quest from being played, and what can hardly be meant in it
help-lint-files = The quest: a file, or the name of one of the box. Files of own cards are looked into, too.
help-sheet = Print a quest: map, set-up, objectives and special rules on a sheet
help-arg-file = A quest of your own: its file.

## Tiles of one’s own

tile-fault-nameless = A tile needs a name.
tile-fault-long-name = A name has at most { $most } letters.
tile-fault-twice = Two tiles of this quest have this name.
tile-fault-size = A tile has 3 rows of 3 zones.
tile-fault-letter = { $letter } stands for no floor; there are l, d, L, D and #.
tile-fault-bottomless = A tile needs a zone in which somebody can stand.
tile-fault-edges = It has more borders than 9 zones have sides.
tile-fault-edge = It has a border where no zone is.
tile-fault-edge-twice = It says two things of one border.
tile-fault-opened = Walls stand all round a chamber; only doors lead into it.
tile-md2-misfit = With your { $count ->
    [one] side { $tiles }
   *[other] sides { $tiles }
} the quest “{ $quest }” does not fit:
tile-md2-misfit-more = And more of that kind.
floor-md2-light-corridor = Corridor in light
floor-md2-dark-corridor = Corridor in shadow
floor-md2-light-chamber = Chamber in light
floor-md2-dark-chamber = Chamber in shadow
floor-md2-abyss = Abyss
tile-md2-zone = { $zone } on the desk: { $floor }
tile-md2-border = { $zone }, { $way } side: { $what }
tile-md2-wall = wall
tile-md2-opening = opening
tile-md2-north = north
tile-md2-east = east
tile-md2-south = south
tile-md2-west = west

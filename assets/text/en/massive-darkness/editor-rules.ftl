### Special rules of quests: blocks and sentences.

## Sentences: names and places.

said-quoted = “{ $name }”
said-placed = “{ $name }” ({ $place })
said-door = the door { $name }
said-border = the border { $name }
said-border-crossed = the border { $name }
said-stairs = the stairs { $name }
said-object = the pillar { $name }
said-figure = the figure “{ $name }”
said-a-token = { $kind ->
    [treasure] a Treasure token
    [special] a Special Treasure token
    [artifact] an Artifact token
    [lair] a Lair token
   *[library] a Library token
}
said-tokens = { $kind ->
    [treasure] Treasure
    [special] Special Treasure
    [artifact] Artifact token
    [lair] Lair token
   *[library] Library token
}
said-guard = a guard of the current level
said-guard-of-level = a guard of level { $level }
said-roaming = a roaming monster
said-lesser = a lesser roaming monster
said-greater = a greater roaming monster
said-level-behind = in a zone with a token of the level before the current one
said-level-ahead = in a zone with a token of the next level
said-level-here = in a zone with a token of the current level
said-level-token = in a zone with a token of level { $level }
said-in-zone = in zone { $zone }
said-at-least = at least { $number }
said-at-most = at most { $number }
said-exactly = exactly { $number }
said-other-than = not { $number }
said-hero = the hero
said-this-hero = this hero
said-active-hero = the active hero
said-first-player = the first player

## Sentences: how they are put together.

said-rule = { $when }: { $what }.
said-rule-if = { $when }, if { $condition }: { $what }.
said-rule-named = { $name } – { $rule }
said-before-the-last = ;{" "}
said-then = ; then{" "}
said-and = and
said-or = or
said-or-else = , else{" "}
said-nothing = nothing happens
said-never = this never holds
said-always = this always holds
said-instead = This replaces the Door card.
said-once = Only once in the quest.
said-task = met as soon as { $condition }
said-task-at-end = met if at the end of a round { $condition }

## Sentences: when.

said-when-setup = After setup
said-when-every-round = At the start of every round
said-when-round = At the start of round { $round }
said-when-phase = { $of ->
   *[other] At the start of the { $phase }
}
said-when-round-ends = At the end of every round
said-when-passed = When the First Player token has been passed on
said-when-entered = When a hero enters zone { $zone }
said-when-storey = When a hero comes to storey { $storey } from another one
said-when-crossed = When a hero crosses { $border }
said-when-picked-up = When a hero picks up { $token }
said-when-acted = When a hero does { $act }
said-when-died = When a hero dies
said-when-fell = When a hero is killed because the floor under him is removed
said-when-escaped = When a hero escapes through the exit
said-when-all-escaped = When the last hero has escaped through the exit
said-when-door = When { $door } is opened
said-when-opened = When the door right before zone { $zone } is opened
said-when-chamber = When the chamber with zone { $zone } is opened for the first time
said-when-level = When the level rises
said-when-level-is = When the level rises to { $level }
said-when-removed = When the floor of zone { $zone } is removed
said-when-killed = When { $foe } is killed by heroes
said-when-guardian = When a boss, an agent or a roaming monster is killed
said-when-foe-entered = When { $foe } enters zone { $zone }
said-when-foe-left = When { $foe } has reached the end of its way and moves on
said-when-destroyed = When { $object } is destroyed
said-when-counted = When the counter { $counter } comes to exactly { $number }
said-when-called = When another rule calls { $name }

## Sentences: if.

said-if-counter = the counter { $counter } is { $number }
said-if-level = the current level is { $number }
said-if-round = the number of the round is { $number }
said-if-party = the number of heroes who began the quest is { $number }
said-if-living = the number of heroes still in play is { $number }
said-if-carried = the heroes together carry { $number } × { $token }
said-if-objective = { $is ->
    [yes] objective { $number } is the one to be met now
   *[no] objective { $number } is not the one to be met now
}
said-if-role = { $is ->
    [yes] { $hero } is { $role }
   *[no] { $hero } is not { $role }
}
said-if-hero-in = { $is ->
    [yes] a hero stands in zone { $zone }
   *[no] no hero stands in zone { $zone }
}
said-if-no-enemies = { $is ->
    [yes] no enemy is on the board
   *[no] an enemy is on the board
}
said-if-enemy-in = { $is ->
    [yes] an enemy stands in zone { $zone }
   *[no] no enemy stands in zone { $zone }
}
said-if-clear = { $is ->
    [yes] no enemy stands in the chamber with zone { $zone }
   *[no] an enemy stands in the chamber with zone { $zone }
}
said-if-present = { $is ->
    [yes] { $foe } is on the board
   *[no] { $foe } is not on the board
}
said-if-gone = { $is ->
    [yes] { $foe } has appeared and is gone
   *[no] { $foe } has not appeared yet or is still there
}
said-if-foe-in = { $is ->
    [yes] { $foe } stands in zone { $zone }
   *[no] { $foe } does not stand in zone { $zone }
}
said-if-door = { $is ->
    [yes] { $door } is open
   *[no] { $door } is closed
}
said-if-destroyed = { $is ->
    [yes] { $object } is destroyed
   *[no] { $object } still stands
}

## Sentences: then.

said-to = { $whom }: { $what }
said-to-role = for the hero who is { $role }
said-to-each = for every living hero, in turn order
said-to-each-in = for every living hero in zone { $zone }
said-to-one = for one living hero of the players’ choice
said-do-xp = { $hero } gains { $xp } XP
said-do-all-xp = every living hero gains { $xp } XP
said-do-artifact = { $hero } draws an Artifact card
said-do-treasure = { $hero } draws a Treasure card of the current level
said-do-treasure-of-level = { $hero } draws a Treasure card of level { $level }
said-do-suffer = { $wounds ->
    [one] { $hero } suffers { $wounds } wound
   *[other] { $hero } suffers { $wounds } wounds
}
said-do-heal = { $wounds ->
    [one] { $hero } heals { $wounds } wound
   *[other] { $hero } heals { $wounds } wounds
}
said-do-die = { $hero } is killed
said-do-go = { $hero } is put into zone { $zone }
said-do-carry = { $hero } now carries { $count } more × { $token }
said-do-carry-less = { $hero } gives up { $count } × { $token }
said-do-choose = the players choose the hero who is { $role }
said-do-share = { $wounds ->
    [one] for each hero who began the quest the heroes suffer { $wounds } wound; the players divide them
   *[other] for each hero who began the quest the heroes suffer { $wounds } wounds; the players divide them
}
said-do-appear = put { $who } { $place }
said-do-activate = { $foe } is activated at once
said-do-count = the counter { $counter } goes up by { $number }
said-do-count-down = the counter { $counter } goes down by { $number }
said-do-set = the counter { $counter } is set to { $number }
said-do-call = the rules that wait for { $name } apply
said-do-level = the level rises by { $number }, to 5 at most
said-do-open = { $door } opens, without a Door card
said-do-close = { $door } closes
said-do-unlock = { $door } can be opened from now on
said-do-unbar = heroes can cross { $border } from now on
said-do-bar = heroes can no longer cross { $border }
said-do-lay = lay { $token } { $place }
said-do-fill = lay { $token } in each of these zones that has none: { $zone }
said-do-sweep = take every token off the board that cannot be picked up ({ $token })
said-do-turn = turn over { $token } in the zone of the hero
said-do-destroy = the players choose which of these is destroyed: { $objects }
said-do-remove = the floor of zone { $zone } is removed with everything on it
said-do-crumble = take one Wound token from the tile of the lowest level; if it has none left, the tile is removed with everything on it
said-do-lose = the quest is lost
said-do-win = the quest is won

## Sentences: what differs, figures, objects, acts.

said-no-events = No Event cards are drawn.
said-no-reinforcement = Agents call nobody.
said-level-by-rules = Only special rules raise the level.
said-current-treasure = Treasure tokens give cards of the current level.
said-free-escape = { $edition ->
    [de] In the German edition escaping costs no Movement Point.
   *[en] In the English edition escaping costs no Movement Point.
}
said-locked = { $door } is locked until a rule unlocks it.
said-barred = Heroes cannot cross { $border } until a rule allows it.
said-fixed = In zone { $zone } this cannot be picked up: { $token }.
said-worn = Lay Wound tokens on tile { $tile }: { $wounds }.
said-placeable = Heroes who carry { $token } may lay it down in their zone for 1 Movement Point.
said-sought = In the Enemies’ Phase all enemies that move make for zone { $zone }.
said-foe = { $name }: { $card }.
said-foe-by-edition = { $german } in the German edition, { $english } in the English one
said-foe-bare = It has no equipment.
said-foe-loot = It gets a Treasure card of level { $level }.
said-foe-monster = It gets a card of the greater roaming monsters: its dice and text are added.
said-foe-uncounted = It does not count as a roaming monster for Event cards.
said-foe-slippery = It may leave zones with heroes.
said-foe-rooted = It never moves.
said-foe-rooted-in-counters = It does not move to strike back.
said-foe-immune = Heroes can neither attack nor wound it.
said-foe-drags = When it moves, stunned and dead heroes in its zone are moved along.
said-foe-active = It is activated in the Enemies’ Phase and by Event cards only if { $condition }.
said-foe-acts = In the Enemies’ Phase it does only this: { $deeds }.
said-deed-attack = attack if a hero is in range
said-deed-move = { $zones ->
    [one] move { $zones } zone, towards { $goals }
   *[other] move { $zones } zones, towards { $goals }
}
said-to-exit = the exit
said-to-start = the heroes’ starting zone
said-to-zone = zone { $zone }
said-to-token = what lies in sight and cannot be picked up ({ $token })
said-trample-heroes = Heroes in its way are killed; that ends its activation.
said-trample-enemies = Other enemies in its way are killed, without XP.
said-trample-token = If { $token } that cannot be picked up is in its way, it is destroyed. That ends its activation; if another one is in sight, it is activated again at once.
said-object-heroes = { $name } can be attacked by heroes like an enemy without defense; { $health ->
    [one] 1 wound destroys it
   *[other] { $health } wounds destroy it
}.
said-object-enemies = { $name } counts in the Enemies’ Phase as the hero with the most XP: enemies attack it without a roll for 1 wound and do not leave its zone; { $health ->
    [one] 1 wound destroys it
   *[other] { $health } wounds destroy it
}.
said-object-nobody = { $name } cannot be struck by anybody; only rules destroy it.
said-object-bars = While it stands, no hero passes, on foot or by attack: { $border }.
said-object-bars-way = While it stands, no hero walks through; attacks pass it: { $border }.
said-act-action = For one action a hero can do { $act } in a zone where this has not been turned over: { $token }.
said-act-movement = For one Movement Point a hero can do { $act } in a zone where this has not been turned over: { $token }.
said-act-if = Only if { $condition }.

## Blocks.

editor-rules = Special rules
rules-tab-rules = Rules
rules-tab-figures = Figures
rules-tab-names = Acts and counters
rules-tab-differences = Differences
rules-none = No special rules yet. Begin with a new one, or with a template below.
rules-new = New rule
rules-rule = Rule { $number }
rules-goal = Objective { $number }
rules-figure = Figure “{ $name }”
rules-act = Act “{ $name }”
rules-open = { $what }: change
rules-close = { $what }: done
rules-double = { $what }: duplicate
rules-count = { $count } of at most { $most } rules
rules-templates = Templates
rules-zone-hint = Templates that speak of a zone mean the one where you last clicked on the map.
rules-figures-hint = Figures with rules of their own. A rule lets them appear.
rules-new-figure = New figure
rules-own-name = name
rules-acts = What heroes can do only here
rules-new-act = New act
rules-counters = Counters
rules-roles = Roles of heroes
rules-switches = What differs from the book
rules-placeable = Heroes may lay down what they carry
rules-sought = Where enemies go
rules-sought-on = All enemies make for one zone
switch-no-events = No Event cards
switch-no-reinforcement = Agents call nobody
switch-level-by-rules = Only rules raise the level
switch-current-treasure = Treasures of the current level
switch-free-escape-de = Escaping is free in the German edition
switch-free-escape-en = Escaping is free in the English edition
block-choose = choose…
block-new = { $what }: new
block-add = { $what }: add
block-remove = { $what }: remove
block-up = { $what }: further up
block-down = { $what }: further down
block-drag = { $what }: drag to another place
block-on-map = { $what }: point out on the map
block-none-yet = none yet; point it out on the map
block-numbered = { $what } { $number }
block-point-zone = Click the zone on the map that is meant. Esc stops.
block-point-door = Click the door on the map that is meant. Esc stops.
block-point-border = Click the border between two zones, or stairs. Esc stops.
block-point-object = Click the zone with the pillar that is meant. Esc stops.
block-point-token = Click a zone with such a token. Esc stops.
block-when = When
block-if = If
block-do = Then
block-not = not
block-once = Only once in the quest
block-instead = Instead of the Door card
block-rule-name = name in reports
block-zone = zone
block-door = door
block-border = border or stairs
block-object = pillar
block-foe = figure
block-counter = counter
block-role = role
block-act = act
block-call = call
block-token = token
block-phase = phase
block-compare = compare
block-spawned = who appears
block-loot = equipment
block-trample = tramples
block-cost = costs
block-load = with
block-check = looked at
block-place = place
block-where = appears
block-whom = for whom
block-towards = towards
block-or-else = else
block-deed = deed
block-card = card
block-goal = objective
block-round = round (0 = every)
block-level = level
block-level-or-current = level (0 = current)
block-storey = storey
block-number = number
block-by = by
block-to = to
block-xp = XP
block-wounds = wounds
block-zones = zones
block-rounds = rounds
block-objective = number of the objective
block-enemy-kind = kind of enemy
block-in-german = German edition:
block-in-english = English edition:
block-uncounted = does not count for Event cards
block-slippery = leaves zones with heroes
block-rooted = never moves
block-rooted-in-counters = does not move to strike back
block-immune = cannot be attacked or wounded
block-drags = drags stunned and dead heroes along
block-active-if = Active only if
block-deeds = Instead of its normal activation
block-tramples = Whatever is in its way
block-at-token = where this lies:
block-only-if = Only if
block-all-of = Met when all of this holds
block-words = what players read
block-token-treasure = Treasure
block-token-special-treasure = Special Treasure
block-token-artifact = Artifact
block-token-lair = Lair
block-token-library = Library
block-phase-setup = Setup
block-phase-heroes = Heroes’ phase
block-phase-enemies = Enemies’ phase
block-phase-experience = Experience phase
block-phase-event = Event phase
block-phase-end = End phase
block-compare-at-least = at least
block-compare-at-most = at most
block-compare-exactly = exactly
block-spawned-guard = a guard
block-spawned-guard-of-level = a guard of a level
block-spawned-roaming = a roaming monster
block-spawned-lesser = a lesser roaming monster
block-spawned-greater = a greater roaming monster
block-loot-normal = as usual
block-loot-nothing = none
block-loot-level = a treasure of a level
block-loot-monster = a card of another monster
block-trample-heroes = heroes
block-trample-enemies = other enemies
block-trample-token = tokens
block-cost-action = one action
block-cost-movement-point = one movement point
block-load-nothing = whatever he carries
block-load-artifact-card = with an artifact card
block-check-always = at any time
block-check-round-end = at the end of a round
block-place-named = in a zone
block-place-level-here = at the current level
block-place-level-behind = one level back
block-place-level-ahead = one level ahead
block-place-level-token = at a level token
block-whom-each = every living hero
block-whom-one = one hero of the players’ choice
block-whom-each-in = every hero in a zone
block-whom-role = the hero in a role
block-towards-exit = the exit
block-towards-start = the starting zone
block-towards-zone = a zone
block-towards-seen-token = a token in sight
block-deed-attack = attack
block-deed-move = move
block-card-drawn = drawn
block-card-kind = of a kind
block-card-by-edition = by edition
block-goal-pick-up = Pick up tokens
block-goal-kill = Defeat figures
block-goal-clear-board = Defeat every enemy
block-goal-survive = Hold out
block-goal-task = In own words
block-goal-all-escape = All heroes escape
block-goal-escapes = One hero escapes
block-when-setup = after setup
block-when-round-starts = a round starts
block-when-phase-starts = a phase starts
block-when-round-ends = a round ends
block-when-first-player-passed = the first player changes
block-when-entered = a hero enters a zone
block-when-entered-storey = a hero comes to a storey
block-when-crossed = a hero crosses a border
block-when-picked-up = a hero picks up a token
block-when-acted = a hero does an act
block-when-hero-died = a hero dies
block-when-hero-fell = a hero falls with the floor
block-when-hero-escaped = a hero escapes
block-when-all-escaped = the last hero has escaped
block-when-door-opened = a door is opened
block-when-opened = the door before a zone is opened
block-when-chamber-opened = a chamber is opened
block-when-level-rose = the level rises
block-when-removed = the floor of a zone goes
block-when-killed = a figure is killed
block-when-guardian-killed = any boss, agent or monster is killed
block-when-foe-entered = a figure enters a zone
block-when-foe-left = a figure moves on from its goal
block-when-destroyed = a pillar is destroyed
block-when-counted = a counter comes to a number
block-when-called = another rule calls
block-if-not = not
block-if-any = one of these
block-if-counter = a counter is
block-if-level = the level is
block-if-round = the round is
block-if-party = heroes at the beginning
block-if-living = heroes in play
block-if-carried = tokens that heroes carry
block-if-objective = an objective is next
block-if-is = the hero has a role
block-if-hero-in = a hero is in a zone
block-if-no-enemies = no enemy is on the board
block-if-enemy-in = an enemy is in a zone
block-if-chamber-clear = a chamber is clear of enemies
block-if-present = a figure is on the board
block-if-gone = a figure is gone
block-if-foe-in = a figure is in a zone
block-if-door-open = a door is open
block-if-destroyed = a pillar is destroyed
block-do-to = for other heroes
block-do-gain-xp = the hero gains XP
block-do-all-gain-xp = every hero gains XP
block-do-draw-artifact = the hero draws an artifact
block-do-draw-treasure = the hero draws a treasure
block-do-suffer = the hero is wounded
block-do-share-wounds = all heroes share wounds
block-do-heal = the hero heals
block-do-die = the hero is killed
block-do-go = the hero is put into a zone
block-do-carry = the hero carries tokens
block-do-choose-hero = players choose a hero
block-do-spawn = enemies appear
block-do-appear = a figure appears
block-do-activate = a figure acts at once
block-do-open-door = a door opens
block-do-close-door = a door closes
block-do-unlock = a door is unlocked
block-do-unbar = a border is freed
block-do-bar = a border is barred
block-do-raise-level = the level rises
block-do-lay = a token is laid
block-do-fill = tokens are laid in all zones
block-do-sweep = tokens are taken away
block-do-turn = a token is turned over
block-do-destroy-one = a pillar is destroyed
block-do-remove = the floor of a zone goes
block-do-crumble = the dungeon crumbles
block-do-count = a counter changes
block-do-set = a counter is set
block-do-call = other rules are called
block-do-win = the quest is won
block-do-lose = the quest is lost
template-kill = Kill the named monster
template-chosen = A chosen hero must escape
template-keys = Find the keys and open the door
template-guard = Keep enemies out of a zone
template-collapse = Collapsing dungeon
template-time-limit = Lost after so many rounds
template-no-death = Lost when a hero dies
template-waves = A guard comes every round
template-ambush = An ambush in a chamber
template-trap = A trap in a zone
template-rewards = Rewards for lairs and libraries
name-of-a-zone = zone
name-of-a-door = door
name-of-a-border = border
name-of-counter = counter
name-of-role = role
name-of-call = call
name-of-act = act
name-of-task = task
name-of-monster = the monster
name-of-chosen = the Chosen One
name-of-choice = the choice
name-of-doom = death of the Chosen One
name-of-vault = vault
name-of-keys = keys
name-of-key = a key
name-of-all-keys = all keys
name-of-open-vault = Open the door with all keys
name-of-guard = the zone is lost
name-of-collapse = the ceiling crumbles
name-of-buried = buried
name-of-time-limit = too late
name-of-no-death = one of us has fallen
name-of-waves = reinforcements
name-of-ambush = ambush
name-of-trap = trap
name-of-lair = lair
name-of-find = find
edit-foes = Figures
edit-acts = Acts
edit-switches = Differences from the book
edit-counters = Counters
edit-roles = Roles
edit-placeable = What can be laid down
edit-sought = Where enemies go
edit-wear = Wound tokens on tiles
edit-rule-name = Name of a rule
edit-rename = Renamed
rules-circle = { $count ->
    [one] Rule { $rules } can set itself off again and again. The game would stop there.
   *[other] Rules { $rules } can set each other off again and again. The game would stop there.
}

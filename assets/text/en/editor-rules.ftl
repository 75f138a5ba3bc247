### Special rules of quests: blocks and sentences.

## Sentences: names and places.

said-quoted = “{ $name }”
said-placed = “{ $name }” ({ $place })
said-door = the door { $name }
said-border = the border { $name }
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
said-when-phase = At the start of the { $phase }
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
said-object-heroes = { $name } can be attacked by heroes like an enemy without defense; { $health } wounds destroy it.
said-object-enemies = { $name } counts in the Enemies’ Phase as the hero with the most XP: enemies attack it without a roll for 1 wound and do not leave its zone; { $health } wounds destroy it.
said-object-nobody = { $name } cannot be struck by anybody; only rules destroy it.
said-object-bars = While it stands, no hero passes, on foot or by attack: { $border }.
said-act-action = For one action a hero can do { $act } in a zone where this has not been turned over: { $token }.
said-act-movement = For one Movement Point a hero can do { $act } in a zone where this has not been turned over: { $token }.
said-act-if = Only if { $condition }.

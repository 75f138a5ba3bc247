### The map: places, figures, what can be done there, what enemies will do.

map-zone = Zone { $name }
map-zone-gone = This part of the dungeon is gone.
map-light-room = A room in the light.
map-shadow-room = A room in the shadow.
map-light-corridor = A corridor in the light.
map-shadow-corridor = A corridor in the shadow.
map-tile-level = On a tile of level { $level }.
map-start = The heroes start here.
map-exit = The way out.
map-stairs = Stairs { $letter }: to zone { $zone }.
map-stairs-barred = Nobody can use them yet.
map-zone-figures = Here: { $names }.

## What the acting hero sees

map-sight-here = { $hero } stands here.
map-sight = { $hero } sees it, { $range ->
    [one] 1 zone away.
   *[other] { $range } zones away.
}
map-no-sight = { $hero } does not see it; it is { $steps ->
    [one] 1 step away.
   *[other] { $steps } steps away.
}
map-no-way = No way leads there for { $hero } yet.

## Tokens and doors

map-token = { $count ->
    [one] { $kind } { $place }
   *[other] { $count } × { $kind } { $place }
}
map-treasure-level = Draws treasure of level { $level }.
map-level-token = Level token { $level } { $place }
map-level-now = This level counts now: guards, treasure and events come from it, and skills up to it can be used.
map-level-past = This level is passed.
map-level-later = Level { $level } begins as soon as a hero ends an action here or opens a door to this tile.
map-door = Door between { $a } and { $b }
map-door-open = Open. It stays open.
map-door-closed = Closed: nobody sees or walks through it.

## Figures

map-one-of-several = { $name } { $number }
map-health = Health: { $now } of { $full }
map-xp = Experience: { $xp }
map-dead = Dead until the Lifebringer brings them back.
map-stunned = Stunned: must get up first.
map-mob = { $minions ->
    [0] The boss of a mob, alone.
    [one] A mob: a boss and 1 minion.
   *[other] A mob: a boss and { $minions } minions.
}
map-mob-without-boss = { $minions ->
    [one] 1 minion, its boss is dead.
   *[other] { $minions } minions, their boss is dead.
}
map-minion-wounds = Wounds on minions: { $wounds }
map-attacks = Attacks: { $styles }
map-guardian = Guards and uses: { $card }
map-guardian-carries = Guards: { $card }
map-reinforcement = Calls a guard at the end of the enemies' phase.

## Why something cannot be done

map-cannot-attack = { $hero } cannot attack: { $why }
map-why-range = { $style }: range { $reach }, distance { $range }.
map-held = Held here by { $enemy }: no move leads out of this zone.

## What an enemy will do

map-intent-gets-up = Next: gets up.
map-intent-attacks = Next: attacks { $hero } ({ $style }).
map-intent-moves-and-attacks = Next: moves { $to } and attacks { $hero } ({ $style }).
map-intent-moves = Next: moves { $to }, towards { $goal }.
map-intent-wanders = Next: moves { $to }.
map-intent-stays = Next: stays where it is.
map-intent-choice = You choose between { $heroes }.

## What can be done

map-act-walk = { $steps ->
    [one] Go { $to }
   *[other] Go { $to } ({ $steps } steps)
}
map-act-open = { $steps ->
    [0] Open the door { $to }
    [one] Go 1 step and open the door { $to }
   *[other] Go { $steps } steps and open the door { $to }
}
map-act-take = { $steps ->
    [0] Pick up what lies here
    [one] Go { $to } and pick up what lies there
   *[other] Go { $to } ({ $steps } steps) and pick up what lies there
}
map-act-leave = { $steps ->
    [0] Leave through the exit
    [one] Go 1 step and leave through the exit
   *[other] Go { $steps } steps and leave through the exit
}

## Chances

map-chance = Kills in { $kills }%, { $whole }.{ $tenth } wounds on average.
map-chance-mob = Kills somebody in { $kills }%, all in { $clears }%, { $whole }.{ $tenth } wounds on average.
map-chance-played = Re-rolls are used for the most wounds.
map-chance-played-kill = Re-rolls are used for the most wounds; used for the kill alone, they kill in { $kills }%.

## Buttons on the map

map-plans = What all enemies will do

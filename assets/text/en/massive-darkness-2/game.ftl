### Massive Darkness 2: its name, the answers, and its story.

game-name = Massive Darkness 2: Hellscape

## What keeps it from being played

wrong-md2-twice = Two things are called { $name }.
wrong-md2-card = What stands on { $name } cannot be.
wrong-md2-grade = { $name } replaces a skill of another class, or one that is of no lower level.
wrong-md2-circle = { $name } and { $other } could be used in turn without end: each pays for the other.
wrong-md2-number = Of some part of the box there are too few or too many.
wrong-md2-number-items = There are more than 250 cards of items, all copies counted, or none.
wrong-md2-number-doors = There are more than 60 cards of doors, all copies counted, or none.
wrong-md2-number-arrows = There have to be 14 arrow cards, all copies counted.
wrong-md2-number-tiles = There are only the sides of tiles that the box has, each once.
wrong-md2-number-outfits = Six heroes need six starting weapons and six vials.
wrong-md2-number-first-skills = A class has no skill to begin with: one of level 1 that replaces no other.
wrong-md2-tile = There is no tile { $name }, or it cannot be read.
wrong-md2-own-tile = The tile { $tile } that this quest brings is none: { $what }
wrong-md2-overlap = Two zones lie on each other at { $zone }.
wrong-md2-nowhere = No zone lies at { $zone }.
wrong-md2-door = No door can stand between { $zone } and { $other }.
wrong-md2-name = Nothing in this quest is called { $name }.
wrong-md2-quest = There is no quest “{ $quest }”: it is neither a file nor one of { $quests }.

## The answers

nobody = nobody
label-zone = zone { $zone }
label-yes = Yes
label-no = No
label-done = Done
label-of = { $hero }: { $what }
label-on = on { $target }
label-fires = instead of { $count ->
    [one] 1 fire token
   *[other] { $count } fire tokens
}
label-move = Move
label-attack = Attack: { $enemy } ({ $kind })
label-rest = Rest: { $health } health, { $mana } mana
label-trade = Trade and equip
label-take-off = Take off { $card }
label-end-turn = End the turn
label-travel = Through the passage to { $zone }
label-step = Go to { $zone }
label-step-way = Go { $way } ({ $zone })
label-leaving = { $way }: { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
label-open = Open the door
label-open-way = Open the door to the { $way }
label-take = Take: { $thing }
label-open-chest = Open: { $thing }
label-drink = Drink from the fountain
label-forge = Use the forge
label-equip = Equip { $card } ({ $slot })
label-equip-instead = Equip { $card } ({ $slot }) in place of { $off }
label-give = Give { $card } to { $hero }
label-claws = Claws pay ({ $dice }): { $what }
label-use = { $head }: { $what }
label-shadow = Shadow: use the shadow ability
label-shadow-does = Shadow: { $what }
label-shadow-not = Shadow: do without it
label-resolve-mana = Take the mana
label-resolve-scratch = Suffer the scratch
label-die = { $die }: { $shown }
label-of-die = { $what } ({ $die })
label-die-locked = { $die }; already resolved in part
label-die-free = { $die }; nothing of it resolved yet
label-die-number = { $die }; die { $number }
label-copy = { $what } ({ $which })
copy-of-hero = from { $hero }
copy-worn = equipped
copy-packed = in the pack
copy-number = no. { $number }
label-stance = Take the stance { $stance }
label-consecrate = Consecrate { $zone }: { $column }
label-take-back = Take the token back: { $column }
label-bless = Bless { $skill }
label-pointer = Turn the pointer for 1 mana
label-element-rise = { $element } rises instead
label-element-turn = Turn the marker over: { $element }
label-lead-move = { $ally } moves
label-lead-attack = { $ally } attacks: { $enemy } ({ $kind })
label-learn-at = { $skill } ({ $place })
quadrant = quadrant { $number }
label-stop-moving = { $count ->
    [one] Stop here (1 movement point is left)
   *[other] Stop here ({ $count } movement points are left)
}
label-put-away = Put it away
label-traded = That is all
label-roll = Roll the dice
label-count = Count swords and shields
label-use-nothing = Use nothing
label-take-mana = Take the mana
label-stop-leading = It stays there
label-bless-nothing = Bless nothing
label-another-arrow = Reveal another arrow
label-shoot = Shoot
label-give-up = End the quest as lost
label-play-on = Play on
label-drain = Discard { $mana } mana
label-let-come = Let the minion come

## A card that whoever found it cannot equip

found-left-in-pack = It goes into the pack.
found-only-class = Only this class can equip it: { $class }.
found-down = { $hero } is knocked out and can equip nothing now.
found-no-place = Its place is taken by “{ $card }”, which stays equipped.
found-owner-gone = { $hero } has left the dungeon already.
found-owner-down = { $hero } could, but is knocked out.
found-owner-elsewhere = { $hero } could, but is in { $zone }.

## Where an ability stands

source-hero = Hero ability
source-shadow = Shadow ability
source-lifebringer = Lifebringer
source-spell = Spell of the amulet
source-lesser-power = Lesser power of the set
source-greater-power = Greater power of the set

## What tokens show

side-spikes = { $count ->
    [0] nothing
    [one] 1 wound
   *[other] { $count } wounds
}
side-bear = { $count ->
    [0] nothing
    [one] 1 action lost
   *[other] { $count } actions lost
}
side-fountain = { $count ->
    [one] 1 health
   *[other] { $count } health
}

## The story

log-md2-round = Round { $round }
log-md2-phase-heroes = Hero phase
log-md2-phase-enemies = Enemy phase
log-md2-phase-level-up = Level-up phase
log-md2-phase-darkness = Darkness phase
log-md2-turn = { $hero } is next.
log-md2-moved = { $who } { $many ->
    [yes] go
   *[no] goes
} to { $zone }.
log-md2-enemy-moved = { $who } { $many ->
    [yes] go
   *[no] goes
} to { $zone }{ $why ->
    [nearest] {" "}(to the nearest hero, { $far ->
        [one] 1 zone away
       *[other] { $far } zones away
    })
    [chosen] {" "}(to a nearest hero, { $far ->
        [one] 1 zone away
       *[other] { $far } zones away
    }: your choice)
   *[ability] {""}
}.
log-md2-placed = { $who } { $many ->
    [yes] appear
   *[no] appears
} in { $zone }.
log-md2-door-opened = { $hero } opens a door.
log-md2-door-opens = A door opens.
log-md2-revealed = A chamber is revealed.
log-md2-door-card = Door card “{ $card }”: { $what }.
log-md2-rooted = { $hero } is caught in the trap.
log-md2-action-lost = { $hero } loses an action.
log-md2-turned = { $thing }: { $side }.
log-md2-wounded = { $who } { $many ->
    [yes] suffer
   *[no] suffers
} { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}.
log-md2-knocked-out = { $hero } is knocked out.
log-md2-woken = { $hero } gets up again.
log-md2-healed = { $hero } regains { $health } health.
log-md2-gained-mana = { $hero } gains { $mana } mana.
log-md2-lost-mana = { $hero } loses { $mana } mana.
log-md2-gained-xp = { $hero } gains { $xp } XP.
log-md2-leveled-up = { $hero } rises to level { $level }.
log-md2-rested = { $hero } rests.
log-md2-learned = { $hero } learns “{ $skill }”.
log-md2-tool-drawn = From the tool bag: { $tool }.
log-md2-tool-turned = { $tool } is turned over.
log-md2-tool-matched = { $tool } suits the action and helps.
log-md2-poisoned = { $who } { $many ->
    [yes] are
   *[no] is
} poisoned.
log-md2-arrow = Arrow card: { $arrow }.
log-md2-aimed = Aim in all: { $aim }.
log-md2-consecrated = { $zone } is consecrated: { $column }.
log-md2-taken-back = The consecration token returns: { $column }.
log-md2-blessed = “{ $skill }” is blessed.
log-md2-gained-rage = { $hero } gains { $rage } rage.
log-md2-stance = { $hero } takes the stance { $stance }.
log-md2-pointer = The pointer of { $hero } shows quadrant { $number }.
log-md2-element-rose = { $element } rises.
log-md2-marker-turned = The marker is turned over: { $element }.
log-md2-ally-came = { $ally } comes to { $zone }.
log-md2-ally-fell = { $ally } is gone.
log-md2-ally-arrived = { $ally } has arrived.
log-md2-fire-gone = { $hero } puts out { $count ->
    [one] 1 fire token
   *[other] { $count } fire tokens
}.
log-md2-drew = { $hero } draws “{ $card }”.
log-md2-nothing-drawn = There is no card left for { $hero }.
log-md2-equipped = { $hero } equips “{ $card }” ({ $slot }).
log-md2-took-off = { $hero } takes “{ $card }” off.
log-md2-given = { $hero } gives { $other } “{ $card }”.
log-md2-discarded = “{ $card }” is discarded.
log-md2-took-loot = { $hero } takes “{ $card }” as loot.
log-md2-used = { $hero } uses “{ $what }”.
log-md2-token-drawn = Treasure from the bag: { $rarity }.
log-md2-token-added = Into the treasure bag: { $rarity }.
log-md2-laid = In { $zone } lies: { $thing }.
log-md2-taken = { $hero } takes: { $thing }.
log-md2-bag-empty = The treasure bag is empty.
log-md2-attacked = { $hero } attacks: { $enemy } ({ $kind }).
log-md2-attacked-by = { $who } { $many ->
    [yes] attack
   *[no] attacks
} { $hero } ({ $kind }{ $why ->
    [nearest] ; nearest in reach, { $far ->
        [0] in the same zone
       *[other] at range { $far }
    }
    [chosen] ; as near as others, { $far ->
        [0] in the same zone
       *[other] at range { $far }
    }: your choice
   *[ability] {""}
}).
log-md2-rolled = Roll: { $shown }.
log-md2-risked = { $hero } rolls for it: { $shown }.
log-md2-dice-added = Dice are added: { $dice }.
log-md2-dice-lost = Dice are lost: { $dice }.
log-md2-rerolled = Re-roll: { $shown }.
log-md2-resolved = Resolved: { $symbol }.
log-md2-ignored = Does not count: { $symbol }.
log-md2-claws-paid = Claws ({ $who }): { $what }.
log-md2-outcome = { $swords ->
    [one] 1 sword
   *[other] { $swords } swords
}, { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}: { $wounds ->
    [0] no wound
    [one] 1 wound
   *[other] { $wounds } wounds
}.
log-md2-spawned = { $who } { $many ->
    [yes] appear
   *[no] appears
} in { $zone } (tier { $tier }).
log-md2-nothing-spawned = Nobody else is left to appear.
log-md2-upgraded = { $who } { $many ->
    [yes] grow
   *[no] grows
} stronger (tier { $tier }).
log-md2-lower = { $who } { $many ->
    [yes] are
   *[no] is
} here already and no weaker.
log-md2-armed = { $who } { $many ->
    [yes] carry
   *[no] carries
} “{ $card }”.
log-md2-figure-killed = A figure falls: { $who }.
log-md2-enemy-fell = { $who } { $many ->
    [yes] are
   *[no] is
} destroyed.
log-md2-enemy-healed = { $who } { $many ->
    [yes] regain
   *[no] regains
} { $health } health.
log-md2-minion-added = A minion joins: { $who }.
log-md2-enemy-left = { $who } leaves the board.
log-md2-activated = { $who } { $many ->
    [yes] act
   *[no] acts
}.
log-md2-condition-met = { $who } follows line { $line } of its card.
log-md2-frost-spent = Frost: { $who } loses an action.
log-md2-burning = Fire: { $who } suffers { $wounds ->
    [0] no wound
    [one] 1 wound
   *[other] { $wounds } wounds
}.
log-md2-fire-laid = { $count ->
    [one] 1 fire token
   *[other] { $count } fire tokens
} on { $who }.
log-md2-frost-laid = { $count ->
    [one] 1 frost token
   *[other] { $count } frost tokens
} on { $who }.
log-md2-darkened = The darkness rises to space { $space }.
log-md2-boss-darkened = The track of the boss rises to space { $space }.
log-md2-lifebringer = A lifebringer is spent, { $left } left.
log-md2-counted = { $name }: { $count }.
log-md2-put-on = { $hero } lays a token on { $enemy }.
log-md2-bound-cleared = What lay on it is gone.
log-md2-fight-began = The boss fight begins: { $who }.
log-md2-tiles-removed = The other tiles are taken away.
log-md2-boss-rolled = The boss rolls { $claws ->
    [0] no claw
    [one] 1 claw
   *[other] { $claws } claws
}.
log-md2-task = Task done ({ $hero }): { $task }.
log-md2-left = { $hero } leaves the dungeon.
log-md2-won = The quest is won.
log-md2-lost = The quest is lost.

## Saved games

saved-md2 = { $quest }, { $heroes ->
    [one] 1 hero
   *[other] { $heroes } heroes
}, round { $round }
saved-md2-set-up = { $quest }, { $heroes ->
    [one] 1 hero
   *[other] { $heroes } heroes
}, being set up

## The command line

bot-greedy = plays with sense, one step ahead
help-value-bots-greedy = plays with sense, one step ahead
help-play = Let somebody who takes any answer play a quest to its end
help-simulate = Let bots play a quest many times
help-new = Begin a game in a new file, without an answer yet
help-arg-quest = The quest: the name of one of the box, or a file.
help-arg-heroes = How many heroes take part (the seed of each game says who they are), or their names separated by commas.
help-simulate-quest = The quest: the name of one of the box, or a file; “all” stands for every quest of the box.
help-simulate-heroes = How many heroes take part (the seed of each game says who they are), or their names separated by commas; “all” stands for every size of party.
help-arg-compare = The quest before a change: the same seeds play it, too, and what is won more or less is told. Does not go together with --witness.
help-arg-witness = Record the game that was won in the fewest rounds in this new file, so that anybody can see that the quest can be won. Does not go together with --compare.
compared-before = The quest as it was
compared-after = The quest as it is
compared-goal = Objective { $number } ({ $goal }): reached in { $after } of 100 games, before in { $before }
compared-falls = { $zone }: heroes knocked out in 100 games: { $after }, before { $before }
cli-md2-party-drawn = The seed of each game says which heroes set out.
cli-md2-party-chosen = In every game these heroes set out: { $heroes }.
cli-md2-no-hero = There is no hero “{ $name }” in the box; there are { $known }.
cli-sweep-quest = Quest
cli-of-one = { $option } looks at one quest, one party and one bot: not at “all”.
help-new-journal = The new file.
help-new-seed = Seed of the dice and decks.
new-md2-begun = { $line }: written to { $file }.

### Massive Darkness 2: what stands on cards, in parts of sentences.

nothing = nothing

## Names of the rules

class-berserker = Berserker
class-paladin = Paladin
class-ranger = Ranger
class-rogue = Rogue
class-shaman = Shaman
class-wizard = Wizard
type-melee = melee
type-magic = magic
type-ranged = ranged
slot-head = head
slot-body = body
slot-legs = legs
slot-misc = trinket
slot-left = left hand
slot-right = right hand
place-hand = one hand
place-two-hands = two hands
place-consumable = used once
element-fire = Fire
element-water = Water
element-earth = Earth
element-air = Air
stance-blood-rage = Blood Rage
stance-reckless = Reckless
stance-provoke = Provoke
column-red = red column
column-gold = golden column
column-blue = blue column
rarity-common = common
rarity-rare = rare
rarity-epic = epic
way-north = north
way-east = east
way-south = south
way-west = west

## Dice and symbols

dice-none = no dice
dice-yellow = { $count ->
    [one] 1 yellow die
   *[other] { $count } yellow dice
}
dice-orange = { $count ->
    [one] 1 orange die
   *[other] { $count } orange dice
}
dice-blue = { $count ->
    [one] 1 blue die
   *[other] { $count } blue dice
}
dice-purple = { $count ->
    [one] 1 shadow die
   *[other] { $count } shadow dice
}
dice-black = { $count ->
    [one] 1 enemy die
   *[other] { $count } enemy dice
}
symbol-sword = sword
symbol-mana = mana
symbol-shield = shield
symbol-claw = claw
symbol-scratch = scratch
symbol-shadow = shadow
symbols-none = nothing
symbols-sword = { $count ->
    [one] 1 sword
   *[other] { $count } swords
}
symbols-mana = { $count ->
    [one] 1 mana
   *[other] { $count } mana
}
symbols-shield = { $count ->
    [one] 1 shield
   *[other] { $count } shields
}
symbols-claw = { $count ->
    [one] 1 claw
   *[other] { $count } claws
}
symbols-scratch = { $count ->
    [one] 1 scratch
   *[other] { $count } scratches
}
symbols-shadow = { $count ->
    [one] 1 shadow
   *[other] { $count } shadows
}

## What Heroes can do

when-anytime = at any time
when-attack = in your attack
when-melee = in your melee attack
when-magic = in your magic attack
when-ranged = in your ranged attack
when-defense = when you are attacked
when-combat = in your combat
when-movement = in a move action
when-always = always
if-in-shadow = in shadow
if-in-light = in light
if-wounded = with at least { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
if-dual-wield = with two weapons
cost-action = for an action
cost-mana = for { $mana } mana
cost-wounds = for { $wounds } health
cost-rage = for { $rage } rage
cost-element = for { $steps } of { $element }
limit-endless = as often as you pay
limit-round = once per round
do-swords = { $count ->
    [one] 1 more sword
   *[other] { $count } more swords
}
do-shields = { $count ->
    [one] 1 more shield
   *[other] { $count } more shields
}
do-mana = gain { $count } mana
do-dice = add { $dice }
do-reroll = re-roll { $count ->
    [one] 1 die
   *[other] { $count } dice
}
do-reroll-enemy = re-roll { $count ->
    [one] 1 enemy die
   *[other] { $count } enemy dice
}
do-loses-shields = the defender loses { $count ->
    [one] 1 shield
   *[other] { $count } shields
}
do-fire = { $count ->
    [one] 1 fire token
   *[other] { $count } fire tokens
} on the enemy
do-frost = { $count ->
    [one] 1 frost token
   *[other] { $count } frost tokens
} on the enemy
do-heal = you or another hero in your zone regain { $count } health
do-points = { $count ->
    [one] 1 more movement point
   *[other] { $count } more movement points
}
do-wounds = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
} for an enemy in sight
do-step = move one zone
do-lose-dice = lose { $dice }
do-hurt = you suffer { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
do-rage = gain { $count } rage
do-actions = { $count ->
    [one] 1 more action
   *[other] { $count } more actions
} in this turn
do-ignore = { $symbol } on { $count ->
    [one] 1 die
   *[other] { $count } dice
} does not count
do-summon = call into your zone: { $spirit }
do-spirit-dice = your spirits attack more strongly: { $dice }
item-attack = Attack ({ $kind }): { $dice }
item-of-many = With 5 or 6 heroes: { $dice }
item-only = Only for: { $class }
item-set = Part of the set
tool-colour-red = For attacks
tool-colour-blue = For moves
tool-colour-green = For every action
tool-in-shadow = Counts as in shadow
tool-poisons = Poisons the target
tool-draws = Further tokens: { $count }
item-defense = Defense: { $dice }
skill-tokens = Into the tool bag: { $token } × { $count }
skill-poison = Poison: { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
} whenever the enemy acts
skill-blessed = Blessed: { $what }
arrow-aim = Aim { $aim }
arrow-quick = Quick shot: { $what }
arrow-critical = Critical hit: { $what }
arrow-over = Overdrawn: { $what }

## What Enemies do

claw-attack = in its attack
claw-defense = when attacked
claw-combat = in any combat
claw-cost = for { $claws ->
    [one] 1 claw
   *[other] { $claws } claws
}
claw-once = once per combat
claw-loses-shields = the hero loses { $count ->
    [one] 1 shield
   *[other] { $count } shields
}
claw-suffer = it suffers { $count ->
    [one] 1 wound
   *[other] { $count } wounds
} itself
claw-kill-own = one of its own figures dies
claw-wound-zone = each hero in the zone of the attacker suffers { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
claw-add-minion-unless = a minion joins, unless the hero discards { $mana } mana
claw-add-minions = a minion joins each mob
claw-drain-mana = the hero loses { $mana } mana
claw-fire = { $count ->
    [one] 1 fire token
   *[other] { $count } fire tokens
} on the hero
claw-burn-after = after the combat the fire on the hero burns ({ $die } each)
claw-wound-another = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
} for another hero in sight with the least health
claw-call-mob = the nearest mob comes one zone closer
scheme-in-light = In light
scheme-hero-within = A hero within { $zones ->
    [one] 1 zone
   *[other] { $zones } zones
}
scheme-sees-several = Several heroes in sight
scheme-sees-one = One hero in sight
scheme-present = On the board
scheme-away = Off the board
scheme-minion-here = A minion in its zone
scheme-otherwise = Otherwise
deed-to-shadow = it moves to the nearest shadow zone
deed-with-farthest = it leaps to the farthest hero within { $zones ->
    [one] 1 zone
   *[other] { $zones } zones
}
deed-fire = { $count ->
    [one] 1 fire token
   *[other] { $count } fire tokens
} on its target
deed-frost = { $count ->
    [one] 1 frost token
   *[other] { $count } frost tokens
} on its target
deed-attack-target = it attacks its target
deed-attack-target-with = it attacks its target with more dice ({ $dice })
deed-attack-each = it attacks each hero in sight
deed-attack-seen = it attacks that hero with more dice ({ $dice })
deed-attack-lowest = it attacks the hero in sight with the least health
deed-leave = it leaves the board
deed-beside-lowest = it appears beside the hero with the least health
deed-eat-minion = it devours the minion
deed-heal = it regains { $count } health
deed-move = it moves up to { $zones ->
    [one] 1 zone
   *[other] { $zones } zones
}
deed-attack-nearest = it attacks the nearest hero if it can
deed-with-nearest = it leaps to the nearest hero
deed-with-most-tainted = it leaps to the hero with the most tokens
deed-wound-tainted = each hero in sight suffers 1 wound for { $tokens ->
    [one] each token
   *[other] every { $tokens } tokens
}
deed-token-back = a token comes back
deed-drain-fullest = the fullest place loses a token
boss-acts = After each hero it takes { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}, and rolls { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} for each
boss-special = { $claws ->
    [0] No claw
    [one] 1 claw
   *[other] { $claws } claws
}: { $what }
boss-attack = more attack dice ({ $dice })
boss-roll = rolls { $count ->
    [one] 1 more die
   *[other] { $count } more dice
}
boss-action = one more action
boss-space = From space { $space }: { $what }

## Door cards

door-do-wounds = the opener suffers { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
door-do-fire = { $count ->
    [one] 1 fire token
   *[other] { $count } fire tokens
} on the opener
door-do-frost = { $count ->
    [one] 1 frost token
   *[other] { $count } frost tokens
} on the opener
door-do-lose-mana = the opener loses { $count } mana
door-do-lose-action = the opener loses an action
door-do-health = the opener regains { $count } health
door-do-mana = the opener gains { $count } mana
door-do-xp = the opener gains { $count } XP
door-do-treasure = { $count ->
    [one] 1 more treasure
   *[other] { $count } more treasures
}
door-do-mob = a mob waits behind the door
door-do-roaming = a roaming monster waits behind the door
door-do-mobs-act = each mob acts at once

### Massive Darkness 2: what the window says.

## The map

map-md2-zone = Zone { $zone }
map-md2-gone = Taken away
map-md2-abyss = Abyss: nobody can enter it.
map-md2-shadow-chamber = A chamber in shadow
map-md2-light-chamber = A chamber in light
map-md2-shadow-corridor = A corridor in shadow
map-md2-light-corridor = A corridor in light
map-md2-hidden = Nobody has opened it yet.
map-md2-consecrated = A consecration token lies here.
map-md2-here = Here: { $names }
map-md2-sight = In line of sight, distance { $zones }
map-md2-health = Health: { $now } of { $full }
map-md2-mana = Mana: { $now } of { $full }
map-md2-tier = Tier { $tier }
map-md2-minions = { $count ->
    [one] 1 minion
   *[other] { $count } minions
}
map-md2-hurt = The hurt minion: { $now } of { $full } health left
map-md2-weapon = Carries: { $card }
map-md2-fire = { $count ->
    [one] 1 fire token
   *[other] { $count } fire tokens
}
map-md2-frost = { $count ->
    [one] 1 frost token
   *[other] { $count } frost tokens
}
map-md2-poisoned = Poisoned
map-md2-loot = On the card: { $things }
map-md2-immune = Nothing can harm it now.
map-md2-bound = The quest is about it.
map-md2-down = Knocked out
map-md2-several = { $name } × { $count }
map-md2-heap = { $names } in { $zone }
map-md2-door = Door between { $zone } and { $other }
map-md2-gate = Gate between { $zone } and { $other }
map-md2-open = Open
map-md2-closed = Closed
thing-portal-roaming = Portal of roaming monsters

## What belongs together in the list

table-chance = { $kills }% to kill · { $whole }.{ $tenth } wounds
table-chance-best = at best play: { $kills }% · { $whole }.{ $tenth } wounds
table-chance-coming = at best play: being reckoned…
table-chance-aim = At best play: results and abilities in the best order, for a kill first, then for as many wounds as possible. What that costs does not count.
table-chance-spread = Wounds dealt: { $list }
table-chance-number = { $number }: { $percent }%
table-chance-or-more = { $number } or more: { $percent }%
table-chance-suffered = { $arrows ->
    [yes] In return scratches, claws and overdrawn shots cost { $whole }.{ $tenth } health on average if nothing is done about them.
   *[no] In return scratches and claws cost { $whole }.{ $tenth } health on average if nothing is done about them.
}
table-chance-falls = { $arrows ->
    [yes] In return scratches, claws and overdrawn shots cost { $whole }.{ $tenth } health on average if nothing is done about them; the attacker is knocked out in { $percent }% of cases.
   *[no] In return scratches and claws cost { $whole }.{ $tenth } health on average if nothing is done about them; the attacker is knocked out in { $percent }% of cases.
}
table-chance-exact = Counted exactly.
table-chance-least = It can be a little more: rolled results have to pay for dice here, and not every way of doing that is counted.
table-chance-left-out = Not counted: { $list }
table-chance-arrows = { $count ->
    [one] attacks with more than 1 arrow card
   *[other] attacks with more than { $count } arrow cards
}
table-chance-claws = what claws bring the enemy
table-chance-policy = The first line is the dice alone: without abilities, mana, claws and scratches. “To kill” means that at least one figure falls.
table-something-else = Something else
group-attack = Attack: { $enemy } ({ $count } ways)
group-rest = Rest ({ $count } ways)
group-take-off = Take something off ({ $count })
group-use = Use: { $name } ({ $count } ways)
group-card = { $name } ({ $count } ways)
group-consecrate = Consecrate a zone ({ $count })

## Sheets

sheet-hero = { $name }, { $class }
sheet-grown = Level { $level } · { $xp } XP
sheet-card = On the card
sheet-abilities = Abilities
sheet-shadow = In shadow: { $what }
sheet-board = What the class board says
sheet-powers = Set Powers
sheet-lesser-power = Lesser power (2 items of the set)
sheet-greater-power = Greater power (4 items of the set)
sheet-worn = Equipped
sheet-packed = In the pack
sheet-skills = Skills
sheet-carried = For the quest
sheet-stance = Stance: { $stance }, rage { $rage }
sheet-pointer = The pointer shows quadrant { $number }.
sheet-element = { $element }: { $height }
sheet-ours-title = Not printed
sheet-ours = What is “designed by us” or “(our design)” has a printed text that is not at hand: we designed one to fit, and yours says something else.
card-md2-ours = { $name } (our design)
card-md2-designed = designed by us
sheet-close = Close the sheet

## Heroes, dice and rail

strip-hero = { $name }: health { $health } of { $full }, mana { $mana }, level { $level }, { $xp } XP, { $actions ->
    [0] no action
    [one] 1 action
   *[other] { $actions } actions
} left
tray-fold = Put the dice aside
tray-unfold = Show the dice of the last fight
tray-die = Die { $number }: { $shown }
tray-attacks = attacks
tray-defends = defends
tray-spent = { $symbols } spent
tray-spent-by = { $symbols } spent: { $name }
tray-on-dice = { $count } on the dice
tray-swords = Swords { $total }: { $parts }
tray-shields = Shields { $total }: { $parts }
tray-claws = Claws
tray-before = from before
tray-wounds = { $wounds ->
    [0] no wound
    [one] 1 wound
   *[other] { $wounds } wounds
}
rail-set-up = Being set up
rail-darkness = Darkness: space { $number }
rail-boss = Track of the boss: space { $number }
rail-level = Level of the dungeon: { $number }
rail-lifebringer = Lifebringers left: { $number }
side-objectives = Objectives: { $met } of { $all } done
side-special = What is different here

## The end

result-won = Won
result-won-about = The quest is done.
result-lost = Lost
result-lost-about = This time the pit was stronger.
result-stuck = Stuck
result-stuck-about = The game cannot go on.
result-fell = Knocked out
result-hero = { $class } · level { $level }
result-lost-fallen = A hero lay on the ground, and no lifebringer was left.
result-lost-quest = What the quest is lost by has come to pass.
result-lost-monsters = The quest needed one more monster, and none was left.
result-lost-given-up = The quest could not be won any more, and you gave it up.
result-lost-escort = { $name } was killed.
result-lost-burden = { $hero } bore { $card } for one round too many.
result-lost-counters = This ran out: { $counters }.
result-lost-rule = By this rule of the quest: { $rule }.
result-home = To the start screen
result-enter = Enter it in the book
result-next = The next quest

## A new game

new-md2-quest = Which quest?
new-md2-heroes = Who goes down?
new-md2-seat = { $number } · { $name }
new-md2-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
new-md2-chosen = { $quest }, { $heroes ->
    [0] nobody yet
    [one] 1 hero
   *[other] { $heroes } heroes
}
new-md2-outfits = What they take along
new-md2-weapon = Weapon of { $name }
new-md2-vial = Vial of { $name }
new-md2-skill = Skill of { $name }
new-md2-a-weapon = Weapon
new-md2-a-vial = Vial
new-md2-a-skill = Skill
new-md2-variants = Variants and readings
variant-hellbreaker = Harder: one lifebringer less
variant-ranged-mobs = A mob with nothing but a ranged weapon steps away from heroes in its zone
variant-fire-first = Roaming monsters burn before they freeze
variant-spells = Attack spells need a magic attack
variant-summoner = Enemies go for the one the quest leads, too
variant-travel = Travelling and leaving the dungeon cost no wounds

## What fell on the players' table

new-md2-dice = Whose dice
new-md2-dice-app = The app rolls and draws
new-md2-dice-typed = We type what fell and what was drawn on our table
typed-roll = What fell on your table? Press a face for each die.
typed-face = Die { $number }, face { $face }: { $shown }
typed-done = That is how they fell
typed-search = Search what was drawn

## What happens
beat-md2-door-card = Door card
beat-md2-token = Token, turned over
command-md2-again = Show again what has happened
beats-go-on = Go on

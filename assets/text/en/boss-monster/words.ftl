### What stands on the cards, put together from what they are made of.

## When

when-window = in any window
when-build-window = in a window of the Build phase
when-hand-window = from your hand, in any window
when-granted = where it was granted this round
when-promotion = instead of the coin of a promotion
when-built = when you build this Room
when-built-or-uncovered = when this Room is built or uncovered
when-build-phase-starts = when the Build phase begins
when-each-build-phase = in each of your Build phases
when-you-build-next-to-this = when you build a Room next to this one
when-you-build-monster = when you build a Monster Room
when-you-build-trap = when you build a Trap Room
when-you-build-miniboss = when you build a Miniboss
when-you-cast-spell = when a Spell of yours has taken effect
when-spell-declared = when an opponent declares a Spell
when-you-gain-coins = when you gain coins
when-you-kill-hero = when a hero dies in your dungeon
when-hero-dies-here = when a hero dies in this Room
when-instead-of-soul = when a hero dies in this Room, before you take its Soul
when-hero-survives-here = when a hero leaves this Room alive
when-hero-dies-with-miniboss = when a hero dies in a Room with a Miniboss
when-room-destroyed = when a Room is destroyed anywhere
when-opponent-discards = when an opponent discards cards from the hand
when-opponent-miniboss = when an opponent builds or promotes a Miniboss
when-bait = in the Bait phase
when-enters-room = before this hero enters a Room
limit-round = once per round
limit-round-each = each player once per round
by-others = any opponent
may = if you like

## If

if-no-coins = if your hoard is empty
if-hero-at-own-entrance = if a hero stands at your entrance
if-health-left = if that hero has { $number } health left or less
if-more-minibosses = if you have more Minibosses in play than the owner of that Room
if-no-room-built = if you have built no Room this round

## At

at-opponent = choose an opponent
at-player = choose a player
at-room = choose { $room }
at-two-rooms = choose two Rooms of one dungeon
at-hero = choose { $hero }
at-this-hero = choose this hero
at-dungeon = choose a dungeon
at-icon = choose a dungeon and a treasure
at-miniboss-own = choose a Miniboss of yours
at-miniboss-other = choose a Miniboss of an opponent
at-miniboss = choose a Miniboss
at-discarded = choose { $card } from the discard pile
at-just-discarded = choose one of these cards
at-own-wound = choose one of your Wounds

room-any = a Room
room-any-monster = a Monster Room
room-any-trap = a Trap Room
room-own = a Room of yours
room-own-monster = a Monster Room of yours
room-own-trap = a Trap Room of yours
room-other-own = another Room of yours
room-other-own-monster = another Monster Room of yours
room-other-own-trap = another Trap Room of yours
room-others = a Room of an opponent
room-others-monster = a Monster Room of an opponent
room-others-trap = a Trap Room of an opponent

hero-here = a hero in this Room
hero-own-dungeon = a hero in your dungeon
hero-own-entrance = a hero at your entrance
hero-any-dungeon = a hero in any dungeon
hero-with-miniboss = a hero in a Room with a Miniboss
hero-town = a hero in town
hero-anywhere = any hero

## Cost

cost-coins = pay { $number ->
    [one] 1 coin
   *[other] { $number } coins
}
cost-coins-from = pay any number of coins{ $number ->
    [0] {""}
   *[other] , at least { $number }
}
cost-give = give { $number ->
    [one] 1 coin
   *[other] { $number } coins
} to its owner
cost-give-from = give its owner any number of coins, at least { $number }
cost-give-level = give its owner a coin for each of its Levels
cost-discard = discard { $cards }
cost-discard-this = discard this card
cost-destroy-this = destroy this Room
cost-destroy-own-monster = destroy a Monster Room of yours
cost-destroy-own-trap = destroy a Trap Room of yours

what-card = { $number ->
    [one] a card
   *[other] { $number } cards
}
what-room = { $number ->
    [one] a Room
   *[other] { $number } Rooms
}
what-monster = { $number ->
    [one] a Monster Room
   *[other] { $number } Monster Rooms
}
what-miniboss = { $number ->
    [one] a Miniboss
   *[other] { $number } Minibosses
}
what-spell = { $number ->
    [one] a Spell
   *[other] { $number } Spells
}
what-room-or-spell = { $number ->
    [one] a Room or Spell
   *[other] { $number } Rooms or Spells
}

## How many

amount-per = { $effect } for each { $counted }
amount-plus = { $effect }, and { $number } more for each { $counted }
counted-minibosses-in-hand = Miniboss in your hand
counted-spells-in-hand = Spell in your hand
counted-coins-here = coin on this Room
counted-coins-placed = of these coins
counted-coins-paid = coin paid
counted-icons-of-it = treasure on it
counted-lured-here = hero lured here this round
counted-level-of-it = of its Levels
counted-mixed-rooms = of your Rooms with several kinds of treasure
counted-wounds = Wound of yours
counted-rooms-left = Room of yours

## What happens

rooms-this = this Room
rooms-target = that Room
rooms-right-monster = the Monster Room directly to the right
rooms-right-trap = the Trap Room directly to the right
rooms-own-monster = your Monster Rooms
rooms-own-trap = your Trap Rooms
rooms-other-own-monster = your other Monster Rooms
rooms-other-own-trap = your other Trap Rooms
rooms-all-monster = all Monster Rooms of that dungeon
rooms-all-trap = all Trap Rooms of that dungeon
rooms-all-own = all your Rooms

do-damage-more = { $rooms } { $many ->
    [yes] deal
   *[no] deals
} { $number } more damage
do-damage-less = { $rooms } { $many ->
    [yes] deal
   *[no] deals
} { $number } less damage
do-icons = this Room has { $number } more { $treasure }
do-double-icons = every treasure printed on this Room counts twice
do-forbid-beside-monster = no Monster Room can be built beside this Room
do-forbid-beside-trap = no Trap Room can be built beside this Room
do-any-may-cover = any Room can be built on this one
do-ignore-heroes = the words on heroes in this dungeon and at its entrance do not count
do-start-level = it begins at Level { $number }
do-extra-coins = you gain { $number } more
do-remove-hero = the hero leaves the game instead
do-lure-fewest-souls = this hero goes to whoever has the fewest Souls
do-lure-most-souls = this hero goes to whoever has the most Souls after Wounds are taken off
do-skip-mixed = it skips Rooms with more than one kind of treasure
do-gain = gain { $number ->
    [one] 1 coin
   *[other] { $number } coins
}
do-draw-rooms = draw { $number ->
    [one] a card
   *[other] { $number } cards
} of the Room deck
do-draw-spells = draw { $number ->
    [one] a Spell
   *[other] { $number } Spells
}
do-discard-at-random-rooms = that player discards a Room card at random
do-discard-at-random-spells = that player discards a Spell at random
do-take-at-random-rooms = take a Room card from that player at random
do-take-at-random-spells = take a Spell from that player at random
do-take-target = take that card
do-discard-own = discard { $cards }, if you have one
do-place-coins = you may put up to { $number } of your coins on this Room
do-salvage = for each of these coins take a card from the discard pile
do-upkeep = put a coin on this Room, or destroy it
do-swap-hoards = you and that player exchange hoards
do-redraw = that player discards the hand and draws as many cards of each kind
do-look-and-take = look at that player’s hand; you may take a Room or Spell from it
do-mill = { $number ->
    [one] put the top card of the Room deck on the discard pile
   *[other] put the top { $number } cards of the Room deck on the discard pile
}
do-grant = this round you may use the other ability of this Room against that player
do-strike = that hero takes { $number } damage
do-kill = that hero dies
do-health = that hero has { $number } more health this round
do-delay = that hero does not enter this round
do-send-town = that hero goes back to town
do-send-entrance = that hero goes to the end of the line at your entrance
do-heal = that Wound becomes Souls
do-double = { $rooms } { $many ->
    [yes] deal
   *[no] deals
} double damage this round
do-may-double = if you have exactly one Miniboss, you may double it
do-deactivate = that Room is deactivated this round
do-blank = that Room has no words this round
do-all-icons = that Room has one of each treasure this round, and no other
do-no-icons = that Room has no treasure this round
do-add-icon = that dungeon has one more of it this round
do-swap = they change places
do-as-built = { $rooms } { $many ->
    [yes] count
   *[no] counts
} as just built
do-ignore-rooms = heroes ignore the words on the Rooms of that dungeon this round
do-skip-first = heroes skip the first Room of that dungeon this round
do-switch-off = its other ability is off this round
do-advanced-anywhere = this round your Advanced Room needs no treasure in common with the Room beneath
do-return-miniboss = that Miniboss goes back to its owner’s hand
do-build-milled = you may build a Miniboss among them
do-take-miniboss = that Miniboss comes to your dungeon at its Level, and you build no Room this round
do-draw-and-build = draw a card of the Room deck; if it is a Room, you may build it at once
do-cancel-spell = the Spell is cancelled
do-tax = whoever declared it pays a coin, for this Spell and for each further one of this round, or it is cancelled

treasure-cleric = Relic
treasure-fighter = Weapon
treasure-mage = Spellbook
treasure-thief = Gold

## Put together

ability-headed = { $when }: { $what }
ability-or = { $one }, or { $other }
ability-then = { $price } → { $effect }
level-text = Level { $level }: { $text }

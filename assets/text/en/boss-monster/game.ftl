### Boss Monster: the answers, and its story.

seat-name = Player { $number }
card-unknown = a hidden card

## What keeps it from being played

wrong-bm-cards = These cards are no game of Boss Monster: { $why }.
wrong-bm-twice = two cards have the code { $what }
wrong-bm-number = { $what ->
    [bosses] there have to be 8 to 32 Bosses
    [rooms] there have to be 40 to 120 Room cards
    [minibosses] there can be 24 Minibosses at most
    [spells] there have to be 16 to 60 Spell cards
    [heroes] there have to be 10 to 64 heroes
   *[cards] there is room for 192 cards at most, every copy counted
}
wrong-bm-card = what stands on { $what } cannot be

## The answers

label-bm-keep = Keep { $card }
label-bm-mulligan = Draw a new hand
label-bm-no-mulligan = Keep this hand
label-bm-discards = Discard { $one } and { $other }
label-bm-pays = Pay a coin for it
label-bm-pays-not = Discard the Miniboss
label-bm-lay-left = { $card }: build at the entrance
label-bm-lay-on = { $card }: build on { $room }
label-bm-lay-under = { $card }: put under { $room }
label-bm-lift = Take the laid card back
label-bm-promote-coin = Promote { $card } for a coin
label-bm-promote-card = Promote { $card }, discarding { $other }
label-bm-feed = Put a coin on { $card }
label-bm-sell = Discard { $card } for a coin
label-bm-use = Use { $card }
label-bm-cast = Cast { $card }
label-bm-on = on { $target }
label-bm-both = { $one } and { $other }
label-bm-icon = { $treasure } for { $seat }
label-bm-dungeon = the dungeon of { $seat }
label-bm-paying = paying { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
label-bm-giving-up = giving up { $cards }
label-bm-pass = Pass
label-bm-no-more = Nothing more
label-bm-no-first-room = Lay none
label-bm-pass-action = Pass until somebody does something
label-bm-pass-turn = Pass until my turn
label-bm-pass-phase = Pass until the next phase
label-bm-first = First { $card }
label-bm-first-ability = First { $card }, its ability { $number }
label-bm-draw-room = A card of the Room deck
label-bm-draw-spell = A Spell
label-bm-yes = Yes
label-bm-no = No

## The story; lines that end in -hidden tell those who may not know the card

log-bm-boss-dealt = { $seat } is { $card }.
log-bm-boss-offered = { $seat } is offered { $card }.
log-bm-boss-offered-hidden = { $seat } is offered a Boss.
log-bm-comes-first = { $card } comes first.
log-bm-sealed = { $seat } has chosen.
log-bm-hand-returned = { $seat } draws a new hand.
log-bm-round = Round { $round }
log-bm-phase-build = Build phase
log-bm-phase-adventure = Adventure phase
log-bm-bait = Bait phase
log-bm-turn = { $seat } is next.
log-bm-hero-came = { $card } comes to town.
log-bm-reshuffled-rooms = The discarded Room cards become the Room deck.
log-bm-reshuffled-spells = The discarded Spells become the Spell deck.
log-bm-lured = { $card } goes to { $seat }.
log-bm-stayed = { $card } stays in town.
log-bm-eliminated = { $seat } is out of the game.
log-bm-won = { $seat } wins.
log-bm-drew = { $seat } draws { $card }.
log-bm-drew-room-hidden = { $seat } draws a card of the Room deck.
log-bm-drew-spell-hidden = { $seat } draws a Spell.
log-bm-milled = { $card } goes to the discard pile.
log-bm-discarded = { $seat } discards { $card }.
log-bm-to-hand = { $seat } takes { $card }.
log-bm-took = { $seat } takes { $card } from { $other }.
log-bm-took-room-hidden = { $seat } takes a Room card from { $other }.
log-bm-took-spell-hidden = { $seat } takes a Spell from { $other }.
log-bm-looked = { $seat } looks at the hand of { $other }.
log-bm-showed = { $seat } shows { $number ->
    [0] no Miniboss
    [one] 1 Miniboss
   *[other] { $number } Minibosses
}.
log-bm-counted = { $seat } has { $number ->
    [0] no Miniboss
    [one] 1 Miniboss
   *[other] { $number } Minibosses
} in hand.
log-bm-gained = { $seat } gains { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
log-bm-paid = { $seat } pays { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
log-bm-gave = { $seat } gives { $other } { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
log-bm-coins-placed = { $seat } puts { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} on { $card }.
log-bm-coins-lost = The coins on { $card } are gone.
log-bm-hoards-swapped = { $seat } and { $other } exchange hoards.
log-bm-laid = { $seat } lays { $card } face down.
log-bm-laid-hidden = { $seat } lays a card face down.
log-bm-lifted = { $seat } takes { $card } back.
log-bm-lifted-hidden = { $seat } takes the laid card back.
log-bm-revealed = { $seat } reveals { $card }.
log-bm-built = { $seat } has built { $card }.
log-bm-miniboss-lost = { $seat } discards the unpaid { $card }.
log-bm-promoted = { $card } of { $seat } rises to Level { $level }.
log-bm-reset = { $card } starts over at Level 1.
log-bm-leveled-up = Level Up for { $seat }.
log-bm-destroyed = { $card } of { $seat } is destroyed.
log-bm-uncovered = { $card } of { $seat } is uncovered.
log-bm-deactivated = { $card } is deactivated.
log-bm-swapped = { $card } and { $other } change places.
log-bm-as-built = { $card } counts as just built.
log-bm-lasts = It holds until the end of the round.
log-bm-declared = { $seat } declares { $card }.
log-bm-triggered = { $card } of { $seat } comes into effect.
log-bm-resolved = { $card } of { $seat } takes effect.
log-bm-fizzled = { $card } of { $seat } comes to nothing: what it was meant for is gone.
log-bm-cancelled = { $card } of { $seat } is cancelled.
log-bm-taxed = { $other } makes Spells of { $seat } cost a coin this round.
log-bm-entered = { $card } enters { $room }: { $damage } damage.
log-bm-skipped = { $card } skips { $room }.
log-bm-struck = { $card } takes { $damage } damage.
log-bm-healthier = { $card } has { $health } more health this round.
log-bm-died = { $card } dies in { $room }.
log-bm-survived = { $card } leaves { $room } alive.
log-bm-wounded = { $card } reaches the Boss: { $seat } takes a Wound.
log-bm-soul = { $seat } takes the Soul of { $card }.
log-bm-hero-removed = { $card } leaves the game.
log-bm-sent-to-town = { $card } goes back to town.
log-bm-sent-to-entrance = { $card } goes to the entrance of { $seat }.
log-bm-delayed = { $card } does not enter this round.
log-bm-healed = A Wound of { $seat } becomes Souls: { $card }.

## Saved games

saved-bm = Boss Monster for { $seats }, round { $round }

### Boss Monster: its name, what is asked and refused, the answers, and its story.

game-name = Boss Monster
seat-name = Player { $number }
card-unknown = a hidden card

## What is asked

ask-bm-deal = Which Boss is dealt?
ask-bm-tie = Two Bosses have equal XP. Which comes first?
ask-bm-hero = Which hero comes to town?
ask-bm-draw-room = Which card of the Room deck is drawn?
ask-bm-draw-spell = Which Spell is drawn?
ask-bm-mill = Which card goes to the discard pile?
ask-bm-at-random = Which card of the hand is hit by chance?
ask-bm-keep = Which Boss do you keep?
ask-bm-mulligan = Do you keep this hand, or draw a new one?
ask-bm-discards = Which two cards do you discard?
ask-bm-pays = Do you pay a coin for your Miniboss?
ask-bm-first-room = Which is your first Room?
ask-bm-turn = Your turn to build.
ask-bm-window = Do you use anything now?
ask-bm-declare = Do you declare anything?
ask-bm-cancel = A Spell has been declared. Do you answer it?
ask-bm-tax = Do you pay a coin, so that your Spell takes effect?
ask-bm-order = Which comes first?
ask-bm-trigger = How do you use this?
ask-bm-coins = How many coins do you put on it?
ask-bm-show = How many Minibosses of your hand do you show?
ask-bm-salvage = Which card do you take from the discard pile?
ask-bm-take = Which card do you take from this hand?
ask-bm-discard = Which card do you discard?
ask-bm-double = Do you double the damage?
ask-bm-build = Do you build this card at once?
ask-bm-granted = Do you use this now?
ask-bm-intrigue = You took the most Souls. What do you draw?

## What is not allowed

refusal-bm-advanced = An Advanced Room is built on a Room with which it shares a treasure.
refusal-bm-answered = You have answered already.
refusal-bm-chance = This is not among what chance can bring now.
refusal-bm-coins = There are not enough coins for this.
refusal-bm-condition = What has to be so for this is not so.
refusal-bm-cost = This is not how it is paid.
refusal-bm-first-room = The first Room is an ordinary one.
refusal-bm-forbidden = The Room beside it forbids a Room of this type.
refusal-bm-fresh = A Miniboss built this round is not promoted in it.
refusal-bm-highest = This Miniboss has the highest Level.
refusal-bm-inactive = This card is not active now.
refusal-bm-laid = A card is laid already.
refusal-bm-laid-is-laid = A card that is laid stays where it is.
refusal-bm-miniboss-beside = A Miniboss goes under a Room.
refusal-bm-miniboss-needs-room = A Miniboss needs a Room without one.
refusal-bm-miniboss-there = This Room has a Miniboss already.
refusal-bm-mulligan = Only who holds no ordinary Room draws a new hand.
refusal-bm-no-ability = This card can do nothing of the kind now.
refusal-bm-no-cancel = This does not answer the Spell.
refusal-bm-no-coin-here = This Room does not ask for a coin now.
refusal-bm-no-miniboss = No Miniboss of yours is there.
refusal-bm-no-room = You build no Room this round.
refusal-bm-no-such-room = There is no such Room in your dungeon.
refusal-bm-no-window = No window is open for this.
refusal-bm-not-a-room = This card is no Room.
refusal-bm-not-in-hand = This card is not in your hand.
refusal-bm-not-offered = This is not offered.
refusal-bm-not-open = Only a Room that lies open can be built on.
refusal-bm-not-your-build = This is done only in your own turn of the Build phase.
refusal-bm-nothing-laid = No card of yours is laid.
refusal-bm-over = The game is over.
refusal-bm-phase = This is not used in this phase.
refusal-bm-promoted = You have promoted a Miniboss this round.
refusal-bm-row-full = A dungeon has five Rooms at most.
refusal-bm-seats = Two to four can play.
refusal-bm-sold = You have done this once this round.
refusal-bm-target = This cannot be chosen for it.
refusal-bm-too-few = With the cards left out there are too few to play.
refusal-bm-two-cards = Two different cards of your hand are discarded.
refusal-bm-used = You have used this already this round.
wrong-bm-cards = These cards are no game of Boss Monster: { $why }.
wrong-bm-twice = two cards have the code { $code }
wrong-bm-number = there are too few or too many of a kind
wrong-bm-card = what stands on { $code } cannot be

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
label-bm-way = way { $number }
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
saved-bm-set-up = Boss Monster for { $seats }, being set up

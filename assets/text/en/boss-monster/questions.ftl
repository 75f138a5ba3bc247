### Boss Monster: what is asked, and why an answer is refused.

game-name = Boss Monster: Rise of the Minibosses

## What is asked

ask-bm-deal = Which Boss is dealt?
ask-bm-tie = Two Bosses have the same XP. Which of them comes first in this game?
ask-bm-hero = Which hero comes to town?
ask-bm-draw-room = Which card of the Room deck is drawn?
ask-bm-draw-spell = Which Spell is drawn?
ask-bm-mill = Which card is turned over from the deck?
ask-bm-at-random = Which card of the hand does chance pick?
ask-bm-keep = Which Boss do you want to be?
ask-bm-mulligan = Do you want to exchange your hand for seven new cards?
ask-bm-discards = Which two cards do you discard?
ask-bm-pays = Do you pay 1 coin for your new Miniboss? If not, it is discarded.
ask-bm-first-room = Which Room do you lay as your first?
ask-bm-turn = Your turn to build: what do you do?
ask-bm-window = You are the active player: do you use anything?
ask-bm-declare = Do you announce anything?
ask-bm-cancel-of = { $card } has been announced. Do you answer it?
ask-bm-cancel = A Spell has been announced. Do you answer it?
ask-bm-tax = Do you pay 1 coin so that your Spell goes on?
ask-bm-order = Several of your abilities come up. Which one is first?
ask-bm-trigger = One of your abilities comes up. How do you use it?
ask-bm-trigger-of = { $card } comes up. How do you use it?
ask-bm-coins = How many coins do you put on this Room?
ask-bm-show = How many Minibosses of your hand do you show?
ask-bm-salvage = Which card do you take from the discard pile?
ask-bm-take = Which card do you take from this hand?
ask-bm-discard = Which Room card do you discard?
ask-bm-double = Do you double the damage of this Room?
ask-bm-build = Do you build at once, and where?
ask-bm-granted = Do you use it at once?
ask-bm-intrigue = You got no Soul in this round. Do you draw a card for that?

## What is not allowed

refusal-bm-seats = Boss Monster is played by two to four.
refusal-bm-too-few = With so many Bosses, Rooms or Spells left out there are not enough to begin.
refusal-bm-no-heroes = With so many heroes left out not enough come to town.
refusal-bm-fetches-alike = A card that is discarded for another one does not fetch one that could do the same in turn.
refusal-bm-without = A card that is left out of this game is not among its cards.
refusal-bm-own-cards = The cards that this game has taken along are no game of Boss Monster any more.
refusal-bm-over = The game is over.
refusal-bm-chance = Chance decides here, among the cards that are left.
refusal-bm-no-ability = This card can do nothing like that.
refusal-bm-no-window = Nothing can be used at this moment.
refusal-bm-not-in-hand = This card is not in your hand.
refusal-bm-phase = This cannot be used in this phase.
refusal-bm-used = It has been used in this round already.
refusal-bm-inactive = This card is not active, or it is not yours to use.
refusal-bm-target = That cannot be chosen for it.
refusal-bm-condition = Its condition does not hold.
refusal-bm-coins = There are not enough coins for that.
refusal-bm-cost = It cannot be paid for like that.
refusal-bm-miniboss-needs-room = A Miniboss needs a Room to lie under.
refusal-bm-miniboss-there = There is a Miniboss under this Room already.
refusal-bm-miniboss-beside = The Room beside it has a Miniboss.
refusal-bm-no-such-room = There is no such Room in your dungeon.
refusal-bm-not-open = Nothing can be built on this Room now: it is deactivated or lies beneath a face-down card.
refusal-bm-not-a-room = This card is no Room.
refusal-bm-first-room = Your first Room must be an ordinary one.
refusal-bm-no-room = You may build no Room in this round.
refusal-bm-row-full = A dungeon has five positions at most; build over a Room instead.
refusal-bm-advanced = An Advanced Room goes over a Room with which it shares a treasure.
refusal-bm-forbidden = A Room beside it does not let this type be built there.
refusal-bm-laid = You have laid a card in this turn already; take it back first.
refusal-bm-nothing-laid = You have laid no card that you could take back.
refusal-bm-laid-is-laid = In this game a laid card stays where it lies.
refusal-bm-no-miniboss = There is no such Miniboss in your dungeon.
refusal-bm-promoted = You have promoted a Miniboss in this round already.
refusal-bm-fresh = A Miniboss is not promoted in the round in which it was built.
refusal-bm-highest = This Miniboss has its highest Level already.
refusal-bm-no-coin-here = This Room asks for no coin now.
refusal-bm-sold = No Room card can be exchanged for a coin now.
refusal-bm-not-your-build = Cards are laid and Minibosses promoted only in your own turn of the Build phase.
refusal-bm-mulligan = Only a hand with four Advanced Rooms or four Rooms of one treasure may be exchanged.
refusal-bm-not-offered = That is not one of the answers to this question.
refusal-bm-answered = This seat is not asked, or has answered already.
refusal-bm-two-cards = Exactly two cards of your own hand are discarded.
refusal-bm-no-cancel = A declared Spell cannot be answered with that.

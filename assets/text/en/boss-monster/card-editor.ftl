### Boss Monster: cards of one's own.

command-bm-cards = Cards of your own
new-bm-own-cards = { $count ->
    [one] Play with your own card
   *[other] Play with your { $count } own cards
}
card-unnamed = Card { $code }

## The list

cards-deck-boss = Bosses
cards-deck-room = Rooms
cards-deck-miniboss = Minibosses
cards-deck-spell = Spells
cards-deck-hero = Heroes

## What is changed

cards-kind = Kind
cards-advanced = Advanced Room
cards-damage = Damage
cards-castable = can be cast
cards-players = From so many players on
cards-xp = XP
cards-picture = Looks like
cards-level = Level { $number }
cards-way = Way { $number }
cards-another-way = Another way
cards-always = all the time
cards-cast = when it is cast
cards-by-owner = its owner
cards-limit-free = as often as it is paid
cards-may = need not be
cards-nothing = nobody and nothing
cards-exactly = just so many
cards-for-each = for each…
cards-and-for-each = and more for each…
part-by = who
part-at = Chosen
part-amount = how much
part-each = number for each

## What cannot be right

card-problem-treasure = It needs one treasure to four.
card-problem-no-treasure = Without treasure it lures nobody, or goes nowhere.
card-problem-copies = There are one to four copies in the deck.
card-problem-number = A number is larger or smaller than on any card.
card-problem-no-phase = Say in which phase it can be cast.
card-problem-levels = A Miniboss has three Levels, each with one ability.
card-problem-no-text = A Spell that does nothing is no Spell.
card-problem-moment = This moment never comes for such a card.
card-problem-use = Who uses it and how often does not go with the moment.
card-problem-target = That cannot be chosen then.
card-problem-condition = That can only be asked of what is chosen.
card-problem-cost = That cannot be paid here.
card-problem-too-many-costs = Cards are given up for one thing only, and there are three costs at most.
card-problem-not-discarded = A card that is used from the hand is discarded for it.
card-problem-effect = That can do nothing at this moment, or not to what is chosen.
card-problem-amount = That cannot be counted here, or the number is no number of such a thing.
card-problem-no-effect = Nothing happens.
card-problem-too-much = That is more than fits on a card.
card-problem-named-for-nothing = Something is chosen, but nothing is done to it.
card-problem-code = It needs a code of at most 80 letters.
card-problem-endless = It could go on without end: say once per round, or let something be given up for it.

## On the command line

help-lint = Look for what is wrong with packs of own cards
help-lint-files = Files of own cards.
help-name-files = FILES

## Shared words of forms

cards-unsaved = Your cards are not saved
cards-unsaved-hint = Nothing is lost as long as this window is open. Mend what stands in the way and try again, or stay here.
cards-facts = What is printed on it
cards-copies = Copies in the deck
cards-health = Health
cards-text = What it can do
cards-no-text = Nothing besides.
cards-new-text = One more ability
cards-text-number = Ability { $number }
part-when = When
part-use = How
part-limit = how often
part-if = If
part-cost = Cost
part-do = Then
part-number = number
help-simulate-own-cards = Play with your own cards, too.
document-cards = a pack of cards
document-campaign = a score pad to pass on

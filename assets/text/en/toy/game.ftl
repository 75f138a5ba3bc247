### Lanterns: its name, its cards, what is asked and refused, and its story.

game-name = Lanterns
seat-name = Player { $number }

## The ten cards

card-wick = Wick
card-ember = Ember
card-candle = Candle
card-torch = Torch
card-oil-lamp = Oil lamp
card-brazier = Brazier
card-beacon = Beacon
card-bonfire = Bonfire
card-lighthouse = Lighthouse
card-moon = Moon

## What is asked

ask-toy-deal = Which card is dealt?
ask-toy-lay = Which card do you lay face down?
ask-toy-wind = How strong is the wind?

## What is not allowed

refusal-toy-seats = Lanterns is played by two or three.
refusal-toy-deal = What is dealt now is one of the cards still in the bag.
refusal-toy-laid = It is not this player’s turn to lay a card.
refusal-toy-hand = This card is not in that hand.
refusal-toy-lay = First everybody lays a card face down.
refusal-toy-wind = Every card lies there. Now the die says how strong the wind is: 1 to 6.
refusal-toy-over = The game is over.
wrong-toy-cards = These cards are no game of Lanterns: there are too few or too many of them, or one is too bright.

## The story; in the lines that end in -hidden nobody else may know the card

log-toy-dealt = { $seat } is dealt “{ $card }”.
log-toy-dealt-hidden = { $seat } is dealt a card.
log-toy-laid = { $seat } lays “{ $card }” face down.
log-toy-laid-hidden = { $seat } lays a card face down.
log-toy-blew = The wind blows: { $wind }.
log-toy-uncovered = { $seat } turns over “{ $card }”, which shines with { $light }.
log-toy-took = { $seat } takes a lantern.

## The rules, one line each

rule-TOY-01 = Two or three play. Each is dealt three of the ten cards, and only the owner sees them.
rule-TOY-02 = In each round everybody lays one card face down, whoever is ready first.
rule-TOY-03 = When every card lies there, one die is rolled for the wind, and the cards are turned over.
rule-TOY-04 = A card shines with its light and the wind; a gusty one counts the wind twice. The brightest takes a lantern; if several are equally bright, each takes one.
rule-TOY-05 = The game ends after three rounds. More lanterns mean a higher place; equal numbers share one.

## Saved games

saved-toy = Lanterns for { $seats }, round { $round }

## Who plays many games

bot-brightest = lays the brightest card
help-value-bots-brightest = always lays the brightest card of its hand

### What the tables of games of tiles say alike.

## Dice and beats

tray-left = left over
tray-left-said = Left over: { $symbols }
beats-title = What happens

## Hints of a first evening

command-hint = Put the hint away
settings-hints = Hints on the first evening
settings-hints-anew = Explain everything once more
hint-question = The game asks you one question at a time. Whatever you may answer is listed here, and marked on the map as well.
hint-take-back = Everything can be taken back, as far as you like. The dice fall the same way again, so try things out.

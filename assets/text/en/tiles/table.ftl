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

## Before the first turn

intro-begin = Go down
intro-back = Back to the table
intro-again = Story, objectives and map
intro-goals = What you have to do
intro-rules = What is special here

## The end of a game

result-line = { $rounds ->
    [one] { $quest } · after 1 round
   *[other] { $quest } · after { $rounds } rounds
}
result-people = Who did what
result-dealt = Wounds dealt
result-slain = Enemies killed
result-taken = Wounds suffered
result-doors = Doors opened
result-picked = Picked up
result-xp = Experience gained
result-health = Health from round to round
result-health-told = Health at the end of each round.
result-turns = What decided it, the last first
result-no-turns = Nothing out of the ordinary happened.
result-again = Play it again
result-board = Look at the board
result-show = Back to the result
result-round = Round { $round }
result-objectives = What was to be done
result-met = Done:
result-missed = Not done:

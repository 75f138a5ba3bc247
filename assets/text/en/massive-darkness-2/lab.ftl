### Massive Darkness 2: what many games of bots tell of a quest.

## Games that were won

balance-won-about = Bots have won these. Watch one move by move; any other decision of yours takes it over.
balance-kept-about = The best game that a check of this quest has found for each number of heroes. It lies beside the quest and was played again just now. Watch one move by move; any other decision of yours takes it over.
balance-kept-as-well = Won on an earlier version of the quest, which you will see; the same decisions win today’s version, too.
balance-kept-earlier = Won on an earlier version of the quest, which you will see. In today’s version the same decisions do not win: { $again } of { $of } can be made again.
playing-md2-won-once = But it has been won by so many: see the games below.

## Why parties fall

balance-fellers = Who knocks them out
balance-feller = { $enemy }: { $share }% of those knocked out, in round { $round } on average, mostly in { $zone }
balance-felled-otherwise = No fight
balance-falls = Where heroes are knocked out
balance-no-fall = Nobody was knocked out.
balance-fall = { $zone }: { $share }% of those knocked out
balance-moment = Play the moment before somebody is knocked out in { $zone }
why-course = At least half of the games come to round { $half }; most heroes are knocked out in round { $round } ({ $share }% of them).
why-course-one-fall = At least half of the games come to round { $half }; one hero was knocked out, in round { $round }.
why-course-without-falls = At least half of the games come to round { $half }; nobody was knocked out.
why-falls = heroes who are knocked out
why-after-about = What had happened last when a hero was knocked out or a game was lost: which door was opened; which door card was drawn or how far the darkness had risen. In brackets: between which bounds the share of all such games lies (confidence { $confidence }%).
why-after-door-card = After the door card “{ $card }”
why-after-darkness = After the darkness rose to space { $space }
why-before-events = Before the first door card and the first darkness phase
why-lead = { $after }: somebody is knocked out in { $share }% of the games ({ $low } to { $high }%). { $all ->
    [0] Nobody was knocked out
   *[other] Knocked out: { $falls } of { $all }
}; { $games ->
    [0] no game was lost
   *[other] lost games that ended so: { $lost } of { $games }
}.
why-moment = Play the moment before somebody is knocked out: { $after }
why-moment-in-round = Play the moment before somebody is knocked out in round { $round }
why-unused-skills = Skills that were learned and never used ({ $count }): { $names }.
why-unlearned = Skills that nobody learned although their class played ({ $count }): { $names }.
cli-why-fellers = Who knocks them out:
cli-why-feller = { $enemy }: { $share } of those knocked out ({ $low } to { $high }), in round { $round } on average, mostly in { $zone } (seed { $seed })
cli-why-after = After what they are knocked out (confidence { $confidence }%):
cli-why-falls = Knocked out by round: { $rounds }
help-simulate-why = Tell why parties fall, too: who knocks heroes out, after what, when, and what was never used; each with the seed of a game that shows it. Goes together with neither --results nor --compare.

## How hard a quest is

difficulty-gentle = Gentle
difficulty-fair = Fair
difficulty-hard = Hard
difficulty-merciless = Merciless
planned-about-planner = How hard it is called follows from what our planning bot won: { $parts }. Games that it imagines for each turn: { $budget }; the seed of each game says with which hero of the box it begins. In brackets stands where its share of all such games lies, with a confidence of 95%.

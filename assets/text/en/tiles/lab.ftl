### What games of tiles say alike: many games of bots, and what follows from them.

## How hard a quest is

difficulty-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
planned-part = { $won } of { $of } games of { $heroes ->
    [one] one hero
   *[other] { $heroes } heroes
} ({ $least } to { $most }%)
planned-short = Our planning bot wins { $percent }% with { $heroes ->
    [both] three and four heroes
    [four] four heroes
   *[three] three heroes
}
difficulty-unknown = Nobody has measured it yet

## How strong our bots are

strength-of-the-box = What both won of the same games of the box (number of games: { $games }):
strength-percent = { $percent }%
strength-full = { $bot }: { $won } of { $of } games won. With a confidence of 95% its share of all such games lies between { $least } and { $most }%.
strength-of-a-quest = { $quest }, { $heroes ->
    [one] one hero
   *[other] { $heroes } heroes
}: { $won } of { $of }

## Why parties fall

why-course-title = How long they last
why-still-going = games still going on
why-after-title = After what they fall
why-after-door = After the door between { $zone } and { $other }
why-before-doors = Before the first door
why-unused-title = What was never used
why-unused = Cards that somebody had and nobody ever wore or used ({ $count }): { $names }.
why-unseen = Cards that nobody ever had ({ $count }): { $names }.
why-skill = { $skill } ({ $class })
why-more = { $names } and { $count } more
cli-why-lead = { $lead } (seed { $seed })
balance-show = Show { $zone }
balance-moment-gone = This game cannot be played again: cards or rules have changed since.
balance-moment-looked-for = The game is played again up to there…

## Games that were won

balance-kept = Games that checks have won
balance-kept-looked-at = Being looked at…
balance-won = Games that were won
balance-won-game = { $heroes ->
    [one] 1 hero
   *[other] { $heroes } heroes
}, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
balance-quickest = Watch the quickest win ({ $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, seed { $seed })

## A check that goes on

balance-beside = “{ $title }” is being checked, games: { $done } of { $games }
balance-beside-over = The check of “{ $title }” is done
balance-beside-open = Look at the check of “{ $title }”
balance-beside-stop = End the check of “{ $title }”
table-watched = A game of the bots in “{ $title }”. { $again } ({ $key }) shows what they did next; any other answer takes the game over.
balance-unkept-games = Games that are played are not kept this time: { $reason }
balance-unkept-best = The best game that was won is not kept this time: { $reason }
balance-rounds = Rounds
balance-rounds-are = { $mean } rounds on average, from { $fewest } to { $most }
balance-goals = How far they get
balance-goal = { $number }. { $goal } – { $share }%
balance-idle = What never mattered
balance-unseen = { $count ->
    [one] 1 zone that nobody ever entered
   *[other] { $count } zones that nobody ever entered
}
balance-closed = { $count ->
    [one] 1 door that nobody ever opened
   *[other] { $count } doors that nobody ever opened
}
balance-unmet = { $count ->
    [one] 1 objective that nobody ever met
   *[other] { $count } objectives that nobody ever met
}

## Many batches on the command line, and what a change does

help-simulate-results = Keep the results in this file; what stands in it already is not played again. It holds 32 MB at most. Goes together with --witness, not with --compare.
cli-sweep-title = Won by the bot “{ $bot }” in { $games ->
    [one] 1 game
   *[other] { $games } games
} each, from seed { $seed } on (in brackets: between which bounds its share of all such games lies, confidence { $confidence }%), and rounds ↻ on average:
cli-sweep-none = not yet shown to be winnable
compared-door = Door between { $zone } and { $other }: opened in { $after } of 100 games, before in { $before }

trial-other-way = { $count ->
    [one] The test goes on, but not from where you left it: not even its first step could be done again, so the quest went another way.
   *[other] The test goes on, but not from where you left it: { $again } of its { $count } steps could be done again, then the quest went another way.
}

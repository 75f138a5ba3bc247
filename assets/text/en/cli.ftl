### The command line. $reason is why, in a sentence of ours.

## What is wrong with the input

cli-no-window = This program was built without its window; --help shows what it can do on the command line.
cli-window-not-started = The window is a program of its own, delvewright.exe, which lies beside this one; it cannot be started: { $reason }.
cli-cannot-begin = The game cannot begin: { $reason }
cli-no-game = { $file } is no game that can be played here: { $reason }

## Games

cli-outcome-won = won
cli-outcome-lost = lost
cli-outcome-stuck = stuck: rules run in a circle
cli-outcome-open = not over yet

## Many batches

cli-reason = { $reason }
cli-no-results = { $file } exists but holds no results of earlier batches; name another file.
cli-results-full = { $file } is full: it holds at most { $limit } MB of results. What stands in it stays; name another file for the rest.

## What is wrong with the arguments

cli-more-faults = { $count ->
    [one] One more file cannot be used.
   *[other] { $count } more files cannot be used.
}
cli-not-told = What was to be said could not be written whole: { $reason }.
cli-no-room = There is no room for files that are only needed for a moment.
cli-holds = { $file } holds: { $answers ->
    [one] 1 answer leads
   *[other] { $answers } answers lead
 } to every recorded state, to the last one, { $hash }.
cli-torn = Its last line was torn and is left out.
cli-played-plain = The game is { $outcome }, after { $round ->
    [one] { $round } round
   *[other] { $round } rounds
 }.
cli-ranked = The game is over, after { $round ->
    [one] 1 round
   *[other] { $round } rounds
 }.
cli-place = Player { $seat }: place { $place }
cli-of-another-game = { $file } belongs to { $game } and not to { $asked }: leave out --game or say --game { $game }, and name files of one game at a time.
cli-book-exported = { $file } is a campaign to pass on, and no book yet: “import” makes one of it.
cli-no-such-game = There is no game “{ $name }” here. Installed: { $known }.
cli-seats = { $least } to { $most } players
cli-no-games = No game is installed.
usage-unknown = There is no argument “{ $argument }” here (--help shows them all).
usage-no-command = There is no command “{ $name }” (--help shows them all).
usage-game = “{ $typed }” is a game, not a command: write --game { $name } and one of its commands ({ $known }).
usage-game-first = “{ $typed }” is a game, not a command: write delvewright --game { $name } { $command }, and then whatever else belongs there.
usage-game-without = “{ $typed }” is a game, not a command, and it has no command “{ $command }”: write --game { $name } and one of these: { $known }.
usage-of-another-game = { $game } has no command “{ $name }”. It has: { $known }. Another game is chosen with --game: { $others }.
usage-argument-of-another-game = { $game } has no argument { $argument } with “{ $name }”. It has: { $known }. Another game is chosen with --game: { $others }.
usage-command-missing = A command has to follow (--help shows them all).
usage-no-value = Something has to stand behind { $argument } (--help explains it).
usage-one-of = “{ $value }” does not fit { $argument }: there are { $known }.
usage-not-within = “{ $value }” does not fit { $argument }: it takes whole numbers from { $low } to { $high }{ $besides ->
    [all] , or “all”
    [names] , or names separated by commas
    [names-or-all] , names separated by commas, or “all”
    [span] , or two of them such as { $low }-{ $high }, the lower one first
   *[nothing] {""}
}.
usage-value = “{ $value }” does not fit { $argument } (--help explains it).
usage-missing = This is still missing: { $arguments } (--help explains it).
usage-together = { $argument } does not go together with { $other } (--help explains both).
usage-twice = { $argument } cannot be given twice (--help explains it).
usage-too-many = “{ $value }” is too much for { $argument } (--help explains it).
usage-no-text = An argument holds signs that are no text.
usage-unclear = The arguments cannot be understood (--help explains them).
cli-altered = { $file } does not hold: { $reason }

## Many games of any game: $bot is one of the two bots, $places lists how often which place

cli-bot-random = random
cli-bot-search = search, { $games ->
    [one] 1 game imagined for each answer
   *[other] { $games } games imagined for each answer
 }
cli-bot-planner = planner, { $games ->
    [one] 1 game imagined for each turn
   *[other] { $games } games imagined for each turn
 }
cli-budget-of-nobody = --budget says how much { $bot } thinks, and it does not play here.
cli-imagined-of-nobody = --imagined says how much { $bot } thinks, and it does not play here.
cli-batch = { $games ->
    [one] 1 game
   *[other] { $games } games
 }, from seed { $seed } on.
cli-batch-of = { $of }: { $games ->
    [one] 1 game
   *[other] { $games } games
 }, from seed { $seed } on.
cli-batch-seat = Player { $seat } ({ $bot }): { $share }% of the first places; in all such games { $low } to { $high }% (confidence { $confidence }%). How often which place: { $places }
cli-batch-seat-none = Player { $seat } ({ $bot }): no first place yet; in all such games at most { $high }% (confidence { $confidence }%). How often which place: { $places }
cli-batch-shared = A first place that several share is divided among them.
cli-batch-by = Played by: { $bots }.
cli-batch-won = { $won ->
    [0] Not yet shown to be winnable: none of them was won, so of all such games at most { $high }% are (confidence { $confidence }%).
   *[other] Won: { $share }%; of all such games { $low } to { $high }% (confidence { $confidence }%).
 }
cli-batch-rounds = { $mean } rounds on average, from { $fewest } to { $most }.
cli-witness = The quickest win (seed { $seed }, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}) is recorded in { $file }.
cli-witness-none = Nobody won, so no game was recorded.
cli-witness-untrue = The game of seed { $seed } is not a win when it is played again, so it was not recorded. The file of results says otherwise: somebody has changed it. Lay it aside and play anew.
cli-batch-failed = { $stuck } stuck, { $failed } given up.
cli-batch-defect = Seed { $seed }: { $reason }.
cli-batch-bots = { $bots ->
    [one] 1 bot is named
   *[other] { $bots } bots are named
 } for { $seats ->
    [one] 1 seat.
   *[other] { $seats } seats.
 }
cli-no-cases = { $file } holds no rules cases: { $reason }.
cli-cases-of-another-game = { $others ->
    [0] { $file } holds no rules cases of { $asked } but of { $game }
    [one] { $file } holds no rules cases of { $asked } but of { $game }, and so does 1 more file
   *[other] { $file } holds no rules cases of { $asked } but of { $game }, and so do { $others } more files
 }: leave out --game or say --game { $game }, and name cases of one game at a time.
cli-no-case = there is no case in it
cli-checked = { $cases ->
    [one] 1 case
   *[other] { $cases } cases
} in { $files ->
    [one] 1 file
   *[other] { $files } files
}, { $failed ->
    [one] 1 does
   *[other] { $failed } do
} not hold.
cli-no-cases-there = There are no rules cases in { $files }.
cli-check-too-many = There are more than { $most } files; name the folder with the rules cases.
cli-check-too-many-folders = There are more than { $most } folders; name the one with the rules cases.
cli-check-no-cases = This game has no rules cases to run.
cli-lint-no-documents = This game has no documents that could be looked into.

## What a change did

compared-title = What the change did
compared-games = The same chances before and after: won only now { $gained }, only before { $lost }, of { $games } pairs of games.
compared-seen = Wins: { $points } percentage points, between { $low } and { $high } (confidence { $confidence }%).
compared-unseen = No difference can be seen yet (between { $low } and { $high } percentage points, confidence { $confidence }%). { $more ->
    [0] One of 5 points would most likely have been seen.
    [one] About 1 game more would most likely show one of 5 points.
   *[other] About { $more } games more would most likely show one of 5 points.
}
compared-where = Where it comes from:
compared-nothing = Nothing else that is counted differs by more than chance would easily do.
compared-rounds = Rounds of a game: { $after }, before { $before }

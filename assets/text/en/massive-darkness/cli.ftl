### The command line. $reason is why, in a sentence of ours.

## What is wrong with the input

cli-no-quest = There is no quest “{ $name }”: it is neither a file nor one of { $known }.
cli-hero-count = { $count } heroes cannot play: it takes 1 to { $most } (COMP-16).
cli-no-hero = There is no hero “{ $name }”; there are { $known }.
cli-dice = “{ $dice }” are no dice; write for example 3Y2R, with Y for yellow, R for red, B for blue and G for green.
cli-wrong-side = “{ $dice }” holds dice of the other side: yellow and red ones attack, blue and green ones defend.
cli-too-many-dice = “{ $dice }” is too much: at most 3 dice of a colour are rolled (DICE-04).
cli-enchantment = “{ $words }” is not understood: { $reason }.
cli-odds-too-many = These chances cannot be counted: { $reason }.
cli-defect = The game with seed { $seed } cannot go on, which is a defect of this program: { $reason }.

## Games

cli-played = { $quest }: { $heroes }; bot { $bot }, seed { $seed }.
cli-outcome = The game is { $outcome }, after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} and { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
}; its last state is { $hash }.
cli-recorded = It is recorded in { $file }.
cli-verified = { $file } holds: { $answers ->
    [one] 1 answer leads
   *[other] { $answers } answers lead
} to every recorded state, to the last one, { $hash }. The game is { $outcome }, in round { $rounds }.
cli-damaged = The rules and cards are those it was played with: the file was changed or damaged.
cli-diverged = { $file } does not hold after { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
}: { $reason }
cli-other-quest = The quest in it is not the one it was begun with.
cli-other-rules = It was played by an earlier version of the rules.
cli-other-content = It was played with other cards.
cli-simulated = { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $wins ->
    [0] not yet shown to be winnable: the bot “{ $bot }” won none, so of all such games it wins at most { $high }% (confidence { $confidence }%); it lost { $lost }%.
   *[other] the bot “{ $bot }” won { $won }%; of all such games it wins between { $low } and { $high }% (confidence { $confidence }%); it lost { $lost }%.
}
cli-simulated-rounds = { $mean } rounds on average, from { $fewest } to { $most }.
cli-simulated-speed = Answers a second: { $answers }, games a second: { $games }.
cli-simulated-slow = Answers a second: { $answers }, seconds a game: { $seconds }.
cli-simulated-failed = { $stuck } stuck, { $failed } given up.
cli-simulated-defect = Seed { $seed }: { $reason }.

## Cases and quests

cli-lint-good = { $quest } can be played.
cli-lint-hint = { $quest }: hint: { $problem }
cli-lint-problem = { $quest }: { $problem }
cli-lint-pack-good = { $count ->
    [one] { $file }: 1 card, nothing wrong with it.
   *[other] { $file }: { $count } cards, nothing wrong with them.
}
cli-lint-card = { $file }: card { $code } ({ $name }): { $problem }

## Chances

cli-odds-hits = Hits
cli-odds-attack-bams = Bams of the attacker
cli-odds-attack-diamonds = Diamonds of the attacker
cli-odds-shields = Shields
cli-odds-defense-bams = Bams of the defender
cli-odds-defense-diamonds = Diamonds of the defender
cli-odds-wounds = Wounds
cli-odds-mean = { $name }: { $fraction } = { $decimal } on average
cli-odds-exactly = exactly
cli-odds-at-least = at least
cli-odds-aim-wounds = Dice are re-rolled by best play: the attacker wants many wounds, the defender few.
cli-odds-aim-kill = Dice are re-rolled by best play: the attacker wants the kill, the defender none.
cli-odds-kill = { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
} or more: { $fraction } = { $decimal }

## Many batches

cli-party-drawn = Which heroes play, and with which classes, is drawn anew for each game.
cli-sweep-quest = Quest
cli-of-one = { $option } looks at one quest, one party and one bot: not at “all”.
cli-no-reading = There are not two readings of “{ $name }” to choose from; there are of: { $known }.

## What is wrong with the arguments

cli-enchantment-word = “{ $words }” is not understood at the word “{ $word }” (--help has an example).
cli-enchantment-no-symbols = The enchantment “{ $words }” is not paid with symbols.
cli-enchantment-other-effect = Of “{ $words }” only fixed numbers of symbols and wounds can be counted.
cli-enchantment-other-moment = “{ $words }” works neither in attack nor in defense.
cli-cases-none = there is no case in it
cli-cases-too-many = there are { $count } cases in it, at most { $most } are run
cli-enchantment-too-long = “{ $words }” costs or does more than can be counted.
cli-enchantments-too-many = The chances of at most { $most } enchantments together can be counted.
cli-skill-paid = The skill “{ $words }” has to be paid for: name it with --enchantment.
cli-skills-too-many = The chances of at most { $most } skills together can be counted.
cli-rerolls-too-many = The chances of at most { $most } re-rolls together can be counted.
cli-content = The cards cannot be used: { $reason }

## Who plays many games

bot-greedy = plays with sense, one step ahead

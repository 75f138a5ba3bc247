### Balance check and first drafts.

## Drafts

cli-generated = “{ $title }” is drafted in { $file }.
cli-generate-tiles = A draft has 1 to { $most } tiles, not { $tiles }.
draft-escape = Through and out
draft-library = Fetch the map from the library
draft-artifacts = Fetch two artifacts
draft-lairs = Burn out the lairs
draft-quarry = Hunt a monster
draft-siege = Hold out against waves
draft-quarry-name = the hunted one
draft-title-1 = The Drowned Gallery
draft-title-2 = Lanterns Below
draft-title-3 = Nobody's Cellar
draft-title-4 = The Crooked Stair
draft-title-5 = Ash in the Halls
draft-title-6 = Three Knocks
draft-title-7 = The Cold Hearth
draft-title-8 = Under the Mill
draft-title-9 = The Silent Forge
draft-title-10 = What the Miners Heard
draft-title-11 = Rust and Bone
draft-title-12 = The Long Way Home
draft-escape-story = The way back has fallen in. Somewhere ahead there is a draught of fresh air: follow it, and leave nobody behind.
draft-library-story = An old plan of these vaults is kept in a library down here. Find it before somebody burns it, and bring it out.
draft-artifacts-story = Two pieces of a set lie behind locked memories and closed doors. Whoever brings them both into the light may keep them.
draft-lairs-story = Something nests here and sends its young up into the fields at night. Find every lair and burn it out.
draft-quarry-story = It comes at night and leaves no tracks that end. Now its den has been found. Go down and end this.
draft-siege-story = They know that you are here, and they are coming. Hold the halls until help arrives at dawn.

## Games in numbers

cli-simulated-falls = Heroes fall most often in: { $places }.
cli-simulated-unseen = Zones that nobody ever entered: { $count }, the first at { $first }.
cli-simulated-idle = Never applied: { $rule }.

edit-draft = First draft
editor-draft = Draft
draft-about = A start for an empty page: wish for something, then change whatever you like.
draft-do = Draft a quest
draft-next = Another draft
draft-previous = The draft before
draft-number = Draft { $number }. It follows the wishes until you change something by hand.
draft-replaces = What lies on the sheet is replaced; undo brings it back.
draft-tiles = Tiles
draft-level-low = Level at the start
draft-level-high = Level at the end
draft-chambers = Chambers that can be entered

## Balance

editor-balance = Balance
balance-about = Bots play the quest with parties of every size; which heroes and classes play is drawn anew for each game, unless you choose them. What bots win is their share, not yours.
balance-player = Who plays:
balance-quick = Quick bot
balance-deep = Plans ahead
balance-quick-about = Looks one step ahead and makes no plan with the others; it takes seconds.
balance-deep-about = Tries many ways to spend each activation in imagined games and wins more than the quick one. It takes minutes and goes on while you draw or leave the quest; it plays the quest as it was when you began. What it has played is kept, also when you close the program.
balance-played-by = Played by: { $bot } (drawn parties, the German wording, Lifebringer: { $tokens })
balance-played-by-chosen = Played by: { $bot } ({ $heroes }; the German wording, Lifebringer: { $tokens })
balance-heroes = Heroes:
balance-drawn = others in each game
balance-chosen = these in every game
balance-effort = Games for each party:
balance-games = { $games }
balance-start = Check the balance
balance-go-on = Go on with the check (played: { $done } of { $games })
balance-stop = Stop
balance-progress = Games: { $done } of { $games }
balance-stale = The quest has changed since
balance-wins = Won by the bot, by number of heroes
balance-party = { $heroes ->
    [one] 1 hero
   *[other] { $heroes } heroes
}: { $wins ->
    [0] not yet shown to be winnable; { $games ->
        [one] the bot did not win its only game
       *[other] the bot won none of { $games } games
    }, so of all such games it wins at most { $high }% (confidence { $confidence }%)
   *[other] { $games ->
        [one] the bot won its only game
       *[other] the bot won { $won }% of { $games } games
    }; of all such games it wins between { $low } and { $high }% (confidence { $confidence }%)
}
balance-party-lost = { $heroes ->
    [one] 1 hero
   *[other] { $heroes } heroes
}: { $games ->
        [one] the bot did not win its only game
       *[other] the bot won none of { $games } games
    }, so of all such games it wins at most { $high }% (confidence { $confidence }%); but it has been won, see the game above
balance-unshown = not yet shown to be winnable
balance-shown = none of these games, but see the one above
balance-bounds = Line on a bar: between these bounds lies the bot’s share of all such games (confidence { $confidence }%).
balance-of-all = Below: all parties together. Click one to see it alone.
balance-of-party = { $heroes ->
    [one] Below: 1 hero alone. Click again for all.
   *[other] Below: { $heroes } heroes. Click again for all.
}
balance-stuck = Games without a proper end: { $count }
balance-kept-about = The best game that a check of this quest has found for each number of heroes. It lies beside the quest and was played again just now. Watch one move by move; any other decision of yours takes it over.
balance-kept-as-well = Won on an earlier version of the quest, which you will see; the same decisions win today’s version, too.
balance-kept-earlier = Won on an earlier version of the quest, which you will see. In today’s version the same decisions do not win: { $again } of { $of } can be made again.
balance-fellers = Who fells them
balance-feller = { $enemy }: { $share }% of the falls, in round { $round } on average, mostly in { $zone }
balance-felled-otherwise = No blow of an enemy
balance-falls = Where heroes fall
balance-few = rarely
balance-many = often
balance-never = never entered
balance-no-fall = Nobody fell.
balance-fall = { $zone }: { $share }% of the falls
balance-moment = Play the moment before the fall in { $zone }
balance-rule = { $rule } never applied.

## Why parties fall

why-course = At least half of the games come to round { $half }; most heroes fall in round { $round } ({ $share }% of the falls).
why-course-one-fall = At least half of the games come to round { $half }; one hero fell, in round { $round }.
why-course-without-falls = At least half of the games come to round { $half }; nobody fell.
why-falls = heroes who fall
why-after-about = What had happened last when a hero fell or a game was lost: which door was opened, which event was drawn. In brackets: between which bounds the share of all such games lies (confidence { $confidence }%).
why-after-event = After the event “{ $event }”
why-before-events = Before the first event
why-lead = { $after }: somebody falls in { $share }% of the games ({ $low } to { $high }%). { $all ->
    [0] Nobody fell
   *[other] Falls: { $falls } of { $all }
}; { $games ->
    [0] no game was lost
   *[other] lost games that ended so: { $lost } of { $games }
}.
why-moment = Play the moment before a fall: { $after }
why-moment-in-round = Play the moment before a fall in round { $round }
why-unused-skills = Skills that were bought and never used ({ $count }): { $names }.
why-unlearned = Skills that nobody bought although their class played ({ $count }): { $names }.
cli-why-fellers = Who fells them:
cli-why-feller = { $enemy }: { $share } of the falls ({ $low } to { $high }), in round { $round } on average, mostly in { $zone } (seed { $seed })
cli-why-after = After what they fall (confidence { $confidence }%):
cli-why-falls = Falls by round: { $rounds }

## What a change did

compared-goal = Objective { $number } ({ $goal }): met in { $after } of 100 games, before in { $before }
compared-falls = { $zone }: { $after } falls in 100 games, before { $before }
compared-before = The quest as it was
compared-after = The quest as it is

## What can hardly be meant

advice-reach-spawn = a place where enemies appear
advice-both-sides = Both sides of tile { $tile } lie on the map; a box holds one tile with that number.
advice-key = Only what lies behind the door between { $from } and { $to } could unlock it.
advice-key-border = Only what lies beyond the way “{ $name }” could free it.
advice-unmet = Objective { $number } can never be met.
advice-win-loss = { $loses } loses the quest by the very thing that is needed to win: { $wins }.
advice-lost = { $by } loses the quest in the first round, whatever anybody does.
advice-circle = { $by } sets itself off again without end.
advice-wait-place = a place where nobody gets
advice-wait-chamber = a chamber that nobody opens (corridors are none)
advice-wait-door = a door that nobody opens
advice-wait-exit = the exit, which nobody reaches
advice-wait-figure = a figure that never appears or that nobody can kill
advice-wait-object = an object that nobody destroys
advice-wait-floor = a floor that no rule removes
advice-wait-conditions = conditions that never hold together

editor-checking = Checking…
editor-faults = Keeps it from being played
balance-won-about = A bot that plans ahead has won these. Watch one move by move; any other decision of yours takes it over.

# The screens of a game: start, new game, the table.

new-title = New game
new-party = Who goes down?
new-party-hint = One to six heroes. Class and weapon are recommended; change them as you like.
new-seat = place { $seat }
new-earlier = { $hero } acts earlier
new-class-of = Class of { $hero }
new-weapon-of = Starting weapon of { $hero }
new-difficulty = Difficulty
new-lifebringer = Lifebringer tokens
new-lifebringer-hint = Each token raises one fallen hero. Two is the printed number; fewer is harder.
new-edition = Wording
new-edition-de = German edition
new-edition-en = English edition
new-edition-hint = The printed editions differ in a few rules.
new-dice = Dice and cards
new-dice-app = The app rolls and draws
new-dice-typed = I type what falls on my table
new-seed = Seed
new-another-seed = Another seed
new-seed-hint = The same seed and the same answers give the same game.
new-own-coming = Your own quests are being looked through…
new-begin = Begin
new-choose-somebody = Choose at least one hero.

table-new-dice = Other dice from here on
table-new-dice-done = From here on the dice fall otherwise.
table-refused = { $why } ({ $rule })
rail-round = Round { $round }
rail-level = Level { $level }
rail-lifebringer = Lifebringer: { $tokens }

state-dead = fallen
state-stunned = stunned
state-escaped = gone through the exit
state-shadow = in the shadow
state-first-player = first player
hero-fold = fold
hero-unfold = unfold
hero-close = Close { $name }
hero-health = Health of { $name }: { $now } of { $full }
hero-xp = { $xp } XP
hero-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
hero-movement = { $count ->
    [one] 1 movement point
   *[other] { $count } movement points
}
hero-skills = Skills
hero-use = Use { $name }
hero-use-now = Use it
skill-needs-shadow = Works only in a shadow zone.
skill-needs-level = Wakes at level { $level }.
card-level = Level { $level }

enemy-health = Health { $left } of { $full }
enemy-minions = { $count ->
    [one] 1 minion, health { $health }
   *[other] { $count } minions, health { $health } each
}
enemy-carries = Carries { $card }

page-no-enemies = No enemy is on the board.
page-decks-left = Cards left
page-quest-story = The story
page-quest-rules = What is special here
page-quest-no-rules = By the book: nothing is special.
meanwhile-title = Meanwhile
page-goals = Objectives
page-nothing-to-undo = Nothing has been decided yet.
undo-to = Back to before: { $what }
undo-choice = a choice
deck-left = { $deck }: { $left }
goal-pick-up = { $count ->
    [one] Pick up: { $token }
   *[other] Pick up: { $token } ({ $count })
}
goal-all-escape = All heroes leave through the exit
goal-clear-board = Defeat every enemy
goal-survive = { $rounds ->
    [one] Hold out for 1 round
   *[other] Hold out for { $rounds } rounds
}
goal-met = Met
goal-open = Still open

question-search-card = Search a card
question-search-card-hint = Code or name, in any language
question-arrange-hint = Put the cards where they shall be: press, drag, or use the numbers. Enter when all is done.
why-not-move = A move would lead nowhere from here.
why-not-move-held = A move would lead nowhere: the hero is held here by { $enemy }.
why-not-attack = Attack
why-not-attack-reaches = Ranges: { $reaches }.
why-not-attack-weapon = No attack possible: no weapon is equipped.
why-not-attack-sight = No attack possible: no enemy is in line of sight.
why-not-attack-range = No attack possible: no enemy is within range of the weapons.
why-not-attack-target = No attack possible: whoever is within range is protected.
question-type-dice = Choose what each die shows.
die-choose = Die { $number }, face { $face }
die-letter-yellow = Y
die-letter-red = R
die-letter-blue = B
die-letter-green = G
tray-fold = Put the dice aside
tray-unfold = Show the dice of the last fight
tray-attack = attacks
tray-defence = defends
tray-wounds = Wounds
tray-so-far = so far
tray-to-roll = to be rolled
question-leave = Leave it (Esc)
foreseen-draw = Draws from: { $deck }
foreseen-roll = Then dice are rolled.
foreseen-targets = Can hit: { $names }
tray-die = Die { $number }
tray-die-to-roll = Die to be rolled ({ $colour })

arrange-trade = Cards may change hands.
arrange-confirm = Done
arrange-reset = Start over
arrange-put-here = Put here: { $hero }, { $slot }
arrange-found = { $count ->
    [one] Found
   *[other] Found: { $count } cards
}
arrange-free = { $slot }: nothing there yet
arrange-instead = { $slot }: instead of { $card }
arrange-same-dice = the same dice
question-chance-unknown = Counting the chances…
question-chance = { $kills }% to kill · { $whole }.{ $tenth } wounds

## Keys and cards

card-not-yours = Yours counts: what lies on your table may read differently. Cards you own can be typed in under “Cards” on the start screen.
card-lies = Lies here: { $slot }
card-sleeps = Does not work where it lies.
card-no-text = It has no text.
card-dice = Dice
card-text = Text
card-origin = Where this comes from
skill-of-hero = On the card of { $hero }
skill-of-class = Class sheet: { $class }
card-origin-printed = As printed on the card.
card-origin-inferred = Read from the rulebook; your card may differ in a detail.
card-origin-designed = Designed by us to fit, because the printed text is not at hand. Your card says something else.

## The card editor

cards-title = Cards
cards-starting = Starting equipment
cards-mark-own = yours
cards-mark-printed = printed
cards-mark-inferred = inferred
cards-mark-designed = ours
cards-origin-own = You typed this card in. It takes the place of the one we know.
cards-take-out = Back to the box's card
cards-names = Names
cards-name-in = Name in { $language }
cards-facts = Level, kind, place, dice
cards-level = Level
cards-kind = Kind
cards-slot = Place
cards-dice = { $field }: { $colour } dice
cards-text = Text
cards-no-text = This card has no text. Pick sentences below.
cards-up = Text { $number } further up
cards-remove = Remove text { $number }
cards-add = Add a text; its numbers and words can be changed afterwards.
cards-search-text = Search a text
card-problem-level = The level must be 1 to 5.
card-problem-body-slot = Armor lies on the body, and only armor does (EQUIP-02).
card-problem-shield-slot = A shield needs one hand (EQUIP-03).
card-problem-weapon-slot = A weapon needs one hand or both (EQUIP-04).
card-problem-too-many-dice = More than 3 dice of a colour are never rolled (DICE-04).
card-problem-wrong-dice = Yellow and red dice attack, blue and green dice defend.
card-problem-no-dice = A weapon without dice and text does nothing.
card-problem-no-text = A consumable without text does nothing.

## Quests to choose from, and how hard a bot found them
new-own = Your own quests
new-more = More
new-less = Less
new-chosen = { $heroes ->
    [one] { $quest } · 1 hero
   *[other] { $quest } · { $heroes } heroes
}
difficulty-gentle = Gentle
difficulty-fair = Fair
difficulty-hard = Hard
difficulty-merciless = Merciless
planned-about-planner = How hard it is called follows from what our planning bot won: { $parts }. Games that it imagines for each turn: { $budget }; it takes the first heroes of the box with what is recommended for them. In brackets stands where its share of all such games lies, with a confidence of 95%.
share-bot-greedy = Our simple bot
share-percent = { $bot } wins { $percent }% with drawn heroes
share-rarely = { $bot } wins less than 1%
share-never = { $bot } never won
share-about-greedy = Measured with a bot that looks one step ahead and makes no plans: { $games } games, number of heroes { $heroes }. With a confidence of 95% its share of all games lies between { $least } and { $most }%. How people fare nobody has measured; whoever plans will win more often.

## Before the first turn, and at the end
result-fell = Times fallen
result-next = The next quest
meanwhile-go-on = Go on

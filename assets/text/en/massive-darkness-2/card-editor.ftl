### Cards of one's own.

command-md2-cards = Cards of your own
new-md2-own-cards = { $count ->
    [one] Play with your own card
   *[other] Play with your { $count } own cards
}
refusal-md2-own-cards = with the cards that this game has brought along there is no game
cards-unnamed = Card { $code }

## The list

cards-md2-heroes = Heroes
cards-md2-items = Items
cards-md2-skills = Skills
cards-md2-powers = Set Powers
cards-md2-arrows = Arrows
cards-md2-spirits = Spirits
cards-md2-doors = Doors
cards-md2-mobs = Mobs
cards-md2-roamers = Roaming Monsters
cards-md2-bosses = Bosses
cards-md2-power = Set Powers: { $class }

## What is printed

cards-md2-mana = Mana
cards-md2-deck = Deck
cards-md2-starting = starting equipment
cards-md2-common = common treasure
cards-md2-rare = rare treasure
cards-md2-epic = epic treasure
cards-md2-mob-1 = item of mobs, level 1–2
cards-md2-mob-2 = item of mobs, level 3–4
cards-md2-mob-3 = item of mobs, level 5
cards-md2-worn = Worn
cards-md2-attack = Attack
cards-md2-defense = Defense
cards-md2-of-many = With 5 or 6 heroes
cards-md2-anybody = anybody
cards-md2-only = Only for
cards-md2-set = Part of the set
cards-md2-level = From level
cards-md2-grade = Replaces
cards-md2-no-grade = no lower grade
cards-md2-stance = Stance
cards-md2-any-stance = any
cards-md2-tools = Into the tool bag
cards-md2-poison = Wounds by poison
cards-md2-blessed = Blessed side
cards-md2-skill = Skill
cards-md2-skill-of = { $class }, from level { $level }
cards-md2-power-hint = A Set Power has no numbers of its own.
cards-md2-aim = Aim
cards-md2-quick = Quick Shot
cards-md2-critical = Critical Hit
cards-md2-over = Overdraw
cards-md2-fire = Lays fire tokens
cards-md2-frost = Lays frost tokens
cards-md2-reward = Treasure tokens
cards-md2-fixed-common = Common cards
cards-md2-fixed-rare = Rare cards
cards-md2-fixed-epic = Epic cards
cards-md2-tier-1 = Level 1–2
cards-md2-tier-2 = Level 3–4
cards-md2-tier-3 = Level 5
cards-md2-claw = For claws
part-claws = Claws
cards-md2-line = Line { $number }
cards-md2-lines = Lines
cards-md2-boss-health = Health per hero
cards-md2-actions = Actions
cards-md2-boss-dice = Dice rolled
cards-md2-specials = By the claws rolled
cards-md2-track = The boss track
cards-md2-space = Space { $number }
cards-md2-brings = Brings
cards-md2-arrow = Arrow
cards-md2-spirit = Spirit
cards-md2-door = Door
cards-md2-mob = Mob
cards-md2-roamer = Roaming Monster
cards-md2-boss = Boss
cards-md2-has-health = Health: { $health }
cards-md2-has-mana = Mana: { $mana }
cards-md2-yellow = yellow dice
cards-md2-orange = orange dice
cards-md2-blue = blue dice
cards-md2-purple = shadow dice
cards-md2-black = enemy dice
cards-md2-class-boards = Class boards
cards-md2-boards = What is printed on the boards
cards-md2-token-sides = Token sides
cards-md2-sides = What tokens hide
cards-md2-sides-hint = A trap with 0 is blank. The tokens are mixed, so their order does not matter.
cards-md2-ours = ours
cards-md2-tile-sides = Tile sides
cards-md2-tile-hint = Quests lay the side as it is drawn here and turn it from there. If all of it lies askew on their maps, turn it here.
cards-md2-tile-quests = It lies in: { $quests }
cards-md2-tile-nowhere = It lies in no quest of the box.
cards-md2-spikes = Spike traps
cards-md2-bears = Bear traps
cards-md2-fountains = Fountains
cards-md2-chests = Chests
cards-md2-great-chests = Great chests
cards-md2-spikes-wounds = Spike traps: wounds
cards-md2-bears-actions = Bear traps: actions lost
cards-md2-fountains-health = Fountains: health
cards-md2-tokens = Rogue tokens
cards-md2-token = Token
cards-md2-top = Spaces of an element
cards-md2-spell = Spell { $number }
cards-md2-colour = Goes with
cards-md2-draws = Draws further tokens
cards-md2-begins = Begins in the bag
cards-md2-copies-of-it = How many there are
cards-md2-has-health-each = Health for each hero: { $health }
cards-md2-when-free = between actions
cards-md2-as-timed = as its moment says

## What cannot be right

card-md2-problem-code = It needs a code of at most 80 letters.
card-md2-problem-number = A number is larger or smaller than on any card.
card-md2-problem-dice = These are no dice for such a card, or more than there are.
card-md2-problem-no-weapon = A weapon is held in one hand or two, and an item of mobs has to be one.
card-md2-problem-attack = Each type of attack stands there once, and whoever attacks needs one.
card-md2-problem-consumable = What is used up has no dice of its own.
card-md2-problem-grade = A skill cannot replace itself.
card-md2-problem-class = Another class has this, not this one.
card-md2-problem-moment = This moment never comes for such a card.
card-md2-problem-condition = That cannot be asked here, or it is asked twice.
card-md2-problem-cost = That cannot be paid here, or it is paid twice.
card-md2-problem-limit = So often it cannot be used at this moment.
card-md2-problem-effect = That can do nothing at this moment, or it stands there twice.
card-md2-problem-two-targets = For whom it is can be chosen once only.
card-md2-problem-no-effect = Nothing happens.
card-md2-problem-too-much = That is more than fits on a card.
card-md2-problem-endless = It could go on without end: say once per round, or let something be given up for it.
card-md2-problem-circle = Together with an ability on another card it could go on without end: say once per round, or let less come back.
card-md2-problem-tiers = There are three cards of it, one for each tier.
card-md2-problem-no-return = It leaves the board, and no line that is met then brings it back beside a hero first of all.
card-md2-problem-claws = Each number of claws that can come up needs its line.
card-md2-problem-tokens = There are 6 spike traps, 4 bear traps, 4 fountains, 15 chests and 4 great chests.
card-md2-problem-blank = Of the spike traps and of the bear traps at least one is blank.
card-md2-problem-floor = Of floors there are only l, d, L, D and #.

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
document-campaign = a book to pass on

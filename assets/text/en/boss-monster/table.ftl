### Boss Monster: the table, the setting of a game, and what is called how there.

command-bm-rules = Rules of Boss Monster
bot-random = Bot: any move
bot-evaluator = Bot: quick and sensible
bot-searcher = Bot: thinks ahead, 0.2 s
bot-searcher-steady = Bot: thinks ahead, 1 s
bot-searcher-long = Bot: thinks ahead, 3 s
bot-unknown = { $bot } is no bot of this version: at this seat any move is made.

## A new game

new-bm-about = Two to four build dungeons, lure heroes with treasure and fight over their Souls. People and bots sit as you like; people share this screen, and a curtain hangs between them.
new-bm-box = In the box
new-bm-length = A game takes about eight rounds, with two to four bots at the table.
new-bm-practice = Practice game: what somebody has seen can be taken back, too
new-bm-practice-about = With several people at the table all are asked each time. Otherwise a draw, a reveal or the answer of somebody else stays.
new-bm-variants = Variants
new-bm-editions = Wordings of other editions
new-bm-deck = Cards in the decks ({ $number ->
    [0] all
   *[other] { $number } kinds left out
})
new-bm-stops = When is who asked?
new-bm-stops-about = As a rule everybody is asked wherever he could use something. Who wants to be asked less, or always, says so here.
option-two-bosses = Each chooses one of two Bosses
option-intrigue = Intrigue: who gets no Soul in a round may draw a card
option-hard = Harder: without the weakest ordinary heroes
option-mixed-sets = Once per round a Room card can be turned into a coin
option-unlimited-lives = Nobody is eliminated by Wounds
option-keep-all-seven = All seven cards of the first hand are kept
option-mulligan-shuffled = An exchanged hand is shuffled back into the decks
option-oldest-first = The hero longest in town is lured first
option-cancel-cancels = A Spell that cancels can be cancelled, too
option-minibosses-revealed = Who counts the Minibosses in his hand says how many he shows
option-miniboss-stays = The Miniboss of a destroyed Room stays with the Room beneath
option-fewer-windows = In the Adventure phase things are used only after the damage in a Room
option-laid-is-laid = A laid card is not taken back
stop-build = while others build
stop-before-hero = before a hero enters another dungeon
stop-in-room = when a hero was hurt elsewhere
stop-idle = in turns of others without heroes
stop-always = always, even where nothing can be used

## Kinds of cards

kind-monster = Monster Room
kind-advanced-monster = Advanced Monster Room
kind-trap = Trap Room
kind-advanced-trap = Advanced Trap Room
kind-miniboss = Miniboss
kind-spell = Spell, in both phases
kind-spell-build = Spell, in the Build phase
kind-spell-adventure = Spell, in the Adventure phase
kind-hero = Hero
kind-dark-hero = Dark hero
kind-epic-hero = Epic hero
kind-dark-epic-hero = Dark epic hero
kind-boss = Boss, { $xp } XP

## The table

table-set-up = Setting up
table-build = Build phase
table-bait = Bait phase
table-adventure = Adventure phase
table-between = Between the phases
table-again = Another game
table-piles = Rooms { $rooms } · Spells { $spells } · Heroes { $heroes } + { $epic } · Discards { $discards }
piles-rooms = Room deck: { $number }
piles-spells = Spell deck: { $number }
piles-heroes = Heroes still to come: { $number }, then { $epic } epic ones
piles-discards = Discard pile: { $number }
piles-hint = Decks, heroes still to come, and the discard pile to look through
table-bots-think = The bots are playing.
table-thinks = { $seat } is thinking…
table-undo-asks = { $name }: the last decision is taken back if everybody agrees.
table-undo-asks-any = The last decision is taken back if everybody agrees.
table-redo-asks = The decision that was taken back is given again if everybody agrees.
table-undo-agrees = { $name } agrees
table-undo-has-agreed = { $name } has agreed
table-go-on = Go on
table-skip = To the end
table-save-story = Save what I was told as a text
table-save-whole = Save the whole game, with everything that was hidden
table-saved = Saved in { $file }.
table-something-else = Something else
table-look = { $card }: { $count } ways…
table-pick = Pick { $card }
table-put-back = Put { $card } back
table-build-here = Build here, at the entrance
table-town = Town
table-town-empty = Nobody is in town.
table-hand-empty = You hold no cards.
table-level = { $card } { $level }
table-score = Souls: { $souls }, Wounds: { $wounds }
table-out = Out of the game.
table-header = { $seat }: Souls { $souls }, Wounds { $wounds }, coins { $coins }, cards in hand { $cards }, damage of all Rooms { $damage }.
lure-goes = It would go to { $seat } now.
lure-stays = It stays: nobody has most.
foresee-goes-dies = { $card } would go to { $seat } and die in Room { $position }.
foresee-goes-through = { $card } would go to { $seat } and reach the Boss.
foresee-dies = { $card } would die in Room { $position }.
foresee-through = { $card } would reach the Boss of { $seat }.
foresee-laid = Your card that lies face down is counted.
foresee-dies-now = { $card } would die at once.
foresee-gone = { $card } would be gone from there.
foresee-stays = { $card } would stay in town.
lure-stays-short = stays { $has }:{ $next }
lure-fewest-souls = fewest Souls
lure-most-souls = most Souls less Wounds
lure-looks-for = It looks for no treasure: { $lure }.
lure-short = → { $seat } { $has }:{ $next }

## Things on the table, for those who hear them

thing-boss = { $card }, the Boss of { $seat }
thing-room = { $card }, Room { $position } of { $seat }, damage { $damage }
thing-miniboss = { $card }, Miniboss at Level { $level }, of { $seat }
thing-face-down = a card of { $seat }, laid face down
thing-laid = { $card }, laid by you face down
thing-hand = { $card }, { $kind }, in your hand
thing-hero-town = { $card } in town, health { $health }. { $lure }
thing-hero-entrance = { $card } at the entrance of { $seat }, health { $health }
thing-hero-inside = { $card } inside the dungeon of { $seat }, health { $health }

## The strip of the windows

strip-closed = Nobody can use anything just now.
strip-build = { $seat } builds
strip-before-hero = Before a hero enters: { $seat }
strip-in-room = A hero in a Room: { $seat }
strip-idle = No hero comes: { $seat }
strip-past = { $seat } has passed.
strip-asked = { $seat } is asked now.
strip-comes = { $seat } is asked later.
strip-waits = { $seat }: { $card } waits
strip-answered = { $seat }: { $card } can be answered
strip-works = { $seat }: { $card } takes effect
strip-cancelled = { $seat }: { $card } is cancelled
strip-pass = Pass
strip-until = until
strip-until-action = somebody acts
strip-until-turn = my turn
strip-until-phase = next phase

## Chances of what is hidden

chances-ask = Chances of what is hidden
chances-title = Chances
chances-laid = Face down, { $seat }
chances-answers = Holds a Spell that answers one
chances-heroes = { $count ->
    [one] The next hero, as the dungeons stand
   *[other] At least one of the next { $count } heroes, as the dungeons stand
}
chances-stays = stays in town
chances-exactly = { $number }: { $percent }%
chances-next-card = The next card of the Room deck
chances-advanced = an Advanced Room
chances-bears = with { $treasure }
chances-percent = { $percent }%
chances-about = Counted exactly from what you can see: every card that could be there counts once. Why somebody chose a card nobody can count.

## The page of keys

keys-bm-table = At the table
keys-bm-cards = goes from card to card, too: cards on the table and in your hand are controls
keys-bm-pick = picks up the card, lays it where you go next, or uses it there
keys-bm-back = puts the card back
keys-bm-beats = goes on in what is being shown; End shows how it ends

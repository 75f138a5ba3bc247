### What is entered by hand in a campaign book.

## Cards

ledger-card-field = { $label }: code or letters
ledger-card-level = { $card }, level { $level }
ledger-card-short = { $card } [{ $level }]

## The market as it lies on the table

ledger-lay-by-hand = Or find the cards that lie on your table
ledger-lay-wanted = Cards of the market (MARKET-02):
ledger-lay-level = level { $level }: { $count } of { $wanted }
ledger-lay-card = Card that lies in town
ledger-lay-put-aside = A trap or luck is put aside; draw another card for its place (MARKET-03).
ledger-lay-remove = { $card } does not lie there
ledger-lay-done = These cards lie in town

## Trades that are tried

ledger-trade-who = Who trades?
ledger-trade-clear = Choose no cards
ledger-trade-own = Cards of { $hero }:
ledger-trade-choose = Press cards to lay them down; what that could mean appears here. Or drag a card: onto the stall to sell it, onto a ware to trade it, onto a hero to hand it over.
ledger-trade-sums = { $takes ->
    [0] Chosen own cards: { $gives }, levels together { $given }.
   *[other] Given: { $gives }, levels together { $given }. Taken: { $takes }, levels together { $taken }.
}
ledger-trade-now = The party as it stands:
ledger-trade-then = The party after “{ $what }”:
ledger-hero-has = { $hero }: { $xp } XP, { $count } of { $most } cards, levels together { $levels }: { $cards }
ledger-try-sell = Sell it to the market
ledger-try-trade = Trade { $gives } for { $takes }
ledger-try-give = Give to { $hero }
ledger-try-lay = Put here: { $slot }
ledger-try-discard = Give up for good
ledger-try-swap = Swap for { $card }
ledger-try-swap-any = Swap for starting equipment
ledger-sell-one = Only one card can be sold.
ledger-all-legal = Everything that is allowed now, as sentences ({ $count })

## Before the party leaves

ledger-gate-healed = Everybody is healed (MARKET-09). Cards can be given to each other and laid anew (MARKET-10).
ledger-gate-ready = { $hero }: { $count } of { $most } cards
ledger-gate-cards = { $hero } has { $count } cards but leaves with no more than { $most }: choose what stays here ({ $rule }).
ledger-gate-artifacts = { $hero } leaves with no more than one artifact: choose which stays here ({ $rule }).
ledger-gate-swap = Nothing that { $hero } owns can be used at first. Choose one of the cards to swap it for starting equipment (MARKET-12).

## Entries that were wrong

ledger-correct = Correct entry { $number }
ledger-take-correction-back = Take correction { $number } back
ledger-counts-instead = By correction { $by } it says: { $text }
ledger-counts-now = What counts at the moment: { $text }
ledger-correction = Entry { $number } was wrong
ledger-correction-leave = Leave it as it is
ledger-strike-out = It should not stand there at all
ledger-only-strike = An entry like this can only be struck out.
ledger-should-say = What should have stood there
ledger-consequences = What follows from that
ledger-no-conflicts = All later entries are still possible.
ledger-conflicts = { $count ->
    [one] One later entry would no longer be possible. It stays in the book, counts for nothing, and can be corrected too:
   *[other] { $count } later entries would no longer be possible. They stay in the book, count for nothing, and can be corrected too:
}
ledger-conflict = Entry { $number }: { $text } — { $why }
ledger-correction-why = Why (stays in the book)
ledger-correction-enter = Enter the correction

## Entries of one sentence

ledger-plain-title = Enter something else
ledger-plain-earned = XP earned
ledger-plain-found = Cards found
ledger-plain-discarded = Cards given up
ledger-plain-given = Cards handed over
ledger-plain-skill = Skill bought
ledger-plain-seat = Player
ledger-plain-name = Name of the campaign
ledger-plain-difficulty = Difficulty
ledger-plain-note = Note
ledger-plain-decision = What comes after the lost quest
ledger-plain-who = Who:
ledger-plain-to = To whom:
ledger-plain-text = New: { $what }
ledger-plain-remove = Without { $card }
ledger-plain-enter = Enter this sentence

## Founding a campaign, or entering one that is under way

ledger-under-way = This campaign is already under way: enter what every hero has now
ledger-order = Quests
ledger-order-printed = In printed order
ledger-order-random = In an order by chance
ledger-order-own = Our own list
ledger-order-seed = Number of the order
ledger-order-again = Draw another order
ledger-order-show = Show the order (tells what comes)
ledger-order-earlier = { $quest } comes earlier
ledger-order-without = Without { $quest }
ledger-order-add = Add a quest
ledger-first-is = What comes first:
ledger-first-is-quest = the first quest
ledger-first-is-town = a visit to town
ledger-past = What you have played before, as far as you want it in the book:
ledger-past-none = not in the book
ledger-past-unknown = { $quest } is not in the book
ledger-past-won = { $quest } was won
ledger-past-lost = { $quest } was lost
ledger-skill-level = level { $level }
ledger-skill-of = { $hero }: { $skill }, skill { $number }
ledger-skill-skipped = Inside a line no skill is skipped: the one before it has to be bought first.
ledger-card-of = Card that { $hero } owns
ledger-place-of = Place of { $card }
ledger-correction-again = Change it once more

## A card that nobody knows yet

ledger-new-card = Nothing is called “{ $typed }”. Write the card down, and it can be owned and traded at once; its dice and its text can follow in the card editor.
ledger-new-code = Code of the card
ledger-new-name = Name of the card
ledger-new-write = Write this card down
ledger-new-taken = There is a card { $code } already, or the box cannot be used with it. Nothing was written down.

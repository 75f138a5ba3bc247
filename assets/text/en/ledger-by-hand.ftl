### What is entered by hand in a campaign book.

## Cards

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
ledger-trade-choose = Choose own cards, cards of the market, or both; what that could mean appears here.
ledger-trade-sums = { $takes ->
    [0] Chosen: { $gives } of his own, levels together { $given }.
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

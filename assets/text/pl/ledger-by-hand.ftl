### What is entered by hand in a campaign book.

## Cards

ledger-card-level = { $card }, poziom { $level }
ledger-card-short = { $card } [{ $level }]

## The market as it lies on the table

ledger-lay-by-hand = Albo znajdź karty, które leżą na waszym stole
ledger-lay-wanted = Karty targu (MARKET-02):
ledger-lay-level = poziom { $level }: { $count } z { $wanted }
ledger-lay-card = Karta, która leży na targu
ledger-lay-put-aside = Pułapkę albo szczęście odkłada się; na to miejsce dobierzcie inną kartę (MARKET-03).
ledger-lay-remove = { $card } tam nie leży
ledger-lay-done = Te karty leżą na targu

## Trades that are tried

ledger-trade-who = Kto handluje?
ledger-trade-clear = Nie wybieraj żadnych kart
ledger-trade-own = Karty bohatera { $hero }:
ledger-trade-choose = Wybierz własne karty, karty z targu albo jedne i drugie; tu pojawi się, co to może znaczyć.
ledger-trade-sums = { $takes ->
    [0] Wybrane własne: { $gives }, suma poziomów { $given }.
   *[other] Oddane: { $gives }, suma poziomów { $given }. Wzięte: { $takes }, suma poziomów { $taken }.
}
ledger-trade-now = Drużyna teraz:
ledger-trade-then = Drużyna po „{ $what }”:
ledger-hero-has = { $hero }: { $xp } PD, { $count } z { $most } kart, suma poziomów { $levels }: { $cards }
ledger-try-sell = Sprzedaj na targu
ledger-try-trade = Wymień { $gives } za { $takes }
ledger-try-give = Daj: { $hero }
ledger-try-lay = Połóż tutaj: { $slot }
ledger-try-discard = Odrzuć na dobre
ledger-try-swap = Zamień na { $card }
ledger-try-swap-any = Zamień na wyposażenie początkowe
ledger-sell-one = Sprzedać można tylko jedną kartę.
ledger-all-legal = Wszystko, co teraz wolno, jako zdania ({ $count })

## Before the party leaves

ledger-gate-healed = Wszyscy są uleczeni (MARKET-09). Karty można sobie dawać i układać na nowo (MARKET-10).
ledger-gate-ready = { $hero }: { $count } z { $most } kart
ledger-gate-cards = { $hero } ma kart: { $count }, a wyrusza najwyżej z { $most }: wybierz, co tu zostaje ({ $rule }).
ledger-gate-artifacts = { $hero } wyrusza najwyżej z jednym artefaktem: wybierz, który tu zostaje ({ $rule }).
ledger-gate-swap = Nic z tego, co ma { $hero }, nie nadaje się na początek. Wybierz kartę, aby zamienić ją na wyposażenie początkowe (MARKET-12).

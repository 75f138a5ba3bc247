### What is entered by hand in a campaign book.

## Cards

ledger-card-field = { $label }: kod albo litery
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
ledger-trade-choose = Naciskaj karty, aby je wyłożyć; tu pojawi się, co mogłoby to znaczyć. Albo przeciągnij kartę: na stragan, aby ją sprzedać, na towar, aby ją wymienić, na bohatera, aby ją przekazać.
ledger-trade-sums = { $takes ->
    [0] Wybrane własne: { $gives }, suma poziomów { $given }.
   *[other] Oddane: { $gives }, suma poziomów { $given }. Wzięte: { $takes }, suma poziomów { $taken }.
}
ledger-trade-now = Drużyna teraz:
ledger-trade-then = Drużyna po „{ $what }”:
ledger-hero-has = { $hero }: { $xp } PD, karty: { $count } z { $most }, suma poziomów { $levels }: { $cards }
ledger-try-sell = Sprzedaj na targu
ledger-try-trade = Wymień: { $gives } → { $takes }
ledger-try-give = Daj: { $hero }
ledger-try-lay = Połóż tutaj: { $slot }
ledger-try-discard = Odrzuć na dobre
ledger-try-swap = Zamień na: { $card }
ledger-try-swap-any = Zamień na ekwipunek początkowy
ledger-sell-one = Sprzedać można tylko jedną kartę.
ledger-all-legal = Wszystko, co teraz wolno, jako zdania ({ $count })

## Before the party leaves

ledger-gate-healed = Wszyscy odzyskali zdrowie (MARKET-09). Karty można sobie dawać i układać na nowo (MARKET-10).
ledger-gate-ready = { $hero }, karty: { $count } z { $most }
ledger-gate-cards = { $hero } ma { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[other] { $count } kart
}, a wyrusza najwyżej z { $most }: wybierz, co tu zostaje ({ $rule }).
ledger-gate-artifacts = { $hero } wyrusza najwyżej z jednym artefaktem: wybierz, który tu zostaje ({ $rule }).
ledger-gate-swap = Nic z tego, co ma { $hero }, nie nadaje się na początek. Wybierz kartę, aby zamienić ją na ekwipunek początkowy (MARKET-12).

## Entries that were wrong

ledger-correct = Popraw wpis { $number }
ledger-take-correction-back = Cofnij poprawkę { $number }
ledger-counts-instead = Po poprawce { $by } brzmi: { $text }
ledger-counts-now = Co liczy się teraz: { $text }
ledger-correction = Wpis { $number } był błędny
ledger-correction-leave = Zostaw tak, jak jest
ledger-strike-out = W ogóle nie powinno go tam być
ledger-only-strike = Taki wpis można tylko skreślić.
ledger-should-say = Co powinno tam stać
ledger-consequences = Co z tego wynika
ledger-no-conflicts = Wszystkie późniejsze wpisy są nadal możliwe.
ledger-conflicts = Późniejsze wpisy, które nie byłyby już możliwe: { $count }. Zostają w księdze, nie liczą się i też można je poprawić:
ledger-conflict = Wpis { $number }: { $text } – { $why }
ledger-correction-why = Dlaczego (zostaje w księdze)
ledger-correction-enter = Wpisz poprawkę

## Entries of one sentence

ledger-plain-title = Wpisz coś innego
ledger-plain-earned = Zdobyte PD
ledger-plain-found = Znalezione karty
ledger-plain-discarded = Odrzucone karty
ledger-plain-given = Przekazane karty
ledger-plain-skill = Kupiona umiejętność
ledger-plain-seat = Gracz
ledger-plain-name = Nazwa kampanii
ledger-plain-difficulty = Trudność
ledger-plain-note = Notatka
ledger-plain-decision = Co po przegranym zadaniu
ledger-plain-who = Kto:
ledger-plain-to = Komu:
ledger-plain-text = Nowe: { $what }
ledger-plain-remove = Bez: { $card }
ledger-plain-enter = Wpisz to zdanie

## Founding a campaign, or entering one that is under way

ledger-under-way = Ta kampania już trwa: wpisz, co każdy bohater ma teraz
ledger-order = Zadania
ledger-order-printed = W kolejności z instrukcji
ledger-order-random = W losowej kolejności
ledger-order-own = Własna lista
ledger-order-seed = Numer kolejności
ledger-order-again = Wylosuj inną kolejność
ledger-order-show = Pokaż kolejność (zdradza, co będzie)
ledger-order-earlier = { $quest } wcześniej
ledger-order-without = Bez „{ $quest }”
ledger-order-add = Dodaj zadanie
ledger-first-is = Co najpierw:
ledger-first-is-quest = pierwsze zadanie
ledger-first-is-town = wizyta w mieście
ledger-past = Co już rozegraliście, o ile ma być w księdze:
ledger-past-none = nie ma w księdze
ledger-past-unknown = { $quest }: nie ma w księdze
ledger-past-won = { $quest }: wygrane
ledger-past-lost = { $quest }: przegrane
ledger-skill-level = poziom { $level }
ledger-skill-of = { $hero }: { $skill }, umiejętność { $number }
ledger-skill-skipped = W linii nie pomija się żadnej umiejętności: najpierw trzeba kupić poprzednią.
ledger-card-of = Karta, którą ma { $hero }
ledger-place-of = Miejsce karty { $card }
ledger-correction-again = Zmień jeszcze raz

## A card that nobody knows yet

ledger-new-card = Nic nie nazywa się „{ $typed }”. Zapisz kartę, a od razu można ją mieć i nią handlować; kości i tekst można dopisać w edytorze kart.
ledger-new-code = Kod karty
ledger-new-name = Nazwa karty
ledger-new-write = Zapisz tę kartę
ledger-new-taken = Karta { $code } już istnieje albo nie pasuje do pudełka. Niczego nie zapisano.

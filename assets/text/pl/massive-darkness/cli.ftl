### Wiersz poleceń. $reason to przyczyna, w naszym zdaniu.

## Co jest nie tak z danymi

cli-no-quest = Nie ma zadania „{ $name }”: nie jest to ani plik, ani żadne z: { $known }.
cli-hero-count = Nie może grać tylu bohaterów ({ $count }): może ich być od 1 do { $most } (COMP-16).
cli-no-hero = Nie ma bohatera „{ $name }”; są: { $known }.
cli-dice = „{ $dice }” to nie są kości; pisze się na przykład 3Y2R: Y to żółta, R czerwona, B niebieska, G zielona.
cli-wrong-side = „{ $dice }” zawiera kości drugiej strony: żółte i czerwone atakują, niebieskie i zielone bronią.
cli-too-many-dice = „{ $dice }” to za dużo: rzuca się najwyżej 3 kośćmi jednego koloru (DICE-04).
cli-enchantment = Nie da się zrozumieć „{ $words }”: { $reason }.
cli-odds-too-many = Tych szans nie da się policzyć: { $reason }.
cli-defect = Gra o ziarnie { $seed } nie może iść dalej, to błąd tego programu: { $reason }.

## Gry

cli-played = { $quest }: { $heroes }; bot { $bot }, ziarno { $seed }.
cli-outcome = Gra jest { $outcome }; rundy: { $rounds }, odpowiedzi: { $answers }; jej ostatni stan to { $hash }.
cli-recorded = Zapisano ją w { $file }.
cli-verified = { $file } się zgadza; odpowiedzi: { $answers }, wszystkie prowadzą do zapisanych stanów, aż do ostatniego, { $hash }. Gra jest { $outcome }, runda { $rounds }.
cli-damaged = Zasady i karty są te same, którymi grano: plik zmieniono lub uszkodzono.
cli-diverged = { $file } się nie zgadza po { $answers ->
    [one] 1 odpowiedzi
   *[other] { $answers } odpowiedziach
}: { $reason }
cli-other-quest = Zapisane w nim zadanie nie jest tym, od którego zaczęto grę.
cli-other-rules = Grano według wcześniejszej wersji zasad.
cli-other-content = Grano innymi kartami.
cli-simulated = { $games ->
    [one] 1 gra
    [few] { $games } gry
   *[other] { $games } gier
}: { $wins ->
    [0] nie wykazano jeszcze, że da się wygrać: bot „{ $bot }” nie wygrał ani razu, a więc spośród wszystkich takich gier wygrywa najwyżej { $high }% (poziom ufności { $confidence }%); przegrał { $lost }%.
   *[other] bot „{ $bot }” wygrał { $won }%; spośród wszystkich takich gier wygrywa od { $low } do { $high }% (poziom ufności { $confidence }%); przegrał { $lost }%.
}
cli-simulated-rounds = Średnio rund: { $mean }, od { $fewest } do { $most }.
cli-simulated-speed = Odpowiedzi na sekundę: { $answers }, gry na sekundę: { $games }.
cli-simulated-slow = Odpowiedzi na sekundę: { $answers }, sekundy na grę: { $seconds }.
cli-simulated-failed = Zablokowane: { $stuck }, przerwane: { $failed }.
cli-simulated-defect = Ziarno { $seed }: { $reason }.

## Przypadki i zadania

cli-lint-good = { $quest }: można grać.
cli-lint-hint = { $quest }: wskazówka: { $problem }
cli-lint-problem = { $quest }: { $problem }
cli-lint-pack-good = { $file }: liczba kart: { $count }, wszystko w porządku.
cli-lint-card = { $file }: karta { $code } ({ $name }): { $problem }

## Szanse

cli-odds-hits = Trafienia
cli-odds-attack-bams = Bamy atakującego
cli-odds-attack-diamonds = Diamenty atakującego
cli-odds-shields = Tarcze
cli-odds-defense-bams = Bamy obrońcy
cli-odds-defense-diamonds = Diamenty obrońcy
cli-odds-wounds = Rany
cli-odds-mean = { $name }: { $fraction } = { $decimal } średnio
cli-odds-exactly = dokładnie
cli-odds-at-least = co najmniej
cli-odds-aim-wounds = Przerzuca się, grając najlepiej: atakujący chce wielu ran, obrońca jak najmniej.
cli-odds-aim-kill = Przerzuca się, grając najlepiej: atakujący chce zabić, obrońca chce temu zapobiec.
cli-odds-kill = { $wounds ->
    [one] 1 rana
    [few] { $wounds } rany
   *[many] { $wounds } ran
} lub więcej: { $fraction } = { $decimal }

## Many batches

cli-party-drawn = Bohaterów i ich klasy losuje się na nowo przed każdą grą.
cli-sweep-quest = Zadanie
cli-of-one = { $option } dotyczy jednego zadania, jednej drużyny i jednego bota, a nie „all”.
cli-no-reading = Dla „{ $name }” nie ma dwóch wykładni do wyboru; są dla: { $known }.

## What is wrong with the arguments

cli-enchantment-word = „{ $words }” nie da się zrozumieć przy słowie „{ $word }” (--help pokazuje przykład).
cli-enchantment-no-symbols = Za zaklęcie „{ $words }” nie płaci się symbolami.
cli-enchantment-other-effect = W „{ $words }” można policzyć tylko stałe liczby symboli i ran.
cli-enchantment-other-moment = „{ $words }” nie działa ani w ataku, ani w obronie.
cli-cases-none = nie ma w nim ani jednego przypadku
cli-cases-too-many = przypadków jest { $count }, a sprawdza się najwyżej { $most }
cli-enchantment-too-long = „{ $words }” kosztuje lub robi więcej, niż da się policzyć.
cli-enchantments-too-many = Razem da się policzyć najwyżej tyle zaklęć: { $most }.
cli-skill-paid = Za umiejętność „{ $words }” trzeba zapłacić: podaj ją przez --enchantment.
cli-skills-too-many = Razem da się policzyć najwyżej tyle umiejętności: { $most }.
cli-rerolls-too-many = Razem da się policzyć najwyżej tyle przerzutów: { $most }.
cli-content = Kart nie da się użyć: { $reason }

## Kto rozgrywa wiele partii

bot-greedy = gra z głową, krok naprzód

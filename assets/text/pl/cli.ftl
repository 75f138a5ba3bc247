### Wiersz poleceń. $reason to przyczyna, w naszym zdaniu.

## Co jest nie tak z danymi

cli-no-window = Ten program zbudowano bez okna; --help pokazuje, co potrafi w wierszu poleceń.
cli-window-not-started = Okno to osobny program, delvewright.exe, który leży obok tego; nie można go uruchomić: { $reason }.
cli-cannot-begin = Gra nie może się zacząć: { $reason }
cli-no-game = { $file } nie jest grą, w którą można tu zagrać: { $reason }

## Gry

cli-outcome-won = wygrana
cli-outcome-lost = przegrana
cli-outcome-stuck = zablokowana: zasady kręcą się w kółko
cli-outcome-open = jeszcze nieskończona

## Many batches

cli-reason = { $reason }
cli-no-results = Plik { $file } już istnieje, ale nie zawiera wyników wcześniejszych gier; podaj inny plik.
cli-results-full = Plik { $file } jest pełny: mieści najwyżej { $limit } MB wyników. To, co w nim jest, zostaje; podaj inny plik na resztę.

## What is wrong with the arguments

cli-more-faults = { $count ->
    [one] Nie można też użyć jeszcze jednego pliku.
   *[other] Nie można też użyć { $count } innych plików.
}
cli-not-told = Nie udało się zapisać całej odpowiedzi: { $reason }.
cli-no-room = Brakuje miejsca na pliki potrzebne tylko przez chwilę.
cli-holds = { $file } się zgadza; odpowiedzi: { $answers }, wszystkie prowadzą do zapisanych stanów, aż do ostatniego, { $hash }.
cli-torn = Ostatni wiersz był urwany i został pominięty.
cli-played-plain = Gra jest { $outcome }; rundy: { $round }.
cli-ranked = Koniec gry; rundy: { $round }.
cli-place = Gracz { $seat }: miejsce { $place }
cli-of-another-game = { $file } należy do { $game }, a nie do { $asked }: pomiń --game albo napisz --game { $game } i podawaj naraz pliki tylko jednej gry.
cli-book-exported = { $file } to kampania do przekazania dalej, a nie księga: „import” zrobi z niej księgę.
cli-no-such-game = Nie ma tu gry „{ $name }”. Zainstalowane: { $known }.
cli-seats = od { $least } do { $most } graczy
cli-no-games = Żadna gra nie jest zainstalowana.
usage-unknown = Nie ma tu argumentu „{ $argument }” (--help pokazuje wszystkie).
usage-no-command = Nie ma polecenia „{ $name }” (--help pokazuje wszystkie).
usage-game = „{ $typed }” to gra, a nie polecenie: napisz --game { $name } i jedno z jej poleceń ({ $known }).
usage-game-first = „{ $typed }” to gra, a nie polecenie: napisz delvewright --game { $name } { $command }, a dalej to, co jeszcze trzeba.
usage-game-without = „{ $typed }” to gra, a nie polecenie, i nie ma ona polecenia „{ $command }”: napisz --game { $name } i jedno z tych: { $known }.
usage-of-another-game = { $game } nie ma polecenia „{ $name }”. Ma: { $known }. Inną grę wybiera się przez --game: { $others }.
usage-argument-of-another-game = { $game } nie ma przy „{ $name }” argumentu { $argument }. Ma: { $known }. Inną grę wybiera się przez --game: { $others }.
usage-command-missing = Dalej musi stać polecenie (--help pokazuje wszystkie).
usage-no-value = Po { $argument } musi coś stać (--help wyjaśnia).
usage-one-of = „{ $value }” nie pasuje do { $argument }: możliwe są { $known }.
usage-not-within = „{ $value }” nie pasuje do { $argument }: możliwe są liczby całkowite od { $low } do { $high }{ $besides ->
    [all] {" "}albo „all”
    [names] {" "}albo imiona oddzielone przecinkami
    [names-or-all] , imiona oddzielone przecinkami albo „all”
    [span] {" "}albo dwie z nich, mniejsza na początku, na przykład { $low }-{ $high }
   *[nothing] {""}
}.
usage-value = „{ $value }” nie pasuje do { $argument } (--help wyjaśnia).
usage-missing = Brakuje jeszcze: { $arguments } (--help wyjaśnia).
usage-together = { $argument } nie idzie w parze z { $other } (--help wyjaśnia oba).
usage-twice = { $argument } można podać tylko raz (--help wyjaśnia).
usage-too-many = „{ $value }” to za dużo dla { $argument } (--help wyjaśnia).
usage-no-text = Jeden z argumentów zawiera znaki, które nie są tekstem.
usage-unclear = Argumentów nie da się zrozumieć (--help je wyjaśnia).
cli-altered = { $file } się nie zgadza: { $reason }

## Wiele gier: $bot to jeden z dwóch botów, $places wylicza, ile razy które miejsce

cli-bot-random = losowo
cli-bot-search = przeszukiwanie, wyobrażone gry na odpowiedź: { $games }
cli-bot-planner = planista, wyobrażone gry na turę: { $games }
cli-budget-of-nobody = --budget mówi, ile ma myśleć { $bot }, a on tutaj nie gra.
cli-imagined-of-nobody = --imagined mówi, ile ma myśleć { $bot }, a to przeszukiwanie tutaj nie gra.
cli-batch = { $games ->
    [one] 1 gra
    [few] { $games } gry
   *[other] { $games } gier
 } od ziarna { $seed }.
cli-batch-of = { $of }: { $games ->
    [one] 1 gra
    [few] { $games } gry
   *[other] { $games } gier
 } od ziarna { $seed }.
cli-batch-seat = Gracz { $seat } ({ $bot }): { $share }% pierwszych miejsc; we wszystkich takich grach od { $low } do { $high }% (poziom ufności { $confidence }%). Ile razy które miejsce: { $places }
cli-batch-seat-none = Gracz { $seat } ({ $bot }): jeszcze żadnego pierwszego miejsca; we wszystkich takich grach najwyżej { $high }% (poziom ufności { $confidence }%). Ile razy które miejsce: { $places }
cli-batch-shared = Pierwsze miejsce zajęte wspólnie dzieli się między tych, którzy je zajęli.
cli-batch-by = Grali: { $bots }.
cli-batch-won = { $won ->
    [0] Nie wykazano jeszcze, że da się wygrać: żadnej z nich nie wygrano, a więc spośród wszystkich takich gier najwyżej { $high }% (poziom ufności { $confidence }%).
   *[other] Wygrane: { $share }%; spośród wszystkich takich gier od { $low } do { $high }% (poziom ufności { $confidence }%).
 }
cli-batch-rounds = Średnio rund: { $mean }, od { $fewest } do { $most }.
cli-witness = Najszybsze zwycięstwo (ziarno { $seed }, rundy: { $rounds }) zapisano w pliku { $file }.
cli-witness-none = Nikt nie wygrał, więc nie zapisano żadnej gry.
cli-witness-untrue = Gra z ziarnem { $seed } rozegrana jeszcze raz nie kończy się zwycięstwem, więc jej nie zapisano. Plik z wynikami mówi co innego: ktoś go zmienił. Odłóż go na bok i rozegraj gry od nowa.
cli-batch-failed = Zablokowane: { $stuck }, przerwane: { $failed }.
cli-batch-defect = Ziarno { $seed }: { $reason }.
cli-batch-bots = Podano za dużo botów: { $bots }, a miejsc przy stole: { $seats }.
cli-no-cases = { $file } nie zawiera przypadków zasad: { $reason }.
cli-cases-of-another-game = { $others ->
    [0] { $file } nie zawiera przypadków zasad gry { $asked }, tylko gry { $game }
   *[other] { $file } nie zawiera przypadków zasad gry { $asked }, tylko gry { $game } (takich plików jest więcej: { $others })
 }: pomiń --game albo napisz --game { $game } i podawaj naraz przypadki tylko jednej gry.
cli-no-case = nie ma w nim żadnego przypadku
cli-checked = Przypadki: { $cases }, pliki: { $files }, niezgodne: { $failed }.
cli-no-cases-there = W { $files } nie ma przypadków zasad.
cli-check-too-many = Plików jest ponad { $most }; podaj folder z przypadkami zasad.
cli-check-too-many-folders = Folderów jest ponad { $most }; podaj ten z przypadkami zasad.
cli-check-no-cases = Ta gra nie ma przypadków zasad do uruchomienia.
cli-lint-no-documents = Ta gra nie ma dokumentów, które można by sprawdzić.

## Co dała zmiana

compared-title = Co dała zmiana
compared-games = Ten sam los przedtem i teraz: wygrane tylko teraz: { $gained }, tylko przedtem: { $lost }, par gier: { $games }.
compared-seen = Wygrane: { $points } pkt proc., od { $low } do { $high } (poziom ufności { $confidence }%).
compared-unseen = Nie widać jeszcze różnicy (od { $low } do { $high } pkt proc., poziom ufności { $confidence }%). { $more ->
    [0] Różnicę 5 punktów najpewniej byłoby już widać.
    [one] Różnicę 5 punktów najpewniej pokazałaby jeszcze około 1 gra.
    [few] Różnicę 5 punktów najpewniej pokazałyby jeszcze około { $more } gry.
   *[other] Różnicę 5 punktów najpewniej pokazałoby jeszcze około { $more } gier.
}
compared-where = Skąd się bierze:
compared-nothing = Żadna inna z liczonych wielkości nie różni się bardziej, niż mógłby to łatwo sprawić przypadek.
compared-rounds = Rund w grze: { $after }, przedtem { $before }

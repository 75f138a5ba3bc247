### Boss Monster: notes punktów do gier przy prawdziwym stole.

command-bm-pad = Notes punktów
pad-title = Notes punktów
pad-about = Do gier z drukowanymi kartami: kto ma ile dusz, ran i monet, kto awansował i czyja jest tura. Wszystko od razu trafia na dysk, można to cofnąć i poprawić, a minione wieczory zostają do wglądu.
pad-name = Nazwa notesu
pad-name-hint = Nasze wieczory
pad-begin = Zacznij notes
pad-import = Wczytaj notes z pliku
pad-export = Zapisz notes jako plik
pad-taken-in = „{ $name }” stoi teraz na półce.
pad-exported = Notes zapisano w { $file }.
pad-others = Inne notesy
pad-page-game = Gra
pad-page-evenings = Minione wieczory
pad-unsaved = Wpisu z notesu nie ma na dysku
pad-unwritten = Ostatni wpis jest tu przechowany i zostanie zapisany jako pierwszy. Do tego czasu nie można wpisać nic więcej.
pad-goes-on = Notes jest prowadzony dalej w { $file }. Wróci tutaj, gdy tylko będzie miejsce.

## Gra

pad-new-game = Nowa gra
pad-new-game-about = Kto siedzi przy stole? Znając bossów, notes wie, kto działa pierwszy; bez nich kolejność jest taka, jak siedzicie.
pad-no-boss = Boss niewpisany
pad-boss-of = Boss gracza { $number }
pad-boss-xp = { $boss }, { $xp } PD
pad-next-turn = { $seat } kończy: następna tura
pad-souls = Dusze
pad-wounds = Rany
pad-coins = Monety
pad-more = O jeden więcej, { $seat }: { $counter }
pad-fewer = O jeden mniej, { $seat }: { $counter }
pad-has = { $seat }, { $counter }: { $number }
pad-level-up = Awans: { $seat }
pad-is-leveled = Po awansie
pad-is-out = Pięć ran: odpada na koniec rundy
pad-end = Koniec
pad-would-win = Jeśli runda skończy się teraz, wygra { $seat }.
pad-has-won = Zwycięzca: { $seat }
pad-break-off = Przerwij grę

## Wpisy

pad-correct-to = Tyle powinno być we wpisie { $number }
pad-correct-enter = Wpisz poprawkę
pad-founded = Założono notes „{ $name }”.
pad-renamed = Notes nazywa się teraz „{ $name }”.
pad-began = Zaczęła się gra: { $names }.
pad-souls-more = { $seat }: { $number ->
    [one] o jedną duszę więcej
    [few] o { $number } dusze więcej
   *[other] o { $number } dusz więcej
}.
pad-souls-fewer = { $seat }: { $number ->
    [one] o jedną duszę mniej
    [few] o { $number } dusze mniej
   *[other] o { $number } dusz mniej
}.
pad-wounds-more = { $seat }: { $number ->
    [one] o jedną ranę więcej
    [few] o { $number } rany więcej
   *[other] o { $number } ran więcej
}.
pad-wounds-fewer = { $seat }: { $number ->
    [one] o jedną ranę mniej
    [few] o { $number } rany mniej
   *[other] o { $number } ran mniej
}.
pad-coins-more = { $seat }: { $number ->
    [one] o jedną monetę więcej
    [few] o { $number } monety więcej
   *[other] o { $number } monet więcej
}.
pad-coins-fewer = { $seat }: { $number ->
    [one] o jedną monetę mniej
    [few] o { $number } monety mniej
   *[other] o { $number } monet mniej
}.
pad-leveled = Awans: { $seat }.
pad-passed = Tura przeszła dalej.
pad-won = Zwycięzca: { $seat }.
pad-broken-off = Grę przerwano.
pad-corrected = Poprawiono wpis { $number }.
pad-struck-out = Skreślono wpis { $number }.
pad-undone = Cofnięto wpis { $number }.
pad-redone = Wpis { $number } znów się liczy.
pad-change = { $seat }, { $counter }: { $from } → { $to }
pad-change-turn = Tura: { $seat }.
pad-change-round = Zaczyna się runda { $round }.

## Czego nie można wpisać

pad-not-such-entry = Nie ma takiego wpisu albo nic z niego już się nie liczy.
pad-not-full = Notes jest pełny. Zacznij nowy.
pad-not-founding = Notes zaczyna się od nazwy i od niczego innego.
pad-not-seats = Gra od dwóch do czterech osób.
pad-not-names = Imiona nie mogą być puste ani za długie, a żadne dwa takie same.
pad-not-no-game = Żadna gra się nie toczy.
pad-not-under-way = Poprzednia gra jeszcze się nie skończyła.
pad-not-no-seat = Nikt tam nie siedzi.
pad-not-bounds = Nie może być mniej niż zero ani więcej niż 999.
pad-not-leveled = Boss awansuje raz w grze.

## Minione wieczory

pad-no-evenings = Żadnej gry jeszcze nie dokończono. Co tu wpiszesz, zostanie do wglądu.
pad-all-games = Wszystkie gry
pad-day = Dzień
pad-players = Gracze
pad-winner = Zwycięzca
pad-rounds = Rundy
pad-result = { $seat }: dusze { $souls }, rany { $wounds }
pad-nobody = nikt
pad-wins = Kto ile razy wygrał
pad-wins-of = { $seat }: wygrane { $won } z { $games }
pad-course = Dusze, runda po rundzie

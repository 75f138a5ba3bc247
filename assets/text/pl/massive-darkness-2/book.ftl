### Massive Darkness 2: księga drużyny.

## Co mówi wpis

book-founded = Założono księgę „{ $name }”. Drużyna: { $party }.
book-renamed = Księga nazywa się teraz „{ $name }”.
book-gathered = Drużyna to teraz: { $party }.
book-chosen = Następna misja: „{ $quest }”.
book-chosen-open = Nie zdecydowano, która misja będzie następna.
book-played = „{ $quest }” – { $ending } ({ $how }).
book-hero-player = { $hero } ({ $player })
book-level = poziom { $level }
book-fell = { $count ->
    [one] raz na ziemi
   *[other] { $count } razy na ziemi
}
book-rounds-taken = { $count ->
    [one] jedna runda
    [few] { $count } rundy
   *[other] { $count } rund
}
book-ending-won = wygrana
book-ending-lost = przegrana
book-ending-broken-off = przerwana
book-place-here = rozegrana tutaj
book-place-box = z pudełkiem
book-place-table = przy stole
book-corrected = Poprawiono wpis { $number }.
book-struck-out = Skreślono wpis { $number }.
book-undone = Cofnięto wpis { $number }.
book-redone = Wpis { $number } znów się liczy.

## Co z tego wynika

book-change-quest = „{ $quest }”: wygrane { $won } z { $games }
book-next = Następna misja: „{ $quest }”
book-next-open = Następnej misji jeszcze nie wybrano.
book-party-is = Drużyna: { $party }
book-played-so-far = { $count ->
    [one] Jedna rozegrana misja
    [few] { $count } rozegrane misje
   *[other] { $count } rozegranych misji
}: { $sum }
book-sum = wygrane { $won }, przegrane { $lost }
book-sum-broken-off = wygrane { $won }, przegrane { $lost }, przerwane { $broken }

## Czego nie można wpisać

book-not-such-entry = Nie ma takiego wpisu albo nic z niego już się nie liczy.
book-not-full = Księga jest pełna. Zacznij nową.
book-not-founding = Księga zaczyna się od nazwy i drużyny, i od niczego innego.
book-not-names = Nazwy, imiona i notatki nie mogą być puste ani za długie.
book-not-heroes = W misji bierze udział od jednego do sześciu bohaterów.
book-not-unknown = W pudełku nie ma takiego bohatera.
book-not-twice = Każdy bohater ma jedną figurkę: nikt nie bierze udziału dwa razy.
book-not-bounds = Nie może być tylu rund ani tylu upadków, ani tak wysokiego poziomu.
book-not-known = Ta gra jest już w księdze.

## Kronika

book-party = Drużyna
book-hero = Bohater
book-class = Klasa
book-player = Gracz
book-quest = Misja
book-quest-gone = Jej pliku już tu nie ma; to, co z niej rozegrano, zostaje w księdze.
book-heroes = Bohaterowie
book-history = Co rozegrano
book-by-quest = Misja po misji
book-by-size = Według liczby bohaterów
book-by-hero = Bohater po bohaterze
book-fastest = Najmniej rund
book-falls = Ile razy na ziemi
book-best-level = Najwyższy poziom
book-conflicts = Wpisy, które nie mogą być prawdziwe

## W wierszu poleceń

help-books-enter = Wpisz zapisaną grę do księgi: która misja, kto brał udział, jak się skończyła i kogo powalono
help-books-chronicle = Księga jako tekst do czytania (Markdown)
cli-book-entered = Wpisano pod numerem { $number }: { $line }

## W oknie

command-md2-book = Księga drużyny
command-md2-enter = Wpisz tę grę do księgi
book-new = Nowa księga
book-all = Księgi drużyn
book-about = Co rozegrała drużyna: tutaj, z pudełkiem lub przy stole, jak się skończyło i kogo powalono. Wszystko od razu trafia na dysk, można to cofnąć i poprawić, i zostaje do wglądu. Każda misja może być następna, a bohaterowie za każdym razem zaczynają od nowa.
book-name = Nazwa księgi
book-name-hint = Nasze wyprawy
book-who = Kto schodzi na dół?
book-begin = Zacznij księgę
book-import = Wczytaj księgę z pliku
book-export = Zapisz księgę jako plik
book-exported = Zapisano w { $file }.
book-others = Inne księgi
book-taken-in = „{ $name }” stoi teraz na półce.
book-brought = Do wpisania: { $quest } Wybierz dla niej księgę albo zacznij nową.
book-unsaved = Wpisu z księgi nie ma na dysku
book-unwritten = Ostatni wpis jest tu przechowany i zostanie zapisany jako pierwszy. Do tego czasu nie można wpisać nic więcej.
book-page-series = Misje
book-page-chronicle = Kronika
book-page-numbers = Liczby
book-save-chronicle = Zapisz kronikę jako tekst
book-copy-chronicle = Skopiuj kronikę
book-change-party = Zmień drużynę
book-gather = To jest teraz drużyna
book-leave = Jednak nie
book-player-of = Kto gra: { $hero }
book-player-hint = Gracz
book-level-reached = Osiągnięty poziom
book-level-of = Osiągnięty poziom: { $hero }
book-falls-of = Ile razy na ziemi: { $hero }
book-all-quests = Wszystkie misje
book-never-played = jeszcze nierozegrana
book-only-broken-off = dotąd przerywana
book-start-anew = Bohaterowie zaczynają każdą misję od nowa: nic nie przechodzi dalej.
book-play-here = Zagraj tutaj
book-write-down = Zapisz, jak się skończyła
book-choose-next = Wybierz jako następną
book-leave-open = Nie wybieraj następnej
book-how-it-ended = Jak się skończyła
book-from-game = Przejęto z zapisanej gry.
book-took-part = Kto brał udział
book-rounds = Rundy (0: nikt nie liczył)
book-note = Notatka o tej misji
book-note-hint = Co warto zapamiętać
book-enter-it = Wpisz
book-look = Obejrzyj zapisaną grę z wpisu { $number }
book-another-game = W pliku z tego wpisu leży już inna gra.
book-no-numbers = Niczego jeszcze nie rozegrano. Co tu wpiszesz, będzie policzone.
book-plot-hint = Pełne słupki to wygrane, w paski – przegrane.

### Co poszło nie tak. Każdy błąd mówi, co się stało; druga wiadomość mówi, co jest bezpieczne.
### $file to plik lub folder, $reason to informacja od systemu (po angielsku).

## Pliki

storage-not-found = Plik { $file } nie istnieje.
storage-exists = Plik { $file } już istnieje.
storage-other-kind = { $file } to plik innego rodzaju i nie zostanie zastąpiony. Wybierz inną nazwę.
storage-forbidden-read = Brak uprawnień do odczytu { $file }.
storage-forbidden-write = Brak uprawnień do zapisu { $file }.
storage-forbidden-folder = Brak uprawnień do folderu { $file }.
storage-disk-full = Dysk jest pełny, więc nie udało się zapisać { $file }.
storage-in-use = Plik { $file } jest używany przez inne okno lub inny program.
storage-changed-elsewhere = Plik { $file } został zmieniony w innym oknie lub przez inny program.
storage-deleted = Plik { $file } został usunięty lub przeniesiony, gdy był otwarty.
storage-replaced = Ktoś inny zmienił plik { $file } lub zastąpił go innym, gdy był otwarty. Nic nie zostanie w nim zapisane.
storage-overflowing = Plik { $file } jest pełny: pliku większego niż { $limit } MB nie dałoby się już odczytać.
storage-unmanageable = Plik { $file } nie zostanie zapisany, bo nie dałoby się go ponownie odczytać: { $reason }.
storage-system-read = Nie udało się odczytać { $file }: { $reason }.
storage-system-write = Nie udało się zapisać { $file }: { $reason }.
storage-system-folder = Nie można użyć folderu { $file }: { $reason }.
cause-missing = nie ma tam niczego o tej nazwie
cause-there = jest tam już coś o tej nazwie
cause-forbidden = system na to nie pozwala
cause-full = dysk jest pełny
cause-in-use = używa tego inny program
cause-no-folder = część ścieżki nie jest folderem
cause-folder = to jest folder
cause-not-empty = folder nie jest pusty
cause-name = plik nie może się tu tak nazywać
cause-other-disk = oba miejsca leżą na różnych dyskach
cause-size = dysk nie mieści plików tej wielkości
cause-gone = połączenie zostało zerwane
cause-slow = trwało to za długo
cause-interrupted = zostało to przerwane
cause-short = skończyło się to za wcześnie
cause-memory = brakuje pamięci
cause-unable = system tego tam nie potrafi
cause-code = system zgłasza błąd numer { $code }
cause-unknown = system nie podaje przyczyny
storage-too-large = Plik { $file } jest za duży: { $megabytes } MB, a odczytywane jest najwyżej { $limit } MB.
storage-not-text = Plik { $file } zawiera bajty, które nie są tekstem (wiersz { $line }, kolumna { $column }).
storage-malformed = Nie można zrozumieć { $file } w wierszu { $line }, kolumnie { $column }: { $reason }.
storage-no-format = Plik { $file } nie podaje swojego formatu. Powinien zaczynać się od „(format: 1,”.
storage-newer = Plik { $file } pochodzi z nowszej wersji tego programu: ma format { $found }, a ta wersja zna formaty do { $known }.
storage-unwritable = Nie da się zapisać zawartości { $file }, to błąd tego programu.
storage-no-home = System nie podaje folderu na twoje pliki. Wpisz go do zmiennej DELVEWRIGHT_HOME.

## Co jest bezpieczne

safe-untouched = Nic nie zostało zmienione.
safe-last-saved = To, co zapisano wcześniej, nadal istnieje.
safe-complete-lines = Wszystko aż do ostatniej pełnej odpowiedzi jest w pliku.
safe-still-known = Wszystko, co w nim było, jest tu nadal znane i można to zapisać ponownie.
safe-kept-as = Plik w dotychczasowej postaci zachowano jako { $kept }.
safe-not-replaced = Druga wersja nie została zastąpiona.
safe-written = Zapisany został tylko plik { $kept }.

## What could not be written while a game is played or a book is kept

unwritten-title = Jeszcze nie zapisano
unwritten-game = To, co od tej pory się wydarzyło, jest tu zachowane i zostanie zapisane w pierwszej kolejności. Do tego czasu nie można odpowiadać ani cofać decyzji.
unwritten-entry = Twój ostatni wpis jest tu zachowany i zostanie zapisany w pierwszej kolejności. Do tego czasu nie można dodawać wpisów.
unwritten-tried = { $count ->
    [one] Spróbowano ponownie, bez powodzenia.
    [few] Spróbowano ponownie { $count } razy, bez powodzenia.
    [many] Spróbowano ponownie { $count } razy, bez powodzenia.
   *[other] Spróbowano ponownie { $count } raza, bez powodzenia.
}
unwritten-again = Spróbuj ponownie
unwritten-elsewhere = Zapisz gdzie indziej
unwritten-game-goes-on = Gra toczy się dalej w pliku { $file }.
unwritten-book-goes-on = Księga jest prowadzona dalej w pliku { $file }. Aby znów trafiła na półkę, wczytaj ten plik poleceniem „{ $import }”.
unsaved-game-title = Ta gra nie jest zapisana
unsaved-game-hint = Dopóki to okno jest otwarte, nic nie zginie. Usuń przyczynę i spróbuj ponownie albo zostań tutaj i zapisz grę gdzie indziej. Jeśli wyjdziesz, ostatnie odpowiedzi przepadną.
unsaved-book-title = Księga kampanii nie jest zapisana
unsaved-book-hint = Dopóki to okno jest otwarte, nic nie zginie. Usuń przyczynę i spróbuj ponownie albo zostań tutaj i zapisz księgę gdzie indziej. Jeśli wyjdziesz, ostatni wpis przepadnie.

## What is wrong with cards, quests and recorded games

wrong-pack-syntax = Nie da się odczytać { $file } w wierszu { $line }, kolumnie { $column }: { $reason }. Popraw to albo usuń plik.
wrong-pack-twice = W { $file } „{ $name }” występuje dwa razy; jedno z nich musi dostać inny kod.
wrong-pack-skipped = Twoje karty z { $file } nie są używane, wszystko inne tak: { $reason } Popraw plik albo usuń go z folderu.
wrong-bundle-cards = Kart z pliku { $file } nie można przejąć: twoich kart nie dałoby się z nimi używać. { $reason } Nic nie zostało zmienione.
wrong-card-unknown = Karta { $card } wymienia coś, czego nie ma w pudełku: { $what } „{ $name }”.
wrong-card-twice = Kod „{ $name }” mają dwie karty; każda potrzebuje własnego.
wrong-card-value = Karta { $card } jest błędna: { $reason }.
wrong-box-missing = W pudełku brakuje: { $what }.
wrong-value-lines = ma więcej linii umiejętności niż { $most }
wrong-value-levels-fall = poziomy linii „{ $line }” muszą rosnąć od 1 do 5
wrong-value-level = jej poziom musi wynosić od 1 do 5
wrong-value-health = jej zdrowie musi wynosić co najmniej 1
wrong-value-dice-count = ma ponad { $most } kości do jednego rodzaju ataku lub obrony
wrong-value-symbols = ścianka kości ma ponad { $most } symboli
wrong-value-faces = kość ma sześć ścianek
wrong-value-dice = kości nie pasują do siebie ({ $reason })
wrong-quest-tile = Nie ma strony kafelka „{ $tile }”.
wrong-quest-overlap = Kafelek { $tile } leży na innym w { $at }.
wrong-quest-outside = W { $at } nie ma kafelka, więc nie może tam być: { $what }.
wrong-quest-door-nowhere = Drzwi między { $from } a { $to } nie stoją między sąsiednimi strefami.
wrong-quest-door-opening = Drzwi między { $from } a { $to } stoją w przejściu; drzwi stawia się w ścianach.
wrong-quest-level = Żeton poziomu w { $at } ma wartość { $level }; poziomy to od 1 do 5.
wrong-quest-large = Mapa jest za duża, by na niej grać: { $what } × { $count }, najwyżej { $most }.
wrong-quest-party = Zadanie jest dla drużyny od { $least } do { $most } bohaterów; liczy ona od 1 do 6, najpierw mniejsza liczba.
wrong-quest-goal = Zadanie nie ma celu; potrzebuje przynajmniej jednego.
wrong-quest-exit = Bohaterowie mają uciec, ale zadanie nie ma wyjścia; ustaw je.
wrong-quest-tokens = Bohaterowie mają podnieść { $wanted } z tych: { $token }; na mapie leży tylko { $there }.
wrong-quest-face-down = Zakrytych żetonów: { $tokens }, miejsc na nie: { $spots }; musi być tyle samo.
wrong-quest-empty = Zadanie nie ma kafelków.
wrong-quest-border = Granica „{ $name }” między { $from } a { $to } nie leży między sąsiednimi strefami.
wrong-quest-unknown = { $by }: w zadaniu nie ma: { $what } „{ $name }”.
wrong-quest-twice = Nazwa „{ $name }” jest użyta dwa razy ({ $what }).
advice-reach = Nikt się tam nie dostanie: { $what } w { $at }.
advice-door = Do komnaty w { $at } nie prowadzą żadne drzwi.
advice-islands = Na te kafelki nikt nie wejdzie: { $count }, pierwszy w { $at }.
advice-tile = Kafelek { $tile } jest użyty więcej niż raz; w pudełku jest jeden, dwustronny.
advice-box = Więcej, niż jest w pudełku: { $what } ({ $count } z { $most }).
advice-levels = Poziom { $high } jest na drodze od startu przed poziomem { $low } w { $at }.
advice-locked = Żadna zasada nie otwiera zamka drzwi między { $from } a { $to }.
advice-barred = Żadna zasada nie uwalnia drogi „{ $name }”.
advice-figure = Żadna zasada nie wprowadza postaci „{ $name }”.
advice-never = { $by } czeka na coś, co nigdy się nie stanie: { $what }.
advice-wait-call = wezwanie, którego nie wydaje żadna zasada
advice-text = Brakuje ({ $language }): { $what }.
advice-untitled = Zadanie nie ma tytułu.
advice-more = … i jeszcze { $count }.
wrong-edit-far = To za daleko.
wrong-edit-many = Zadanie nie może mieć więcej kafelków.
wrong-edit-neighbours = Drzwi potrzebują dwóch sąsiednich stref.
wrong-edit-tile = Nie ma takiego kafelka.
wrong-edit-level = Poziomy są od 1 do 5.
wrong-edit-nothing = Nie ma tu nic do zmiany.
wrong-quest-many = Za dużo: { $what }; jest { $count }, a można grać najwyżej z { $most }.
wrong-quest-worn = Na kafelku { $tile } leżą żetony ran, ale zawalić się mogą tylko pierwsze kafelki zadania (najwyżej { $most }).
wrong-speaker-rule = Zasada { $number }
wrong-speaker-named-rule = Zasada „{ $name }”
wrong-speaker-goal = Cel { $number }
wrong-speaker-figure = Postać „{ $name }”
wrong-speaker-object = Obiekt „{ $name }”
wrong-speaker-act = Czynność „{ $name }”
wrong-speaker-sought = Strefa, do której zmierzają wrogowie
wrong-quest-deep = { $by } – za długie albo zagnieżdża efekty dla bohaterów.
wrong-setup-heroes = Wybrano bohaterów: { $count }, a grać może od 1 do 6 (COMP-16).
wrong-setup-no-hero = Nie ma bohatera „{ $name }” (SETUP-05).
wrong-setup-hero-twice = Bohater „{ $name }” został wybrany dwa razy (COMP-02).
wrong-setup-no-class = Nie ma klasy „{ $name }” (SETUP-06).
wrong-setup-no-enemy = Zadanie wymaga wroga „{ $name }”, którego nie ma w pudełku.
wrong-setup-no-weapon = Nie ma już broni początkowej „{ $name }” (SETUP-07).
wrong-begin-quest = W to zadanie nie da się zagrać. { $problems }
wrong-begin-large = To zadanie wraz z kartami, które zabiera ze sobą, jest za duże, by zapisać przebieg gry: nie dałoby się jej ponownie otworzyć.
wrong-resume-ruleset = Grano według zasad „{ $name }”, których ten program nie zna.
wrong-resume-cards = Grano innymi kartami niż te, które są tu teraz, albo na innej mapie. To, co zapisano, znaczyłoby coś innego, dlatego gra nie zostanie otwarta.
wrong-journal-empty = Nie zawiera żadnej gry.
wrong-journal-newer = Zapisała to nowsza wersja programu (format { $found }; ta zna najwyżej { $known }). Zaktualizuj program.
wrong-journal-malformed = Nie da się odczytać wiersza { $line }, kolumny { $column }: { $reason }.
wrong-journal-long = Zapis jest dłuższy niż jakakolwiek gra zapisana przez ten program, dlatego nie zostanie odczytany.
wrong-journal-no-state = Grano według innych zasad, niż zna ta wersja, a w pliku nie ma stanu, od którego dałoby się grać dalej.
wrong-journal-torn = Ostatni wiersz ({ $line }) jest niepełny.
wrong-journal-start = Gra zaczyna się inaczej, niż zapisano.
wrong-journal-dice = Wiersz { $line }: z zapisanego ziarna kości nie wypadają w ten sposób.
wrong-journal-snapshot = Wiersz { $line }: zachowany tam stan nie jest stanem tej gry.
wrong-journal-stopped = Wiersz { $line }: { $reason }
wrong-entry-refused = Zapisana odpowiedź jest niedozwolona: { $why } ({ $rule })
wrong-entry-diverged = Gra przebiega inaczej, niż zapisano (stan { $found }, zapisany { $expected }).
wrong-entry-missing = Nie ma takiej chwili w grze.
wrong-entry-sealed = Tę część rozegrano według innych zasad; można ją tylko przeczytać.
wrong-entry-full = Zapis tej gry nie może już być dłuższy.
wrong-place = { $name } ({ $x }, { $y })
wrong-place-storey = { $name } ({ $x }, { $y }, kondygnacja { $storey })

## Kinds of things

thing-class = klasa
thing-kind-of-Enemy = rodzaj wroga
thing-complete-set-of-dice = pełny zestaw kości
thing-a-stair = schody
thing-a-face-down-token = zakryty żeton
thing-the-starting-zone = strefa startowa
thing-the-exit = wyjście
thing-a-level-token = żeton poziomu
thing-a-token = żeton
thing-a-named-zone = nazwana strefa
thing-an-object = obiekt
thing-storey = kondygnacja
thing-bridge = most
thing-wound-token = żetony ran
thing-level-token-of = żeton poziomu { $level }
thing-level = poziom
thing-zone = strefa
thing-counter = licznik
thing-role = rola
thing-figure = postać
thing-object = obiekt
thing-door = drzwi
thing-act = czynność
thing-tile = kafelek
thing-words = tekst
thing-border = granica
thing-special-rule = zasada specjalna
thing-named-door-or-border = nazwane drzwi lub granica
thing-face-down-group = grupa zakrytych żetonów
thing-face-down-token = zakryty żeton
wrong-quest-start-level = Zadanie zaczyna się na poziomie { $level }, a poziomy idą od 1 do 5.
wrong-quest-no-health = „{ $name }” nie ma zdrowia, więc nikt nie mógłby tego zniszczyć. Daj co najmniej 1.

## Bez okna

window-no-display = Nie ma tu ekranu, na którym można otworzyć okno: nie odpowiada ani Wayland, ani X11. Uruchom program na pulpicie. Jeśli już przy nim siedzisz, brakuje tego, czym programy rysują okna; w Debianie i Ubuntu zainstaluje to polecenie: apt install libgl1 libegl1 libxkbcommon-x11-0 libxcursor1 libxi6 libxrandr2. Co można zrobić bez okna, mówi „delvewright --help”.
window-no-graphics = Nie da się narysować okna: system nie udostępnia OpenGL. W Debianie i Ubuntu brakujące części zainstaluje polecenie: apt install libgl1 libegl1 libxkbcommon-x11-0 libxcursor1 libxi6 libxrandr2. Co można zrobić bez okna, mówi „delvewright --help”.
window-no-start = Nie udało się przygotować okna. Nic nie zostało zmienione.

## Files that are none of ours, or more than anybody writes

storage-not-a-file = { $file } to folder, urządzenie albo potok, a nie plik.
storage-too-many-lines = { $file } ma ponad { $most } wierszy; żaden plik tego programu nie jest tak długi.
storage-too-much = { $file } zawiera ponad { $most } rzeczy jednego rodzaju; tak wielu program nie czyta.
wrong-box-tile = Kafelek „{ $tile }” jest za duży: bok może mieć { $most } stref, a ścian i przejść nie może być więcej, niż jego strefy mają boków.
wrong-box-too-many = W pudełku mieści się najwyżej { $most }, a nie { $count } ({ $what }).
thing-hero = bohaterowie
thing-card = karty
thing-card-of-a-deck = karty jednej talii
thing-skill = umiejętności jednej klasy
thing-ability = zdolności

## What cannot be understood in a text; it stands behind a colon

unclear-truth = powinno tam stać true albo false
unclear-kind = powinno tam stać coś innego rodzaju
unclear-end = tekst urywa się tam w połowie
unclear-rest = coś tam jeszcze następuje, choć całość jest już kompletna
unclear-deep = zbyt wiele rzeczy jest tam zagnieżdżonych jedna w drugiej
unclear-much = wartości jest ponad { $most }
unclear-at = wiersz { $line }, kolumna { $column }: { $reason }

## Dice that cannot be; it stands behind a colon or in brackets

dice-kinds = liczba rodzajów kości: { $count }; może ich być najwyżej { $most }
dice-same-name = dwa rodzaje kości nazywają się „{ $name }”
dice-faces = kość „{ $name }” musi mieć od 1 do 256 ścianek, a każda z nich przeciwległą
dice-opposites = przeciwległe ścianki kości „{ $name }” nie tworzą par
dice-too-many = liczba kości: { $count }; naraz można rzucić najwyżej { $most }
dice-none-such = nie ma kości numer { $number }
dice-outcomes = kości mogą wypaść na zbyt wiele sposobów

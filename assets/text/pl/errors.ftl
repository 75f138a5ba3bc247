### Co poszło nie tak. Każdy błąd mówi, co się stało; druga wiadomość mówi, co jest bezpieczne.
### $file to plik lub folder, $reason to przyczyna, w naszym zdaniu.

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
cause-circle = dowiązanie po drodze prowadzi w kółko
cause-broken = dysk nie działa prawidłowo albo to, co na nim jest, jest uszkodzone
cause-too-many-open = zbyt wiele plików jest otwartych naraz
cause-code = system zgłasza błąd numer { $code }
cause-unknown = system nie podaje przyczyny
storage-too-large = Plik { $file } jest za duży: { $megabytes } MB, a odczytywane jest najwyżej { $limit } MB.
storage-long-beginning = Plik { $file } nie jest grą zapisaną przez ten program: już jego pierwszy wiersz jest dłuższy niż { $limit } MB. Przenieś go do innego folderu albo usuń.
storage-not-text = Plik { $file } zawiera bajty, które nie są tekstem (wiersz { $line }, kolumna { $column }).
storage-malformed = Nie można zrozumieć { $file } w wierszu { $line }, kolumnie { $column }: { $reason }.
storage-no-format = Plik { $file } nie podaje swojego formatu. Powinien zaczynać się od „(format: 1,”.
storage-other-game = Plik { $file } należy do innej gry: { $game }. Można go otworzyć tam, gdzie ta gra jest zainstalowana.
storage-other-document = Pliku { $file } nie da się tu użyć: to { $kind }.
document-settings = plik ustawień
document-game = zapisana gra
document-book = księga kampanii
storage-newer = Plik { $file } pochodzi z nowszej wersji tego programu: ma format { $found }, a ta wersja zna formaty do { $known }.
storage-unwritable = Nie da się zapisać zawartości { $file }, to błąd tego programu.
storage-no-home = System nie podaje folderu na twoje pliki. Wpisz go do zmiennej DELVEWRIGHT_HOME.

## Co jest bezpieczne

safe-untouched = Nic nie zostało zmienione.
safe-last-saved = To, co zapisano wcześniej, nadal istnieje.
safe-complete-lines = Wszystko aż do ostatniej pełnej odpowiedzi jest w pliku.
safe-entries = Wszystkie wcześniejsze wpisy są w księdze.
safe-still-known = Wszystko, co w nim było, jest tu nadal znane i można to zapisać ponownie.
safe-kept-as = Plik w dotychczasowej postaci zachowano jako { $kept }.
safe-not-replaced = Druga wersja nie została zastąpiona.
safe-written = Zapisany został tylko plik { $kept }.

## What could not be written while a game is played or a book is kept

unwritten-title = Jeszcze nie zapisano
unwritten-tried = { $count ->
    [one] Spróbowano ponownie, bez powodzenia.
    [few] Spróbowano ponownie { $count } razy, bez powodzenia.
    [many] Spróbowano ponownie { $count } razy, bez powodzenia.
   *[other] Spróbowano ponownie { $count } raza, bez powodzenia.
}
unwritten-again = Spróbuj ponownie
unwritten-elsewhere = Zapisz gdzie indziej
unwritten-game = To, co od tej pory się wydarzyło, jest tu zachowane i zostanie zapisane w pierwszej kolejności. Do tego czasu nie można odpowiadać ani cofać decyzji.
unwritten-game-goes-on = Gra toczy się dalej w pliku { $file }.
unwritten-book-goes-on = Księga jest prowadzona dalej w pliku { $file }. Gdy znów będzie na nią miejsce, sama wróci na półkę.
unsaved-document = To, co tu robisz, jest zachowane; co kilka sekund próba zostanie powtórzona. Możesz tymczasem pracować dalej albo zapisać kopię gdzie indziej.
unsaved-copy = Zapisz kopię gdzie indziej
unsaved-copied = Kopia leży teraz w pliku { $file }. Próby zapisu w tym miejscu trwają dalej.
unsaved-game-title = Ta gra nie jest zapisana
unsaved-game-hint = Dopóki to okno jest otwarte, nic nie zginie. Usuń przyczynę i spróbuj ponownie albo zostań tutaj i zapisz grę gdzie indziej. Jeśli wyjdziesz, ostatnie odpowiedzi przepadną.

## What is wrong with recorded games

wrong-seats = To gra dla { $least }–{ $most } osób.
wrong-bot = Ta gra nie ma bota „{ $bot }”.
wrong-journal-empty = Nie zawiera żadnej gry.
wrong-journal-newer = Zapisała to nowsza wersja programu (format { $found }; ta zna najwyżej { $known }). Zaktualizuj program.
wrong-begin-large = To, od czego zaczyna się ta gra, jest zbyt duże, by je zapisać: gry nie dałoby się ponownie otworzyć.
wrong-resume-cards = Grano innymi kartami niż te, które są tu teraz, albo na innej mapie. To, co zapisano, znaczyłoby coś innego, dlatego gra nie zostanie otwarta.
wrong-resume-ruleset = Grano według zasad „{ $name }”: otworzy to tylko tamta gra, jeśli jest zainstalowana.
wrong-resume-damaged = Plik zmieniono lub uszkodzono, a nie ma w nim stanu, od którego dałoby się grać dalej. { $reason }
notice-from-kept-state = Od zapisania tej gry zmieniły się zasady lub karty. Gra toczy się dalej od początku ostatniej rundy.
notice-past-damage = Plik tej gry zmieniono lub uszkodzono, odkąd ją zapisano: jego zawartość jest niespójna. Gra toczy się dalej od początku ostatniej rundy, która się zgadza.
notice-game-torn = Ostatni wiersz tej gry był uszkodzony: zapisana w nim odpowiedź przepadła. Plik w dawnej postaci zachowano jako { $kept }.
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

## Bez okna

window-no-display = Nie ma tu ekranu, na którym można otworzyć okno: nie odpowiada ani Wayland, ani X11. Uruchom program na pulpicie. Jeśli już przy nim siedzisz, brakuje tego, czym programy rysują okna; w Debianie i Ubuntu zainstaluje to polecenie: apt install libgl1 libegl1 libxkbcommon-x11-0 libxcursor1 libxi6 libxrandr2. Co można zrobić bez okna, mówi „delvewright --help”.
window-no-graphics = Nie da się narysować okna: system nie udostępnia OpenGL. W Debianie i Ubuntu brakujące części zainstaluje polecenie: apt install libgl1 libegl1 libxkbcommon-x11-0 libxcursor1 libxi6 libxrandr2. Co można zrobić bez okna, mówi „delvewright --help”.
window-no-start = Nie udało się przygotować okna. Nic nie zostało zmienione.

## Files that are none of ours, or more than anybody writes

storage-not-a-file = { $file } to folder, urządzenie albo potok, a nie plik.
storage-too-many-lines = { $file } ma ponad { $most } wierszy; żaden plik tego programu nie jest tak długi.
storage-too-much = { $file } zawiera ponad { $most } rzeczy jednego rodzaju; tak wielu program nie czyta.

## What cannot be understood in a text; it stands behind a colon

unclear-truth = powinno tam stać true albo false
unclear-kind = powinno tam stać coś innego rodzaju
unclear-end = tekst urywa się tam w połowie
unclear-nothing = nic tam nie ma
unclear-rest = coś tam jeszcze następuje, choć całość jest już kompletna
unclear-deep = zbyt wiele rzeczy jest tam zagnieżdżonych jedna w drugiej
unclear-long = tekst, który się tam zaczyna, jest za długi
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

unclear-word = słowo „{ $word }” nic tam nie znaczy
unclear-name = „{ $word }” nie ma tam miejsca
unclear-missing = brakuje tam „{ $word }”
unclear-twice = „{ $word }” stoi tam dwa razy
unclear-number = powinna tam stać liczba, i to niezbyt duża
unclear-text = powinien tam stać tekst w cudzysłowie
unclear-sign = brakuje tam przecinka, dwukropka, nawiasu lub cudzysłowu albo jest o jeden za dużo
unclear-header = kampania zaczyna się tylko w pierwszym wierszu
unclear-format = nie ma formatu { $format }

refusal-journal-full = Zapis tej gry nie może już być dłuższy. Grajcie dalej w nowej grze.

# The book of a campaign.
wrong-book = { $file } nie da się odczytać jako księgi kampanii: { $reason }
wrong-book-empty = Plik jest pusty.
wrong-book-bare = Jest w niej tylko pierwszy wiersz i ani jednego wpisu, więc razem z tym plikiem nic nie przepadnie. Przywróć wcześniejszą wersję albo usuń plik i zacznij kampanię od nowa.
wrong-book-foreign = Nie zaczyna się jak księga kampanii.
wrong-book-ruleset = Dotyczy gry „{ $name }”: otworzy ją tylko tamta gra, jeśli jest zainstalowana.
wrong-book-newer = Zapisała go nowsza wersja programu (format { $found }; ta zna do { $known }). Nic nie zmieniono.
wrong-book-too-long = Ma więcej niż { $most } wpisów, a żadna kampania nie jest tak długa. Niczego nie zmieniono.
wrong-book-line = Wiersz { $line }, kolumna { $column } jest niezrozumiały: { $reason }. Plik pozostał bez zmian.
wrong-book-sound = Każdy wiersz pliku { $file } da się odczytać: nie ma czego ratować. Nic nie zmieniono.

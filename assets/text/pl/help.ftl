### Co mówi --help.

help-program = Projektowanie planszówek, granie w nie i prowadzenie ich ksiąg. Bez polecenia otwiera się okno.
help-usage = Użycie: { $usage }
help-commands = Polecenia:
help-more-commands = Inne gry mają ponadto, z --game: { $commands }.
help-arguments = Argumenty:
help-options = Opcje:
help-help = Pokazuje tę pomoc
help-version = Pokazuje wersję
help-values = Możliwe: { $values }.
help-usual = Domyślnie: { $value }.

help-replay = Odtwórz zapisaną grę i sprawdź każdy jej stan
help-check = Sprawdź przypadki zasad: pliki albo foldery z takimi plikami

help-arg-bot = Kto gra.
help-arg-json = Wynik dla maszyn.
help-play-seed = Ziarno kości, talii i bota; dowolne, jeśli go nie podasz.
help-play-journal = Zapisz grę w tym nowym pliku.
help-replay-journal = Zapisana gra.
help-check-files = Pliki z przypadkami zasad albo foldery z takimi plikami.
help-simulate-games = Ile gier.
help-simulate-seed = Ziarno pierwszej gry; następne dostają kolejne.
help-simulate-threads = Ile rdzeni ma liczyć; wszystkie, jeśli nie podasz.
help-simulate-examine = Sprawdź każdy stan każdej partii pod kątem błędów zasad; inaczej tylko w jednej partii na 32. Trwa kilka razy dłużej.
help-arg-book = Tytuł księgi z folderu danych, nazwa jej pliku w tym folderze albo dowolny plik.
help-arg-to = Nowy plik.
help-arg-from = Plik.
help-arg-document = Co się drukuje: nazwa czegoś z pudełka albo plik.
help-arg-paper = Papier, na którym się drukuje.
help-sheet-to = Plik do zapisania: .pdf albo .png, czyli obrazy, po jednym na stronę.
help-sheet-language = Język arkusza; bez niego język terminala.
help-sheet-dpi = Punkty na cal w obrazach.

help-value-bot-random = daje dowolną dozwoloną odpowiedź
help-value-bot-greedy = gra z głową, krok naprzód
help-value-bot-planner = sprawdza w wyobrażonych grach wiele sposobów rozegrania tury
help-value-bot-all = random i greedy, jeden po drugim

help-name-options = OPCJE
help-name-command = POLECENIE
help-name-file = PLIK
help-name-file-id = PLIK|NAZWA
help-name-name-file = NAZWA|PLIK
help-name-n = LICZBA
help-name-seed = ZIARNO
help-name-cases = PRZYPADKI
help-name-journal = GRA
help-name-language = JĘZYK
help-name-paper = PAPIER
help-name-to = PLIK
help-name-from = PLIK
help-games = Wypisz zainstalowane gry
help-arg-game = O którą grę chodzi; w przeciwnym razie o tę, do której należy plik, albo o pierwszą.
help-name-game = GRA
help-arg-seats = Ilu graczy gra.

## Polecenia gry, która nie ma własnych

help-plain-play = Niech ktoś, kto wybiera odpowiedzi na chybił trafił, rozegra partię do końca
help-plain-simulate = Niech boty rozegrają wiele gier, po jednym na każdym miejscu, i pokaż, kto które miejsce zajął
help-plain-books = Księgi kampanii: list, show, export, import, rescue
help-plain-books-list = Wszystkie księgi w folderze danych
help-plain-books-show = Stan kampanii i każdy wpis jej księgi
help-plain-books-export = Zapisz księgę w jednym pliku, by prowadzić ją dalej gdzie indziej
help-plain-books-import = Umieść kopię wyeksportowanej księgi w folderze danych
help-plain-books-rescue = Zrób księgę ze wszystkich czytelnych wpisów uszkodzonej; uszkodzony plik zostaje
help-arg-results = Zachowaj wyniki w tym pliku; tego, co już w nim jest, nie gra się ponownie. Mieści on najwyżej 32 MB.
help-arg-bots = Kto gra, po przecinku, zaczynając od pierwszego gracza; pozostali dają dowolną odpowiedź.
help-arg-imagined = Ile gier wyobraża sobie przeszukiwanie przed każdą odpowiedzią.
help-arg-budget = Tyle gier wyobraża sobie planista przed każdą turą; przy tym samym ziarnie i tej samej liczbie rozegra na każdym komputerze tę samą grę.
help-value-bots-random = daje dowolną dozwoloną odpowiedź
help-value-bots-search = planuje naprzód, w wyobrażonych grach
help-value-bots-planner = sprawdza w wyobrażonych grach wiele sposobów rozegrania tury
help-name-bots = BOTY

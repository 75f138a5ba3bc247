### Co mówi --help.

help-play = Niech bot rozegra zadanie do końca
help-odds = Policz dokładne szanse walki
help-simulate = Niech bot rozegra zadanie wiele razy; „all” oznacza każde zadanie, każdą wielkość drużyny albo każdego bota
help-lint = Znajdź, co nie pozwala zagrać w zadanie i co jest nie tak z własnymi kartami
help-sheet = Wydrukuj zadanie: mapę, przygotowanie, cele i zasady specjalne na arkuszu
help-generate = Naszkicuj z ziarna i kilku życzeń zadanie gotowe do gry
help-rulings = Powiedz, jak się gra tam, gdzie instrukcje milczą, i dlaczego
help-campaign = Księgi kampanii: list, show, chronicle, export, import, rescue, simulate
help-campaign-list = Wszystkie kampanie w folderze danych
help-campaign-show = Stan kampanii i każdy wpis jej księgi
help-campaign-chronicle = Kampania jako tekst do czytania (Markdown albo PDF do druku) lub jej liczby (CSV)
help-campaign-export = Zapisz kampanię w jednym pliku, by grać dalej gdzie indziej
help-campaign-import = Umieść kopię wyeksportowanej kampanii w folderze danych
help-campaign-rescue = Zrób księgę ze wszystkich czytelnych wpisów uszkodzonej; uszkodzony plik zostaje
help-campaign-simulate = Niech bot rozegra całe kampanie, wraz z targiem

help-arg-quest = Zadanie: nazwa jednego z dołączonych albo plik.
help-arg-heroes = Bohaterowie: ilu (od 1 do 6; kim są i jakie mają klasy, losuje się z ziarna każdej gry) albo ich imiona oddzielone przecinkami.
help-arg-lifebringer = Żetony na Dawcy Życia: jak łatwo będzie.
help-arg-edition = Drukowane wydanie, według którego się gra.
help-arg-otherwise = Wykładnia, według której gra się inaczej niż zwykle, po nazwie: items, revenge, dead-first-player.
help-odds-attack = Kości ataku, na przykład 3Y2R (żółte, czerwone).
help-odds-defense = Kości obrony, na przykład 1B2G (niebieskie, zielone); 0, jeśli żadne.
help-odds-enchantment = Zaklęcie, na przykład "attack bam: -1 shield, repeat 2" albo "defense diamond: +1 shield"; można podać kilka. Także słowami plików kart, w nawiasach.
help-odds-reroll = Kości, które raz się przerzuca.
help-lint-quests = Zadania: nazwy dołączonych albo pliki; pliki z własnymi kartami.
help-campaign-chronicle-csv = Liczby zamiast tekstu.
help-campaign-chronicle-output = Zapisz do tego pliku; z końcówką .pdf jest do druku, z .csv zawiera liczby.
help-campaign-simulate-seed = Ziarno pierwszej kampanii; następne liczą dalej.
help-campaign-simulate-heroes = Ilu bohaterów: od 1 do 6.
help-campaign-simulate-campaigns = Ile kampanii.
help-campaign-simulate-quests = Zagraj tylko tyle zadań.
help-campaign-simulate-book = Zachowaj księgę pierwszej kampanii w tym nowym pliku.
help-generate-seed = Inne ziarno szkicuje inne zadanie, to samo zawsze to samo.
help-generate-tiles = Ile kafelków.
help-generate-levels = Poziomy na początku i na końcu.
help-generate-chambers = Do ilu komnat można wejść.
help-generate-goal = Co jest do zrobienia.
help-generate-output = Zapisz zadanie w tym nowym pliku, zamiast je pokazywać.
help-rulings-words = Tylko te, które o tym mówią: słowo albo numer zasady, na przykład EQUIP-06.
help-rulings-language = Język; bez niego język terminala.

help-value-edition-de = niemiecka instrukcja
help-value-edition-en = angielska instrukcja
help-value-reroll-nothing = żadne
help-value-reroll-blanks = wszystkie puste obu stron
help-value-reroll-attack-blanks = puste atakującego
help-value-reroll-defense-blanks = puste obrońcy

help-name-n-names = ILU|IMIONA
help-name-ruling = WYKŁADNIA
help-name-dice = KOŚCI
help-name-words = SŁOWA
help-name-from-to = OD-DO
help-name-what = CO
help-name-edition = WYDANIE
help-name-reroll = KOŚCI

help-arg-compare = Zadanie sprzed zmiany: te same ziarna losowe grają także w nie; powie, o ile więcej lub mniej gier jest wygranych i skąd się to bierze.
help-arg-witness = Zapisz w tym nowym pliku grę wygraną w najmniejszej liczbie rund, by każdy mógł zobaczyć, że zadanie da się wygrać.

### Okno: początek, zapisane gry, ustawienia, polecenia, strony i to, co nie jest jeszcze zapisane.

back = Wstecz
notice-close = Zamknij
notice-all = Wszystkie komunikaty ({ $count })

start-continue = Kontynuuj
start-new = Nowa gra
start-settings = Ustawienia
start-games = Twoje gry
start-older = Starsze gry ({ $count })
start-unreadable = Nie można otworzyć pliku { $file }
start-won = Wygrana
start-lost = Przegrana
start-over = Zakończona
start-stuck = Utknęła
start-delete = Odłóż: { $game }
start-bring-back = Przywróć: { $game }
start-not-taken = Nie można otworzyć pliku „{ $file }”. { $why }
start-game-taken = „{ $file }” leży teraz wśród twoich gier i tam toczy się dalej.
start-elsewhere = Leży w pliku { $file }

settings-title = Ustawienia
settings-language = Język
settings-theme = Kolory
settings-dark = Stół nocą
settings-light = Stół za dnia
settings-contrast = Wysoki kontrast
settings-contrast-hint = Czarne lub białe tła, mocne linie. Plansza zachowuje swoje światło.
settings-scale = Rozmiar tekstu i przycisków
settings-scale-hint = 100% pasuje do okna. Ctrl + 0 zewsząd przywraca ten rozmiar, Ctrl + plus i Ctrl + minus go zmieniają.
settings-full-screen-hint = Okno zajmuje cały ekran; F11 włącza to i wyłącza.
settings-pace = Tempo
settings-beats = To, co się dzieje, widać
settings-beats-one-by-one = krok po kroku, po naciśnięciu spacji
settings-beats-by-itself = samo po kolei
settings-beats-fast = szybko
settings-beats-at-once = wszystko naraz
settings-beats-hint = Kości, karty i ruchy innych pojawiają się po kolei. Spacja: dalej, przytrzymana: szybciej, End: do końca.
settings-motion = Mniej ruchu
settings-motion-hint = Figurki i mapa od razu są tam, dokąd zmierzają.
settings-rule-ids = Pokazuj numery zasad
settings-rule-ids-hint = Stoją na końcu wierszy opowieści. Bez tego widać je po wskazaniu wiersza.
settings-sound = Dźwięk
settings-heard = Chcę słyszeć, co się dzieje
settings-volume = Głośność
settings-sound-hint = Kości, drzwi, karty i ciosy, a bardzo cicho pomieszczenie, w którym są. Cisza, gdy komputer nie ma na czym grać.
settings-files = Pliki
settings-files-show = Pokaż folder
settings-files-hint = Tu leżą gry, księgi i wszystko, co tworzysz lub wczytujesz: nigdzie indziej nie ma niczego twojego.
settings-as-it-looks = Tak to wygląda
settings-files-not-shown = Nie można pokazać folderu: { $reason }.

table-leave = Do ekranu startowego
table-undo = Cofnij
table-redo = Przywróć

command-palette = Znajdź polecenie
command-keys = Pokaż wszystkie klawisze
command-switch-theme = Dzień lub noc
command-larger = Większy tekst
command-smaller = Mniejszy tekst
command-usual-size = Zwykły rozmiar
command-full-screen = Pełny ekran
palette-search = Szukaj poleceń i odpowiedzi
palette-nothing = Nic się tak nie nazywa.
palette-hint = Strzałki wybierają, Enter wykonuje, Esc zamyka.

## Something could not be saved
unsaved-again = Spróbuj ponownie
unsaved-leave = Wyjdź bez zapisywania
unsaved-stay = Zostań tutaj

## Another window has saved the same thing; $since is how long ago
elsewhere-saved = Inne okno zapisało je ostatnio: { $since }.
elsewhere-cards = Inne okno zmieniło tymczasem twoje karty. Nic nie zginęło: jego wersja nadal istnieje, a to, co robisz tutaj, jest przechowywane obok niej.
elsewhere-mine = Zachowaj moją
elsewhere-mine-cards-hint = Tamta wersja zostanie wśród kopii zapasowych.
elsewhere-theirs = Weź tamtą
elsewhere-theirs-cards-hint = Twoja zostanie wśród kopii zapasowych; cofnięcie ją przywróci.
elsewhere-join = Połącz obie
elsewhere-join-hint = Każda karta tak, jak ją zmieniono; gdzie obie wersje zmieniły tę samą kartę, liczy się twoja.
elsewhere-cards-undecided = Twoje karty zmieniło też inne okno i nikt jeszcze nie powiedział, co się liczy. To, co tu powstało, leży w { $file }.
being-saved = Zapisywanie…
saved-beside = Zapisano obok drugiej wersji, w pliku { $file }.
cards-saved = Każda zmiana jest od razu zapisywana.

## Na mapie

map-fit = Pokaż całą mapę
map-light = Oświetl wszystko, do planowania
map-small = Cała mapa w pomniejszeniu: kliknij, aby przejść w to miejsce
map-zoom-in = Powiększ
map-zoom-out = Pomniejsz
map-menu = Co można tu zrobić
map-menu-empty = Teraz nic tu nie można zrobić.

## A table for any game

plain-seats = Ilu graczy gra?
plain-begin = Zaczynamy
plain-seat = Gracz { $number }
question-pick-some = Wybierz od { $least } do { $most }.
question-confirm = Potwierdź
answer-enough = Wystarczy
curtain-pass = Przekaż ekran: { $seat }
plain-hand-over = Teraz kolej: { $seat }. Pozostali odwracają wzrok.
plain-ready = To ja: { $seat }
plain-story = Opowieść
plain-over = Koniec gry
plain-place = { $seat }: miejsce { $place }
plain-undo-asks = Od tamtej chwili ktoś się czegoś dowiedział. Cofnąć można tylko za zgodą wszystkich.
plain-undo-agreed = Cofnij
plain-undo-not = Zostaw, jak jest
plain-undo-holds = Od tamtej chwili ktoś się czegoś dowiedział albo odpowiedział, a to nie jest partia ćwiczebna: zostaje, jak jest.
plain-stranger = Ta gra nie potrafi użyć pliku „{ $file }”.

## Podpowiedzi
hints-understood = Rozumiem
hints-enough = Dość podpowiedzi

## Kto nie ma jeszcze żadnej gry
start-first = Zagraj pierwszy wieczór
start-first-hint = Wszystko jest rozłożone, a podpowiedzi po kolei wyjaśniają, czego potrzebujesz.

## Kto gdzie siedzi
sitters-name = Imię na miejscu { $number }
sitters-who = Kto gra na miejscu { $number }?
sitters-person = Człowiek

## Dzień; miesiąc i dzień mają po dwie cyfry.

date-day = { $day }.{ $month }.{ $year }

## Co się dzieje, pokazane po kolei
beats-next = Dalej (Spacja)
beats-to-the-end = Do końca (End)
beats-again = Pokaż jeszcze raz, co się wydarzyło (F6)

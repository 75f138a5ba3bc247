### Massive Darkness 2: deska kreślarska misji.

## Półka

command-md2-editor = Rysuj misje
shelf-md2-title = Własne misje
shelf-md2-draft = Nowa, z pierwszym szkicem
shelf-md2-new = Nowa i pusta
shelf-md2-import = Przyjmij plik
shelf-md2-import-title = Którą misję przyjąć?
shelf-md2-own = Na półce
shelf-md2-none = Nie leży tu jeszcze żadna misja.
shelf-md2-box = Zacznij od misji z pudełka
shelf-md2-open = Otwórz: { $title }
shelf-md2-copy = Kopiuj: { $title }
shelf-md2-delete = Usuń: { $title }
shelf-md2-from-box = Zacznij od: { $title }
shelf-md2-deleted = { $count ->
    [one] 1 usunięta misja
    [few] { $count } usunięte misje
   *[other] { $count } usuniętych misji
}
shelf-md2-back = Przywróć: { $file }
shelf-md2-untitled = Moja misja
shelf-md2-no-draft = Tym razem szkic się nie udał. Spróbuj jeszcze raz.
shelf-md2-taken = Misja { $name } leży teraz na półce.
unsaved-md2-title = Misja nie jest zapisana
unsaved-md2-hint = Kto teraz wyjdzie, straci to, co narysowano od ostatniego zapisu.
document-quest = misja

## Deska kreślarska

editor-md2-leave = Na półkę
editor-md2-undo = Cofnij
editor-md2-redo = Ponów
editor-md2-back = Wróć do deski
editor-md2-play = Zagraj
editor-md2-map = Mapa misji
editor-md2-saved = Zapisano
editor-md2-not-saved = Jeszcze nie zapisano
editor-md2-saved-beside = Inne okno też zmieniło tę misję; ta wersja jest zapisana jako { $file }
editor-md2-playable = można grać
editor-md2-problems = { $count ->
    [one] 1 problem nie pozwala grać
    [few] { $count } problemy nie pozwalają grać
   *[other] { $count } problemów nie pozwala grać
}
editor-md2-no-tile = Brak kafelka
editor-md2-empty = Weź kafelek z lewej i połóż go tutaj.
palette-md2-search = Szukaj
palette-md2-tools = Do położenia
palette-md2-marks = Żetony celu
palette-md2-tiles = Kafelki
palette-md2-tile = Kafelek { $tile }, użyto { $used } z 1
tool-md2-pick = Wybierz i przesuń
tool-md2-tile = Kafelek { $tile }
tool-md2-door = Drzwi
tool-md2-bridge = Most
tool-md2-start = Strefa startowa
tool-md2-mobs = Strefa startowa hordy
thing-portal-three = Portal od 3 bohaterów
thing-portal-five = Portal od 5 bohaterów
tool-md2-pick-hint = Naciśnij, by wybrać, przeciągnij, by przesunąć. Klawiatura: strzałki, Enter, Alt+strzałki.
tool-md2-tile-hint = Naciśnij tam, gdzie ma być środek. R obraca, F odwraca; Shift zostawia kafelek w ręce.
tool-md2-door-hint = Naciśnij przy ścianie komnaty; z klawiatury Ctrl+strzałka. Shift zostawia drzwi w ręce.
tool-md2-start-hint = Naciśnij tam, gdzie zaczynają bohaterowie; z Shiftem jeszcze jedna strefa startowa.
tool-md2-lay-hint = Naciśnij tam, gdzie ma leżeć. Shift zostawia to w ręce.
refused-md2-far = Tam kończy się deska.
refused-md2-taken = Dokładnie tam leży już kafelek.
refused-md2-one-sided = Ten kafelek nie ma drugiej strony.
refused-md2-named = Coś innego już się tak nazywa.

## Obok mapy

page-md2-about = Słowa
page-md2-picked = Wybrane
page-md2-rules = Zasady
page-md2-problems = Problemy
page-md2-playing = Gra
about-md2-title = Tytuł
about-md2-story = Opowieść
about-md2-special = Co jest tu inne
about-md2-name = Nazwa ({ $language })
about-md2-hint = Gdzie brak słów w jednym języku, widać słowa w innym.
picked-md2-nothing = Na mapie nic nie jest wybrane.
picked-md2-several = Wybrane rzeczy: { $count }
picked-md2-remove = Zabierz
picked-md2-turn = Obróć
picked-md2-flip = Odwróć
picked-md2-heroes = W grze od tylu bohaterów
picked-md2-looks = Który to żeton
picked-md2-own-kind = Zrób z tego osobny rodzaj
door-md2-open = Otwarte od początku
door-md2-enemies = Wrogowie przechodzą, gdy są zamknięte
door-md2-silent = Nie dobiera się karty drzwi
door-md2-gate = To brama: misja mówi, jak się otwiera
rules-md2-number = Liczba
rules-md2-need = Wymaga
rules-md2-bring = Daje
rules-md2-goal = Cel
rules-md2-at = Gdzie
rules-md2-anywhere = gdziekolwiek
rules-md2-task = Zadanie
rules-md2-pay = Kosztuje
rules-md2-opening = Jak się otwiera
rules-md2-when = Kiedy
rules-md2-add-need = Dodaj wymaganie
rules-md2-add-bring = Dodaj skutek
rules-md2-add-goal = Dodaj cel
rules-md2-add-task = Dodaj zadanie
rules-md2-add-rule = Dodaj następstwo
rules-md2-add-moment = Dodaj zdarzenie
rules-md2-add-counter = Dodaj licznik
rules-md2-up = W górę
rules-md2-down = W dół
rules-md2-remove = Usuń
problems-md2-none = Nic nie znaleziono.
problems-md2-problems = Nie pozwala grać
problems-md2-mistakes = Trudno uznać za zamierzone
problems-md2-hints = Może być zamierzone
playing-md2-try = Wypróbuj
playing-md2-heroes = Bohaterowie
playing-md2-from = Graj od { $zone }
playing-md2-problems = Jeszcze nie można grać: patrz problemy.
playing-md2-balance = Jak trudna jest?
playing-md2-balance-about = Bot rozgrywa { $games ->
    [one] 1 grę
    [few] { $games } gry
   *[other] { $games } gier
} z tyloma bohaterami. O tym, jak wy gracie, to nic nie mówi.
playing-md2-check = Niech zagra bot
playing-md2-running = Bot gra…
playing-md2-stop = Przerwij
playing-md2-older = Od tego czasu misja się zmieniła.
playing-md2-won = Bot wygrał { $percent }% z { $games ->
    [one] 1 gry
    [few] { $games } gier
   *[other] { $games } gier
}, { $heroes ->
    [one] 1 bohater
    [few] { $heroes } bohaterów
   *[other] { $heroes } bohaterów
} (od { $low }% do { $high }% wszystkich takich gier, pewność { $sure }%).
playing-md2-unshown = Jeszcze nie pokazano, że da się wygrać: bot nie wygrał żadnej z { $games ->
    [one] 1 gry
    [few] { $games } gier
   *[other] { $games } gier
} ({ $heroes ->
    [one] 1 bohater
    [few] { $heroes } bohaterów
   *[other] { $heroes } bohaterów
}), więc ze wszystkich takich gier wygrywa najwyżej { $high }% (pewność { $sure }%).

## Co zrobiono

step-md2-tile = Kafelek
step-md2-door = Drzwi
step-md2-bridge = Most
step-md2-start = Strefa startowa
step-md2-mobs = Strefa startowa hordy
step-md2-token = Żeton
step-md2-boss = Boss
step-md2-carry = Przesunięto
step-md2-turn = Obrócono
step-md2-flip = Odwrócono
step-md2-remove = Zabrano
step-md2-name = Nazwa
step-md2-goals = Cele
step-md2-tasks = Zadania
step-md2-rules = Następstwa
step-md2-moments = Zdarzenia
step-md2-counters = Liczniki

## Na papierze

paper-md2-title = Na papierze i dla innych
paper-md2-pdf = Arkusz jako PDF…
paper-md2-png = Arkusz jako obrazy…
paper-md2-quest = Zapisz kopię…
paper-md2-pdf-title = Zapisz arkusz jako PDF
paper-md2-png-title = Zapisz arkusz jako obrazy
paper-md2-quest-title = Zapisz kopię misji
paper-md2-written = Zapisano: { $file }
sheet-md2-set-up = Rozłożenie
sheet-md2-tiles = Kafelki: { $tiles }
sheet-md2-start = Bohaterowie zaczynają w: { $zones }
sheet-md2-cut = Jest tego więcej, niż mieści się na { $count } stronach.

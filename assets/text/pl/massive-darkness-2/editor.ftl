### Massive Darkness 2: deska kreślarska misji.

## Półka

command-md2-editor = Rysuj misje
shelf-md2-title = Własne misje
shelf-md2-draft = Nowa, z pierwszym szkicem
shelf-md2-new = Nowa i pusta
shelf-md2-import = Wczytaj plik
shelf-md2-import-title = Którą misję wczytać?
shelf-md2-own = Na półce
shelf-md2-none = Nie leży tu jeszcze żadna misja. Zacznij u góry od pierwszego szkicu albo naciśnij niżej misję z pudełka i przerób ją na swoją.
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
tile-md2-ours = { $name } (nasz)
tile-md2-ours-hint = „Nasz” stoi przy stronie kafelka, której nigdzie nie pokazano: zaprojektowaliśmy pasującą, twoja wygląda inaczej.
palette-md2-tile = Kafelek { $tile }, użyto { $used } z 1
palette-md2-own-tile = { $used ->
    [one] Własny kafelek { $tile }, użyty raz
   *[other] Własny kafelek { $tile }, liczba użyć: { $used }
}
layer-md2-heading = Warstwy
layer-md2-tiles = Kafelki
layer-md2-doors = Drzwi
layer-md2-tokens = Żetony
layer-md2-places = Strefy startowe i boss
layer-md2-show = Pokaż: { $layer }
layer-md2-lock = Zablokuj: { $layer }
tool-md2-pick = Wybierz i przesuń
tool-md2-tile = Kafelek { $tile }
tool-md2-door = Drzwi
tool-md2-bridge = Most
tool-md2-start = Strefa startowa
tool-md2-mobs = Strefa startowa zgrai
tool-md2-fight-start = Gdzie bohaterowie zaczynają walkę z bossem
tool-md2-fight-token = Gdzie kładzie się żetony walki z bossem
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
refused-md2-no-tile = Nie ma tam kafelka.
refused-md2-in-use = Ten kafelek leży na mapie. Najpierw go stamtąd zabierz.
refused-md2-no-fight = Nie ma jeszcze walki z bossem: najpierw weź bossa z lewej.

## Obok mapy

page-md2-about = Słowa
page-md2-picked = Wybrane
page-md2-tiles = Własne kafelki
page-md2-rules = Zasady
page-md2-problems = Problemy
page-md2-playing = Gra
page-md2-paper = Druk
page-md2-history = Wersje
about-md2-title = Tytuł
about-md2-story = Opowieść
about-md2-special = Co jest tu inne
about-md2-name = Nazwa ({ $language })
about-md2-hint = Gdzie brak słów w jednym języku, widać słowa w innym.
picked-md2-nothing = Na mapie nic nie jest wybrane.
picked-md2-several = Wybrane rzeczy: { $count }
picked-md2-remove = Zabierz
picked-md2-copy = Kopiuj
picked-md2-cut = Wytnij
picked-md2-double = Powiel
picked-md2-paste = Wklej
picked-md2-hint = Przeciągnij po pustym miejscu, by narysować ramkę, z Shiftem gdziekolwiek; z klawiatury Shift i strzałki. Ctrl+A wybiera wszystkie kafelki.
picked-md2-turn = Obróć
picked-md2-flip = Odwróć
picked-md2-own-tiles = Własne kafelki…
picked-md2-heroes = W grze od tylu bohaterów
picked-md2-looks = Jaki to żeton
picked-md2-own-kind = Zrób z tego osobny rodzaj
door-md2-open = Otwarte od początku
door-md2-enemies = Wrogowie przechodzą, gdy są zamknięte
door-md2-silent = Nie dobiera się karty drzwi
door-md2-gate = To brama: misja mówi, jak się otwiera
tiles-md2-new = Nowy kafelek
tiles-md2-new-name = Kafelek
tiles-md2-begin-from = Skopiuj kafelek z pudełka
tiles-md2-begin-from-this = Skopiuj kafelek { $tile }
tiles-md2-change-picked = Zmień kopię kafelka { $tile } tam, gdzie leży
tiles-md2-of-quest = Kafelki tej misji
tiles-md2-none = Jeszcze żadnych. Zrób nowy albo zacznij od kopii kafelka z pudełka.
tiles-md2-open = Otwórz kafelek { $tile }
tile-md2-desk = Kafelek { $tile } na warsztacie
tile-md2-name = Nazwa kafelka
tile-md2-hint = Wybierz podłogę i maluj strefy; naciśnięcie granicy stawia ścianę albo robi przejście. Drzwi dodasz na mapie. Klawisze: strzałki, spacja maluje, Ctrl+strzałka zmienia granicę, 1–5 wybierają podłogę.
tile-md2-turn = Obróć kafelek
tile-md2-mirror = Odbij kafelek w lustrze
tile-md2-copy = Zrób drugi taki sam
tile-md2-remove = Wyjmij kafelek z misji
tile-md2-lay = Połóż na mapie
history-md2-steps = Co zrobiono
history-md2-opened = Jak przy otwarciu
rules-md2-number = Liczba
rules-md2-need = Wymaga
rules-md2-bring = Daje
rules-md2-goal = Cel
rules-md2-at = Gdzie
rules-md2-anywhere = gdziekolwiek
rules-md2-none = brak
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
rules-md2-begins = Zaczyna od
specials-md2-as-if = Gra się, jakby było tylu bohaterów (0: tylu, ilu jest)
specials-md2-passages = Przechodzi się między
specials-md2-immune = Potworowi misji nic nie szkodzi bez
specials-md2-escort = Ktoś jest prowadzony
specials-md2-add-escort = Prowadź kogoś
specials-md2-no-escort = Nikt już nie jest prowadzony
specials-md2-escort-needs = Potrzebne są drzwi i żeton celu.
specials-md2-health = Zdrowie
specials-md2-round = Idzie od tej rundy
specials-md2-zones = Strefy na początku każdej rundy
specials-md2-defense = Kości obrony
specials-md2-gate = Otwiera
specials-md2-goes-to = Idzie do
specials-md2-burden = Ktoś nosi kartę
specials-md2-add-burden = Niech bohater nosi kartę
specials-md2-no-burden = Nikt już nie nosi karty
specials-md2-card = Karta
specials-md2-wounds = Rany, runda po rundzie
specials-md2-dice = { $times ->
    [0] Na początku:
    [one] Po pierwszym razie:
   *[other] Po { $times } razach:
}
specials-md2-more = O jeden więcej
specials-md2-less = O jeden mniej
specials-md2-fight = Walka z bossem
specials-md2-no-fight = Nie ma jej. Weź z lewej bossa i połóż go na kafelku.
specials-md2-fight-places = Gdzie zaczynają bohaterowie i gdzie kładzie się żetony, widać na mapie: weź dwa narzędzia za bossami.
specials-md2-boss = Boss
specials-md2-lay = Kładzie się na początku
specials-md2-each = Na każdego bohatera
specials-md2-shield = Bossowi nic nie szkodzi, dopóki tam leży
specials-md2-drains = Boss opróżnia
specials-md2-add-drain = Dodaj licznik, który opróżnia
specials-md2-end-fight = Bez walki z bossem
bridge-md2-leads = Prowadzi do
problems-md2-none = Nic nie znaleziono.
problems-md2-problems = Nie pozwala grać
problems-md2-mistakes = Trudno uznać za zamierzone
problems-md2-hints = Może być zamierzone
problems-md2-mend = Napraw
problems-md2-does = To naprawi. { $what }
problems-md2-more = { $what } · i jeszcze { $count }
problems-md2-done = Naprawione. { $what }
problems-md2-together = Napraw wszystkie ({ $count })
problems-md2-meant = Tak ma być
problems-md2-again = { $count ->
    [one] Znów pokazuj 1 rodzaj wskazówek
    [few] Znów pokazuj { $count } rodzaje wskazówek
   *[other] Znów pokazuj { $count } rodzajów wskazówek
}
playing-md2-try = Wypróbuj
playing-md2-heroes = Bohaterowie
playing-md2-from = Graj od { $zone }
playing-md2-problems = Jeszcze nie można grać: zobacz problemy.
playing-md2-balance = Jak trudna jest ta misja?
playing-md2-balance-about = Bot rozgrywa { $games ->
    [one] 1 grę
    [few] { $games } gry
   *[other] { $games } gier
}. O tym, jak wy gracie, to nic nie mówi.
playing-md2-quick = Szybki bot
playing-md2-quick-about = Myśli o jeden krok naprzód; trwa to sekundy, a wygrywa znacznie mniej niż ten, który planuje.
playing-md2-deep = Planuje naprzód
playing-md2-deep-about = W wyobrażonych grach próbuje wielu sposobów na każdą turę i wygrywa znacznie więcej; trwa to minuty, a tymczasem możesz rysować dalej. Rozegrane gry zostają zapisane, nawet gdy zamkniesz program.
playing-md2-by = Gra: { $bot } (losowani bohaterowie)
playing-md2-by-chosen = Gra: { $bot } ({ $heroes })
playing-md2-party = Bohaterowie:
playing-md2-drawn = za każdym razem inni
playing-md2-chosen = zawsze ci sami
playing-md2-drawn-about = O tym, od którego bohatera z pudełka się zaczyna, decyduje ziarno każdej gry; { $heroes ->
    [one] gra 1 bohater.
    [few] gra { $heroes } bohaterów.
   *[other] gra { $heroes } bohaterów.
}
playing-md2-check = Niech zagra bot
playing-md2-go-on = Kontynuuj sprawdzanie (gry: { $done } z { $games })
playing-md2-progress = Bot gra, ukończone gry: { $done } z { $games }
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
step-md2-own-tile = Własny kafelek
step-md2-own-tile-name = Nazwa kafelka
step-md2-door = Drzwi
step-md2-bridge = Most
step-md2-start = Strefa startowa
step-md2-mobs = Strefa startowa zgrai
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
step-md2-mend = Naprawiono
step-md2-meant = Tak ma być
step-md2-specials = Co jeszcze jest inne
step-md2-paste = Wklejono
step-md2-double = Powielono
step-md2-back = Wcześniejsza wersja

## Co się zmieniło

change-md2-gone = Zniknęło: { $what }
change-md2-come = Nowe: { $what }
change-md2-tile = Kafelek { $tile } przy { $zone }, obrócony o { $turned }°{ $heroes ->
    [0] {""}
    [one] , od 1 bohatera
   *[other] , od { $heroes } bohaterów
}
change-md2-own-tile = Własny kafelek { $tile } ({ $what })
change-md2-lies = { $what } w { $zone }
change-md2-door = Drzwi między { $zone } a { $other }

## Na papierze

paper-md2-others = Dla innych
paper-md2-title = Na papierze
paper-md2-quest = Zapisz kopię…
paper-md2-quest-title = Zapisz kopię misji
sheet-md2-set-up = Rozłożenie
sheet-md2-tiles = Kafelki: { $tiles }
sheet-md2-own-tiles = Własne kafelki tej misji. Nie ma ich w pudełku: narysujcie je na papierze albo wydrukujcie tę stronę.
sheet-md2-turned = obrót o { $turn }°
sheet-md2-from = { $count ->
    [one] od 1 bohatera
    [few] od { $count } bohaterów
   *[other] od { $count } bohaterów
}
sheet-md2-bridge = Most na { $zone }, prowadzi do { $ends }
sheet-md2-legend = Na mapie
sheet-md2-door = Drzwi
sheet-md2-gate = Drzwi specjalne
sheet-md2-start = Bohaterowie zaczynają w: { $zones }

## Klawisze
keys-md2-border = zaznaczają drzwi po tej stronie albo kładą tam to, co jest w ręce
keys-md2-turn = obraca to, co zaznaczone

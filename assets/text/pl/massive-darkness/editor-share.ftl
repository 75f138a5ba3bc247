### Sharing and printing.
# The printed sheet of a quest.
sheet-start = START
sheet-exit = WYJŚCIE
sheet-level = Arkusz zadania · zaczyna się na poziomie { $level }
sheet-storey = Kondygnacja { $number }
sheet-room = Pomieszczenie
sheet-dark-room = Pomieszczenie w cieniu
sheet-corridor = Korytarz
sheet-dark-corridor = Korytarz w cieniu
sheet-scale = Jedna strefa = { $size } mm
sheet-goals = Cele
sheet-no-goal = Nie ma jeszcze celu.
sheet-set-up = Przygotowanie
sheet-step-tiles = Ułóżcie kafelki tak, jak pokazuje mapa. Szara nazwa kafelka stoi w jego północno-zachodnim rogu. Kafelki obraca się zgodnie z ruchem wskazówek zegara.
sheet-step-built = Nie wszystkie krawędzie na mapie są takie jak wydrukowane na kafelkach; oznaczcie te: { $edges }.
sheet-step-doors = Ustawcie drzwi. Białe są otwarte, te z zamkiem pozostają zamknięte, dopóki nie otworzy ich zasada.
sheet-step-levels = Połóżcie żetony poziomu na ich strefach. Zadanie zaczyna się na poziomie { $level }.
sheet-step-tokens = Połóżcie żetony, filary i mosty na strefach, w których są narysowane.
sheet-step-face-down = Potasujcie te żetony i połóżcie je zakryte na strefach ze znakiem zapytania: { $tokens }.
sheet-step-heroes = Postawcie wszystkich bohaterów w strefie startowej { $zone }.
sheet-parts = Czego potrzebujecie
sheet-part = { $count } × { $name }
sheet-part-tile = Kafelek { $tile }, róg w { $zone }
sheet-part-tile-turned = Kafelek { $tile }, róg w { $zone }, obrót o { $turn }°
sheet-part-doors = { $count ->
    [one] { $count } drzwi
    [few] { $count } drzwi
    [many] { $count } drzwi
   *[other] { $count } drzwi
  }
sheet-part-level = Żeton poziomu { $level }
sheet-part-bridge = Mroczny most
sheet-part-foe = { $name }: { $card }
sheet-part-foe-drawn = { $name }: dobierana karta
sheet-rules = Zasady specjalne
sheet-heroes = { $count ->
    [one] dla jednego bohatera
   *[other] dla { $count } bohaterów
  }
sheet-heroes-between = dla { $least }–{ $most } bohaterów
sheet-author = autor: { $name }
sheet-step-experience = Każdy bohater zaczyna z { $count } PD i może kupić za nie umiejętności.
sheet-step-unused = Zostawcie w pudełku: { $cards }.
sheet-step-own = Wtasujcie własne karty zadania do ich talii: { $cards }.

# Files that come and go.
wrong-exchange-no-file = { $file } to folder, urządzenie albo potok, a nie plik. Nic nie zostało zmienione.
wrong-exchange-too-much = { $file } zawiera za dużo, by dało się otworzyć: { $what } × { $count }, najwyżej { $most }. Nic nie zostało zmienione.
wrong-exchange-too-long = { $by } w { $file }: to za długie, by dało się otworzyć ({ $count } części, najwyżej { $most }). Nic nie zostało zmienione.
wrong-exchange-tile-far = W { $file } kafelek { $tile } leży za daleko: najwyżej { $most } stref od rogu mapy. Nic nie zostało zmienione.
wrong-exchange-far = W { $file } coś leży za daleko: najwyżej { $most } stref od rogu mapy. Nic nie zostało zmienione.
thing-token = żeton
thing-level-token = żeton poziomu
thing-named-zone = nazwana strefa
thing-objective = cel

# What has changed between two versions of a quest.
changed-title = Tytuł ({ $language }): „{ $old }” → „{ $new }”.
changed-story = Opowieść ({ $language }) została napisana na nowo.
changed-start-level = Zaczyna się na poziomie { $new } zamiast { $old }.
changed-tile-new = Nowość: kafelek { $tile } w { $at }.
changed-tile-gone = Kafelka { $tile } w { $at } już nie ma.
changed-tile-moved = Kafelek { $tile } przeniósł się z { $from } do { $at }.
changed-tile-turned = Kafelek { $tile } w { $at } został obrócony.
changed-tile-other = W { $at } leży kafelek { $tile } zamiast { $old }.
changed-door-new = Nowość: drzwi między { $from } a { $to }.
changed-door-gone = Drzwi między { $from } a { $to } już nie ma.
changed-door = Drzwi między { $from } a { $to } zostały zmienione.
changed-thing-new = Nowość w { $at }: { $thing }.
changed-thing-gone = Już nie w { $at }: { $thing }.
changed-zone-name = nazwa „{ $name }”
changed-goal-new = Nowy cel: { $what }
changed-goal-gone = To już nie jest cel: { $what }
changed-goal-order = Cele są w innej kolejności.
changed-rule-new = Nowa zasada: { $what }
changed-rule-gone = Ta zasada już nie obowiązuje: { $what }
changed-rule-order = Zasady specjalne są w innej kolejności.
changed-about = Zmieniono autora, licencję, znaczniki lub trudność.
changed-party = Zmieniono drużynę, dla której powstało zadanie.
changed-cards = Zmieniono karty, którymi się gra.
changed-own-tiles = Zmieniono własne kafelki.
changed-names = Zmieniono liczniki lub role.
changed-words = Zmieniono własne słowa.
changed-built = Zmieniono własne ściany lub przejścia.
changed-notes = Zmieniono notatki.
changed-other = Zmienił się drobiazg, który nie ma własnego zdania.

# Sharing.
editor-share = Udostępnij
editor-title-modified = { $title } *
share-file = Zadanie jako plik
share-file-text = Jeden czytelny plik, w którym jest wszystko. Inni upuszczają go na swoje okno.
share-quest = Zapisz kopię…
share-quest-title = Zapisz kopię zadania
share-sheet = Zadanie na papierze
shelf-import = Otwórz plik…
shelf-import-title = Otwórz plik zadania
shelf-drop = Albo upuść pliki zadań na to okno. Zostaną skopiowane; oryginały pozostaną bez zmian.
shelf-recent = Ostatnio otwarte
shelf-continue = Wróć do „{ $title }”

# Comparing.
compare-opened = zadaniem w chwili otwarcia
edit-bring-back = Przywrócono wcześniejszą wersję

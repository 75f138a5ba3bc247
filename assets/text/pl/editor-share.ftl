### Sharing and printing.
# The printed sheet of a quest.
sheet-paper-a4 = A4
sheet-paper-letter = Letter
sheet-start = START
sheet-exit = WYJŚCIE
sheet-level = Arkusz przygody · zaczyna się na poziomie { $level }
sheet-storey = Piętro { $number }
sheet-room = Komnata
sheet-dark-room = Komnata w cieniu
sheet-corridor = Korytarz
sheet-dark-corridor = Korytarz w cieniu
sheet-scale = Jedna strefa = { $size } mm
sheet-goals = Cele
sheet-no-goal = Nie ma jeszcze celu.
sheet-set-up = Przygotowanie
sheet-step-tiles = Ułóżcie kafelki tak, jak pokazuje mapa. Szara nazwa kafelka stoi w jego północno-zachodnim rogu. Kafelki obraca się zgodnie z ruchem wskazówek zegara.
sheet-step-doors = Ustawcie drzwi. Białe są otwarte, te z zamkiem pozostają zamknięte, dopóki nie otworzy ich zasada.
sheet-step-levels = Połóżcie żetony poziomu na ich strefach. Przygoda zaczyna się na poziomie { $level }.
sheet-step-tokens = Połóżcie żetony i filary na strefach, w których są narysowane.
sheet-step-face-down = Potasujcie te żetony i połóżcie je zakryte na strefach ze znakiem zapytania: { $tokens }.
sheet-step-heroes = Postawcie wszystkich bohaterów w strefie początkowej { $zone }.
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
sheet-step-own = Wtasujcie własne karty przygody do ich talii: { $cards }.
cli-sheet-written = Zapisano: { $file }
cli-sheet-ending = { $file }: rozszerzenie mówi, co zostanie zapisane; może to być .pdf albo .png.

# Files that come and go.
wrong-exchange-no-file = { $file } to folder albo urządzenie, nie plik. Nic nie zostało zmienione.
wrong-exchange-too-much = { $file } zawiera za dużo, by dało się otworzyć: { $what } × { $count }, najwyżej { $most }. Nic nie zostało zmienione.
wrong-exchange-tile-far = W { $file } kafelek { $tile } leży za daleko: najwyżej { $most } stref od rogu mapy. Nic nie zostało zmienione.
wrong-exchange-far = W { $file } coś leży za daleko: najwyżej { $most } stref od rogu mapy. Nic nie zostało zmienione.
thing-token = żeton
thing-level-token = żeton poziomu
thing-named-zone = nazwana strefa
thing-objective = cel

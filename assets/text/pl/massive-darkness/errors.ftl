### Co poszło nie tak. Każdy błąd mówi, co się stało; druga wiadomość mówi, co jest bezpieczne.
### $file to plik lub folder, $reason to przyczyna, w naszym zdaniu.

## What could not be written while a game is played or a book is kept

unwritten-entry = Twój ostatni wpis jest tu zachowany i zostanie zapisany w pierwszej kolejności. Do tego czasu nie można dodawać wpisów.

## What is wrong with cards, quests and recorded games

wrong-pack-syntax = Nie da się odczytać { $file } w wierszu { $line }, kolumnie { $column }: { $reason }. Popraw to albo usuń plik.
wrong-pack-twice = W { $file } „{ $name }” występuje dwa razy; jedno z nich musi dostać inny kod.
wrong-pack-skipped = Twoje karty z { $file } nie są używane, wszystko inne tak: { $reason } Popraw plik albo usuń go z folderu.
wrong-bundle-cards = Kart z pliku { $file } nie można wczytać: twoich kart nie dałoby się z nimi używać. { $reason } Nic nie zostało zmienione.
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
advice-locked = Żadna zasada nie odryglowuje drzwi między { $from } a { $to }.
advice-barred = Żadna zasada nie uwalnia drogi „{ $name }”.
advice-figure = Żadna zasada nie wprowadza postaci „{ $name }”.
advice-never = { $by } czeka na coś, co nigdy się nie stanie: { $what }.
advice-wait-call = wezwanie, którego nie wydaje żadna zasada
advice-text = Brakuje ({ $language }): { $what }.
advice-untitled = Zadanie nie ma tytułu.
advice-more = …i jeszcze { $count }.
wrong-edit-far = To za daleko.
wrong-edit-many = Zadanie nie może mieć więcej kafelków.
wrong-edit-neighbours = Drzwi potrzebują dwóch sąsiednich stref.
wrong-edit-tile = Nie ma takiego kafelka.
wrong-edit-level = Poziomy są od 1 do 5.
wrong-edit-nothing = Nie ma tu nic do zmiany.
wrong-edit-start-stays = Bohaterowie muszą gdzieś zaczynać: wybierz raczej inną strefę startową.
wrong-quest-many = Za dużo: { $what }; jest { $count }, a można grać najwyżej z { $most }.
wrong-quest-many-zones = W „{ $name }” coś się pojawia, ale stref o tej nazwie jest { $count }, a wybierać można spośród najwyżej { $most }. Nadaj niektórym z nich inną nazwę.
wrong-quest-many-level-zones = Żetony poziomu { $level } leżą w { $count } strefach, a tam, gdzie pojawiają się wrogowie, wybierać można spośród najwyżej { $most }. Zabierz część tych żetonów.
wrong-quest-worn = Na kafelku { $tile } leżą żetony ran, ale zawalić się mogą tylko pierwsze kafelki zadania (najwyżej { $most }).
wrong-speaker-rule = Zasada { $number }
wrong-speaker-named-rule = Zasada { $number } („{ $name }”)
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
wrong-place-storey = { $name } (kondygnacja { $storey })

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

## Files that are none of ours, or more than anybody writes

wrong-box-tile = Kafelek „{ $tile }” jest za duży: bok może mieć { $most } stref, a ścian i przejść nie może być więcej, niż jego strefy mają boków.
wrong-box-too-many = W pudełku mieści się najwyżej { $most }, a nie { $count } ({ $what }).
thing-hero = bohaterowie
thing-card = karty
thing-card-of-a-deck = karty jednej talii
thing-skill = umiejętności jednej klasy
thing-ability = zdolności

## What a document is

document-quest = zadanie
document-cards = paczka kart
document-campaign = kampania do przekazania
document-draft = strona w trakcie wypełniania
document-deleted-books = lista usuniętych ksiąg

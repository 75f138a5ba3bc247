### Massive Darkness 2: misje, opowiedziane naszymi słowami.

## Jak się nazywają

quest-tutorial = Samouczek: w otchłań
quest-highway-to-hellscape = Droga do piekieł
quest-the-passage = Przejście
quest-the-demon-artifact = Demoniczny artefakt
quest-the-cursed-sword = Przeklęty miecz
quest-hellish-maze = Piekielny labirynt
quest-the-horror-beast = Bestia grozy
quest-releasing-michael = Uwolnienie Michała
quest-soul-collector = Zbieracz dusz
quest-the-soul-keys = Klucze dusz
quest-hellscape = Piekielne krainy

## O co chodzi

story-tutorial = Pod starym opactwem pękła ziemia. Ktoś musi zdobyć zwój, który zamyka szczelinę, i odczytać go tam, gdzie kamienie jeszcze dymią.
story-highway-to-hellscape = W dół prowadzi brukowana droga, a przegradza ją brama. Łańcuch trzymają dwie odległe dźwignie. Za bramą ołtarz otwiera dalszą drogę.
story-the-passage = Tylko Przywoływacz zna słowa, które utrzymają szczelinę otwartą. Jest stary, idzie powoli, a tu na dole wszyscy o nim słyszeli.
story-the-demon-artifact = Trzy odłamki jednego ostrza leżą rozproszone. Kto złączy je w piekielnej kuźni, zrani to, czego nie rani żadna stal.
story-the-cursed-sword = Pięć kryształów żywi się grzechem. Kruszy je tylko jeden miecz, a on żywi się tym, kto go nosi.
story-hellish-maze = Cztery miejsca, które nigdzie się nie stykają, cztery bestie i przejścia prowadzące z każdego do każdego.
story-the-horror-beast = Żadne ostrze nie ima się bestii. Ale leżą tu pióra upadłego anioła, a tam, gdzie któreś jej dotknie, krwawi jak każda inna.
story-releasing-michael = Archanioł stoi w okowach spaczenia i walczy za tych, którzy go spętali. Złamcie pieczęcie, a potem wyrwijcie go siłą.
story-soul-collector = Brama żąda dusz. Jest ich tu dość: jedne chodzą, inne siedzą pod kluczem.
story-the-soul-keys = Trzy klucze przesypują się jak piasek. Za ostatnimi drzwiami czeka Żniwiarz przy swoich klepsydrach.
story-hellscape = Każdy walczy sam, dopóki nie otworzy się brama. Pośrodku, dokąd wiodą wszystkie bramy, budzi się ostatni z nich.

## Co jest w nich inne

rules-tutorial = Wzięcie zwoju kosztuje 1 punkt ruchu i daje każdemu bohaterowi 5 PD. Kto go niesie, może zamknąć szczelinę za akcję.
rules-highway-to-hellscape = Każda dźwignia daje 3 PD. Po przestawieniu obu brama otwiera się sama; wrogowie przechodzą przez nią nawet zamkniętą. Przy ołtarzu każdy bohater odchodzi za 1 punkt ruchu.
rules-the-passage = Od 2. rundy Przywoływacz na początku każdej rundy idzie o 2 strefy, nigdy nie opuszcza strefy z wrogami i sam otwiera ostatnie drzwi. Jeśli zginie, misja jest przegrana. Gdy dotrze do szczeliny, bohaterowie odchodzą tam za 1 punkt ruchu.
rules-the-demon-artifact = Każdy odłamek daje 5 PD. Gdy macie wszystkie trzy, ci, którzy je niosą, spotykają się przy piekielnej kuźni i jeden z nich kuje za akcję.
rules-the-cursed-sword = Jeden bohater nosi miecz. Na początku każdej kolejnej rundy zadaje mu on 1, 2, a potem 3 rany; w czwartej misja jest przegrana. Przekazanie go w akcji wymiany i wyposażenia zaczyna liczenie od nowa. Kto go nosi, kruszy kryształ za akcję (5 PD), a miecz rośnie w siłę.
rules-hellish-maze = Za 1 punkt ruchu przejście prowadzi do dowolnego innego; wrogowie też z nich korzystają. Gdzie odsłania się komnata z legowiskiem, pojawia się bestia.
rules-the-horror-beast = Pióra bierze się za 1 punkt ruchu i w strefie bestii kładzie na niej za 1 punkt ruchu. Bez pióra nic jej nie szkodzi. Na początku każdej rundy leżące na niej pióra znikają.
rules-releasing-michael = Każdą pieczęć łamie się za akcję; daje to każdemu bohaterowi 5 PD. Dopiero wtedy otwierają się ostatnie drzwi. W walce Michałowi nic nie szkodzi, dopóki na kafelku leży żeton spaczenia; usunięcie go kosztuje akcję i rzut kością wroga.
rules-soul-collector = Każda figurka zgrai to 1 dusza, grasujący potwór 3, więzienie 5 (i 5 PD). Przy 10 duszach na bohatera brama wypuszcza każdego za 1 punkt ruchu.
rules-the-soul-keys = W każdej fazie mroku każdy leżący jeszcze klucz traci żeton czasu; gdy już żadnego nie ma, misja jest przegrana. Klucz kosztuje akcję i daje każdemu bohaterowi 8 PD. Wrogowie przechodzą przez zamknięte drzwi. W walce akcja dosypuje piasku do klepsydry; jeśli Żniwiarz opróżni ją za bardzo, misja jest przegrana.
rules-hellscape = Każdy bohater zaczyna na własnym kafelku. Brama otwiera się sama, gdy na jej kafelku nie ma wrogów ani nieodsłoniętych komnat; jej bohaterowie przechodzą odtąd przez wszystkie bramy. Gdy wszystkie drzwi w środku są otwarte, przybywa ostatni potwór.

## Kogo prowadzicie i co tam leży

escort-the-passage = Przywoływacz
mark-scroll = Zwój
mark-rift = Szczelina
mark-open-rift = Otwarta szczelina
mark-lever = Dźwignia
mark-altar = Ołtarz
mark-shard = Odłamek
mark-forge = Piekielna kuźnia
mark-crystal = Kryształ grzechu
mark-passage = Przejście
mark-lair = Legowisko
mark-feather = Anielskie pióro
mark-beast = Miejsce bestii
mark-seal = Pieczęć spaczenia
mark-corruption = Spaczenie
mark-prison = Więzienie dusz
mark-gate = Brama dusz
mark-first-key = Pierwszy klucz dusz
mark-second-key = Drugi klucz dusz
mark-third-key = Trzeci klucz dusz
mark-west-glass = Zachodnia klepsydra
mark-east-glass = Wschodnia klepsydra
mark-heart = Serce piekielnych krain

gate-east = Brama wschodnia
gate-heart = Brama serca
gate-west = Brama zachodnia
gate-north = Brama północna
gate-south = Brama południowa
gate-key = Zamknięta brama
gate-seal = Zapieczętowana brama
gate-way = Zagrodzone przejście
gate-gate = Brama

## Co się tam robi

task-unknown = Zrób to, czego żąda misja
task-scroll = Zabierz zwój
task-rift = Zamknij szczelinę
task-lever = Przestaw dźwignię
task-altar = Odejdź przez ołtarz
task-shard = Zabierz odłamek
task-artifact = Wykuj artefakt
task-crystal = Skrusz kryształ
task-feather = Zabierz pióro
task-bare = Połóż pióro na bestii
task-seal = Złam pieczęć
task-cleanse = Usuń spaczenie
task-prison = Zniszcz więzienie dusz
task-leave = Odejdź przez bramę
task-first-key = Zabierz pierwszy klucz
task-second-key = Zabierz drugi klucz
task-third-key = Zabierz trzeci klucz
task-west-glass = Dosyp piasku do zachodniej klepsydry
task-east-glass = Dosyp piasku do wschodniej klepsydry
task-enter = Wejdź w szczelinę

## Co się liczy i co daje zwycięstwo

counter-line = { $name }: { $count }
counter-souls = Dusze
counter-first = Czas na pierwszym kluczu
counter-second = Czas na drugim kluczu
counter-third = Czas na trzecim kluczu
counter-west = Piasek na zachodzie
counter-east = Piasek na wschodzie
goal-times = { $what } ({ $did } z { $times })
goal-all-left = Wszyscy bohaterowie opuszczają podziemia ({ $did } z { $times })
goal-bound-killed = Zabijcie potwora z misji ({ $did } z { $times })
goal-boss-killed = Pokonajcie: { $boss }

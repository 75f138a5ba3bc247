### Boss Monster: strona zasad, naszymi słowami.

rules-bm-title = Jak się gra w Boss Monster
rules-bm-goal = O co chodzi
rules-bm-goal-text = Jesteś ostatnim bossem w lochu. Bohaterowie przychodzą do miasta i szukają skarbów; dostaje ich ten, kto ma najwięcej tego, czego bohater chce. Jeśli pokonają go twoje komnaty, jest duszą; jeśli dojdzie do ciebie, jest raną. Dziesięć dusz wygrywa, pięć ran wyrzuca z gry. Epicki bohater liczy się tu i tu podwójnie.
rules-bm-set-up = Przed pierwszą rundą
rules-bm-set-up-text = Każdy dostaje bossa, pięć kart z talii komnat, dwa zaklęcia i trzy monety. Kto ma cztery lub więcej ulepszonych komnat albo cztery lub więcej z jednym skarbem, może raz wymienić rękę. Potem wszyscy jednocześnie odrzucają po dwie karty i każdy kładzie pierwszą zwykłą komnatę. Kto ma więcej PD, przez całą grę działa wcześniej.
rules-bm-round = Runda
rules-bm-round-text = Do miasta przychodzi tylu bohaterów, ilu graczy zaczynało, a każdy dobiera kartę z talii komnat. Potem wszyscy budują, miasto jest wabione, a bohaterowie wchodzą do lochów. Na końcu wygrywa boss z dziesięcioma duszami, a kto ma pięć ran, odpada.
rules-bm-build = Faza budowy
rules-bm-build-text = W swojej turze kładziesz jedną zakrytą kartę: zwykłą komnatę na lewym końcu (loch ma najwyżej pięć miejsc) albo na dowolnej swojej komnacie; ulepszoną komnatę tylko na komnacie, z którą ma wspólny skarb; minibossa pod komnatą, która go nie ma. Możesz też raz awansować minibossa za monetę i używać tego, co masz. Gdy wszyscy zbudują, karty odkrywa się razem. Z piątą komnatą awansujesz i odtąd twój boss używa własnej zdolności.
rules-bm-minibosses = Minibossowie
rules-bm-minibosses-text = Miniboss stoi pod komnatą i kosztuje monetę, gdy zostaje odkryty; bez niej jest odrzucany. Zaczyna na poziomie 1 i dochodzi do 3, po jednym poziomie za awans; każdy poziom zastępuje poprzedni. Gdy użyje trzeciego poziomu, zaczyna znów od pierwszego.
rules-bm-bait = Faza wabienia
rules-bm-bait-text = Bohaterowie po kolei szukają swojego skarbu: kapłani relikwii, wojownicy broni, magowie ksiąg, złodzieje złota. Idą do wejścia tego, kto ma go najwięcej; jeśli dwóch ma po równo, zostają w mieście. Linijka pod każdym bohaterem mówi, dokąd poszedłby teraz i z jakimi liczbami.
rules-bm-adventure = Faza przygody
rules-bm-adventure-text = Loch po lochu, w kolejności PD, bohaterowie wchodzą od wejścia, jeden po drugim, od lewej do prawej. Każda komnata zadaje obrażenia. Gdy osiągną zdrowie bohatera, ginie, a ty bierzesz go jako duszę; jeśli minie ostatnią komnatę, rani ciebie.
rules-bm-windows = Zaklęcia i zdolności
rules-bm-windows-text = Są chwile, w których można czegoś użyć: w każdej turze fazy budowy, zanim wejdzie bohater, po każdej komnacie. Najpierw aktywny gracz; potem pozostali według PD zapowiadają, czego używają, a aktywny może odpowiedzieć. To, co zapowiedziano, działa w kolejności PD. Na zaklęcie od razu może odpowiedzieć ten, kto potrafi je anulować. Kto ma kartę na ręce, jest pytany za każdym razem, żeby pytanie niczego nie zdradzało; „pasuj, aż” oszczędza pytań po drodze.
rules-bm-end = Jak się kończy
rules-bm-end-text = Liczy się tylko koniec rundy. Kilku graczy z dziesięcioma duszami porównuje dusze minus rany; jeśli i to jest równe, wygrywa mniej PD. Kto zostanie sam, wygrał. Jeśli wszyscy naraz mają pięć ran, rozstrzyga to samo porównanie.

### Boss Monster: o co pytamy i dlaczego odpowiedź jest odrzucona.

game-name = Boss Monster: Powstanie minibossów

## O co pytamy

ask-bm-deal = Który boss zostaje rozdany?
ask-bm-tie = Dwaj bossowie mają tyle samo PD. Który z nich jest w tej grze pierwszy?
ask-bm-hero = Który bohater przychodzi do miasta?
ask-bm-draw-room = Która karta z talii komnat zostaje dobrana?
ask-bm-draw-spell = Które zaklęcie zostaje dobrane?
ask-bm-mill = Która karta z talii zostaje odkryta?
ask-bm-at-random = Którą kartę z ręki wskaże los?
ask-bm-keep = Którym bossem chcesz być?
ask-bm-mulligan = Czy chcesz wymienić rękę na siedem nowych kart?
ask-bm-discards = Które dwie karty odrzucasz?
ask-bm-pays = Czy płacisz 1 monetę za nowego minibossa? Jeśli nie, zostanie odrzucony.
ask-bm-first-room = Którą komnatę kładziesz jako pierwszą?
ask-bm-turn = Twoja kolej na budowę: co robisz?
ask-bm-window = Jesteś aktywnym graczem: czy czegoś używasz?
ask-bm-declare = Czy coś zapowiadasz?
ask-bm-cancel-of = Zapowiedziano: { $card }. Odpowiadasz?
ask-bm-cancel = Zapowiedziano zaklęcie. Czy na nie odpowiadasz?
ask-bm-tax = Czy płacisz 1 monetę, aby twoje zaklęcie trwało dalej?
ask-bm-order = Czeka kilka twoich zdolności. Która działa pierwsza?
ask-bm-trigger = Czeka jedna z twoich zdolności. Jak jej używasz?
ask-bm-trigger-of = { $card }: jak użyjesz tej zdolności?
ask-bm-coins = Ile monet kładziesz na tej komnacie?
ask-bm-show = Ilu minibossów z ręki pokazujesz?
ask-bm-salvage = Którą kartę bierzesz ze stosu kart odrzuconych?
ask-bm-take = Którą kartę bierzesz z tej ręki?
ask-bm-discard = Którą kartę komnaty odrzucasz?
ask-bm-double = Czy podwajasz obrażenia tej komnaty?
ask-bm-build = Czy budujesz od razu i gdzie?
ask-bm-granted = Czy używasz tego od razu?
ask-bm-intrigue = W tej rundzie nie masz nowej duszy. Czy dobierasz za to kartę?

## Czego nie wolno

refusal-bm-seats = W Boss Monster gra od dwóch do czterech osób.
refusal-bm-too-few = Bez tylu bossów, komnat lub zaklęć nie da się zacząć gry.
refusal-bm-no-heroes = Bez tylu bohaterów do miasta nie przyjdzie ich dość.
refusal-bm-fetches-alike = Karta odrzucana za inną nie wyciąga takiej, która sama mogłaby zrobić to samo.
refusal-bm-without = Karty pominiętej w tej grze nie ma wśród jej kart.
refusal-bm-own-cards = Z kart, które ta gra zabrała ze sobą, nie ma już gry Boss Monster.
refusal-bm-over = Gra jest skończona.
refusal-bm-chance = Tu decyduje los, spośród kart, które zostały.
refusal-bm-no-ability = Ta karta nie potrafi czegoś takiego.
refusal-bm-no-window = W tej chwili nie można niczego użyć.
refusal-bm-not-in-hand = Nie masz tej karty na ręce.
refusal-bm-phase = W tej fazie nie można tego użyć.
refusal-bm-used = Użyto tego już w tej rundzie.
refusal-bm-inactive = Ta karta jest nieaktywna albo nie możesz jej użyć.
refusal-bm-target = Tego nie można do tego wybrać.
refusal-bm-condition = Warunek nie jest spełniony.
refusal-bm-coins = Nie wystarczy na to monet.
refusal-bm-cost = W ten sposób nie można za to zapłacić.
refusal-bm-miniboss-needs-room = Miniboss potrzebuje komnaty, pod którą leży.
refusal-bm-miniboss-there = Pod tą komnatą leży już miniboss.
refusal-bm-miniboss-beside = Sąsiednia komnata ma już minibossa.
refusal-bm-no-such-room = W twoim lochu nie ma takiej komnaty.
refusal-bm-not-open = Na tej komnacie nie można teraz budować: jest wyłączona albo leży pod zakrytą kartą.
refusal-bm-not-a-room = Ta karta nie jest komnatą.
refusal-bm-first-room = Pierwsza komnata musi być zwykła.
refusal-bm-no-room = W tej rundzie nie możesz zbudować komnaty.
refusal-bm-row-full = Loch ma najwyżej pięć miejsc; zabuduj którąś z komnat.
refusal-bm-advanced = Ulepszoną komnatę kładzie się na komnacie, z którą ma wspólny skarb.
refusal-bm-forbidden = Sąsiednia komnata nie pozwala zbudować tu komnaty tego rodzaju.
refusal-bm-laid = W tej turze karta już leży; najpierw weź ją z powrotem.
refusal-bm-nothing-laid = Nie leży żadna karta, którą można by wziąć z powrotem.
refusal-bm-laid-is-laid = W tej grze położona karta zostaje na miejscu.
refusal-bm-no-miniboss = W twoim lochu nie ma takiego minibossa.
refusal-bm-promoted = W tej rundzie jeden miniboss dostał już awans.
refusal-bm-fresh = Miniboss nie awansuje w rundzie, w której go zbudowano.
refusal-bm-highest = Ten miniboss ma już najwyższy poziom.
refusal-bm-no-coin-here = Ta komnata nie wymaga teraz monety.
refusal-bm-sold = Teraz nie można wymienić karty komnaty na monetę.
refusal-bm-not-your-build = Karty kładzie się i minibossów awansuje tylko we własnej turze fazy budowy.
refusal-bm-mulligan = Wymienić można tylko rękę z czterema ulepszonymi komnatami albo czterema komnatami z tym samym skarbem.
refusal-bm-not-offered = To nie jest odpowiedź na to pytanie.
refusal-bm-answered = To miejsce nie jest pytane albo już odpowiedziało.
refusal-bm-two-cards = Odrzuca się dokładnie dwie karty z własnej ręki.
refusal-bm-no-cancel = Na zapowiedziane zaklęcie nie można tym odpowiedzieć.

### Słowa gry: karty, pytania, wydarzenia, odmowy.
# Names, answers, questions, card text and the log.

name-gone-enemy = wróg
name-no-card = karta
zone-start = strefa startowa
zone-exit = wyjście
zone-at = strefa { $name }
style-any = dowolny atak
style-melee = walka wręcz
style-ranged = walka na odległość
style-magic = magia
skill-shadow-mode = Tryb cienia
role-mob = Banda
role-agent = Zwiastun
role-roaming = Wędrowny potwór

token-treasure = Skarb
token-special-treasure = Specjalny skarb
token-artifact = Żeton artefaktu
token-lair = Żeton leża
token-library = Żeton biblioteki

deck-guard = Straże, poziom { $level }
deck-treasure = Skarby, poziom { $level }
deck-lesser = Mniejsze wędrowne potwory
deck-greater = Większe wędrowne potwory
deck-door = Karty drzwi
deck-event = Karty wydarzeń
deck-artifact = Artefakty

slot-pack = plecak
slot-body = ciało
slot-first-hand = pierwsza ręka
slot-second-hand = druga ręka

act-move = Ruch
act-step = Idź: { $zone }
act-door = Otwórz drzwi: { $zone }
act-pick-up = Podnieś
act-escape = Wyjdź z lochu
act-end-move = Zakończ ruch
act-attack = Atak ({ $style }): { $enemy }
act-sword-and-spell = Miecz i czar: { $enemy }
act-reorganize = Przełóż i wymień karty
act-transmute = Przemień trzy karty
act-get-up = Wstań
act-use = Użyj: { $ability }
act-nothing = Zakończ aktywację

choice-nothing = Nic
choice-leader = Szef: { $enemy }
choice-minions = Słudzy: { $enemy }
choice-share = { $wounds ->
    [one] Jedna rana dla szefa, reszta dla sług: { $enemy }
    [few] { $wounds } rany dla szefa, reszta dla sług: { $enemy }
   *[many] { $wounds } ran dla szefa, reszta dla sług: { $enemy }
}
choice-divide = Podziel po rzucie: { $enemy }
choice-die = Kość { $number }
choice-attack-dice = Kości ataku
choice-defense-dice = Kości obrony
choice-ability = { $name } – { $text }
choice-option = Opcja { $number }
choice-skill = { $name } ({ $cost } PD, poziom { $level }) – { $text }

answer-rolled = Rzuć
answer-enough = Wystarczy
answer-yes = Tak
answer-no = Nie
answer-keep = Zostaw wszystko bez zmian
answer-put = { $card }: { $hero }, { $slot }

asked-chance = Los
asked-group = Gracze

ask-roll = Rzuć kośćmi.
ask-draw = Dobierz kartę: { $about }.
ask-act = Działa { $who }: co teraz?
ask-arrange = { $who }: połóż karty tam, gdzie mają być.
ask-tie-target = Kilku bohaterów ma najwięcej doświadczenia. Wybierzcie, kto zostanie zaatakowany.
ask-move-goal = Kilku bohaterów ma najwięcej doświadczenia. Wybierzcie, dokąd idzie wróg.
ask-path = Dwie drogi są równie krótkie. Wybierzcie następny krok.
ask-enemy-order = Wybierzcie, który wróg działa następny.
ask-counter-order = Wybierzcie, który wróg kontratakuje następny.
ask-patrol-zone = Wybierzcie, gdzie się pojawiają.
ask-second-room = { $who }: wybierz drugą komnatę.
ask-third-room = { $who }: wybierz trzecią komnatę.
ask-reinforcement-order = Wybierzcie, który zwiastun wzywa pierwszy.
ask-reinforcement-zone = Wybierzcie, gdzie pojawiają się posiłki.
ask-roaming = Wybierzcie, który wędrowny potwór działa.
ask-attack-type = Wybierzcie, jak atakuje wróg.
ask-effect-target = { $who }: wybierz, kogo to dotyczy.
ask-effect-targets = Wybierzcie, kogo to dotyczy: dowolnie wielu albo nikogo.
ask-effect-option = { $who }: wybierz jedno.
ask-enchantment = { $who }: wydaj symbole na zaklęcia albo zakończ.
ask-reroll = { $who }: przerzuć kości albo je zostaw.
ask-reroll-side = { $who }: czyje kości przerzucić?
ask-reroll-dice = { $who }: które kości przerzucić?
ask-remove-dice = { $who }: którą kość zabrać?
ask-add-die = { $who }: którą kość dodać?
ask-flip-dice = { $who }: które puste kości obrócić?
ask-use-ability = { $who }: użyć tego? { $about }
ask-tribute = { $who }: kto płaci daninę krwi?
ask-bodyguard = { $who }: zasłonić własnym ciałem? { $about }
ask-give-to = { $who }: przekazać karty komuś tutaj?
ask-give-cards = { $who }: które karty?
ask-transmute = { $who }: odrzuć karty liczące się razem jako trzy.
ask-command = { $who }: który bohater działa od razu?
ask-symbol = { $who }: którym symbolem zapłacić?
ask-wound-target = { $who }: zranić szefa czy sługi?
ask-buy-skill = { $who }: kup umiejętność albo zachowaj doświadczenie.

ended-won = Zwycięstwo. Zadanie wykonane.
ended-lost = Ciemność zwycięża. Zadanie przegrane.
ended-stuck = Zasady tego zadania zapętliły się. Gra kończy się w tym miejscu.

phase-setup = Przygotowanie
phase-heroes = Faza bohaterów
phase-enemies = Faza wrogów
phase-experience = Faza doświadczenia
phase-event = Faza wydarzeń
phase-end = Faza końcowa

when-attack = Atak
when-defense = Obrona
when-styled-defense = Obrona ({ $style })
when-after-reroll = { $attack }, po przerzucie
when-start = Na początku aktywacji
when-wounded = Gdy atak rani
when-blocked = Gdy tarcz jest więcej niż trafień
when-targeted = Przed atakiem na ciebie
when-ally-attacked = Gdy atakowany jest sojusznik, odległość: { $zones }
when-guardian-killed = Po zabiciu tym strażnika
when-drawn = Przy dobraniu

if-shadow = Tryb cienia
if-dual = Dwie bronie
if-shield = Z tarczą
if-no-armor = Bez zbroi
if-equipped = W użyciu: { $tags }
if-two-handed = Broń dwuręczna
if-wounded = Zraniony { $wounds }
if-stunned = Obrońca ogłuszony
if-afar = z odległości co najmniej { $zones }
if-granted = w ataku, który to daje
if-no-wound = jeśli nie rani

cost-xp = Wydaj { $xp } PD
cost-bloodlust = Żądza krwi { $wounds }
cost-tribute = Danina krwi { $wounds }
cost-action = 1 akcja
cost-combat-action = 1 akcja walki
cost-discard = odrzuć tę kartę

symbol-hit = Trafienie
symbol-shield = Tarcza
symbol-bam = Bam
symbol-diamond = Diament
symbols-hit = { $count ->
    [one] trafienie
    [few] trafienia
   *[other] trafień
}
symbols-shield = { $count ->
    [one] tarcza
    [few] tarcze
   *[other] tarcz
}
symbols-bam = { $count ->
    [one] Bam
    [few] Bamy
   *[other] Bamów
}
symbols-diamond = { $count ->
    [one] diament
    [few] diamenty
   *[other] diamentów
}
dice-yellow = { $count ->
    [one] żółta kość
    [few] żółte kości
   *[other] żółtych kości
}
dice-red = { $count ->
    [one] czerwona kość
    [few] czerwone kości
   *[other] czerwonych kości
}
dice-blue = { $count ->
    [one] niebieska kość
    [few] niebieskie kości
   *[other] niebieskich kości
}
dice-green = { $count ->
    [one] zielona kość
    [few] zielone kości
   *[other] zielonych kości
}
dice-any-attack = { $count ->
    [one] kość ataku
    [few] kości ataku
   *[other] kości ataku
}
dice-any-defense = { $count ->
    [one] kość obrony
    [few] kości obrony
   *[other] kości obrony
}
symbol-bam-or-diamond = Bam lub diament
side-attacker = Atakujący
side-defender = Obrońca

amount-per = za każde ({ $count }): { $each }
amount-per-every = za każde { $every } ({ $count }): { $each }
amount-half = +połowa, zaokrąglona w górę ({ $count })
count-equipped = karta w użyciu: { $tag }
count-shadow-zones = strefa cienia między atakującym a obrońcą
count-wounds = własna rana
count-rolled = wyrzucony symbol: { $symbol }
count-blanks = pusta kość
tag-king = Króla
tag-knight = Rycerza
tag-sword = Miecz
tag-mace = Buława
tag-hammer = Młot
tag-axe = Topór
tag-dagger = Sztylet
tag-spear = Włócznia
tag-bow = Łuk
tag-staff = Kostur
tag-leather = skóra
tag-orb = kula
tag-scepter = berło
tag-scythe = kosa
tag-shield = tarcza
tag-sling = proca
tag-wand = różdżka

die-yellow = żółta
die-red = czerwona
die-blue = niebieska
die-green = zielona
die-blank = pusta
die-any-attack = kości ataku
die-any-defense = kości obrony

who-owner = ty
who-attacker = atakujący
who-defender = obrońca
of-allies = { $how ->
    [one] jeden sojusznik
    [each] wszyscy sojusznicy
   *[any] dowolnie wielu sojuszników
}
of-owner-and-allies = { $how ->
    [one] ty lub jeden sojusznik
    [each] ty i wszyscy sojusznicy
   *[any] dowolnie wielu spośród ciebie i sojuszników
}
of-foes = { $how ->
    [one] jeden wróg
    [each] wszyscy wrogowie
   *[any] dowolnie wielu wrogów
}
of-own-kind = { $how ->
    [one] jedna figura tego rodzaju
    [each] wszystkie figury tego rodzaju
   *[any] dowolnie wiele figur tego rodzaju
}
of-heroes = { $how ->
    [one] jeden bohater
    [each] wszyscy bohaterowie
   *[any] dowolnie wielu bohaterów
}
reach-zone = w strefie
reach-sight = w zasięgu wzroku
reach-range = w zasięgu wzroku (odległość { $least }–{ $most })
lit-shadow = w cieniu
lit-light = w świetle

text-may = jeśli chcesz,
text-and = {" "}i{" "}
text-or = {" "}lub{" "}
text-repeat = {" "}(powtórz { $times })
text-once-activation = , raz na aktywację
text-once-round = , raz na rundę
text-once-quest = , raz na zadanie
text-helps-allies = {" "}dla wszystkich sojuszników w twojej strefie
text-helps-all = {" "}dla ciebie i wszystkich sojuszników w twojej strefie

effect-add = { $amount } { $symbol }
effect-add-side = { $side }: { $amount } { $symbol }
effect-dice = { $side }: { $amount } { $die }
effect-no-dice = { $side }: bez kości
effect-flip = { $count ->
    [one] obróć jedną pustą kość
   *[other] obróć puste kości, najwyżej { $count }
}
effect-blanks-gain = każda pusta kość daje +{ $count } { $symbol }
effect-blank-gains = pusta kość ({ $die }) daje +{ $count } { $symbol }
effect-cancel = { $side }: anuluj { $count } { $symbol }
effect-cancel-all = { $side }: anuluj wszystkie symbole Bam i diamenty
effect-wounds = { $count ->
    [one] { $amount } rana
    [few] { $amount } rany
   *[other] { $amount } ran
}
effect-double-hits = podwój wyrzucone trafienia
effect-spread = jeśli rani, wszyscy inni tej strony w strefie otrzymują tyle samo ran
effect-pull = cel trafia do twojej strefy
effect-attack-again = zaatakuj ten sam cel jeszcze raz
effect-survive = gdybyś miał zginąć, przeżywasz ze zdrowiem { $health }
effect-weaken = kontratak ma o { $dice ->
    [one] 1 kość ataku mniej
    [few] { $dice } kości ataku mniej
   *[other] { $dice } kości ataku mniej
}
effect-become-target = przejdź tam i zostań celem
effect-reroll-all = przerzuć wszystkie kości ({ $dice })
effect-reroll-blanks = przerzuć wszystkie puste kości ({ $dice })
effect-reroll-any = przerzuć dowolne kości ({ $dice })
effect-reroll-up-to = przerzuć { $count ->
    [one] jedną kość
    [few] najwyżej { $count } kości
   *[other] najwyżej { $count } kości
} ({ $dice })
reroll-attack = atak
reroll-defense = obrona
reroll-either = atak lub obrona
effect-hurt = { $who }: { $count ->
    [one] { $wounds } rana
    [few] { $wounds } rany
   *[other] { $wounds } ran
}
effect-hurt-by-roll = rzuć kością ({ $die }); tyle ran, ile { $symbols } – { $who }
effect-heal = ulecz { $count ->
    [one] { $wounds } ranę
    [few] { $wounds } rany
   *[other] { $wounds } ran
} – { $who }
effect-fully-heal = ulecz całkowicie – { $who }
effect-stun = ogłusz – { $who }
effect-kill = zabij – { $who }
effect-gain-xp = { $who }: +{ $xp } PD
effect-draw-treasure = dobierz skarb poziomu { $level }
effect-draw-artifact = dobierz artefakt
effect-actions = +{ $count } { $kind }
action-any = { $count ->
    [one] akcja
    [few] akcje
   *[other] akcji
}
action-melee = { $count ->
    [one] akcja walki wręcz
    [few] akcje walki wręcz
   *[other] akcji walki wręcz
}
action-ranged = { $count ->
    [one] akcja walki na odległość
    [few] akcje walki na odległość
   *[other] akcji walki na odległość
}
action-magic = { $count ->
    [one] akcja magii
    [few] akcje magii
   *[other] akcji magii
}
action-move = { $count ->
    [one] akcja ruchu
    [few] akcje ruchu
   *[other] akcji ruchu
}
effect-move = { $most ->
    [one] przejdź o 1 strefę
    [few] przejdź najwyżej o { $most } strefy
   *[other] przejdź najwyżej o { $most } stref
}
effect-move-slippery = { $most ->
    [one] przejdź o 1 strefę
    [few] przejdź najwyżej o { $most } strefy
   *[other] przejdź najwyżej o { $most } stref
}, także ze stref z wrogami
effect-move-to-enemy = { $most ->
    [one] przejdź o 1 strefę do wroga
    [few] przejdź najwyżej o { $most } strefy do wroga
   *[other] przejdź najwyżej o { $most } stref do wroga
}
effect-free-attack = darmowy atak ({ $style })
effect-command = inny bohater działa od razu
effect-extra-activation = dodatkowa aktywacja
effect-movement = { $points ->
    [one] +1 punkt ruchu przy każdym ruchu
    [few] +{ $points } punkty ruchu przy każdym ruchu
   *[other] +{ $points } punktów ruchu przy każdym ruchu
}
effect-slippery = możesz opuszczać strefy z wrogami
effect-taunt = liczysz się jako bohater z największym doświadczeniem
effect-max-health = +{ $health } do zdrowia
effect-halve = tylko połowa ran, zaokrąglona w górę ({ $style })
effect-untargetable = ty i sojusznicy w twojej strefie nie możecie być celem ataków: { $style }
effect-double-healing = leczenie ciebie i sojuszników w zasięgu wzroku liczy się podwójnie
effect-reaches = można użyć: { $style }, odległość { $least }–{ $most }
effect-sword-and-spell = akcje magii mogą uderzać bronią do walki wręcz w twojej strefie
effect-transmute-value = przy przemianie liczy się jako karty: { $value }
effect-reaches-boss = może zranić szefa, choć żyją sługi
effect-spawn = pojawia się { $what } { $place }
effect-activate-roaming = wędrowny potwór na planszy działa; jeśli go nie ma, pojawia się nowy
spawn-guard = straż
spawn-roaming = wędrowny potwór
place-behind = poziom wcześniej
place-ahead = poziom dalej
place-here = na obecnym poziomie
place-level = na poziomie { $level }

log-round = Runda { $round }
log-activation = Działa { $hero }.
log-counter-attack = Kontratak: { $enemy }.
log-enemy-acts = Teraz działa: { $enemy }.
log-moved = { $who } { $figures ->
    [one] idzie
   *[other] idą
}: { $zone }.
log-door = { $hero } otwiera drzwi.
log-level = Poziom wzrasta do { $level }.
log-card-drawn = { $card }.
log-tokens = { $count } × { $token }: { $zone }.
log-token-taken = { $hero } bierze: { $token }.
log-card-gained = { $hero } dostaje: { $card }.
log-card-discarded = Odrzucono: { $card }.
log-card-given = { $card }: { $from } oddaje kartę, { $to } ją bierze.
log-reshuffled = Odrzucone karty tworzą nową talię: { $deck }.
log-spawned = { $minions ->
    [0] Pojawia się: { $enemy } ({ $zone }).
    [one] Pojawiają się: { $enemy } ({ $zone }), szef i 1 sługa.
    [few] Pojawiają się: { $enemy } ({ $zone }), szef i { $minions } sługi.
   *[other] Pojawiają się: { $enemy } ({ $zone }), szef i { $minions } sług.
}
log-no-miniatures = Nie ma już figur: { $enemy }. Zamiast tego działają te na planszy.
log-guardian = { $enemy } – nosi: { $card }.
log-attack = { $attacker } → { $defender }: atak ({ $style }).
log-target = Nowy cel: { $who }.
log-rolled = Kości – { $dice }.
log-rerolled = Przerzut, { $by } – { $dice }.
log-flipped = Obrócono – { $die }.
log-die-removed = Zabrano – { $die }.
log-ability = { $by }: { $text }
log-uses = { $hero } używa: { $by } – { $text }
log-symbols = { $by }: { $amount } { $symbol }.
log-cancelled = Anulowano: { $amount } { $symbol }.
log-result = { $hits ->
    [one] 1 trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
} − { $shields ->
    [one] 1 tarcza
    [few] { $shields } tarcze
   *[many] { $shields } tarcz
} { $extra }= { $wounds ->
    [one] 1 rana
    [few] { $wounds } rany
   *[many] { $wounds } ran
}.
log-minion-wounded = Sługa ({ $who }): { $wounds ->
    [one] 1 rana
    [few] { $wounds } rany
   *[other] { $wounds } ran
}.
log-wounded = { $who }: { $wounds ->
    [one] 1 rana
    [few] { $wounds } rany
   *[other] { $wounds } ran
}.
log-healed = { $who }: ulecz{ $wounds ->
    [one] ono 1 ranę
    [few] ono { $wounds } rany
   *[other] ono { $wounds } ran
}.
log-stunned = Ogłuszenie: { $who }.
log-got-up = { $who } { $figures ->
    [one] wstaje
   *[other] wstają
}.
log-minion-killed = Ginie sługa: { $enemy }.
log-leader-killed = Pokonano: { $enemy }.
log-died = { $hero } ginie.
log-resurrected = Dawca Życia przywraca bohatera: { $hero }.
log-escaped = { $hero } wychodzi z lochu.
log-xp = { $hero }: +{ $amount } PD.
log-xp-spent = { $hero }: −{ $amount } PD.
log-skill = { $hero } uczy się: { $skill }.
log-goal = Cel { $number } osiągnięty.
log-quest-rule = Działa zasada zadania.
log-quest-rule-named = Działa zasada zadania: { $name }.
log-first-player = Pierwszym graczem jest teraz { $hero }.

refusal-over = Gra się skończyła.
refusal-journal-full = Zapis tej gry nie może już być dłuższy. Grajcie dalej w nowej grze.
refusal-chance-first = Najpierw kości albo karta.
refusal-wrong-dice = To nie te kości są rzucane.
refusal-not-in-deck = Tej karty nie ma w talii.
refusal-not-an-option = Tego nie można teraz wybrać.
refusal-wrong-selection = Ten wybór nie pasuje.
refusal-choose-action = Najpierw wybierz akcję.
refusal-no-actions = Nie ma już na to akcji.
refusal-stunned = Najpierw wstań.
refusal-not-stunned = Bohater już stoi.
refusal-no-move-action = Najpierw zacznij akcję ruchu.
refusal-move-first = Najpierw zakończ ruch.
refusal-not-adjacent = Ta strefa nie sąsiaduje.
refusal-wall = Na drodze jest ściana lub zamknięte drzwi.
refusal-zone-held = Wróg trzyma cię w tej strefie.
refusal-no-door-here = Nie ma tu zamkniętych drzwi.
refusal-no-tokens = Nie ma tu nic do podniesienia.
refusal-enemy-here = W tej strefie jest wróg.
refusal-not-at-exit = To nie jest wyjście.
refusal-goals-first = Najpierw inne cele.
refusal-charge = Szarża musi kończyć się przy wrogu.
refusal-no-target = Nie ma takiego celu.
refusal-no-weapon = Brak odpowiedniej broni w użyciu.
refusal-no-sight = Nie ma linii wzroku.
refusal-out-of-range = Cel jest poza zasięgiem.
refusal-untargetable = Cel jest chroniony.
refusal-transmute = Potrzeba trzech kart.
refusal-no-xp = Za mało doświadczenia.
refusal-bloodlust = To zabiłoby bohatera.
refusal-used-up = To już zostało użyte.
refusal-condition = Warunek nie jest spełniony.
refusal-no-effect = Teraz nic by to nie zmieniło.
refusal-not-yours = Tej karty lub umiejętności nie ma pod ręką.
refusal-not-now = Nie w tej chwili.
refusal-no-such-skill = Bohater nie zna tej umiejętności.
refusal-not-in-zone = Biorą udział tylko bohaterowie z tej samej strefy.
refusal-no-trade = Kart nie można teraz przekazywać.
refusal-slot-full = Mieści się tam tylko jedna karta.
refusal-wrong-slot = Karta tam nie pasuje.
refusal-two-handed = Karta dwuręczna wymaga obu rąk.
refusal-too-many-cards = Nie można nieść więcej kart.
refusal-arrange-first = Najpierw ułóż karty.

### Słowa gry: karty, pytania, wydarzenia, odmowy.
# Names, answers, questions, card text and the log.

name-gone-enemy = wróg
name-no-card = karta
zone-start = strefa startowa
zone-exit = wyjście
zone-at = strefa { $name }
zone-to-start = do strefy startowej
zone-to-exit = do wyjścia
zone-to = do strefy { $name }
zone-in-start = w strefie startowej
zone-in-exit = przy wyjściu
zone-in = w strefie { $name }
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
act-step = Idź { $to }
act-door = Otwórz drzwi { $to }
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
answer-yes = Tak
answer-no = Nie
answer-keep = Zostaw wszystko bez zmian
answer-put = { $card }: { $hero }, { $slot }
answer-copy = { $card } ({ $hero }, { $slot })

asked-chance = Los
asked-group = Gracze

ask-roll = Rzuć kośćmi.
ask-draw = Dobierz kartę: { $about }.
ask-act = Działa { $who }: co teraz?
ask-arrange = { $who }: połóż karty tam, gdzie mają być.
ask-tie-target = Kilku bohaterów ma najwięcej doświadczenia. Wybierzcie, kto zostanie zaatakowany.
ask-move-goal = Kilku bohaterów ma najwięcej doświadczenia. Wybierzcie, dokąd idzie wróg.
ask-move-goal-of = { $enemy }: kilku bohaterów ma najwięcej doświadczenia. Wybierzcie, do kogo prowadzi droga.
ask-path = Dwie drogi są równie krótkie. Wybierzcie następny krok.
ask-enemy-order = Wybierzcie, który wróg działa jako następny.
ask-counter-order = Wybierzcie, który wróg kontratakuje jako następny.
ask-patrol-zone = Wybierzcie, gdzie się pojawiają.
ask-second-room = { $who }: wybierz drugie pomieszczenie.
ask-third-room = { $who }: wybierz trzecie pomieszczenie.
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
when-styled-defense = { $style ->
    [melee] Obrona przed atakiem wręcz
    [ranged] Obrona przed atakiem na odległość
   *[magic] Obrona przed magią
}
when-after-reroll = { $attack }, po przerzucie
when-start = Na początku aktywacji
when-wounded = Gdy rani cię atak
when-blocked = Gdy tarcz jest więcej niż trafień
when-targeted = Przed atakiem na ciebie
when-ally-attacked = { $zones ->
    [0] Gdy atakowany jest sojusznik w twojej strefie
    [one] Gdy atakowany jest sojusznik odległy najwyżej o 1 strefę
    [few] Gdy atakowany jest sojusznik odległy najwyżej o { $zones } strefy
   *[other] Gdy atakowany jest sojusznik odległy najwyżej o { $zones } stref
}
when-guardian-killed = Po zabiciu tą kartą strażnika
when-drawn = Przy dobraniu

if-shadow = Tryb cienia
if-dual = Dwie bronie
if-shield = Założona tarcza
if-no-armor = Bez zbroi
if-equipped = Założone: { $tags }
if-two-handed = Założona broń dwuręczna
if-wounded = Zraniony { $wounds }
if-stunned = Obrońca ogłuszony
if-afar = z odległości co najmniej { $zones ->
    [one] 1 strefy
   *[other] { $zones } stref
}
if-granted = w ataku, który to daje
if-no-wound = jeśli atak nie rani

cost-xp = Wydaj { $xp } PD
cost-bloodlust = Żądza krwi { $wounds }
cost-tribute = Danina krwi { $wounds }
cost-action = 1 akcja
cost-combat-action = 1 akcja walki
cost-discard = Odrzuć tę kartę

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

amount-half = { $count } (zaokrąglając w górę)
count-equipped = { $every ->
    [one] { $of ->
        [king] za każdą założoną kartę Króla
        [knight] za każdą założoną kartę Rycerza
       *[other] za każdą założoną kartę „{ $tag }”
    }
    [few] { $of ->
        [king] za każde { $every } założone karty Króla
        [knight] za każde { $every } założone karty Rycerza
       *[other] za każde { $every } założone karty „{ $tag }”
    }
   *[other] { $of ->
        [king] za każde { $every } założonych kart Króla
        [knight] za każde { $every } założonych kart Rycerza
       *[other] za każde { $every } założonych kart „{ $tag }”
    }
}
count-shadow-zones = { $every ->
    [one] za każdą strefę cienia między atakującym a obrońcą
    [few] za każde { $every } strefy cienia między atakującym a obrońcą
   *[other] za każde { $every } stref cienia między atakującym a obrońcą
}
count-wounds = { $every ->
    [one] za każdą twoją ranę
    [few] za każde { $every } twoje rany
   *[other] za każde { $every } twoich ran
}
count-rolled = { $every ->
    [one] { $of ->
        [hit] za każde wyrzucone trafienie
        [shield] za każdą wyrzuconą tarczę
       *[other] za każdy wyrzucony { $symbol }
    }
    [few] za każde { $every } wyrzucone { $symbol }
   *[other] za każde { $every } wyrzuconych { $symbol }
}
count-blanks = { $every ->
    [one] za każdą pustą kość
    [few] za każde { $every } puste kości
   *[other] za każde { $every } pustych kości
}
tag-king = karta Króla
tag-knight = karta Rycerza
tag-sword = miecz
tag-mace = buława
tag-hammer = młot
tag-axe = topór
tag-dagger = sztylet
tag-spear = włócznia
tag-bow = łuk
tag-staff = kostur
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

who-owner = { $case ->
    [object] siebie
   *[subject] ty
}
who-attacker = { $case ->
    [object] atakującego
   *[subject] atakujący
}
who-defender = { $case ->
    [object] obrońcę
   *[subject] obrońca
}
of-allies = { $how ->
    [one] { $case ->
        [object] jednego sojusznika
       *[subject] jeden sojusznik
    }
    [each] { $case ->
        [object] wszystkich sojuszników
       *[subject] wszyscy sojusznicy
    }
   *[any] dowolnie wielu sojuszników
}
of-owner-and-allies = { $how ->
    [one] { $case ->
        [object] siebie lub jednego sojusznika
       *[subject] ty lub jeden sojusznik
    }
    [each] { $case ->
        [object] siebie i wszystkich sojuszników
       *[subject] ty i wszyscy sojusznicy
    }
   *[any] dowolnie wielu spośród ciebie i twoich sojuszników
}
of-foes = { $how ->
    [one] { $case ->
        [object] jednego wroga
       *[subject] jeden wróg
    }
    [each] { $case ->
        [object] wszystkich wrogów
       *[subject] wszyscy wrogowie
    }
   *[any] dowolnie wielu wrogów
}
of-own-kind = { $how ->
    [one] { $case ->
        [object] jedną figurkę tego rodzaju
       *[subject] jedna figurka tego rodzaju
    }
    [each] wszystkie figurki tego rodzaju
   *[any] dowolnie wiele figurek tego rodzaju
}
of-heroes = { $how ->
    [one] { $case ->
        [object] jednego bohatera
       *[subject] jeden bohater
    }
    [each] { $case ->
        [object] wszystkich bohaterów
       *[subject] wszyscy bohaterowie
    }
   *[any] dowolnie wielu bohaterów
}
reach-zone = w strefie
reach-sight = w linii wzroku
reach-from = w linii wzroku (odległość od { $least })
reach-range = w linii wzroku (odległość { $range })
lit-shadow = w cieniu
lit-light = w świetle

text-may = {" "}(opcjonalnie)
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
effect-counted = { $effect } { $count }
effect-dice = { $amount } { $die }
effect-dice-side = { $side }: { $amount } { $die }
effect-no-dice = { $side ->
    [attacker] atakujący nie rzuca kośćmi
   *[defender] obrońca nie rzuca kośćmi
}
effect-flip = { $count ->
    [one] obróć jedną pustą kość
    [few] obróć najwyżej { $count } puste kości
   *[other] obróć najwyżej { $count } pustych kości
}
effect-blanks-gain = za każdą pustą kość: +{ $count } { $symbol }
effect-blank-gains = gdy { $die } jest pusta: +{ $count } { $symbol }
effect-cancel = anuluj { $count } { $symbol } { $side ->
    [attacker] atakującego
   *[defender] obrońcy
}
effect-cancel-all = anuluj wszystkie { $symbols } { $side ->
    [attacker] atakującego
   *[defender] obrońcy
}
effect-wounds = { $count ->
    [one] { $amount } rana
    [few] { $amount } rany
   *[other] { $amount } ran
}
effect-double-hits = podwój wyrzucone trafienia
effect-spread = jeśli atak rani, wszyscy inni po tej stronie w strefie odnoszą tyle samo ran
effect-pull = cel zostaje przesunięty do twojej strefy
effect-attack-again = zaatakuj ten sam cel jeszcze raz
effect-survive = jeśli masz zginąć, przeżywasz z { $health ->
    [one] 1 punktem zdrowia
   *[other] { $health } punktami zdrowia
}
effect-weaken = { $dice ->
    [one] kontratak ma o 1 kość ataku mniej
    [few] kontratak ma o { $dice } kości ataku mniej
   *[other] kontratak ma o { $dice } kości ataku mniej
}
effect-become-target = przejdź tam i zostań celem
effect-reroll-all = przerzuć wszystkie { $dice }
effect-reroll-blanks = przerzuć wszystkie puste { $dice }
effect-reroll-any = przerzuć dowolną liczbę { $dice }
effect-reroll-up-to = { $count ->
    [one] przerzuć jedną { $dice }
    [few] przerzuć najwyżej { $count } { $dice }
   *[other] przerzuć najwyżej { $count } { $dice }
}
reroll-attack = { $count ->
    [one] kość ataku
   *[other] kości ataku
}
reroll-defense = { $count ->
    [one] kość obrony
   *[other] kości obrony
}
reroll-either = { $count ->
    [one] kość ataku lub obrony
   *[other] kości ataku lub obrony
}
effect-hurt = { $how ->
    [you] odnosisz
    [one] { $who } odnosi
    [each] { $who } odnoszą po
    [both] { $who } odnosicie po
   *[any] { $who } odnosi po
} { $wounds ->
    [one] 1 ranę
    [few] { $wounds } rany
   *[other] { $wounds } ran
}
effect-hurt-by-roll = rzuć jedną { $die ->
    [yellow] żółtą kością
    [red] czerwoną kością
    [blue] niebieską kością
    [green] zieloną kością
    [attack] kością ataku
   *[defense] kością obrony
}; { $how ->
    [you] odnosisz
    [one] { $who } odnosi
    [each] { $who } odnoszą
    [both] { $who } odnosicie
   *[any] { $who } odnosi
} tyle ran, ile wypadnie { $symbols }
effect-heal = { $how ->
    [you] ulecz
    [one] { $who } leczy
    [each] { $who } leczą po
    [both] { $who } leczycie po
   *[any] { $who } leczy po
} { $wounds ->
    [one] 1 ranę
    [few] { $wounds } rany
   *[other] { $wounds } ran
}
effect-fully-heal = { $how ->
    [you] ulecz się całkowicie
    [one] { $who } wraca do pełnego zdrowia
    [each] { $who } wracają do pełnego zdrowia
    [both] { $who } wracacie do pełnego zdrowia
   *[any] { $who } wraca do pełnego zdrowia
}
effect-stun = { $how ->
    [you] otrzymujesz ogłuszenie
   *[other] ogłusz { $who }
}
effect-kill = { $how ->
    [you] giniesz
   *[other] zabij { $who }
}
effect-gain-xp = { $how ->
    [you] zdobądź
    [one] { $who } zdobywa
    [each] { $who } zdobywają po
    [both] { $who } zdobywacie po
   *[any] { $who } zdobywa po
} { $xp } PD
effect-draw-treasure = dobierz skarb poziomu { $level }
effect-draw-artifact = dobierz artefakt
effect-actions = +{ $count } { $kind }
effect-extra-actions = +{ $count } { $kind } w każdej aktywacji
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
effect-move-slippery = { $way } (także ze stref z wrogami)
effect-move-to-enemy = { $most ->
    [one] przejdź o 1 strefę do wroga
    [few] przejdź najwyżej o { $most } strefy do wroga
   *[other] przejdź najwyżej o { $most } stref do wroga
}
effect-free-attack = { $style ->
    [melee] wykonaj darmowy atak wręcz
    [ranged] wykonaj darmowy atak na odległość
    [magic] wykonaj darmowy atak magiczny
   *[any] wykonaj darmowy atak dowolnego rodzaju
}
effect-command = inny bohater działa od razu
effect-extra-activation = wykonaj jeszcze jedną aktywację
effect-movement = { $points ->
    [one] +1 punkt ruchu przy każdym ruchu
    [few] +{ $points } punkty ruchu przy każdym ruchu
   *[other] +{ $points } punktów ruchu przy każdym ruchu
}
effect-slippery = możesz opuszczać strefy z wrogami
effect-taunt = liczysz się jako bohater z największą liczbą PD
effect-max-health = +{ $health } do maksymalnego zdrowia
effect-halve = { $style ->
    [melee] od ataków wręcz odnosisz tylko połowę ran (zaokrągloną w górę)
    [ranged] od ataków na odległość odnosisz tylko połowę ran (zaokrągloną w górę)
    [magic] od ataków magicznych odnosisz tylko połowę ran (zaokrągloną w górę)
   *[any] od ataków odnosisz tylko połowę ran (zaokrągloną w górę)
}
effect-untargetable = { $style ->
    [melee] ty i sojusznicy w twojej strefie nie możecie być celem ataków wręcz
    [ranged] ty i sojusznicy w twojej strefie nie możecie być celem ataków na odległość
    [magic] ty i sojusznicy w twojej strefie nie możecie być celem ataków magicznych
   *[any] ty i sojusznicy w twojej strefie nie możecie być celem ataków
}
effect-double-healing = leczenie ciebie i sojuszników w linii wzroku liczy się podwójnie
effect-reaches = { $style ->
    [melee] można jej też użyć do ataku wręcz na odległość { $range }
    [ranged] można jej też użyć do ataku na odległość { $range }
    [magic] można jej też użyć do ataku magicznego na odległość { $range }
   *[any] można jej też użyć do dowolnego ataku na odległość { $range }
}
effect-sword-and-spell = w akcjach magii możesz używać broni do walki wręcz w swojej strefie
effect-transmute-value = { $value ->
    [one] przy przemianie liczy się jako 1 karta
    [few] przy przemianie liczy się jako { $value } karty
   *[other] przy przemianie liczy się jako { $value } kart
}
effect-reaches-boss = atak może zranić szefa mimo żyjących sług
effect-spawn = pojawia się { $what } { $place }
effect-activate-roaming = wędrowny potwór na planszy działa; jeśli go nie ma, { $otherwise }
spawn-guard = straż
spawn-roaming = wędrowny potwór
place-behind = o poziom wcześniej
place-ahead = o poziom dalej
place-here = na bieżącym poziomie
place-level = na poziomie { $level }
place-named = w strefie „{ $name }”

log-round = Runda { $round }
log-activation = Działa { $hero }.
log-counter-attack = Kontratak: { $enemy }.
log-enemy-acts = Aktywacja: { $enemy }.
log-moved = { $who } { $figures ->
    [one] idzie
   *[other] idą
} { $to }.
log-moved-nowhere = { $hero } chce się ruszyć, ale żadna droga nie prowadzi dalej: akcja przepada.
log-door = { $hero } otwiera drzwi.
log-level = Poziom wzrasta do { $level }.
log-card-drawn = { $card }.
log-tokens = { $count } × { $token } { $place }.
log-token-taken = { $hero } bierze: { $token }.
log-card-gained = { $hero } dostaje: { $card }.
log-card-discarded = Odrzucono: { $card }.
log-card-given = { $card }: { $from } oddaje kartę, { $to } ją bierze.
log-reshuffled = Odrzucone karty tworzą nową talię: { $deck }.
log-spawned = { $minions ->
    [0] Pojawia się { $place }: { $enemy }.
    [one] Pojawiają się { $place }: { $enemy }, szef i 1 sługa.
    [few] Pojawiają się { $place }: { $enemy }, szef i { $minions } sługi.
   *[other] Pojawiają się { $place }: { $enemy }, szef i { $minions } sług.
}
log-no-miniatures = Nie ma już figurek: { $enemy }. Zamiast tego działają te na planszy.
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
log-healed = { $who }: { $wounds ->
    [one] wyleczono 1 ranę
    [few] wyleczono { $wounds } rany
   *[other] wyleczono { $wounds } ran
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
refusal-chance-first = Najpierw kości albo karta.
refusal-wrong-dice = To nie tymi kośćmi się rzuca.
refusal-not-in-deck = Tej karty nie ma w talii.
refusal-not-an-option = Tego nie można teraz wybrać.
refusal-wrong-selection = Ten wybór nie pasuje.
refusal-choose-action = Najpierw wybierz akcję.
refusal-no-actions = Nie ma już na to akcji.
refusal-stunned = Najpierw wstań.
refusal-not-stunned = Bohater już stoi.
refusal-no-move-action = Najpierw zacznij akcję ruchu.
refusal-move-first = Najpierw zakończ ruch.
refusal-not-adjacent = Ta strefa nie sąsiaduje z twoją.
refusal-wall = Na drodze jest ściana lub zamknięte drzwi.
refusal-zone-held = Wróg trzyma cię w tej strefie.
refusal-no-door-here = Nie ma tu zamkniętych drzwi.
refusal-no-tokens = Nie ma tu nic do podniesienia.
refusal-enemy-here = W tej strefie jest wróg.
refusal-not-at-exit = To nie jest wyjście.
refusal-goals-first = Najpierw inne cele.
refusal-charge = Szarża musi kończyć się przy wrogu.
refusal-no-target = Nie ma takiego celu.
refusal-no-weapon = Nie masz założonej takiej broni.
refusal-no-sight = Nie ma linii wzroku.
refusal-out-of-range = Cel jest poza zasięgiem.
refusal-untargetable = Cel jest chroniony.
refusal-transmute = Potrzeba trzech kart.
refusal-no-xp = Za mało PD.
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

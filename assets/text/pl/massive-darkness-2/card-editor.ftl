### Własne karty.

command-md2-cards = Własne karty
new-md2-own-cards = { $count ->
    [one] Graj z własną kartą
    [few] Graj z { $count } własnymi kartami
   *[many] Graj z { $count } własnymi kartami
}
refusal-md2-own-cards = z kartami, które przyniosła ta gra, nie da się grać
cards-unnamed = Karta { $code }

## Lista

cards-md2-heroes = Bohaterowie
cards-md2-items = Przedmioty
cards-md2-skills = Umiejętności
cards-md2-powers = Moce zestawu
cards-md2-arrows = Strzały
cards-md2-spirits = Duchy
cards-md2-doors = Drzwi
cards-md2-mobs = Zgraje
cards-md2-roamers = Grasujące potwory
cards-md2-bosses = Bossowie
cards-md2-power = Moce zestawu: { $class }

## Co jest wydrukowane

cards-md2-mana = Mana
cards-md2-deck = Talia
cards-md2-starting = ekwipunek początkowy
cards-md2-common = zwykły skarb
cards-md2-rare = rzadki skarb
cards-md2-epic = epicki skarb
cards-md2-mob-1 = przedmiot zgrai, poziom 1–2
cards-md2-mob-2 = przedmiot zgrai, poziom 3–4
cards-md2-mob-3 = przedmiot zgrai, poziom 5
cards-md2-worn = Noszony
cards-md2-attack = Atak
cards-md2-defense = Obrona
cards-md2-of-many = Przy pięciu lub sześciu bohaterach
cards-md2-anybody = każdy
cards-md2-only = Tylko dla
cards-md2-set = Część zestawu
cards-md2-level = Od poziomu
cards-md2-grade = Zastępuje
cards-md2-no-grade = bez niższego stopnia
cards-md2-stance = Postawa
cards-md2-any-stance = dowolna
cards-md2-tools = Do torby z narzędziami
cards-md2-poison = Rany od trucizny
cards-md2-blessed = Strona po błogosławieństwie
cards-md2-skill = Umiejętność
cards-md2-skill-of = { $class }, od poziomu { $level }
cards-md2-power-hint = Moc zestawu nie ma własnych liczb.
cards-md2-aim = Celowanie
cards-md2-quick = Szybki strzał
cards-md2-critical = Trafienie krytyczne
cards-md2-over = Przeciągnięta cięciwa
cards-md2-fire = Kładzie żetony ognia
cards-md2-frost = Kładzie żetony mrozu
cards-md2-reward = Żetony skarbu
cards-md2-fixed-common = Zwykłe karty
cards-md2-fixed-rare = Rzadkie karty
cards-md2-fixed-epic = Epickie karty
cards-md2-tier-1 = Poziom 1–2
cards-md2-tier-2 = Poziom 3–4
cards-md2-tier-3 = Poziom 5
cards-md2-claw = Za pazury
part-claws = Pazury
cards-md2-line = Wiersz { $number }
cards-md2-lines = Wiersze
cards-md2-boss-health = Zdrowie na bohatera
cards-md2-actions = Akcje
cards-md2-boss-dice = Rzucane kości
cards-md2-specials = Według wyrzuconych pazurów
cards-md2-track = Tor bossa
cards-md2-space = Pole { $number }
cards-md2-brings = Przynosi
cards-md2-arrow = Strzała
cards-md2-spirit = Duch
cards-md2-door = Drzwi
cards-md2-mob = Zgraja
cards-md2-roamer = Grasujący potwór
cards-md2-boss = Boss
cards-md2-has-health = Zdrowie: { $health }
cards-md2-has-mana = Mana: { $mana }
cards-md2-yellow = żółte kości
cards-md2-orange = pomarańczowe kości
cards-md2-blue = niebieskie kości
cards-md2-purple = kości cienia
cards-md2-black = kości wroga
cards-md2-class-boards = Plansze klas
cards-md2-boards = Co jest na planszach
cards-md2-token-sides = Odwroty żetonów
cards-md2-sides = Co kryją żetony
cards-md2-sides-hint = Pułapka z 0 jest pusta. Żetony się miesza, więc ich kolejność jest obojętna.
cards-md2-ours = nasza
cards-md2-tile-sides = Strony kafelków
cards-md2-tile-hint = Misje kładą tę stronę tak, jak ją tu narysowano, i stąd ją obracają. Jeśli cała leży na ich mapach przekręcona, obróć ją tutaj.
cards-md2-tile-quests = Leży w misjach: { $quests }
cards-md2-tile-nowhere = Nie leży w żadnej misji z pudełka.
cards-md2-spikes = Wilcze doły
cards-md2-bears = Potrzaski
cards-md2-fountains = Fontanny
cards-md2-chests = Skrzynie
cards-md2-great-chests = Wielkie skrzynie
cards-md2-spikes-wounds = Wilcze doły: rany
cards-md2-bears-actions = Potrzaski: stracone akcje
cards-md2-fountains-health = Fontanny: zdrowie
cards-md2-tokens = Żetony łotrzycy
cards-md2-token = Żeton
cards-md2-top = Pola żywiołu
cards-md2-spell = Zaklęcie { $number }
cards-md2-colour = Pasuje do
cards-md2-draws = Dobiera kolejne żetony
cards-md2-begins = Na początku w torbie
cards-md2-copies-of-it = Ile ich jest
cards-md2-has-health-each = Zdrowie na bohatera: { $health }
cards-md2-when-free = między akcjami
cards-md2-as-timed = zależnie od chwili użycia

## Co się nie zgadza

card-md2-problem-code = Kod jest wymagany i ma najwyżej 80 znaków.
card-md2-problem-number = Jakaś liczba jest większa lub mniejsza niż na jakiejkolwiek karcie.
card-md2-problem-dice = Taka karta nie ma takich kości albo jest ich więcej, niż istnieje.
card-md2-problem-no-weapon = Broń trzyma się w jednej ręce albo w dwóch, a przedmiot zgrai musi być bronią.
card-md2-problem-attack = Każdy rodzaj ataku podaje się raz, a kto atakuje, potrzebuje przynajmniej jednego.
card-md2-problem-consumable = To, co się zużywa, nie ma własnych kości.
card-md2-problem-grade = Umiejętność nie może zastąpić samej siebie.
card-md2-problem-class = To ma inna klasa, nie ta.
card-md2-problem-moment = Taka chwila nigdy nie nadchodzi dla takiej karty.
card-md2-problem-condition = O to nie można tu zapytać albo pytanie pada dwa razy.
card-md2-problem-cost = Tym nie można tu zapłacić albo płaci się tym dwa razy.
card-md2-problem-limit = Tak często nie można jej użyć w tej chwili.
card-md2-problem-effect = W tej chwili nic to nie daje albo się powtarza.
card-md2-problem-two-targets = Dla kogo to jest, można wybrać tylko raz.
card-md2-problem-no-effect = Nic się nie dzieje.
card-md2-problem-too-much = To więcej, niż mieści się na karcie.
card-md2-problem-endless = Mogłoby to trwać bez końca: dopisz „raz na rundę” albo każ coś za to oddać.
card-md2-problem-circle = Razem ze zdolnością na innej karcie mogłoby to trwać bez końca: dopisz „raz na rundę” albo niech wraca mniej.
card-md2-problem-tiers = Są jej trzy karty, po jednej na rangę.
card-md2-problem-no-return = Opuszcza planszę, a żaden wiersz, który wtedy obowiązuje, nie sprowadza go najpierw z powrotem do bohatera.
card-md2-problem-claws = Każda liczba pazurów, która może wypaść, potrzebuje swojego wiersza.
card-md2-problem-tokens = Jest 6 wilczych dołów, 4 potrzaski, 4 fontanny, 15 skrzyń i 4 wielkie skrzynie.
card-md2-problem-blank = Co najmniej jeden wilczy dół i jeden potrzask są puste.
card-md2-problem-floor = Podłogi są tylko takie: l, d, L, D i #.

## Shared words of forms

cards-unsaved = Twoje karty nie są zapisane
cards-unsaved-hint = Dopóki to okno jest otwarte, nic nie zginie. Usuń przeszkodę i spróbuj jeszcze raz albo zostań tutaj.
cards-facts = Co jest na niej wydrukowane
cards-copies = Ile razy w talii
cards-health = Zdrowie
cards-text = Co potrafi
cards-no-text = Poza tym nic.
cards-new-text = Jeszcze jedna zdolność
cards-text-number = Zdolność { $number }
part-when = Kiedy
part-use = Jak
part-limit = jak często
part-if = Jeśli
part-cost = Koszt
part-do = Wtedy
part-number = liczba
help-simulate-own-cards = Graj także z własnymi kartami.
document-cards = paczka kart
document-campaign = księga do przekazania

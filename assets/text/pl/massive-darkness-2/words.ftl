### Massive Darkness 2: co jest na kartach, w częściach zdań.

nothing = nic

## Pojęcia z zasad

class-berserker = Berserkerka
class-paladin = Paladyn
class-ranger = Łowca
class-rogue = Łotrzyca
class-shaman = Szaman
class-wizard = Czarodziej
type-melee = wręcz
type-magic = magia
type-ranged = dystans
slot-head = głowa
slot-body = tułów
slot-legs = nogi
slot-misc = ozdoba
slot-left = lewa ręka
slot-right = prawa ręka
place-hand = jedna ręka
place-two-hands = dwie ręce
place-consumable = jednorazowe
element-fire = Ogień
element-water = Woda
element-earth = Ziemia
element-air = Powietrze
stance-blood-rage = Szał krwi
stance-reckless = Brawura
stance-provoke = Prowokacja
column-red = czerwona kolumna
column-gold = złota kolumna
column-blue = niebieska kolumna
rarity-common = zwykły
rarity-rare = rzadki
rarity-epic = epicki
way-north = północ
way-east = wschód
way-south = południe
way-west = zachód

## Kości i symbole

dice-none = bez kości
dice-yellow = { $count ->
    [one] 1 żółta kość
    [few] { $count } żółte kości
   *[other] { $count } żółtych kości
}
dice-orange = { $count ->
    [one] 1 pomarańczowa kość
    [few] { $count } pomarańczowe kości
   *[other] { $count } pomarańczowych kości
}
dice-blue = { $count ->
    [one] 1 niebieska kość
    [few] { $count } niebieskie kości
   *[other] { $count } niebieskich kości
}
dice-purple = { $count ->
    [one] 1 kość cienia
    [few] { $count } kości cienia
   *[other] { $count } kości cienia
}
dice-black = { $count ->
    [one] 1 kość wroga
    [few] { $count } kości wroga
   *[other] { $count } kości wroga
}
symbol-sword = miecz
symbol-mana = mana
symbol-shield = tarcza
symbol-claw = pazur
symbol-scratch = draśnięcie
symbol-shadow = cień
symbols-none = nic
symbols-sword = { $count ->
    [one] 1 miecz
    [few] { $count } miecze
   *[other] { $count } mieczy
}
symbols-mana = { $count ->
    [one] 1 mana
    [few] { $count } many
   *[other] { $count } many
}
symbols-shield = { $count ->
    [one] 1 tarcza
    [few] { $count } tarcze
   *[other] { $count } tarcz
}
symbols-claw = { $count ->
    [one] 1 pazur
    [few] { $count } pazury
   *[other] { $count } pazurów
}
symbols-scratch = { $count ->
    [one] 1 draśnięcie
    [few] { $count } draśnięcia
   *[other] { $count } draśnięć
}
symbols-shadow = { $count ->
    [one] 1 cień
    [few] { $count } cienie
   *[other] { $count } cieni
}

## Co potrafią bohaterowie

when-anytime = w dowolnej chwili
when-attack = gdy atakujesz
when-melee = gdy atakujesz wręcz
when-magic = gdy atakujesz magią
when-ranged = gdy atakujesz z dystansu
when-defense = gdy wróg cię atakuje
when-combat = gdy walczysz
when-movement = w akcji ruchu
when-always = zawsze
if-in-shadow = w cieniu
if-in-light = w świetle
if-wounded = przy co najmniej { $wounds ->
    [one] 1 ranie
    [few] { $wounds } ranach
   *[other] { $wounds } ranach
}
if-dual-wield = z dwiema broniami
cost-action = za akcję
cost-mana = za { $mana ->
    [one] 1 manę
    [few] { $mana } many
   *[other] { $mana } many
}
cost-wounds = za { $wounds ->
    [one] 1 punkt zdrowia
    [few] { $wounds } punkty zdrowia
   *[other] { $wounds } punktów zdrowia
}
cost-rage = za { $rage ->
    [one] 1 punkt szału
    [few] { $rage } punkty szału
   *[other] { $rage } punktów szału
}
cost-element = za żywioł { $element }: { $steps }
limit-endless = tyle razy, ile zapłacisz
limit-round = raz na rundę
do-swords = { $count ->
    [one] 1 miecz więcej
    [few] { $count } miecze więcej
   *[other] { $count } mieczy więcej
}
do-shields = { $count ->
    [one] 1 tarcza więcej
    [few] { $count } tarcze więcej
   *[other] { $count } tarcz więcej
}
do-mana = dostajesz { $count ->
    [one] 1 manę
    [few] { $count } many
   *[other] { $count } many
}
do-dice = dodaj: { $dice }
do-reroll = przerzuć { $count ->
    [one] 1 kość
    [few] { $count } kości
   *[other] { $count } kości
}
do-reroll-enemy = przerzuć { $count ->
    [one] 1 kość wroga
    [few] { $count } kości wroga
   *[other] { $count } kości wroga
}
do-loses-shields = obrońca traci { $count ->
    [one] 1 tarczę
    [few] { $count } tarcze
   *[other] { $count } tarcz
}
do-fire = { $count ->
    [one] 1 żeton ognia
    [few] { $count } żetony ognia
   *[other] { $count } żetonów ognia
} na wroga
do-frost = { $count ->
    [one] 1 żeton mrozu
    [few] { $count } żetony mrozu
   *[other] { $count } żetonów mrozu
} na wroga
do-heal = ty albo inny bohater w twojej strefie odzyskuje { $count ->
    [one] 1 punkt zdrowia
    [few] { $count } punkty zdrowia
   *[other] { $count } punktów zdrowia
}
do-points = { $count ->
    [one] 1 punkt ruchu więcej
    [few] { $count } punkty ruchu więcej
   *[other] { $count } punktów ruchu więcej
}
do-wounds = { $count ->
    [one] 1 rana
    [few] { $count } rany
   *[other] { $count } ran
} dla wroga w polu widzenia
do-step = przejdź o jedną strefę
do-lose-dice = odpada: { $dice }
do-hurt = odnosisz { $count ->
    [one] 1 ranę
    [few] { $count } rany
   *[other] { $count } ran
}
do-rage = dostajesz { $count ->
    [one] 1 punkt szału
    [few] { $count } punkty szału
   *[other] { $count } punktów szału
}
do-actions = w tej turze { $count ->
    [one] 1 akcja więcej
    [few] { $count } akcje więcej
   *[other] { $count } akcji więcej
}
do-ignore = { $symbol } na { $count ->
    [one] 1 kości
    [few] { $count } kościach
   *[other] { $count } kościach
} się nie liczy
do-summon = przywołaj do swojej strefy: { $spirit }
do-spirit-dice = twoje duchy atakują mocniej: { $dice }
item-attack = Atak ({ $kind }): { $dice }
item-of-many = Przy pięciu lub sześciu bohaterach: { $dice }
item-only = Tylko dla: { $class }
item-set = Część zestawu
tool-colour-red = Do ataków
tool-colour-blue = Do ruchów
tool-colour-green = Do każdej akcji
tool-in-shadow = Liczy się jak w cieniu
tool-poisons = Zatruwa cel
tool-draws = Kolejne żetony: { $count }
item-defense = Obrona: { $dice }
skill-tokens = Do torby z narzędziami: { $token } × { $count }
skill-poison = Trucizna: { $wounds ->
    [one] 1 rana
    [few] { $wounds } rany
   *[other] { $wounds } ran
}, ilekroć wróg działa
skill-blessed = Po błogosławieństwie: { $what }
arrow-aim = Celowanie { $aim }
arrow-quick = Szybki strzał: { $what }
arrow-critical = Trafienie krytyczne: { $what }
arrow-over = Przeciągnięta cięciwa: { $what }

## Co robią wrogowie

claw-attack = gdy atakuje
claw-defense = gdy jest atakowany
claw-combat = w każdej walce
claw-cost = za { $claws ->
    [one] 1 pazur
    [few] { $claws } pazury
   *[other] { $claws } pazurów
}
claw-once = raz na walkę
claw-loses-shields = bohater traci { $count ->
    [one] 1 tarczę
    [few] { $count } tarcze
   *[other] { $count } tarcz
}
claw-suffer = sam odnosi { $count ->
    [one] 1 ranę
    [few] { $count } rany
   *[other] { $count } ran
}
claw-kill-own = ginie jedna z jego figurek
claw-wound-zone = każdy bohater w strefie atakującego odnosi { $count ->
    [one] 1 ranę
    [few] { $count } rany
   *[other] { $count } ran
}
claw-add-minion-unless = dołącza poplecznik, chyba że bohater odrzuci manę ({ $mana })
claw-add-minions = do każdej zgrai dołącza poplecznik
claw-drain-mana = bohater traci { $mana ->
    [one] 1 manę
    [few] { $mana } many
   *[other] { $mana } many
}
claw-fire = { $count ->
    [one] 1 żeton ognia
    [few] { $count } żetony ognia
   *[other] { $count } żetonów ognia
} na bohatera
claw-burn-after = po walce płonie ogień na bohaterze (za każdy żeton { $die })
claw-wound-another = { $count ->
    [one] 1 rana
    [few] { $count } rany
   *[other] { $count } ran
} dla innego widocznego bohatera o najmniejszym zdrowiu
claw-call-mob = najbliższa zgraja podchodzi o jedną strefę
scheme-in-light = W świetle
scheme-hero-within = Bohater nie dalej niż { $zones ->
    [one] 1 strefę
    [few] { $zones } strefy
   *[other] { $zones } stref
} stąd
scheme-sees-several = Widzi kilku bohaterów
scheme-sees-one = Widzi jednego bohatera
scheme-present = Na planszy
scheme-away = Poza planszą
scheme-minion-here = Poplecznik w jego strefie
scheme-otherwise = W innym razie
deed-to-shadow = idzie do najbliższej strefy cienia
deed-with-farthest = skacze do najdalszego bohatera nie dalej niż { $zones ->
    [one] 1 strefę
    [few] { $zones } strefy
   *[other] { $zones } stref
} stąd
deed-fire = { $count ->
    [one] 1 żeton ognia
    [few] { $count } żetony ognia
   *[other] { $count } żetonów ognia
} na cel
deed-frost = { $count ->
    [one] 1 żeton mrozu
    [few] { $count } żetony mrozu
   *[other] { $count } żetonów mrozu
} na cel
deed-attack-target = atakuje cel
deed-attack-target-with = atakuje cel z dodatkowymi kośćmi ({ $dice })
deed-attack-each = atakuje każdego widocznego bohatera
deed-attack-seen = atakuje tego bohatera z dodatkowymi kośćmi ({ $dice })
deed-attack-lowest = atakuje widocznego bohatera o najmniejszym zdrowiu
deed-leave = znika z planszy
deed-beside-lowest = pojawia się przy bohaterze o najmniejszym zdrowiu
deed-eat-minion = pożera poplecznika
deed-heal = odzyskuje { $count ->
    [one] 1 punkt zdrowia
    [few] { $count } punkty zdrowia
   *[other] { $count } punktów zdrowia
}
deed-move = przechodzi najwyżej { $zones ->
    [one] 1 strefę
    [few] { $zones } strefy
   *[other] { $zones } stref
}
deed-attack-nearest = atakuje najbliższego bohatera, jeśli może
deed-with-nearest = skacze do najbliższego bohatera
deed-with-most-tainted = skacze do bohatera z największą liczbą żetonów
deed-wound-tainted = każdy widoczny bohater odnosi 1 ranę za { $tokens ->
    [one] każdy żeton
    [few] każde { $tokens } żetony
   *[other] każde { $tokens } żetonów
}
deed-token-back = wraca jeden żeton
deed-drain-fullest = najpełniejsze miejsce traci żeton
boss-acts = Po każdym bohaterze ma { $actions ->
    [one] 1 akcję
    [few] { $actions } akcje
   *[other] { $actions } akcji
} i za każdą rzuca { $dice ->
    [one] 1 kością wroga
   *[other] { $dice } kośćmi wroga
}
boss-special = { $claws ->
    [0] Bez pazurów
    [one] 1 pazur
    [few] { $claws } pazury
   *[other] { $claws } pazurów
}: { $what }
boss-attack = więcej kości ataku ({ $dice })
boss-roll = rzuca dodatkowo { $count ->
    [one] 1 kością
    [few] { $count } kośćmi
   *[other] { $count } kośćmi
}
boss-action = jedna akcja więcej
boss-space = Od pola { $space }: { $what }

## Karty drzwi

door-do-wounds = kto otwiera, odnosi { $count ->
    [one] 1 ranę
    [few] { $count } rany
   *[other] { $count } ran
}
door-do-fire = { $count ->
    [one] 1 żeton ognia
    [few] { $count } żetony ognia
   *[other] { $count } żetonów ognia
} na tego, kto otwiera
door-do-frost = { $count ->
    [one] 1 żeton mrozu
    [few] { $count } żetony mrozu
   *[other] { $count } żetonów mrozu
} na tego, kto otwiera
door-do-lose-mana = kto otwiera, traci { $count ->
    [one] 1 manę
    [few] { $count } many
   *[other] { $count } many
}
door-do-lose-action = kto otwiera, traci akcję
door-do-health = kto otwiera, odzyskuje { $count ->
    [one] 1 punkt zdrowia
    [few] { $count } punkty zdrowia
   *[other] { $count } punktów zdrowia
}
door-do-mana = kto otwiera, dostaje { $count ->
    [one] 1 manę
    [few] { $count } many
   *[other] { $count } many
}
door-do-xp = kto otwiera, zdobywa { $count } PD
door-do-treasure = { $count ->
    [one] 1 skarb więcej
    [few] { $count } skarby więcej
   *[other] { $count } skarbów więcej
}
door-do-mob = za drzwiami czeka zgraja
door-do-roaming = za drzwiami czeka grasujący potwór
door-do-mobs-act = każda zgraja działa od razu

### Jak nazywają się karty.

## Bossowie

boss-gregore = Gregore
boss-calabeza = Calabeza
boss-belladonna = Belladonna
boss-lamia = Lamia
boss-king-croak = Król Rechot
boss-ravenus = Ravenus
boss-baron-hex = Baron Hex
boss-oculus = Oculus
boss-kazanna = Kazanna
boss-dr-deadly = Doktor Zgon
boss-scott = Scott
boss-kirax = Kirax

## Komnaty

room-spectral-bomb = Widmowa bomba
room-monster-academy = Akademia potworów
room-ancient-guardtower = Prastara strażnica
room-tomb-of-terrors = Grobowiec grozy
room-imp-hoard = Skarbczyk chochlików
room-vampire-lab = Laboratorium wampirów
room-haunted-cavern = Nawiedzona jaskinia
room-minion-clinic = Klinika pachołków
room-robbers-vault = Skarbiec rabusia
room-minotaur-catacombs = Katakumby minotaura
room-goblin-market = Targ goblinów
room-power-leech = Pijawka mocy
room-fetid-beast = Cuchnąca bestia
room-training-camp = Obóz szkoleniowy
room-shrooman-aviary = Ptaszarnia grzyboludzi
room-dragons-nest = Smocze gniazdo
room-doppelganger-hive = Rój sobowtórów
room-foyer-elemental = Żywiołak przedsionka
room-mysterious-portal = Tajemniczy portal
room-alchemists-lab = Pracownia alchemika
room-black-market = Czarny rynek
room-mind-thresher = Młocarnia umysłów
room-cursed-well = Przeklęta studnia
room-loot-box = Skrzynka z łupem
room-crystal-ballroom = Kryształowa sala balowa
room-efreets-chamber = Komnata ifryta
room-magipede = Magonóg
room-delvers-quarry = Kamieniołom kopaczy
room-garbage-chute = Zsyp na śmieci
room-unstable-mine = Chwiejna kopalnia
room-sawtooth-pendulum = Zębate wahadło
room-the-catapult = Katapulta
room-endless-gallery = Galeria bez końca
room-paywall = Bramka opłat
room-living-trap = Żywa pułapka
room-the-dreadmill = Młyn strachu
room-personnel-office = Biuro kadr
room-trophy-room = Sala trofeów
room-lightning-rod = Piorunochron
room-pixie-fountain = Fontanna wróżek
room-the-keystone = Zwornik
room-pool-of-shadows = Sadzawka cieni

## Minibossowie

miniboss-spike = Kolec
miniboss-kid-croak = Rechot junior
miniboss-draculad = Drakulaluch
miniboss-rocky = Rocky
miniboss-cerebella = Cerebella
miniboss-paddywhack = Paddywhack
miniboss-icicle-man = Człowiek-sopel
miniboss-mageseeker = Tropiciel magów
miniboss-brassknuckle = Kastet
miniboss-jinx = Jinx

## Zaklęcia

spell-windfall = Niespodziewany zysk
spell-internship = Staż
spell-spirit-dragon = Duch smoka
spell-sabotage = Sabotaż
spell-rage = Szał
spell-ambush = Zasadzka
spell-rebirth = Odrodzenie
spell-smash = Roztrzaskanie
spell-pay-to-win = Płać i wygrywaj
spell-zoning-board = Wydział zabudowy
spell-respawn = Powrót do gry
spell-heist = Skok
spell-short-circuit = Zwarcie
spell-traitor = Zdrajca
spell-armor-up = Uzbrojenie

## Bohaterowie

hero-felicity = Felicity
hero-wolfhard = Wolfhard
hero-holkin = Holkin
hero-luz = Luz
hero-inquisitor = Inkwizytor
hero-josie = Josie
hero-tess = Tess
hero-steven-the-human = Człowiek Steven
hero-rotgut = Samogon
hero-maxine = Maxine
hero-sellsword = Najemnik
hero-joe-the-smith = Kowal Joe
hero-eloi-marlborn = Eloi Marlborn
hero-exai = Exai
hero-clebrina = Clebrina
hero-bross = Bross
hero-alchemist = Alchemik
hero-dovkro = Dovkro
hero-kbothi = K’bothi
hero-the-steel-mouser = Stalowy Myszołap
hero-ofcroak = Ofrechot
hero-koko-the-piper = Koko Dudziarz
hero-scoundrel = Łotr
hero-marmo = Marmo
hero-the-fool = Błazen
hero-haize = Haize
hero-the-overseer = Nadzorca
hero-paladin = Paladyn
hero-koverian = Koverian
hero-varraka = Varraka
hero-zheng-yi = Zheng Yi
hero-relic-hunter = Łowca relikwii
hero-unseena = Unseena
hero-zutara = Zutara
hero-mortimer = Mortimer
hero-warlock = Czarnoksiężnik
hero-shigeru = Shigeru
hero-moran = Moran
hero-marsden = Marsden
hero-tax-collector = Poborca podatkowy
hero-petros = Petros
hero-the-progenitors = Praojcowie

### What the cards are called.

## Bosses

boss-gregore = Gregore
boss-calabeza = Calabeza
boss-belladonna = Belladonna
boss-lamia = Lamia
boss-king-croak = King Croak
boss-ravenus = Ravenus
boss-baron-hex = Baron Hex
boss-oculus = Oculus
boss-kazanna = Kazanna
boss-dr-deadly = Dr. Deadly
boss-scott = Scott
boss-kirax = Kirax

## Rooms

room-spectral-bomb = Spectral Bomb
room-monster-academy = Monster Academy
room-ancient-guardtower = Ancient Guardtower
room-tomb-of-terrors = Tomb of Terrors
room-imp-hoard = Imp Hoard
room-vampire-lab = Vampire Lab
room-haunted-cavern = Haunted Cavern
room-minion-clinic = Minion Clinic
room-robbers-vault = Robber’s Vault
room-minotaur-catacombs = Minotaur Catacombs
room-goblin-market = Goblin Market
room-power-leech = Power Leech
room-fetid-beast = Fetid Beast
room-training-camp = Training Camp
room-shrooman-aviary = Shrooman Aviary
room-dragons-nest = Dragon’s Nest
room-doppelganger-hive = Doppelganger Hive
room-foyer-elemental = Foyer Elemental
room-mysterious-portal = Mysterious Portal
room-alchemists-lab = Alchemist’s Lab
room-black-market = Black Market
room-mind-thresher = Mind Thresher
room-cursed-well = Cursed Well
room-loot-box = Loot Box
room-crystal-ballroom = Crystal Ballroom
room-efreets-chamber = Efreet’s Chamber
room-magipede = Magipede
room-delvers-quarry = Delver’s Quarry
room-garbage-chute = Garbage Chute
room-unstable-mine = Unstable Mine
room-sawtooth-pendulum = Sawtooth Pendulum
room-the-catapult = The Catapult
room-endless-gallery = Endless Gallery
room-paywall = Paywall
room-living-trap = Living Trap
room-the-dreadmill = The Dreadmill
room-personnel-office = Personnel Office
room-trophy-room = Trophy Room
room-lightning-rod = Lightning Rod
room-pixie-fountain = Pixie Fountain
room-the-keystone = The Keystone
room-pool-of-shadows = Pool of Shadows

## Minibosses

miniboss-spike = Spike
miniboss-kid-croak = Kid Croak
miniboss-draculad = Draculad
miniboss-rocky = Rocky
miniboss-cerebella = Cerebella
miniboss-paddywhack = Paddywhack
miniboss-icicle-man = Icicle Man
miniboss-mageseeker = Mageseeker
miniboss-brassknuckle = Brassknuckle
miniboss-jinx = Jinx

## Spells

spell-windfall = Windfall
spell-internship = Internship
spell-spirit-dragon = Spirit Dragon
spell-sabotage = Sabotage
spell-rage = Rage
spell-ambush = Ambush
spell-rebirth = Rebirth
spell-smash = Smash
spell-pay-to-win = Pay to Win
spell-zoning-board = Zoning Board
spell-respawn = Respawn
spell-heist = Heist
spell-short-circuit = Short Circuit
spell-traitor = Traitor
spell-armor-up = Armor Up

## Heroes

hero-felicity = Felicity
hero-wolfhard = Wolfhard
hero-holkin = Holkin
hero-luz = Luz
hero-inquisitor = Inquisitor
hero-josie = Josie
hero-tess = Tess
hero-steven-the-human = Steven the Human
hero-rotgut = Rotgut
hero-maxine = Maxine
hero-sellsword = Sellsword
hero-joe-the-smith = Joe the Smith
hero-eloi-marlborn = Eloi Marlborn
hero-exai = Exai
hero-clebrina = Clebrina
hero-bross = Bross
hero-alchemist = Alchemist
hero-dovkro = Dovkro
hero-kbothi = K’bothi
hero-the-steel-mouser = The Steel Mouser
hero-ofcroak = Ofcroak
hero-koko-the-piper = Koko the Piper
hero-scoundrel = Scoundrel
hero-marmo = Marmo
hero-the-fool = The Fool
hero-haize = Haize
hero-the-overseer = The Overseer
hero-paladin = Paladin
hero-koverian = Koverian
hero-varraka = Varraka
hero-zheng-yi = Zheng Yi
hero-relic-hunter = Relic Hunter
hero-unseena = Unseena
hero-zutara = Zutara
hero-mortimer = Mortimer
hero-warlock = Warlock
hero-shigeru = Shigeru
hero-moran = Moran
hero-marsden = Marsden
hero-tax-collector = Tax Collector
hero-petros = Petros
hero-the-progenitors = The Progenitors

### Wie die Karten heißen.

## Bosse

boss-gregore = Gregore
boss-calabeza = Calabeza
boss-belladonna = Belladonna
boss-lamia = Lamia
boss-king-croak = König Quak
boss-ravenus = Ravenus
boss-baron-hex = Baron Hex
boss-oculus = Oculus
boss-kazanna = Kazanna
boss-dr-deadly = Dr. Tödlich
boss-scott = Scott
boss-kirax = Kirax

## Räume

room-spectral-bomb = Geisterbombe
room-monster-academy = Monsterakademie
room-ancient-guardtower = Uralter Wachturm
room-tomb-of-terrors = Gruft des Grauens
room-imp-hoard = Koboldhort
room-vampire-lab = Vampirlabor
room-haunted-cavern = Spukhöhle
room-minion-clinic = Schergenklinik
room-robbers-vault = Räubertresor
room-minotaur-catacombs = Katakomben des Minotaurus
room-goblin-market = Goblinmarkt
room-power-leech = Kraftegel
room-fetid-beast = Stinkende Bestie
room-training-camp = Trainingslager
room-shrooman-aviary = Voliere der Pilzlinge
room-dragons-nest = Drachennest
room-doppelganger-hive = Nest der Doppelgänger
room-foyer-elemental = Foyerelementar
room-mysterious-portal = Rätselhaftes Portal
room-alchemists-lab = Alchemistenküche
room-black-market = Schwarzmarkt
room-mind-thresher = Gedankendrescher
room-cursed-well = Verfluchter Brunnen
room-loot-box = Wundertüte
room-crystal-ballroom = Kristallballsaal
room-efreets-chamber = Gemach des Ifrits
room-magipede = Magifüßler
room-delvers-quarry = Gräbersteinbruch
room-garbage-chute = Müllschacht
room-unstable-mine = Einsturzgefährdete Mine
room-sawtooth-pendulum = Sägezahnpendel
room-the-catapult = Das Katapult
room-endless-gallery = Endlose Galerie
room-paywall = Bezahlschranke
room-living-trap = Lebende Falle
room-the-dreadmill = Die Schreckensmühle
room-personnel-office = Personalbüro
room-trophy-room = Trophäenzimmer
room-lightning-rod = Blitzableiter
room-pixie-fountain = Feenbrunnen
room-the-keystone = Der Schlussstein
room-pool-of-shadows = Schattenteich

## Minibosse

miniboss-spike = Spike
miniboss-kid-croak = Quak junior
miniboss-draculad = Drakulausbub
miniboss-rocky = Rocky
miniboss-cerebella = Cerebella
miniboss-paddywhack = Paddywhack
miniboss-icicle-man = Eiszapfenmann
miniboss-mageseeker = Magiersucher
miniboss-brassknuckle = Schlagring
miniboss-jinx = Jinx

## Zauber

spell-windfall = Geldregen
spell-internship = Praktikum
spell-spirit-dragon = Geisterdrache
spell-sabotage = Sabotage
spell-rage = Raserei
spell-ambush = Hinterhalt
spell-rebirth = Wiedergeburt
spell-smash = Zerschmettern
spell-pay-to-win = Siegen gegen Bezahlung
spell-zoning-board = Bauamt
spell-respawn = Rückkehr
spell-heist = Raubzug
spell-short-circuit = Kurzschluss
spell-traitor = Verräter
spell-armor-up = Aufrüsten

## Helden

hero-felicity = Felicity
hero-wolfhard = Wolfhard
hero-holkin = Holkin
hero-luz = Luz
hero-inquisitor = Inquisitor
hero-josie = Josie
hero-tess = Tess
hero-steven-the-human = Steven der Mensch
hero-rotgut = Fusel
hero-maxine = Maxine
hero-sellsword = Söldnerin
hero-joe-the-smith = Schmied Joe
hero-eloi-marlborn = Eloi Marlborn
hero-exai = Exai
hero-clebrina = Clebrina
hero-bross = Bross
hero-alchemist = Alchemist
hero-dovkro = Dovkro
hero-kbothi = K’bothi
hero-the-steel-mouser = Der Stahlmauser
hero-ofcroak = Ofquak
hero-koko-the-piper = Koko mit der Flöte
hero-scoundrel = Halunke
hero-marmo = Marmo
hero-the-fool = Der Narr
hero-haize = Haize
hero-the-overseer = Der Aufseher
hero-paladin = Paladin
hero-koverian = Koverian
hero-varraka = Varraka
hero-zheng-yi = Zheng Yi
hero-relic-hunter = Reliktjäger
hero-unseena = Unseena
hero-zutara = Zutara
hero-mortimer = Mortimer
hero-warlock = Hexenmeister
hero-shigeru = Shigeru
hero-moran = Moran
hero-marsden = Marsden
hero-tax-collector = Steuereintreiber
hero-petros = Petros
hero-the-progenitors = Die Urahnen

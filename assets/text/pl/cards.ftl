# Nazwy kart, wrogów, bohaterów, klas i umiejętności; czego brak, pokazuje się po angielsku.

class-nightshade-ranger = Łowca Nocnego Cienia
class-paladin-of-fury = Paladyn Gniewu
class-pit-fighter-berserker = Berserker Aren
class-battle-wizard = Mag Bitewny
class-shadow-barbarian = Barbarzyńca Cienia
class-bloodmoon-nightrunner = Biegacz Krwawego Księżyca

enemy-dwarf-defenders = Krasnoludzcy Obrońcy
enemy-dwarf-warriors = Krasnoludzcy Wojownicy
enemy-goblin-archers = Goblińscy Łucznicy
enemy-goblin-warriors = Goblińscy Wojownicy
enemy-orc-enforcers = Orkowi Egzekutorzy
enemy-orc-flayers = Orkowi Rozdzieracze
enemy-dwarf-agent = Krasnoludzki Agent
enemy-goblin-agent = Gobliński Agent
enemy-orc-agent = Orkowy Agent
enemy-abyssal-demon = Demon Otchłani
enemy-giant-spider = Wielki Pająk
enemy-hellhound = Ogar Piekieł
enemy-high-troll = Wielki Troll
enemy-liliarch = Liliarcha
enemy-ogre-mage = Ogr Mag

door-guards = Straże
door-heavily-guarded = Pod silną strażą
door-quiet-rooms = Ciche komnaty
door-ambush = Zasadzka!
door-hoard = Strzeżony skarb

event-patrol-from-behind = Patrol od tyłu
event-patrol-from-the-front = Patrol od przodu
event-patrol-in-our-midst = Patrol pośród nas
event-monster-patrol-from-behind = Patrol potworów od tyłu
event-monster-patrol-from-the-front = Patrol potworów od przodu
event-unexpected-monster = Niespodziewany potwór
event-breath-of-courage = Tchnienie odwagi
event-lessons-of-the-deep = Nauki głębin
event-shadow-blessing = Błogosławieństwo cienia
event-protection-of-the-lightbringers = Opieka Niosących Światło

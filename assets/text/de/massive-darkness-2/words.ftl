### Massive Darkness 2: was auf Karten steht, in Satzteilen.

nothing = nichts

## Begriffe der Regeln

class-berserker = Berserkerin
class-paladin = Paladin
class-ranger = Waldläufer
class-rogue = Schurkin
class-shaman = Schamane
class-wizard = Zauberer
type-melee = Nahkampf
type-magic = Magie
type-ranged = Fernkampf
slot-head = Kopf
slot-body = Körper
slot-legs = Beine
slot-misc = Schmuck
slot-left = linke Hand
slot-right = rechte Hand
place-hand = eine Hand
place-two-hands = zwei Hände
place-consumable = wird verbraucht
element-fire = Feuer
element-water = Wasser
element-earth = Erde
element-air = Luft
stance-blood-rage = Blutrausch
stance-reckless = Tollkühn
stance-provoke = Provozieren
column-red = rote Spalte
column-gold = goldene Spalte
column-blue = blaue Spalte
rarity-common = gewöhnlich
rarity-rare = selten
rarity-epic = episch
way-north = Norden
way-east = Osten
way-south = Süden
way-west = Westen

## Würfel und Symbole

dice-none = keine Würfel
dice-yellow = { $count ->
    [one] 1 gelber Würfel
   *[other] { $count } gelbe Würfel
}
dice-orange = { $count ->
    [one] 1 oranger Würfel
   *[other] { $count } orange Würfel
}
dice-blue = { $count ->
    [one] 1 blauer Würfel
   *[other] { $count } blaue Würfel
}
dice-purple = { $count ->
    [one] 1 Schattenwürfel
   *[other] { $count } Schattenwürfel
}
dice-black = { $count ->
    [one] 1 Gegnerwürfel
   *[other] { $count } Gegnerwürfel
}
symbol-sword = Schwert
symbol-mana = Mana
symbol-shield = Schild
symbol-claw = Klaue
symbol-scratch = Kratzer
symbol-shadow = Schatten
symbols-none = nichts
symbols-sword = { $count ->
    [one] 1 Schwert
   *[other] { $count } Schwerter
}
symbols-mana = { $count ->
    [one] 1 Mana
   *[other] { $count } Mana
}
symbols-shield = { $count ->
    [one] 1 Schild
   *[other] { $count } Schilde
}
symbols-claw = { $count ->
    [one] 1 Klaue
   *[other] { $count } Klauen
}
symbols-scratch = { $count ->
    [one] 1 Kratzer
   *[other] { $count } Kratzer
}
symbols-shadow = { $count ->
    [one] 1 Schatten
   *[other] { $count } Schatten
}

## Was Helden können

when-anytime = jederzeit
when-attack = bei deinem Angriff
when-melee = bei deinem Nahkampfangriff
when-magic = bei deinem Magieangriff
when-ranged = bei deinem Fernkampfangriff
when-defense = wenn du angegriffen wirst
when-combat = in deinem Kampf
when-movement = in einer Bewegungsaktion
when-always = immer
if-in-shadow = im Schatten
if-in-light = im Licht
if-wounded = mit mindestens { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}
if-dual-wield = mit zwei Waffen
cost-action = für eine Aktion
cost-mana = für { $mana } Mana
cost-wounds = für { $wounds } Gesundheit
cost-rage = für { $rage } Wut
cost-element = für { $steps } { $element }
limit-endless = so oft du bezahlst
limit-round = einmal pro Runde
do-swords = { $count ->
    [one] 1 Schwert mehr
   *[other] { $count } Schwerter mehr
}
do-shields = { $count ->
    [one] 1 Schild mehr
   *[other] { $count } Schilde mehr
}
do-mana = du bekommst { $count } Mana
do-dice = { $dice } dazu
do-reroll = wirf { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
} neu
do-reroll-enemy = wirf { $count ->
    [one] 1 Gegnerwürfel
   *[other] { $count } Gegnerwürfel
} neu
do-loses-shields = der Verteidiger verliert { $count ->
    [one] 1 Schild
   *[other] { $count } Schilde
}
do-fire = { $count ->
    [one] 1 Feuermarker
   *[other] { $count } Feuermarker
} auf den Gegner
do-frost = { $count ->
    [one] 1 Frostmarker
   *[other] { $count } Frostmarker
} auf den Gegner
do-heal = du oder ein anderer Held deiner Zone bekommt { $count } Gesundheit zurück
do-points = { $count ->
    [one] 1 Bewegungspunkt mehr
   *[other] { $count } Bewegungspunkte mehr
}
do-wounds = { $count ->
    [one] 1 Wunde
   *[other] { $count } Wunden
} für einen Gegner in Sicht
do-step = geh eine Zone weit
do-lose-dice = ohne { $dice }
do-hurt = du erleidest { $count ->
    [one] 1 Wunde
   *[other] { $count } Wunden
}
do-rage = du bekommst { $count } Wut
do-actions = in diesem Zug { $count ->
    [one] 1 Aktion mehr
   *[other] { $count } Aktionen mehr
}
do-ignore = { $symbol } auf { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfeln
} zählt nicht
do-summon = rufe in deine Zone: { $spirit }
do-spirit-dice = deine Geister greifen stärker an: { $dice }
item-attack = Angriff ({ $kind }): { $dice }
item-of-many = Bei 5 oder 6 Helden: { $dice }
item-only = Nur für: { $class }
item-set = Teil des Sets
tool-colour-red = Für Angriffe
tool-colour-blue = Für Bewegungen
tool-colour-green = Für jede Aktion
tool-in-shadow = Zählt wie im Schatten
tool-poisons = Vergiftet das Ziel
tool-draws = Weitere Marker: { $count }
item-defense = Verteidigung: { $dice }
skill-tokens = In den Werkzeugbeutel: { $token } × { $count }
skill-poison = Gift: { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}, sooft der Gegner handelt
skill-blessed = Gesegnet: { $what }
arrow-aim = Zielen { $aim }
arrow-quick = Schneller Schuss: { $what }
arrow-critical = Volltreffer: { $what }
arrow-over = Überspannt: { $what }

## Was Gegner tun

claw-attack = bei seinem Angriff
claw-defense = wenn er angegriffen wird
claw-combat = in jedem Kampf
claw-cost = für { $claws ->
    [one] 1 Klaue
   *[other] { $claws } Klauen
}
claw-once = einmal pro Kampf
claw-loses-shields = der Held verliert { $count ->
    [one] 1 Schild
   *[other] { $count } Schilde
}
claw-suffer = er erleidet selbst { $count ->
    [one] 1 Wunde
   *[other] { $count } Wunden
}
claw-kill-own = eine seiner eigenen Figuren stirbt
claw-wound-zone = jeder Held in der Zone des Angreifers erleidet { $count ->
    [one] 1 Wunde
   *[other] { $count } Wunden
}
claw-add-minion-unless = ein Scherge kommt dazu, außer der Held gibt { $mana } Mana ab
claw-add-minions = zu jeder Horde kommt ein Scherge dazu
claw-drain-mana = der Held verliert { $mana } Mana
claw-fire = { $count ->
    [one] 1 Feuermarker
   *[other] { $count } Feuermarker
} auf den Helden
claw-burn-after = nach dem Kampf brennt das Feuer auf dem Helden (je { $die })
claw-wound-another = { $count ->
    [one] 1 Wunde
   *[other] { $count } Wunden
} für den anderen Helden in Sicht mit der geringsten Gesundheit
claw-call-mob = die nächste Horde kommt eine Zone näher
scheme-in-light = Im Licht
scheme-hero-within = Ein Held höchstens { $zones ->
    [one] 1 Zone
   *[other] { $zones } Zonen
} entfernt
scheme-sees-several = Mehrere Helden in Sicht
scheme-sees-one = Ein Held in Sicht
scheme-present = Auf dem Spielplan
scheme-away = Nicht auf dem Spielplan
scheme-minion-here = Ein Scherge in seiner Zone
scheme-otherwise = Sonst
deed-to-shadow = er geht in die nächste Schattenzone
deed-with-farthest = er springt zum entferntesten Helden, der höchstens { $zones ->
    [one] 1 Zone
   *[other] { $zones } Zonen
} entfernt ist
deed-fire = { $count ->
    [one] 1 Feuermarker
   *[other] { $count } Feuermarker
} auf das Ziel
deed-frost = { $count ->
    [one] 1 Frostmarker
   *[other] { $count } Frostmarker
} auf das Ziel
deed-attack-target = er greift das Ziel an
deed-attack-target-with = er greift das Ziel mit mehr Würfeln an ({ $dice })
deed-attack-each = er greift jeden Helden in Sicht an
deed-attack-seen = er greift diesen Helden mit mehr Würfeln an ({ $dice })
deed-attack-lowest = er greift den Helden in Sicht mit der geringsten Gesundheit an
deed-leave = er verlässt den Spielplan
deed-beside-lowest = er erscheint beim Helden mit der geringsten Gesundheit
deed-eat-minion = er verschlingt den Schergen
deed-heal = er bekommt { $count } Gesundheit zurück
deed-move = er geht bis zu { $zones ->
    [one] 1 Zone
   *[other] { $zones } Zonen
} weit
deed-attack-nearest = er greift den nächsten Helden an, wenn er kann
deed-with-nearest = er springt zum nächsten Helden
deed-with-most-tainted = er springt zum Helden mit den meisten Markern
deed-wound-tainted = jeder Held in Sicht erleidet 1 Wunde für { $tokens ->
    [one] jeden Marker
   *[other] je { $tokens } Marker
}
deed-token-back = ein Marker kehrt zurück
deed-drain-fullest = die vollste Stelle verliert einen Marker
boss-acts = Nach jedem Helden hat er { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
} und wirft für jede { $dice ->
    [one] 1 Gegnerwürfel
   *[other] { $dice } Gegnerwürfel
}
boss-special = { $claws ->
    [0] Keine Klaue
    [one] 1 Klaue
   *[other] { $claws } Klauen
}: { $what }
boss-attack = mehr Angriffswürfel ({ $dice })
boss-roll = wirft { $count ->
    [one] 1 Würfel mehr
   *[other] { $count } Würfel mehr
}
boss-action = eine Aktion mehr
boss-space = Ab Feld { $space }: { $what }

## Türkarten

door-do-wounds = wer öffnet, erleidet { $count ->
    [one] 1 Wunde
   *[other] { $count } Wunden
}
door-do-fire = { $count ->
    [one] 1 Feuermarker
   *[other] { $count } Feuermarker
} auf den, der öffnet
door-do-frost = { $count ->
    [one] 1 Frostmarker
   *[other] { $count } Frostmarker
} auf den, der öffnet
door-do-lose-mana = wer öffnet, verliert { $count } Mana
door-do-lose-action = wer öffnet, verliert eine Aktion
door-do-health = wer öffnet, bekommt { $count } Gesundheit zurück
door-do-mana = wer öffnet, bekommt { $count } Mana
door-do-xp = wer öffnet, bekommt { $count } EP
door-do-treasure = { $count ->
    [one] 1 Schatz mehr
   *[other] { $count } Schätze mehr
}
door-do-mob = hinter der Tür wartet eine Horde
door-do-roaming = hinter der Tür wartet ein Wanderndes Monster
door-do-mobs-act = jede Horde handelt sofort

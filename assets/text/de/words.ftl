### Wörter des Spiels: Karten, Fragen, Ereignisse, Ablehnungen.
# Names, answers, questions, card text and the log.

name-gone-enemy = ein Gegner
name-no-card = eine Karte
zone-start = das Startfeld
zone-exit = der Ausgang
zone-at = Feld { $name }
style-any = jeder Angriff
style-melee = Nahkampf
style-ranged = Fernkampf
style-magic = Magie
skill-shadow-mode = Schattenmodus
role-mob = Horde
role-agent = Vorbote
role-roaming = Wanderndes Monster

token-treasure = Schatz
token-special-treasure = Besonderer Schatz
token-artifact = Artefaktmarker
token-lair = Höhlenmarker
token-library = Bibliotheksmarker

deck-guard = Wachen, Stufe { $level }
deck-treasure = Schätze, Stufe { $level }
deck-lesser = Kleine Wandernde Monster
deck-greater = Große Wandernde Monster
deck-door = Türkarten
deck-event = Ereigniskarten
deck-artifact = Artefakte

slot-pack = Gepäck
slot-body = Körper
slot-first-hand = erste Hand
slot-second-hand = zweite Hand

act-move = Bewegen
act-step = Gehen: { $zone }
act-door = Tür öffnen: { $zone }
act-pick-up = Aufheben
act-escape = Das Verlies verlassen
act-end-move = Bewegung beenden
act-attack = { $style } – Angriff: { $enemy }
act-sword-and-spell = Schwert und Zauber: { $enemy }
act-reorganize = Umsortieren und tauschen
act-transmute = Drei Karten umwandeln
act-get-up = Aufstehen
act-use = Einsetzen: { $ability }
act-nothing = Den Zug beenden

choice-nothing = Keine
choice-leader = Anführer: { $enemy }
choice-minions = Schergen: { $enemy }
choice-share = { $wounds ->
    [one] Eine Wunde für den Anführer, der Rest für die Schergen: { $enemy }
   *[other] { $wounds } Wunden für den Anführer, der Rest für die Schergen: { $enemy }
}
choice-divide = Nach dem Wurf aufteilen: { $enemy }
choice-die = Würfel { $number }
choice-attack-dice = Die Angriffswürfel
choice-defense-dice = Die Verteidigungswürfel
choice-ability = { $name } – { $text }
choice-option = Möglichkeit { $number }
choice-skill = { $name } ({ $cost } EP, Stufe { $level }) – { $text }

answer-rolled = Würfeln
answer-enough = Genug
answer-yes = Ja
answer-no = Nein
answer-keep = Alles lassen, wie es ist
answer-put = { $card }: { $hero }, { $slot }

asked-chance = Zufall
asked-group = Spieler

ask-roll = Wirf die Würfel.
ask-draw = Zieh eine Karte: { $about }.
ask-act = { $who } ist am Zug: Was nun?
ask-arrange = { $who }: Leg die Karten dorthin, wo sie sein sollen.
ask-tie-target = Mehrere Helden haben die meiste Erfahrung. Wählt, wer angegriffen wird.
ask-move-goal = Mehrere Helden haben die meiste Erfahrung. Wählt, wohin der Gegner geht.
ask-path = Zwei Wege sind gleich kurz. Wählt den nächsten Schritt.
ask-enemy-order = Wählt, welcher Gegner als Nächstes handelt.
ask-counter-order = Wählt, welcher Gegner als Nächstes zurückschlägt.
ask-patrol-zone = Wählt, wo sie erscheinen.
ask-second-room = { $who }: Wähle den zweiten Raum.
ask-third-room = { $who }: Wähle den dritten Raum.
ask-reinforcement-order = Wählt, welcher Vorbote zuerst ruft.
ask-reinforcement-zone = Wählt, wo die Verstärkung erscheint.
ask-roaming = Wählt, welches Wandernde Monster handelt.
ask-attack-type = Wählt, wie der Gegner angreift.
ask-effect-target = { $who }: Wähle, wen es betrifft.
ask-effect-targets = Wählt, wen es betrifft: beliebig viele oder niemanden.
ask-effect-option = { $who }: Wähle eines davon.
ask-enchantment = { $who }: Gib Symbole für Verzauberungen aus oder hör auf.
ask-reroll = { $who }: Wirf Würfel neu oder behalte sie.
ask-reroll-side = { $who }: Wessen Würfel werden neu geworfen?
ask-reroll-dice = { $who }: Welche Würfel werden neu geworfen?
ask-remove-dice = { $who }: Welcher Würfel wird weggenommen?
ask-add-die = { $who }: Welcher Würfel kommt hinzu?
ask-flip-dice = { $who }: Welche leeren Würfel werden umgedreht?
ask-use-ability = { $who }: Das einsetzen? { $about }
ask-tribute = { $who }: Wer zahlt den Bluttribut?
ask-bodyguard = { $who }: Dazwischenwerfen? { $about }
ask-give-to = { $who }: Einem Helden hier Karten geben?
ask-give-cards = { $who }: Welche Karten?
ask-transmute = { $who }: Wirf Karten ab, die zusammen als drei zählen.
ask-command = { $who }: Welcher Held handelt sofort?
ask-symbol = { $who }: Mit welchem Symbol wird bezahlt?
ask-wound-target = { $who }: Den Anführer oder die Schergen verwunden?
ask-buy-skill = { $who }: Kauf eine Fertigkeit oder behalte die Erfahrung.

ended-won = Sieg. Das Abenteuer ist bestanden.
ended-lost = Die Dunkelheit siegt. Das Abenteuer ist verloren.
ended-stuck = Die Regeln dieses Abenteuers laufen im Kreis. Das Spiel endet hier.

phase-setup = Aufbau
phase-heroes = Heldenphase
phase-enemies = Gegnerphase
phase-experience = Erfahrungsphase
phase-event = Ereignisphase
phase-end = Endphase

when-attack = Angriff
when-defense = Verteidigung
when-styled-defense = Verteidigung gegen { $style }
when-after-reroll = { $attack }, nach einem Neuwurf
when-start = Am Anfang des Zuges
when-wounded = Wenn ein Angriff verwundet
when-blocked = Wenn die Schilde die Treffer übersteigen
when-targeted = Vor einem Angriff auf dich
when-ally-attacked = Wenn ein Verbündeter in höchstens { $zones ->
    [one] 1 Feld
   *[other] { $zones } Feldern
} Abstand angegriffen wird
when-guardian-killed = Nachdem damit ein Wächter getötet wurde
when-drawn = Beim Ziehen

if-shadow = Schattenmodus
if-dual = Zwei Waffen
if-shield = Schildträger
if-no-armor = Ohne Rüstung
if-equipped = Ausgerüstet: { $tags }
if-two-handed = Zweihandwaffe
if-wounded = Verwundet { $wounds }
if-stunned = Verteidiger betäubt
if-afar = aus { $zones ->
    [one] mindestens 1 Feld Abstand
   *[other] mindestens { $zones } Feldern Abstand
}
if-granted = im Angriff, den dies gewährt
if-no-wound = falls es nicht verwundet

cost-xp = { $xp } EP ausgeben
cost-bloodlust = Blutdurst { $wounds }
cost-tribute = Bluttribut { $wounds }
cost-action = 1 Aktion
cost-combat-action = 1 Kampfaktion
cost-discard = diese Karte abwerfen

symbol-hit = Treffer
symbol-shield = Schild
symbol-bam = Bam
symbol-diamond = Diamant
symbols-hit = { $count ->
    [one] Treffer
   *[other] Treffer
}
symbols-shield = { $count ->
    [one] Schild
   *[other] Schilde
}
symbols-bam = { $count ->
    [one] Bam
   *[other] Bams
}
symbols-diamond = { $count ->
    [one] Diamant
   *[other] Diamanten
}
dice-yellow = { $count ->
    [one] gelber Würfel
   *[other] gelbe Würfel
}
dice-red = { $count ->
    [one] roter Würfel
   *[other] rote Würfel
}
dice-blue = { $count ->
    [one] blauer Würfel
   *[other] blaue Würfel
}
dice-green = { $count ->
    [one] grüner Würfel
   *[other] grüne Würfel
}
dice-any-attack = { $count ->
    [one] Angriffswürfel
   *[other] Angriffswürfel
}
dice-any-defense = { $count ->
    [one] Verteidigungswürfel
   *[other] Verteidigungswürfel
}
symbol-bam-or-diamond = Bam oder Diamant
side-attacker = Angreifer
side-defender = Verteidiger

amount-per = je { $count }: { $each }
amount-per-every = je { $every } ({ $count }): { $each }
amount-half = +Hälfte, aufgerundet ({ $count })
count-equipped = ausgerüstete Karte: { $tag }
count-shadow-zones = Schattenfeld zwischen Angreifer und Verteidiger
count-wounds = eigene Wunde
count-rolled = gewürfeltes Symbol: { $symbol }
count-blanks = leerer Würfel
tag-king = des Königs
tag-knight = des Ritters
tag-sword = Schwert
tag-mace = Streitkolben
tag-hammer = Hammer
tag-axe = Axt
tag-dagger = Dolch
tag-spear = Speer
tag-bow = Bogen
tag-staff = Stab
tag-leather = Leder
tag-orb = Kugel
tag-scepter = Zepter
tag-scythe = Sense
tag-shield = Schild
tag-sling = Schleuder
tag-wand = Zauberstab

die-yellow = gelb
die-red = rot
die-blue = blau
die-green = grün
die-blank = leer
die-any-attack = Angriffswürfel
die-any-defense = Verteidigungswürfel

who-owner = du
who-attacker = der Angreifer
who-defender = der Verteidiger
of-allies = { $how ->
    [one] ein Verbündeter
    [each] alle Verbündeten
   *[any] beliebig viele Verbündete
}
of-owner-and-allies = { $how ->
    [one] du oder ein Verbündeter
    [each] du und alle Verbündeten
   *[any] beliebig viele von dir und den Verbündeten
}
of-foes = { $how ->
    [one] ein Gegner
    [each] alle Gegner
   *[any] beliebig viele Gegner
}
of-own-kind = { $how ->
    [one] eine Figur dieser Art
    [each] alle Figuren dieser Art
   *[any] beliebig viele Figuren dieser Art
}
of-heroes = { $how ->
    [one] ein Held
    [each] alle Helden
   *[any] beliebig viele Helden
}
reach-zone = auf dem Feld
reach-sight = in Sichtlinie
reach-range = in Sichtlinie (Reichweite { $least }–{ $most })
lit-shadow = im Schatten
lit-light = im Licht

text-may = auf Wunsch
text-and = {" "}und{" "}
text-or = {" "}oder{" "}
text-repeat = {" "}(Wiederholen { $times })
text-once-activation = , einmal pro Zug
text-once-round = , einmal pro Runde
text-once-quest = , einmal pro Abenteuer
text-helps-allies = {" "}für alle Verbündeten auf deinem Feld
text-helps-all = {" "}für dich und alle Verbündeten auf deinem Feld

effect-add = { $amount } { $symbol }
effect-add-side = { $side }: { $amount } { $symbol }
effect-dice = { $side }: { $amount } { $die }
effect-no-dice = { $side }: keine Würfel
effect-flip = { $count ->
    [one] einen leeren Würfel umdrehen
   *[other] bis zu { $count } leere Würfel umdrehen
}
effect-blanks-gain = jeder leere Würfel gibt +{ $count } { $symbol }
effect-blank-gains = ein leerer Würfel ({ $die }) gibt +{ $count } { $symbol }
effect-cancel = { $side }: { $count } { $symbol } aufheben
effect-cancel-all = { $side }: alle Bams und Diamanten aufheben
effect-wounds = { $count ->
    [one] { $amount } Wunde
   *[other] { $amount } Wunden
}
effect-double-hits = gewürfelte Treffer verdoppeln
effect-spread = falls es verwundet, erleiden alle anderen dieser Seite auf dem Feld ebenso viele Wunden
effect-pull = das Ziel wird auf dein Feld gestellt
effect-attack-again = dasselbe Ziel noch einmal angreifen
effect-survive = wenn du sterben würdest, überlebst du mit Gesundheit { $health }
effect-weaken = der Gegenangriff hat { $dice } Angriffswürfel weniger
effect-become-target = dorthin gehen und selbst das Ziel werden
effect-reroll-all = alle Würfel neu werfen ({ $dice })
effect-reroll-blanks = alle leeren Würfel neu werfen ({ $dice })
effect-reroll-any = beliebig viele Würfel neu werfen ({ $dice })
effect-reroll-up-to = { $count ->
    [one] einen Würfel neu werfen
   *[other] bis zu { $count } Würfel neu werfen
} ({ $dice })
reroll-attack = Angriff
reroll-defense = Verteidigung
reroll-either = Angriff oder Verteidigung
effect-hurt = { $who }: { $count ->
    [one] { $wounds } Wunde
   *[other] { $wounds } Wunden
}
effect-hurt-by-roll = einen Würfel werfen ({ $die }); so viele Wunden wie { $symbols } – { $who }
effect-heal = { $count ->
    [one] { $wounds } Wunde heilen
   *[other] { $wounds } Wunden heilen
} – { $who }
effect-fully-heal = ganz heilen – { $who }
effect-stun = betäuben – { $who }
effect-kill = töten – { $who }
effect-gain-xp = { $who }: +{ $xp } EP
effect-draw-treasure = einen Schatz der Stufe { $level } ziehen
effect-draw-artifact = ein Artefakt ziehen
effect-actions = +{ $count } { $kind }
action-any = { $count ->
    [one] Aktion
   *[other] Aktionen
}
action-melee = { $count ->
    [one] Nahkampfaktion
   *[other] Nahkampfaktionen
}
action-ranged = { $count ->
    [one] Fernkampfaktion
   *[other] Fernkampfaktionen
}
action-magic = { $count ->
    [one] Magieaktion
   *[other] Magieaktionen
}
action-move = { $count ->
    [one] Bewegungsaktion
   *[other] Bewegungsaktionen
}
effect-move = { $most ->
    [one] 1 Feld gehen
   *[other] bis zu { $most } Felder gehen
}
effect-move-slippery = { $most ->
    [one] 1 Feld gehen
   *[other] bis zu { $most } Felder gehen
}, auch aus Feldern mit Gegnern
effect-move-to-enemy = { $most ->
    [one] 1 Feld zu einem Gegner gehen
   *[other] bis zu { $most } Felder zu einem Gegner gehen
}
effect-free-attack = freier Angriff ({ $style })
effect-command = ein anderer Held handelt sofort
effect-extra-activation = noch ein Zug
effect-movement = { $points ->
    [one] +1 Bewegungspunkt bei jeder Bewegung
   *[other] +{ $points } Bewegungspunkte bei jeder Bewegung
}
effect-slippery = du darfst Felder mit Gegnern verlassen
effect-taunt = du giltst als der Held mit der meisten Erfahrung
effect-max-health = +{ $health } Gesundheit
effect-halve = nur die Hälfte der Wunden erleiden, aufgerundet ({ $style })
effect-untargetable = du und Verbündete auf deinem Feld seid kein Ziel solcher Angriffe: { $style }
effect-double-healing = Heilung von dir und Verbündeten in Sichtlinie zählt doppelt
effect-reaches = auch nutzbar: { $style }, Reichweite { $least }–{ $most }
effect-sword-and-spell = Magieaktionen dürfen mit Nahkampfwaffen auf deinem Feld treffen
effect-transmute-value = zählt beim Umwandeln als { $value } Karten
effect-reaches-boss = darf den Anführer verwunden, obwohl Schergen leben
effect-spawn = { $what } erscheint { $place }
effect-activate-roaming = ein Wanderndes Monster auf dem Plan handelt; ist keines da, erscheint eines
spawn-guard = eine Wache
spawn-roaming = ein Wanderndes Monster
place-behind = eine Stufe weiter hinten
place-ahead = eine Stufe weiter vorn
place-here = auf der aktuellen Stufe
place-level = auf Stufe { $level }

log-round = Runde { $round }
log-activation = { $hero } ist am Zug.
log-counter-attack = Gegenangriff: { $enemy }.
log-enemy-acts = Am Zug: { $enemy }.
log-moved = { $who } { $figures ->
    [one] geht
   *[other] gehen
}: { $zone }.
log-door = { $hero } öffnet eine Tür.
log-level = Die Stufe steigt auf { $level }.
log-card-drawn = { $card }.
log-tokens = { $count } × { $token }: { $zone }.
log-token-taken = { $hero } nimmt: { $token }.
log-card-gained = { $hero } erhält: { $card }.
log-card-discarded = Abgeworfen: { $card }.
log-card-given = { $card }: { $from } gibt die Karte weiter, { $to } nimmt sie.
log-reshuffled = Der Ablagestapel wird neu gemischt: { $deck }.
log-spawned = { $minions ->
    [0] Es erscheint: { $enemy } ({ $zone }).
    [one] Es erscheinen: { $enemy } ({ $zone }), ein Anführer und 1 Scherge.
   *[other] Es erscheinen: { $enemy } ({ $zone }), ein Anführer und { $minions } Schergen.
}
log-no-miniatures = Keine Figuren mehr: { $enemy }. Dafür handeln die auf dem Plan.
log-guardian = { $enemy } – trägt: { $card }.
log-attack = { $attacker } → { $defender }: Angriff ({ $style }).
log-target = Neues Ziel: { $who }.
log-rolled = Würfel – { $dice }.
log-rerolled = Neuwurf von { $by } – { $dice }.
log-flipped = Umgedreht – { $die }.
log-die-removed = Weggenommen – { $die }.
log-ability = { $by }: { $text }
log-uses = { $hero } benutzt { $by }: { $text }
log-symbols = { $by }: { $amount } { $symbol }.
log-cancelled = Aufgehoben: { $amount } { $symbol }.
log-result = { $hits } Treffer − { $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilde
} { $extra }= { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}.
log-minion-wounded = Ein Scherge ({ $who }): { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}.
log-wounded = { $who }: { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}.
log-healed = { $who }: { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
} geheilt.
log-stunned = Betäubt: { $who }.
log-got-up = { $who } { $figures ->
    [one] steht
   *[other] stehen
} auf.
log-minion-killed = Ein Scherge fällt: { $enemy }.
log-leader-killed = Besiegt: { $enemy }.
log-died = { $hero } fällt.
log-resurrected = Der Lebensbringer weckt { $hero }.
log-escaped = { $hero } verlässt das Verlies.
log-xp = { $hero }: +{ $amount } EP.
log-xp-spent = { $hero }: −{ $amount } EP.
log-skill = { $hero } lernt: { $skill }.
log-goal = Ziel { $number } ist erreicht.
log-quest-rule = Eine Regel des Abenteuers greift.
log-quest-rule-named = Eine Regel des Abenteuers greift: { $name }.
log-first-player = { $hero } ist jetzt Startspieler.

refusal-over = Das Spiel ist vorbei.
refusal-journal-full = Länger kann die Aufzeichnung dieses Spiels nicht werden. Spielt in einem neuen Spiel weiter.
refusal-chance-first = Erst die Würfel oder die Karte.
refusal-wrong-dice = Das sind nicht die Würfel, die geworfen werden.
refusal-not-in-deck = Diese Karte ist nicht im Stapel.
refusal-not-an-option = Das kann jetzt nicht gewählt werden.
refusal-wrong-selection = Diese Auswahl passt nicht.
refusal-choose-action = Wähle zuerst eine Aktion.
refusal-no-actions = Dafür ist keine Aktion mehr übrig.
refusal-stunned = Steh zuerst auf.
refusal-not-stunned = Der Held steht schon.
refusal-no-move-action = Beginne zuerst eine Bewegungsaktion.
refusal-move-first = Beende zuerst die Bewegung.
refusal-not-adjacent = Das Feld grenzt nicht an.
refusal-wall = Eine Wand oder geschlossene Tür ist im Weg.
refusal-zone-held = Ein Gegner hält dich auf diesem Feld fest.
refusal-no-door-here = Hier ist keine geschlossene Tür.
refusal-no-tokens = Hier liegt nichts zum Aufheben.
refusal-enemy-here = Auf diesem Feld ist ein Gegner.
refusal-not-at-exit = Das ist nicht der Ausgang.
refusal-goals-first = Andere Ziele kommen zuerst.
refusal-charge = Der Ansturm muss bei einem Gegner enden.
refusal-no-target = Ein solches Ziel gibt es nicht.
refusal-no-weapon = Dafür ist keine Waffe ausgerüstet.
refusal-no-sight = Es gibt keine Sichtlinie.
refusal-out-of-range = Das Ziel ist außer Reichweite.
refusal-untargetable = Das Ziel ist geschützt.
refusal-transmute = Es braucht drei Karten.
refusal-no-xp = Die Erfahrung reicht nicht.
refusal-bloodlust = Das würde den Helden töten.
refusal-used-up = Das wurde schon benutzt.
refusal-condition = Die Bedingung ist nicht erfüllt.
refusal-no-effect = Es würde jetzt nichts ändern.
refusal-not-yours = Diese Karte oder Fertigkeit ist nicht zur Hand.
refusal-not-now = Nicht in diesem Augenblick.
refusal-no-such-skill = Der Held hat diese Fertigkeit nicht.
refusal-not-in-zone = Nur Helden auf demselben Feld machen mit.
refusal-no-trade = Karten können jetzt nicht weitergegeben werden.
refusal-slot-full = Dort passt nur eine Karte hin.
refusal-wrong-slot = Die Karte gehört nicht dorthin.
refusal-two-handed = Eine Zweihandkarte braucht beide Hände.
refusal-too-many-cards = Mehr Karten können nicht getragen werden.
refusal-arrange-first = Ordne zuerst die Karten.

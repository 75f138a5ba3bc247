### Wörter des Spiels: Karten, Fragen, Ereignisse, Ablehnungen.
# Names, answers, questions, card text and the log.

name-gone-enemy = ein Gegner
name-no-card = eine Karte
zone-start = die Startzone
zone-exit = der Ausgang
zone-at = Zone { $name }
zone-to-start = in die Startzone
zone-to-exit = zum Ausgang
zone-to = in Zone { $name }
zone-in-start = in der Startzone
zone-in-exit = am Ausgang
zone-in = in Zone { $name }
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
deck-lesser = Niedere Wandernde Monster
deck-greater = Höhere Wandernde Monster
deck-door = Türkarten
deck-event = Ereigniskarten
deck-artifact = Artefakte

slot-pack = Gepäck
slot-body = Körper
slot-first-hand = erste Hand
slot-second-hand = zweite Hand

act-move = Bewegen
act-step = Geh { $to }
act-door = Öffne die Tür { $to }
act-pick-up = Aufheben
act-escape = Das Verlies verlassen
act-end-move = Bewegung beenden
act-attack = Angriff ({ $style }): { $enemy }
act-sword-and-spell = Schwert und Zauber: { $enemy }
act-reorganize = Umsortieren und tauschen
act-transmute = Drei Karten umwandeln
act-get-up = Aufstehen
act-use = Einsetzen: { $ability }
act-nothing = Die Aktivierung beenden

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
answer-yes = Ja
answer-no = Nein
answer-keep = Alles lassen, wie es ist
answer-put = { $card }: { $hero }, { $slot }
answer-copy = { $card } ({ $hero }, { $slot })

asked-chance = Zufall
asked-group = Spieler

ask-roll = Wirf die Würfel.
ask-draw = Zieh eine Karte: { $about }.
ask-act = { $who } ist am Zug: Was nun?
ask-arrange = { $who }: Leg die Karten dorthin, wo sie sein sollen.
ask-tie-target = Mehrere Helden haben die meiste Erfahrung. Wählt, wer angegriffen wird.
ask-move-goal = Mehrere Helden haben die meiste Erfahrung. Wählt, wohin der Gegner geht.
ask-move-goal-of = { $enemy }: Mehrere Helden haben die meiste Erfahrung. Wählt, zu wem der Weg führt.
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
ask-tribute = { $who }: Wer zahlt den Blutzoll?
ask-bodyguard = { $who }: Dazwischenwerfen? { $about }
ask-give-to = { $who }: Einem Helden hier Karten geben?
ask-give-cards = { $who }: Welche Karten?
ask-transmute = { $who }: Wirf Karten ab, die zusammen als drei zählen.
ask-command = { $who }: Welcher Held handelt sofort?
ask-symbol = { $who }: Mit welchem Symbol wird bezahlt?
ask-wound-target = { $who }: Den Anführer oder die Schergen verwunden?
ask-buy-skill = { $who }: Kauf eine Fertigkeit oder behalte die Erfahrung.

ended-won = Sieg. Die Quest ist bestanden.
ended-lost = Die Dunkelheit siegt. Die Quest ist verloren.
ended-stuck = Die Regeln dieser Quest laufen im Kreis. Das Spiel endet hier.

phase-setup = Aufbau
phase-heroes = Heldenphase
phase-enemies = Gegnerphase
phase-experience = Erfahrungsphase
phase-event = Ereignisphase
phase-end = Endphase

when-attack = Angriff
when-defense = Verteidigung
when-styled-defense = { $style ->
    [melee] Verteidigung gegen Nahkampf
    [ranged] Verteidigung gegen Fernkampf
   *[magic] Verteidigung gegen Magie
}
when-after-reroll = { $attack }, nach einem Neuwurf
when-start = Zu Beginn der Aktivierung
when-wounded = Wenn dich ein Angriff verwundet
when-blocked = Wenn es mehr Schilde als Treffer gibt
when-targeted = Vor einem Angriff auf dich
when-ally-attacked = { $zones ->
    [0] Wenn ein Verbündeter in deiner Zone angegriffen wird
    [one] Wenn ein Verbündeter bis zu 1 Zone entfernt angegriffen wird
   *[other] Wenn ein Verbündeter bis zu { $zones } Zonen entfernt angegriffen wird
}
when-guardian-killed = Nachdem damit ein Wächter getötet wurde
when-drawn = Beim Ziehen

if-shadow = Schattenmodus
if-dual = Zwei-Waffen-Kampf
if-shield = Schild ausgerüstet
if-no-armor = Keine Rüstung
if-equipped = { $tags } ausgerüstet
if-two-handed = Zweihandwaffe ausgerüstet
if-wounded = Verwundet { $wounds }
if-stunned = Verteidiger betäubt
if-afar = aus { $zones ->
    [one] mindestens 1 Zone Abstand
   *[other] mindestens { $zones } Zonen Abstand
}
if-granted = im Angriff, den dies gewährt
if-no-wound = falls der Angriff nicht verwundet

cost-xp = Gib { $xp } EP aus
cost-bloodlust = Blutrausch { $wounds }
cost-tribute = Blutzoll { $wounds }
cost-action = 1 Aktion
cost-combat-action = 1 Kampfaktion
cost-discard = Wirf diese Karte ab

symbol-hit = Treffer
symbol-shield = Schild
symbol-bam = Bäm
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
    [one] Bäm
   *[other] Bäms
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
symbol-bam-or-diamond = Bäm oder Diamant
side-attacker = Angreifer
side-defender = Verteidiger

amount-half = { $count } (aufgerundet)
count-equipped = { $every ->
    [one] { $of ->
        [king] für jede ausgerüstete Karte des Königs
        [knight] für jede ausgerüstete Karte des Ritters
       *[other] für jede ausgerüstete Karte mit „{ $tag }“
    }
   *[other] { $of ->
        [king] für je { $every } ausgerüstete Karten des Königs
        [knight] für je { $every } ausgerüstete Karten des Ritters
       *[other] für je { $every } ausgerüstete Karten mit „{ $tag }“
    }
}
count-shadow-zones = { $every ->
    [one] für jede Schattenzone zwischen Angreifer und Verteidiger
   *[other] für je { $every } Schattenzonen zwischen Angreifer und Verteidiger
}
count-wounds = { $every ->
    [one] für jede deiner Wunden
   *[other] für je { $every } deiner Wunden
}
count-rolled = { $every ->
    [one] { $of ->
        [bam] für jedes gewürfelte Bäm
        [diamond] für jeden gewürfelten Diamanten
       *[other] für jeden gewürfelten { $symbol }
    }
   *[other] für je { $every } gewürfelte { $symbol }
}
count-blanks = { $every ->
    [one] für jeden leeren Würfel
   *[other] für je { $every } leere Würfel
}
tag-king = Karte des Königs
tag-knight = Karte des Ritters
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

who-owner = { $case ->
    [object] dich
   *[subject] du
}
who-attacker = { $case ->
    [object] den Angreifer
   *[subject] der Angreifer
}
who-defender = { $case ->
    [object] den Verteidiger
   *[subject] der Verteidiger
}
of-allies = { $how ->
    [one] { $case ->
        [object] einen Verbündeten
       *[subject] ein Verbündeter
    }
    [each] alle Verbündeten
   *[any] beliebig viele Verbündete
}
of-owner-and-allies = { $how ->
    [one] { $case ->
        [object] dich oder einen Verbündeten
       *[subject] du oder ein Verbündeter
    }
    [each] { $case ->
        [object] dich und alle Verbündeten
       *[subject] du und alle Verbündeten
    }
   *[any] beliebig viele von dir und deinen Verbündeten
}
of-foes = { $how ->
    [one] { $case ->
        [object] einen Gegner
       *[subject] ein Gegner
    }
    [each] alle Gegner
   *[any] beliebig viele Gegner
}
of-own-kind = { $how ->
    [one] eine Figur dieser Art
    [each] alle Figuren dieser Art
   *[any] beliebig viele Figuren dieser Art
}
of-heroes = { $how ->
    [one] { $case ->
        [object] einen Helden
       *[subject] ein Held
    }
    [each] alle Helden
   *[any] beliebig viele Helden
}
reach-zone = in der Zone
reach-sight = in Sichtlinie
reach-from = in Sichtlinie (Reichweite ab { $least })
reach-range = in Sichtlinie (Reichweite { $range })
lit-shadow = im Schatten
lit-light = im Licht

text-may = {" "}(freiwillig)
text-and = {" "}und{" "}
text-or = {" "}oder{" "}
text-repeat = {" "}(Wiederholen { $times })
text-once-activation = , einmal pro Aktivierung
text-once-round = , einmal pro Runde
text-once-quest = , einmal pro Quest
text-helps-allies = {" "}für alle Verbündeten in deiner Zone
text-helps-all = {" "}für dich und alle Verbündeten in deiner Zone

effect-add = { $amount } { $symbol }
effect-add-side = { $side }: { $amount } { $symbol }
effect-counted = { $effect } { $count }
effect-dice = { $amount } { $die }
effect-dice-side = { $side }: { $amount } { $die }
effect-no-dice = { $side ->
    [attacker] der Angreifer würfelt nicht
   *[defender] der Verteidiger würfelt nicht
}
effect-flip = { $count ->
    [one] drehe einen leeren Würfel um
   *[other] drehe bis zu { $count } leere Würfel um
}
effect-blanks-gain = jeder leere Würfel gibt +{ $count } { $symbol }
effect-blank-gains = ein leerer { $die } gibt +{ $count } { $symbol }
effect-cancel = { $count } { $symbol } { $side ->
    [attacker] des Angreifers
   *[defender] des Verteidigers
} { $count ->
    [one] wird
   *[other] werden
} aufgehoben
effect-cancel-all = alle { $symbols } { $side ->
    [attacker] des Angreifers
   *[defender] des Verteidigers
} werden aufgehoben
effect-wounds = { $count ->
    [one] { $amount } Wunde
   *[other] { $amount } Wunden
}
effect-double-hits = verdopple die gewürfelten Treffer
effect-spread = verwundet der Angriff, erleiden alle anderen dieser Seite in der Zone ebenso viele Wunden
effect-pull = das Ziel wird in deine Zone gestellt
effect-attack-again = greife dasselbe Ziel noch einmal an
effect-survive = würdest du sterben, überlebst du mit { $health } Gesundheit
effect-weaken = { $dice ->
    [one] der Gegenangriff hat 1 Angriffswürfel weniger
   *[other] der Gegenangriff hat { $dice } Angriffswürfel weniger
}
effect-become-target = gehe dorthin und werde selbst das Ziel
effect-reroll-all = wirf alle { $dice } neu
effect-reroll-blanks = wirf alle leeren { $dice } neu
effect-reroll-any = wirf beliebig viele { $dice } neu
effect-reroll-up-to = { $count ->
    [one] wirf einen { $dice } neu
   *[other] wirf bis zu { $count } { $dice } neu
}
reroll-attack = Angriffswürfel
reroll-defense = Verteidigungswürfel
reroll-either = Angriffs- oder Verteidigungswürfel
effect-hurt = { $who } { $how ->
    [you] erleidest
    [one] erleidet
    [both] erleidet je
   *[any] erleiden je
} { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}
effect-hurt-by-roll = wirf einen { $die ->
    [yellow] gelben Würfel
    [red] roten Würfel
    [blue] blauen Würfel
    [green] grünen Würfel
    [attack] Angriffswürfel
   *[defense] Verteidigungswürfel
}; { $who } { $how ->
    [you] erleidest
    [one] erleidet
    [both] erleidet
   *[any] erleiden
} so viele Wunden, wie der Würfel { $symbols } zeigt
effect-heal = { $how ->
    [you] heile
    [one] { $who } heilt
    [both] { $who } heilt je
   *[any] { $who } heilen je
} { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}
effect-fully-heal = { $how ->
    [you] heile dich vollständig
    [one] { $who } wird vollständig geheilt
    [both] { $who } werdet vollständig geheilt
   *[any] { $who } werden vollständig geheilt
}
effect-stun = { $how ->
    [you] du wirst betäubt
   *[other] betäube { $who }
}
effect-kill = { $how ->
    [you] du stirbst
   *[other] töte { $who }
}
effect-gain-xp = { $how ->
    [you] erhalte
    [one] { $who } erhält
    [both] { $who } erhaltet je
   *[any] { $who } erhalten je
} { $xp } EP
effect-draw-treasure = ziehe einen Schatz der Stufe { $level }
effect-draw-artifact = ziehe ein Artefakt
effect-actions = +{ $count } { $kind }
effect-extra-actions = +{ $count } { $kind } in jeder Aktivierung
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
    [one] gehe 1 Zone weit
   *[other] gehe bis zu { $most } Zonen weit
}
effect-move-slippery = { $way } (auch aus Zonen mit Gegnern)
effect-move-to-enemy = { $most ->
    [one] gehe 1 Zone weit zu einem Gegner
   *[other] gehe bis zu { $most } Zonen weit zu einem Gegner
}
effect-free-attack = { $style ->
    [melee] führe einen freien Nahkampfangriff aus
    [ranged] führe einen freien Fernkampfangriff aus
    [magic] führe einen freien Magieangriff aus
   *[any] führe einen freien Angriff beliebiger Art aus
}
effect-command = ein anderer Held handelt sofort
effect-extra-activation = führe noch eine Aktivierung aus
effect-movement = { $points ->
    [one] +1 Bewegungspunkt bei jeder Bewegung
   *[other] +{ $points } Bewegungspunkte bei jeder Bewegung
}
effect-slippery = du darfst Zonen mit Gegnern verlassen
effect-taunt = du giltst als der Held mit den meisten EP
effect-max-health = +{ $health } maximale Gesundheit
effect-halve = { $style ->
    [melee] du erleidest durch Nahkampfangriffe nur die Hälfte der Wunden (aufgerundet)
    [ranged] du erleidest durch Fernkampfangriffe nur die Hälfte der Wunden (aufgerundet)
    [magic] du erleidest durch Magieangriffe nur die Hälfte der Wunden (aufgerundet)
   *[any] du erleidest durch Angriffe nur die Hälfte der Wunden (aufgerundet)
}
effect-untargetable = { $style ->
    [melee] du und Verbündete in deiner Zone könnt nicht das Ziel von Nahkampfangriffen sein
    [ranged] du und Verbündete in deiner Zone könnt nicht das Ziel von Fernkampfangriffen sein
    [magic] du und Verbündete in deiner Zone könnt nicht das Ziel von Magieangriffen sein
   *[any] du und Verbündete in deiner Zone könnt nicht das Ziel von Angriffen sein
}
effect-double-healing = Heilung zählt für dich und Verbündete in Sichtlinie doppelt
effect-reaches = { $style ->
    [melee] auch für Nahkampfangriffe mit Reichweite { $range } verwendbar
    [ranged] auch für Fernkampfangriffe mit Reichweite { $range } verwendbar
    [magic] auch für Magieangriffe mit Reichweite { $range } verwendbar
   *[any] auch für jeden Angriff mit Reichweite { $range } verwendbar
}
effect-sword-and-spell = Magieaktionen dürfen Nahkampfwaffen in deiner Zone benutzen
effect-transmute-value = { $value ->
    [one] zählt beim Umwandeln als 1 Karte
   *[other] zählt beim Umwandeln als { $value } Karten
}
effect-reaches-boss = der Angriff darf den Anführer verwunden, obwohl Schergen leben
effect-spawn = { $what } erscheint { $place }
effect-activate-roaming = ein Wanderndes Monster auf dem Plan handelt; ist keines da: { $otherwise }
spawn-guard = eine Wache
spawn-roaming = ein Wanderndes Monster
place-behind = eine Stufe weiter hinten
place-ahead = eine Stufe weiter vorn
place-here = auf der aktuellen Stufe
place-level = auf Stufe { $level }
place-named = in Zone „{ $name }“

log-round = Runde { $round }
log-activation = { $hero } ist am Zug.
log-counter-attack = Gegenangriff: { $enemy }.
log-enemy-acts = Am Zug: { $enemy }.
log-moved = { $who } { $figures ->
    [one] geht
   *[other] gehen
} { $to }.
log-moved-nowhere = { $hero } will sich bewegen, aber es führt kein Weg weiter: Die Aktion ist vertan.
log-door = { $hero } öffnet eine Tür.
log-level = Die Stufe steigt auf { $level }.
log-card-drawn = { $card }.
log-tokens = { $count } × { $token } { $place }.
log-token-taken = { $hero } nimmt: { $token }.
log-card-gained = { $hero } erhält: { $card }.
log-card-discarded = Abgeworfen: { $card }.
log-card-given = { $card }: { $from } gibt die Karte weiter, { $to } nimmt sie.
log-reshuffled = Der Ablagestapel wird neu gemischt: { $deck }.
log-spawned = { $minions ->
    [0] { $enemy } erscheint { $place }.
    [one] { $enemy } erscheinen { $place }: ein Anführer und 1 Scherge.
   *[other] { $enemy } erscheinen { $place }: ein Anführer und { $minions } Schergen.
}
log-no-miniatures = Keine Figuren mehr: { $enemy }. Dafür handeln die auf dem Plan.
log-guardian = { $enemy } – trägt: { $card }.
log-attack = { $attacker } → { $defender }: Angriff ({ $style }).
log-target = { $who } { $figures ->
    [one] wird
   *[other] werden
} zum Ziel.
log-rolled = Würfel – { $dice }.
log-rerolled = Neuwurf ({ $by }) – { $dice }.
log-flipped = Umgedreht – { $die }.
log-die-removed = Weggenommen – { $die }.
log-ability = { $by }: { $text }
log-uses = { $hero } benutzt „{ $by }“: { $text }
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
log-stunned = { $who } { $figures ->
    [one] ist
   *[other] sind
} betäubt.
log-got-up = { $who } { $figures ->
    [one] steht
   *[other] stehen
} auf.
log-minion-killed = Ein Scherge fällt: { $enemy }.
log-leader-killed = Besiegt: { $enemy }.
log-died = { $hero } fällt.
log-resurrected = Der Lebensbringer holt { $hero } zurück.
log-escaped = { $hero } verlässt das Verlies.
log-xp = { $hero }: +{ $amount } EP.
log-xp-spent = { $hero }: −{ $amount } EP.
log-skill = { $hero } lernt: { $skill }.
log-goal = Ziel { $number } ist erreicht.
log-quest-rule = Eine Regel der Quest greift.
log-quest-rule-named = Eine Regel der Quest greift: { $name }.
log-first-player = { $hero } ist jetzt Startspieler.

refusal-over = Das Spiel ist vorbei.
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
refusal-not-adjacent = Die Zone grenzt nicht an.
refusal-wall = Eine Wand oder geschlossene Tür ist im Weg.
refusal-zone-held = Ein Gegner hält dich in dieser Zone fest.
refusal-no-door-here = Hier ist keine geschlossene Tür.
refusal-no-tokens = Hier liegt nichts zum Aufheben.
refusal-enemy-here = In dieser Zone ist ein Gegner.
refusal-not-at-exit = Das ist nicht der Ausgang.
refusal-goals-first = Andere Ziele kommen zuerst.
refusal-charge = Der Sturmangriff muss bei einem Gegner enden.
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
refusal-not-in-zone = Nur Helden in derselben Zone machen mit.
refusal-no-trade = Karten können jetzt nicht weitergegeben werden.
refusal-slot-full = Dort passt nur eine Karte hin.
refusal-wrong-slot = Die Karte gehört nicht dorthin.
refusal-two-handed = Eine Zweihandkarte braucht beide Hände.
refusal-too-many-cards = Mehr Karten können nicht getragen werden.
refusal-arrange-first = Ordne zuerst die Karten.

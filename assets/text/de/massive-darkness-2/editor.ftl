### Massive Darkness 2: das Zeichenbrett für Quests.

## Das Regal

command-md2-editor = Quests zeichnen
shelf-md2-title = Eigene Quests
shelf-md2-draft = Neu, mit einem ersten Entwurf
shelf-md2-new = Neu und leer
shelf-md2-import = Eine Datei einlesen
shelf-md2-import-title = Welche Quest soll eingelesen werden?
shelf-md2-own = Im Regal
shelf-md2-none = Hier liegt noch keine Quest. Beginne oben mit einem ersten Entwurf, oder drück unten auf eine Quest der Schachtel und mach sie zu deiner.
shelf-md2-box = Mit einer Quest der Schachtel beginnen
shelf-md2-open = Öffnen: { $title }
shelf-md2-copy = Kopieren: { $title }
shelf-md2-delete = Löschen: { $title }
shelf-md2-from-box = Beginnen mit: { $title }
shelf-md2-deleted = { $count ->
    [one] 1 gelöschte Quest
   *[other] { $count } gelöschte Quests
}
shelf-md2-back = Zurückholen: { $file }
shelf-md2-untitled = Meine Quest
shelf-md2-no-draft = Diesmal ist kein Entwurf gelungen. Bitte noch einmal versuchen.
shelf-md2-taken = Die Quest { $name } liegt jetzt im Regal.
unsaved-md2-title = Die Quest ist nicht gespeichert
unsaved-md2-hint = Wer jetzt geht, verliert, was seit dem letzten Speichern gezeichnet wurde.
document-quest = eine Quest

## Das Zeichenbrett

editor-md2-leave = Zum Regal
editor-md2-undo = Rückgängig
editor-md2-redo = Wiederholen
editor-md2-back = Zurück zum Zeichenbrett
editor-md2-play = Spielen
editor-md2-map = Plan der Quest
editor-md2-saved = Gespeichert
editor-md2-not-saved = Noch nicht gespeichert
editor-md2-saved-beside = Auch ein anderes Fenster hat diese Quest geändert; diese Fassung ist als { $file } gespeichert
editor-md2-playable = spielbar
editor-md2-problems = { $count ->
    [one] 1 Problem verhindert das Spielen
   *[other] { $count } Probleme verhindern das Spielen
}
editor-md2-no-tile = Kein Teil
editor-md2-empty = Nimm links ein Teil und leg es hierher.
palette-md2-search = Suchen
palette-md2-tools = Zum Legen
palette-md2-marks = Zielmarker
palette-md2-tiles = Teile
tile-md2-ours = { $name } (von uns)
tile-md2-ours-hint = „Von uns“ steht bei einer Seite, die nirgends abgebildet ist: Wir haben eine passende entworfen, deine sieht anders aus.
palette-md2-tile = Teil { $tile }, { $used } von 1 benutzt
palette-md2-own-tile = { $used ->
    [one] Eigenes Teil { $tile }, einmal benutzt
   *[other] Eigenes Teil { $tile }, { $used }-mal benutzt
}
layer-md2-heading = Ebenen
layer-md2-tiles = Teile
layer-md2-doors = Türen
layer-md2-tokens = Marker
layer-md2-places = Startzonen und Boss
layer-md2-show = Zeigen: { $layer }
layer-md2-lock = Sperren: { $layer }
tool-md2-pick = Auswählen und verschieben
tool-md2-tile = Teil { $tile }
tool-md2-door = Tür
tool-md2-bridge = Brücke
tool-md2-start = Startzone
tool-md2-mobs = Startzone einer Horde
tool-md2-fight-start = Wo die Helden den Bosskampf beginnen
tool-md2-fight-token = Wo Marker des Bosskampfs gelegt werden
thing-portal-three = Portal ab 3 Helden
thing-portal-five = Portal ab 5 Helden
tool-md2-pick-hint = Drücken wählt aus, Ziehen verschiebt. Mit der Tastatur: Pfeile, Enter, Alt+Pfeile.
tool-md2-tile-hint = Drück dorthin, wo die Mitte liegen soll. R dreht, F wendet es; Umschalt behält es in der Hand.
tool-md2-door-hint = Drück nahe an die Wand einer Kammer; mit der Tastatur Strg+Pfeil. Umschalt behält sie in der Hand.
tool-md2-start-hint = Drück dorthin, wo die Helden beginnen; mit Umschalt eine weitere Startzone.
tool-md2-lay-hint = Drück dorthin, wo es liegen soll. Umschalt behält es in der Hand.
refused-md2-far = Dort endet das Zeichenbrett.
refused-md2-taken = Genau dort liegt schon ein Teil.
refused-md2-one-sided = Dieses Teil hat keine andere Seite.
refused-md2-named = So heißt schon etwas anderes.
refused-md2-no-tile = Dort liegt kein Teil.
refused-md2-in-use = Dieses Teil liegt auf dem Plan. Nimm es dort zuerst weg.
refused-md2-no-fight = Es gibt noch keinen Bosskampf: Nimm zuerst links einen Boss.

## Was neben der Karte steht

page-md2-about = Worte
page-md2-picked = Auswahl
page-md2-tiles = Eigene Teile
page-md2-rules = Regeln
page-md2-problems = Probleme
page-md2-playing = Spielen
page-md2-paper = Drucken
page-md2-history = Fassungen
about-md2-title = Titel
about-md2-story = Geschichte
about-md2-special = Was hier anders ist
about-md2-name = Name ({ $language })
about-md2-hint = Wo einer Sprache Worte fehlen, stehen die einer anderen da.
picked-md2-nothing = Auf dem Plan ist nichts ausgewählt.
picked-md2-several = { $count } Dinge
picked-md2-remove = Wegnehmen
picked-md2-copy = Kopieren
picked-md2-cut = Ausschneiden
picked-md2-double = Verdoppeln
picked-md2-paste = Einfügen
picked-md2-hint = Zieh über eine leere Stelle einen Rahmen, mit Umschalt überall; mit der Tastatur Umschalt und die Pfeile. Strg+A wählt alle Teile.
picked-md2-turn = Drehen
picked-md2-flip = Wenden
picked-md2-own-tiles = Eigene Teile …
picked-md2-heroes = Im Spiel ab so vielen Helden
picked-md2-looks = Welcher Marker es ist
picked-md2-own-kind = Zu einer eigenen Art machen
door-md2-open = Von Anfang an offen
door-md2-enemies = Gegner gehen hindurch, solange sie geschlossen ist
door-md2-silent = Es wird keine Türkarte gezogen
door-md2-gate = Sie ist ein Tor: Die Quest sagt, wie es aufgeht
tiles-md2-new = Neues Teil
tiles-md2-new-name = Teil
tiles-md2-begin-from = Ein Teil der Schachtel kopieren
tiles-md2-begin-from-this = Teil { $tile } kopieren
tiles-md2-change-picked = Eine Kopie von { $tile } ändern, wo es liegt
tiles-md2-of-quest = Teile dieser Quest
tiles-md2-none = Noch keine. Mach ein neues, oder beginn mit der Kopie eines Teils der Schachtel.
tiles-md2-open = Teil { $tile } öffnen
tile-md2-desk = Teil { $tile } auf der Werkbank
tile-md2-name = Name des Teils
tile-md2-hint = Wähl einen Boden und male Zonen; ein Druck auf eine Grenze macht dort Wand oder Durchgang. Türen kommen auf dem Plan dazu. Tasten: Pfeile, Leertaste malt, Strg+Pfeil ändert die Grenze, 1–5 wählen den Boden.
tile-md2-turn = Teil drehen
tile-md2-mirror = Teil spiegeln
tile-md2-copy = Noch so eines machen
tile-md2-remove = Teil aus der Quest nehmen
tile-md2-lay = Auf den Plan legen
history-md2-steps = Was getan wurde
history-md2-opened = Wie geöffnet
rules-md2-number = Zahl
rules-md2-need = Braucht
rules-md2-bring = Bringt
rules-md2-goal = Ziel
rules-md2-at = Wo
rules-md2-anywhere = irgendwo
rules-md2-none = nichts davon
rules-md2-task = Aufgabe
rules-md2-pay = Kostet
rules-md2-opening = Wie es aufgeht
rules-md2-when = Wann
rules-md2-add-need = Etwas hinzufügen, das nötig ist
rules-md2-add-bring = Etwas hinzufügen, das es bringt
rules-md2-add-goal = Ein Ziel hinzufügen
rules-md2-add-task = Eine Aufgabe hinzufügen
rules-md2-add-rule = Eine Folge hinzufügen
rules-md2-add-moment = Ein Ereignis hinzufügen
rules-md2-add-counter = Einen Zähler hinzufügen
rules-md2-up = Nach oben
rules-md2-down = Nach unten
rules-md2-remove = Entfernen
rules-md2-begins = Beginnt mit
specials-md2-as-if = Gespielt, als wären so viele Helden dabei (0: so viele, wie es sind)
specials-md2-passages = Man reist zwischen
specials-md2-immune = Dem Monster der Quest schadet nichts ohne
specials-md2-escort = Jemand wird geführt
specials-md2-add-escort = Jemanden führen
specials-md2-no-escort = Niemand wird mehr geführt
specials-md2-escort-needs = Dafür braucht es eine Tür und einen Zielmarker.
specials-md2-health = Gesundheit
specials-md2-round = Geht ab dieser Runde
specials-md2-zones = Zonen zu Beginn jeder Runde
specials-md2-defense = Verteidigungswürfel
specials-md2-gate = Öffnet
specials-md2-goes-to = Geht zu
specials-md2-burden = Eine Karte wird getragen
specials-md2-add-burden = Einen Helden eine Karte tragen lassen
specials-md2-no-burden = Keine Karte wird mehr getragen
specials-md2-card = Karte
specials-md2-wounds = Wunden, Runde für Runde
specials-md2-dice = { $times ->
    [0] Anfangs:
    [one] Nach dem ersten Mal:
   *[other] Nach { $times } Malen:
}
specials-md2-more = Eins mehr
specials-md2-less = Eins weniger
specials-md2-fight = Bosskampf
specials-md2-no-fight = Es gibt keinen. Nimm links einen Boss und leg ihn auf ein Teil.
specials-md2-fight-places = Wo die Helden beginnen und wo Marker gelegt werden, zeigt der Plan: Nimm die beiden Werkzeuge hinter den Bossen.
specials-md2-boss = Boss
specials-md2-lay = Gelegt, wenn er beginnt
specials-md2-each = Je Held
specials-md2-shield = Dem Boss schadet nichts, solange dies dort liegt
specials-md2-drains = Der Boss leert
specials-md2-add-drain = Einen Zähler hinzufügen, den er leert
specials-md2-end-fight = Kein Bosskampf mehr
bridge-md2-leads = Sie führt nach
problems-md2-none = Es wurde nichts gefunden.
problems-md2-problems = Verhindert das Spielen
problems-md2-mistakes = Kann kaum gemeint sein
problems-md2-hints = Kann gemeint sein
problems-md2-mend = Beheben
problems-md2-does = Das behebt es. { $what }
problems-md2-more = { $what } · und { $count } mehr
problems-md2-done = Behoben. { $what }
problems-md2-together = Alle { $count } beheben
problems-md2-meant = So ist es gemeint
problems-md2-again = { $count ->
    [one] 1 Art von Hinweisen wieder nennen
   *[other] { $count } Arten von Hinweisen wieder nennen
}
playing-md2-try = Ausprobieren
playing-md2-heroes = Helden
playing-md2-from = Ab { $zone } spielen
playing-md2-problems = Sie lässt sich noch nicht spielen: siehe Probleme.
playing-md2-balance = Wie schwer ist die Quest?
playing-md2-balance-about = Der Bot spielt { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}. Wie ihr spielt, sagt das nicht.
playing-md2-quick = Schneller Bot
playing-md2-quick-about = Denkt nur einen Schritt weit; das dauert Sekunden, und er gewinnt weit weniger als einer, der plant.
playing-md2-deep = Plant voraus
playing-md2-deep-about = Probiert in gedachten Spielen viele Arten, einen Zug zu nutzen, und gewinnt weit mehr; das dauert Minuten, und du kannst unterdessen weiterzeichnen. Was gespielt ist, bleibt erhalten, auch wenn du das Programm schließt.
playing-md2-by = Gespielt von: { $bot } (ausgeloste Helden)
playing-md2-by-chosen = Gespielt von: { $bot } ({ $heroes })
playing-md2-party = Helden:
playing-md2-drawn = jedes Mal andere
playing-md2-chosen = immer diese
playing-md2-drawn-about = Die Startzahl jedes Spiels bestimmt, mit welchem Helden der Schachtel es beginnt; { $heroes ->
    [one] 1 Held spielt.
   *[other] { $heroes } Helden spielen.
}
playing-md2-check = Den Bot spielen lassen
playing-md2-go-on = Prüfung fortsetzen (gespielt: { $done } von { $games })
playing-md2-progress = Der Bot spielt, fertige Spiele: { $done } von { $games }
playing-md2-stop = Aufhören
playing-md2-older = Seitdem wurde die Quest geändert.
playing-md2-won = Der Bot gewann { $percent } % von { $games ->
    [one] 1 Spiel
   *[other] { $games } Spielen
} mit { $heroes ->
    [one] 1 Helden
   *[other] { $heroes } Helden
} (zwischen { $low } % und { $high } % aller solchen Spiele, Sicherheit { $sure } %).
playing-md2-unshown = Noch nicht gezeigt, dass sie zu gewinnen ist: Der Bot gewann keines von { $games ->
    [one] 1 Spiel
   *[other] { $games } Spielen
} mit { $heroes ->
    [one] 1 Helden
   *[other] { $heroes } Helden
}, also gewinnt er von allen solchen Spielen höchstens { $high } % (Sicherheit { $sure } %).

## Was getan wurde

step-md2-tile = Teil
step-md2-own-tile = Eigenes Teil
step-md2-own-tile-name = Name eines Teils
step-md2-door = Tür
step-md2-bridge = Brücke
step-md2-start = Startzone
step-md2-mobs = Startzone einer Horde
step-md2-token = Marker
step-md2-boss = Boss
step-md2-carry = Verschoben
step-md2-turn = Gedreht
step-md2-flip = Gewendet
step-md2-remove = Weggenommen
step-md2-name = Name
step-md2-goals = Ziele
step-md2-tasks = Aufgaben
step-md2-rules = Folgen
step-md2-moments = Ereignisse
step-md2-counters = Zähler
step-md2-mend = Behoben
step-md2-meant = So gemeint
step-md2-specials = Was sonst anders ist
step-md2-paste = Eingefügt
step-md2-double = Verdoppelt
step-md2-back = Frühere Fassung

## Was anders ist

change-md2-gone = Weg: { $what }
change-md2-come = Neu: { $what }
change-md2-tile = Teil { $tile } bei { $zone }, um { $turned }° gedreht{ $heroes ->
    [0] {""}
   *[other] , ab { $heroes } Helden
}
change-md2-own-tile = Eigenes Teil { $tile } ({ $what })
change-md2-lies = { $what } in { $zone }
change-md2-door = Tür zwischen { $zone } und { $other }

## Auf Papier

paper-md2-others = Für andere
paper-md2-title = Auf Papier
paper-md2-quest = Kopie speichern …
paper-md2-quest-title = Eine Kopie der Quest speichern
sheet-md2-set-up = Aufbau
sheet-md2-tiles = Teile: { $tiles }
sheet-md2-own-tiles = Eigene Teile dieser Quest. Sie liegen nicht in der Schachtel: Zeichnet sie auf Papier, oder druckt dies.
sheet-md2-turned = { $turn }° gedreht
sheet-md2-from = { $count ->
    [one] ab 1 Held
   *[other] ab { $count } Helden
}
sheet-md2-bridge = Brücke auf { $zone }, führt zu { $ends }
sheet-md2-legend = Auf dem Plan
sheet-md2-door = Eine Tür
sheet-md2-gate = Eine besondere Tür
sheet-md2-start = Die Helden beginnen in: { $zones }

## Tasten
keys-md2-border = wählen die Tür auf dieser Seite aus oder legen dort hin, was in der Hand ist
keys-md2-turn = dreht, was ausgewählt ist

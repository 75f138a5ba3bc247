### Was schiefging. Jeder Fehler sagt, was geschah; eine zweite Nachricht sagt, was sicher ist.
### $file ist die Datei oder der Ordner, $reason der Grund, in einem Satz von uns.

## What could not be written while a game is played or a book is kept

unwritten-entry = Dein letzter Eintrag bleibt hier erhalten und wird als Erstes geschrieben. Bis dahin kann nichts eingetragen werden.

## What is wrong with cards, quests and recorded games

wrong-pack-syntax = { $file } ist in Zeile { $line }, Spalte { $column } nicht lesbar: { $reason }. Bitte dort berichtigen oder die Datei entfernen.
wrong-pack-twice = In { $file } steht „{ $name }“ zweimal; eines von beiden braucht einen anderen Code.
wrong-pack-skipped = Deine Karten aus { $file } zählen nicht, alles andere schon: { $reason } Berichtige die Datei oder nimm sie aus dem Ordner.
wrong-bundle-cards = Die Karten in { $file } lassen sich nicht übernehmen: Mit ihnen wären deine Karten nicht mehr zu gebrauchen. { $reason } Nichts wurde verändert.
wrong-card-unknown = Die Karte { $card } nennt etwas, das nicht in der Schachtel ist: { $what } „{ $name }“.
wrong-card-twice = Der Code „{ $name }“ gehört zu zwei Karten; jede braucht ihren eigenen.
wrong-card-value = Die Karte { $card } stimmt nicht: { $reason }.
wrong-box-missing = In der Schachtel fehlt: { $what }.
wrong-value-lines = sie hat mehr als { $most } Fertigkeitsreihen
wrong-value-levels-fall = die Stufen der Reihe „{ $line }“ müssen von 1 bis 5 steigen
wrong-value-level = ihre Stufe muss zwischen 1 und 5 liegen
wrong-value-health = ihre Gesundheit muss mindestens 1 sein
wrong-value-dice-count = sie hat mehr als { $most } Würfel für eine Art von Angriff oder Verteidigung
wrong-value-symbols = eine Würfelseite hat mehr als { $most } Symbole
wrong-value-faces = ein Würfel hat sechs Seiten
wrong-value-dice = die Würfel passen nicht zusammen ({ $reason })
wrong-quest-tile = Es gibt keine Spielplanseite „{ $tile }“.
wrong-quest-overlap = Spielplanteil { $tile } liegt bei { $at } auf einem anderen.
wrong-quest-outside = Bei { $at } liegt kein Spielplanteil, also kann dort nichts sein: { $what }.
wrong-quest-door-nowhere = Die Tür zwischen { $from } und { $to } steht nicht zwischen benachbarten Zonen.
wrong-quest-door-opening = Die Tür zwischen { $from } und { $to } steht in einem Durchgang; Türen stehen in Wänden.
wrong-quest-level = Der Stufenmarker bei { $at } zeigt { $level }; Stufen gehen von 1 bis 5.
wrong-quest-large = Der Plan ist zu groß zum Spielen: { $what } × { $count }, höchstens { $most }.
wrong-quest-party = Die Quest ist für { $least } bis { $most } Helden gedacht; eine Gruppe hat 1 bis 6, die kleinere Zahl zuerst.
wrong-quest-goal = Die Quest hat kein Ziel; sie braucht mindestens eines.
wrong-quest-exit = Die Helden sollen entkommen, aber die Quest hat keinen Ausgang; bitte einen setzen.
wrong-quest-tokens = Die Helden sollen { $wanted } davon aufheben: { $token }; auf dem Plan gibt es nur { $there }.
wrong-quest-face-down = Verdeckte Marker: { $tokens }, Plätze dafür: { $spots }; es muss für jeden einen geben.
wrong-quest-empty = Die Quest hat keine Spielplanteile.
wrong-quest-border = Die Grenze „{ $name }“ zwischen { $from } und { $to } liegt nicht zwischen benachbarten Zonen.
wrong-quest-unknown = { $by }: Das gibt es in der Quest nicht: { $what } „{ $name }“.
wrong-quest-twice = Der Name „{ $name }“ ist doppelt vergeben ({ $what }).
advice-reach = Dorthin kommt niemand: { $what } bei { $at }.
advice-door = In die Kammer bei { $at } führt keine Tür.
advice-islands = Diese Spielplanteile kann niemand betreten: { $count }, das erste bei { $at }.
advice-tile = Spielplanteil { $tile } ist mehr als einmal benutzt; die Schachtel enthält eines, mit zwei Seiten.
advice-box = Mehr, als die Schachtel enthält: { $what } ({ $count } von { $most }).
advice-levels = Stufe { $high } kommt auf dem Weg vom Start vor Stufe { $low } bei { $at }.
advice-locked = Keine Regel entriegelt die Tür zwischen { $from } und { $to }.
advice-barred = Keine Regel gibt den Weg „{ $name }“ frei.
advice-figure = Keine Regel lässt die Figur „{ $name }“ erscheinen.
advice-never = { $by } wartet auf etwas, das nie geschieht: { $what }.
advice-wait-call = ein Aufruf, den keine Regel macht
advice-text = Fehlt ({ $language }): { $what }.
advice-untitled = Die Quest hat keinen Titel.
advice-more = … und { $count } weitere.
wrong-edit-far = Das ist zu weit draußen.
wrong-edit-many = Mehr Teile kann eine Quest nicht haben.
wrong-edit-neighbours = Eine Tür braucht zwei Zonen nebeneinander.
wrong-edit-tile = Dieses Teil gibt es nicht.
wrong-edit-level = Stufen gehen von 1 bis 5.
wrong-edit-nothing = Hier gibt es nichts zu ändern.
wrong-edit-start-stays = Die Helden müssen irgendwo beginnen: Wähle dafür stattdessen eine andere Zone.
wrong-quest-many = Davon gibt es zu viele: { $what }; es sind { $count }, höchstens { $most } sind spielbar.
wrong-quest-many-zones = In „{ $name }“ erscheint etwas, aber { $count } Zonen heißen so: Wählen kann man unter höchstens { $most }. Gib einigen davon einen anderen Namen.
wrong-quest-many-level-zones = In { $count } Zonen liegt ein Marker der Stufe { $level }: Wo Gegner erscheinen, kann man unter höchstens { $most } wählen. Nimm einige dieser Marker weg.
wrong-quest-worn = Auf Spielplanteil { $tile } liegen Wundenmarker, aber nur die ersten { $most } Teile einer Quest können einstürzen.
wrong-speaker-rule = Regel { $number }
wrong-speaker-named-rule = Regel { $number } („{ $name }“)
wrong-speaker-goal = Ziel { $number }
wrong-speaker-figure = Die Figur „{ $name }“
wrong-speaker-object = Das Objekt „{ $name }“
wrong-speaker-act = Die Handlung „{ $name }“
wrong-speaker-sought = Die Zone, auf die Gegner zugehen
wrong-quest-deep = { $by } ist zu lang oder verschachtelt Effekte für Helden ineinander.
wrong-setup-heroes = { $count } Helden wurden gewählt, aber 1 bis 6 können spielen (COMP-16).
wrong-setup-no-hero = Es gibt keinen Helden „{ $name }“ (SETUP-05).
wrong-setup-hero-twice = Der Held „{ $name }“ wurde zweimal gewählt (COMP-02).
wrong-setup-no-class = Es gibt keine Klasse „{ $name }“ (SETUP-06).
wrong-setup-no-enemy = Die Quest verlangt den Gegner „{ $name }“, der nicht in der Schachtel ist.
wrong-setup-no-weapon = Es ist keine Startwaffe „{ $name }“ mehr da (SETUP-07).
wrong-begin-quest = Die Quest lässt sich nicht spielen. { $problems }
wrong-place-storey = { $name } (Stockwerk { $storey })

## Kinds of things

thing-class = Klasse
thing-kind-of-Enemy = Gegnerart
thing-complete-set-of-dice = ein vollständiger Würfelsatz
thing-a-stair = eine Treppe
thing-a-face-down-token = ein verdeckter Marker
thing-the-starting-zone = die Startzone
thing-the-exit = der Ausgang
thing-a-level-token = ein Stufenmarker
thing-a-token = ein Marker
thing-a-named-zone = eine benannte Zone
thing-an-object = ein Objekt
thing-storey = Stockwerk
thing-bridge = Brücke
thing-wound-token = Wundenmarker
thing-level-token-of = Marker der Stufe { $level }
thing-level = Stufe
thing-zone = Zone
thing-counter = Zähler
thing-role = Rolle
thing-figure = Figur
thing-object = Objekt
thing-door = Tür
thing-act = Handlung
thing-tile = Spielplanteil
thing-words = Text
thing-border = Grenze
thing-special-rule = Sonderregel
thing-named-door-or-border = benannte Tür oder Grenze
thing-face-down-group = Gruppe verdeckter Marker
thing-face-down-token = verdeckter Marker
wrong-quest-start-level = Die Quest beginnt auf Stufe { $level }, aber Stufen gehen von 1 bis 5.
wrong-quest-no-health = „{ $name }“ hat keine Gesundheit, also könnte niemand es zerstören. Gib ihm mindestens 1.

## Files that are none of ours, or more than anybody writes

wrong-box-tile = Das Spielplanteil „{ $tile }“ ist zu groß: Eine Seite darf { $most } Zonen lang sein, und mehr Wände und Durchgänge als Seiten seiner Zonen kann es nicht geben.
wrong-box-too-many = In der Schachtel ist Platz für höchstens { $most }, nicht für { $count } ({ $what }).
thing-hero = Helden
thing-card = Karten
thing-card-of-a-deck = Karten eines Stapels
thing-skill = Fertigkeiten einer Klasse
thing-ability = Fähigkeiten

## What a document is

document-quest = eine Quest
document-cards = ein Kartenpaket
document-campaign = eine Kampagne zum Weitergeben
document-draft = eine Seite, die gerade ausgefüllt wird
document-deleted-books = die Liste gelöschter Bücher

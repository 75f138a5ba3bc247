### Was schiefging. Jeder Fehler sagt, was geschah; eine zweite Nachricht sagt, was sicher ist.
### $file ist die Datei oder der Ordner, $reason die Auskunft des Systems (auf Englisch).

## Dateien

storage-not-found = { $file } gibt es nicht.
storage-exists = Es gibt schon eine Datei { $file }.
storage-other-kind = { $file } ist eine Datei anderer Art und wird nicht ersetzt. Wähle einen anderen Namen.
storage-forbidden-read = Du darfst { $file } nicht lesen.
storage-forbidden-write = Du darfst { $file } nicht schreiben.
storage-forbidden-folder = Du darfst den Ordner { $file } nicht benutzen.
storage-disk-full = Der Datenträger ist voll, deshalb konnte { $file } nicht geschrieben werden.
storage-in-use = { $file } wird gerade von einem anderen Fenster oder Programm benutzt.
storage-changed-elsewhere = { $file } ist in einem anderen Fenster oder von einem anderen Programm verändert worden.
storage-deleted = { $file } wurde gelöscht oder verschoben, während die Datei offen war.
storage-replaced = Jemand anders hat { $file } verändert oder durch eine andere Datei ersetzt, während sie offen war. In diese Datei wird nichts geschrieben.
storage-overflowing = { $file } ist voll: Eine Datei mit mehr als { $limit } MB könnte nicht mehr gelesen werden.
storage-unmanageable = { $file } wird nicht geschrieben, weil die Datei nicht wieder gelesen werden könnte: { $reason }.
storage-system-read = { $file } konnte nicht gelesen werden: { $reason }.
storage-system-write = { $file } konnte nicht geschrieben werden: { $reason }.
storage-system-folder = Der Ordner { $file } ist nicht benutzbar: { $reason }.
cause-missing = es gibt dort nichts mit diesem Namen
cause-there = es gibt dort schon etwas mit diesem Namen
cause-forbidden = das System erlaubt es nicht
cause-full = der Datenträger ist voll
cause-in-use = ein anderes Programm benutzt es gerade
cause-no-folder = ein Teil des Pfads ist kein Ordner
cause-folder = es ist ein Ordner
cause-not-empty = der Ordner ist nicht leer
cause-name = so kann hier keine Datei heißen
cause-other-disk = die beiden Orte liegen auf verschiedenen Datenträgern
cause-size = der Datenträger nimmt keine Dateien dieser Größe auf
cause-gone = die Verbindung dorthin ist abgerissen
cause-slow = es hat zu lange gedauert
cause-interrupted = es wurde unterbrochen
cause-short = es endete zu früh
cause-memory = der Arbeitsspeicher reicht nicht
cause-unable = das kann das System dort nicht
cause-code = das System meldet den Fehler Nummer { $code }
cause-unknown = das System nennt keinen Grund
storage-too-large = { $file } ist zu groß: { $megabytes } MB, gelesen werden höchstens { $limit } MB.
storage-not-text = { $file } enthält Bytes, die kein Text sind (Zeile { $line }, Spalte { $column }).
storage-malformed = { $file } ist in Zeile { $line }, Spalte { $column } nicht zu verstehen: { $reason }.
storage-no-format = { $file } nennt sein Format nicht. Am Anfang sollte „(format: 1,“ stehen.
storage-newer = { $file } stammt von einer neueren Version dieses Programms: Die Datei hat Format { $found }, diese Version kennt die Formate bis { $known }.
storage-unwritable = Der Inhalt von { $file } lässt sich nicht aufschreiben, ein Fehler dieses Programms.
storage-no-home = Das System nennt keinen Ordner für deine Dateien. Trage einen in DELVEWRIGHT_HOME ein.

## Was sicher ist

safe-untouched = Nichts wurde verändert.
safe-last-saved = Der zuletzt gespeicherte Stand ist noch da.
safe-complete-lines = Alles bis zur letzten vollständigen Antwort steht in der Datei.
safe-still-known = Alles, was darin stand, ist hier noch bekannt und kann wieder geschrieben werden.
safe-kept-as = Die Datei, wie sie war, liegt jetzt unter { $kept }.
safe-not-replaced = Die andere Fassung ist nicht ersetzt worden.
safe-written = Nur { $kept } ist geschrieben worden.

## What could not be written while a game is played or a book is kept

unwritten-title = Noch nicht aufgeschrieben
unwritten-game = Was du seitdem getan hast, bleibt hier erhalten und wird als Erstes geschrieben. Bis dahin kann nichts beantwortet oder zurückgenommen werden.
unwritten-entry = Dein letzter Eintrag bleibt hier erhalten und wird als Erstes geschrieben. Bis dahin kann nichts eingetragen werden.
unwritten-tried = { $count ->
    [one] Noch einmal versucht, ohne Erfolg.
   *[other] { $count }-mal versucht, ohne Erfolg.
}
unwritten-again = Noch einmal versuchen
unwritten-elsewhere = Anderswo speichern
unwritten-game-goes-on = Das Spiel geht in { $file } weiter.
unwritten-book-goes-on = Das Buch geht in { $file } weiter. Mit „{ $import }“ kommt diese Datei wieder ins Regal.
unsaved-game-title = Dieses Spiel ist nicht gespeichert
unsaved-game-hint = Solange dieses Fenster offen ist, geht nichts verloren. Behebe die Ursache und versuche es noch einmal, oder bleib hier und speichere das Spiel anderswo. Wenn du gehst, sind die letzten Antworten verloren.
unsaved-book-title = Das Kampagnenbuch ist nicht gespeichert
unsaved-book-hint = Solange dieses Fenster offen ist, geht nichts verloren. Behebe die Ursache und versuche es noch einmal, oder bleib hier und speichere das Buch anderswo. Wenn du gehst, ist der letzte Eintrag verloren.

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
advice-locked = Keine Regel schließt die Tür zwischen { $from } und { $to } auf.
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
wrong-quest-many = Davon gibt es zu viele: { $what }; es sind { $count }, höchstens { $most } sind spielbar.
wrong-quest-worn = Auf Spielplanteil { $tile } liegen Wundenmarker, aber nur die ersten { $most } Teile einer Quest können einstürzen.
wrong-speaker-rule = Regel { $number }
wrong-speaker-named-rule = Die Regel „{ $name }“
wrong-speaker-goal = Ziel { $number }
wrong-speaker-figure = Die Figur „{ $name }“
wrong-speaker-object = Das Objekt „{ $name }“
wrong-speaker-act = Die Handlung „{ $name }“
wrong-speaker-sought = Die Zone, auf die Gegner zugehen
wrong-quest-deep = { $by } ist zu lang oder verschachtelt Wirkungen für Helden ineinander.
wrong-setup-heroes = { $count } Helden wurden gewählt, aber 1 bis 6 können spielen (COMP-16).
wrong-setup-no-hero = Es gibt keinen Helden „{ $name }“ (SETUP-05).
wrong-setup-hero-twice = Der Held „{ $name }“ wurde zweimal gewählt (COMP-02).
wrong-setup-no-class = Es gibt keine Klasse „{ $name }“ (SETUP-06).
wrong-setup-no-enemy = Die Quest verlangt den Gegner „{ $name }“, der nicht in der Schachtel ist.
wrong-setup-no-weapon = Es ist keine Startwaffe „{ $name }“ mehr da (SETUP-07).
wrong-begin-quest = Die Quest lässt sich nicht spielen. { $problems }
wrong-begin-large = Diese Quest ist mit den Karten, die sie mitnimmt, zu groß, um aufgezeichnet zu werden: Das Spiel ließe sich nicht wieder öffnen.
wrong-resume-ruleset = Es wurde nach den Regeln „{ $name }“ gespielt, die dieses Programm nicht kennt.
wrong-resume-cards = Gespielt wurde mit anderen Karten, als es hier jetzt gibt, oder auf einem anderen Plan. Was aufgezeichnet ist, würde etwas anderes bedeuten; deshalb wird es nicht geöffnet.
wrong-journal-empty = Sie enthält kein Spiel.
wrong-journal-newer = Sie stammt von einer neueren Version dieses Programms (Format { $found }; diese kennt höchstens { $known }). Bitte aktualisieren.
wrong-journal-malformed = Zeile { $line }, Spalte { $column } ist nicht lesbar: { $reason }.
wrong-journal-long = Sie ist länger als jedes Spiel, das dieses Programm schreibt, und wird deshalb nicht gelesen.
wrong-journal-no-state = Gespielt wurde nach anderen Regeln, als diese Version kennt, und kein Spielstand in der Datei sagt, wie es weitergehen könnte.
wrong-journal-torn = Die letzte Zeile ({ $line }) ist unvollständig.
wrong-journal-start = Das Spiel beginnt anders als aufgezeichnet.
wrong-journal-dice = Zeile { $line }: Aus der aufgezeichneten Startzahl fallen die Würfel nicht so.
wrong-journal-snapshot = Zeile { $line }: Der dort festgehaltene Stand ist nicht der des Spiels.
wrong-journal-stopped = Zeile { $line }: { $reason }
wrong-entry-refused = Die aufgezeichnete Antwort ist nicht erlaubt: { $why } ({ $rule })
wrong-entry-diverged = Das Spiel verläuft anders als aufgezeichnet (Zustand { $found }, aufgezeichnet { $expected }).
wrong-entry-missing = Diesen Augenblick gibt es im Spiel nicht.
wrong-entry-sealed = Dieser Teil wurde nach anderen Regeln gespielt; er lässt sich nur lesen.
wrong-entry-full = Länger kann die Aufzeichnung dieses Spiels nicht werden.
wrong-place = { $name } ({ $x }, { $y })
wrong-place-storey = { $name } ({ $x }, { $y }, Stockwerk { $storey })

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

## Kein Fenster

window-no-display = Hier ist kein Bildschirm, auf dem sich das Fenster öffnen ließe: Weder Wayland noch X11 antwortet. Starte das Programm auf einem Desktop. Sitzt du schon davor, fehlt, womit Programme ihre Fenster zeichnen; unter Debian und Ubuntu installierst du es mit: apt install libgl1 libegl1 libxkbcommon-x11-0 libxcursor1 libxi6 libxrandr2. Was ohne Fenster geht, sagt „delvewright --help“.
window-no-graphics = Das Fenster lässt sich nicht zeichnen: Das System bietet kein OpenGL. Unter Debian und Ubuntu installierst du, was fehlt, mit: apt install libgl1 libegl1 libxkbcommon-x11-0 libxcursor1 libxi6 libxrandr2. Was ohne Fenster geht, sagt „delvewright --help“.
window-no-start = Das Fenster ließ sich nicht einrichten. Nichts wurde verändert.

## Files that are none of ours, or more than anybody writes

storage-not-a-file = { $file } ist ein Ordner, ein Gerät oder eine Pipe, keine Datei.
storage-too-many-lines = { $file } hat mehr als { $most } Zeilen; so lang wird keine Datei dieses Programms.
storage-too-much = { $file } enthält mehr als { $most } Dinge einer Art; so viel wird nicht gelesen.
wrong-box-tile = Das Spielplanteil „{ $tile }“ ist zu groß: Eine Seite darf { $most } Zonen lang sein, und mehr Wände und Durchgänge als Seiten seiner Zonen kann es nicht geben.
wrong-box-too-many = In der Schachtel ist Platz für höchstens { $most }, nicht für { $count } ({ $what }).
thing-hero = Helden
thing-card = Karten
thing-card-of-a-deck = Karten eines Stapels
thing-skill = Fertigkeiten einer Klasse
thing-ability = Fähigkeiten

## What cannot be understood in a text; it stands behind a colon

unclear-truth = dort wird true oder false erwartet
unclear-kind = dort wird etwas anderer Art erwartet
unclear-end = der Text bricht dort mittendrin ab
unclear-rest = dort folgt noch etwas, obwohl schon alles vollständig ist
unclear-deep = dort ist zu vieles ineinander verschachtelt
unclear-much = es sind mehr als { $most } Werte
unclear-at = Zeile { $line }, Spalte { $column }: { $reason }

## Dice that cannot be; it stands behind a colon or in brackets

dice-kinds = { $count } Arten von Würfeln; möglich sind { $most }
dice-same-name = zwei Arten von Würfeln heißen „{ $name }“
dice-faces = der Würfel „{ $name }“ braucht 1 bis 256 Seiten und zu jeder die gegenüberliegende
dice-opposites = die gegenüberliegenden Seiten des Würfels „{ $name }“ sind keine Paare
dice-too-many = { $count } Würfel; zugleich gewürfelt werden höchstens { $most }
dice-none-such = einen Würfel mit der Nummer { $number } gibt es nicht
dice-outcomes = die Würfel können auf zu viele Arten fallen

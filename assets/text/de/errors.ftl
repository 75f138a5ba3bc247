### Was schiefging. Jeder Fehler sagt, was geschah; eine zweite Nachricht sagt, was sicher ist.
### $file ist die Datei oder der Ordner, $reason der Grund, in einem Satz von uns.

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
cause-circle = eine Verknüpfung auf dem Weg dorthin führt im Kreis
cause-broken = der Datenträger arbeitet nicht richtig, oder was darauf liegt, ist beschädigt
cause-too-many-open = es sind zu viele Dateien auf einmal geöffnet
cause-code = das System meldet den Fehler Nummer { $code }
cause-unknown = das System nennt keinen Grund
storage-too-large = { $file } ist zu groß: { $megabytes } MB, gelesen werden höchstens { $limit } MB.
storage-long-beginning = { $file } ist kein Spiel, das dieses Programm geschrieben hat: Schon die erste Zeile ist länger als { $limit } MB. Verschieb die Datei in einen anderen Ordner, oder lösche sie.
storage-not-text = { $file } enthält Bytes, die kein Text sind (Zeile { $line }, Spalte { $column }).
storage-malformed = { $file } ist in Zeile { $line }, Spalte { $column } nicht zu verstehen: { $reason }.
storage-no-format = { $file } nennt sein Format nicht. Am Anfang sollte „(format: 1,“ stehen.
storage-other-game = { $file } gehört zu einem anderen Spiel: { $game }. Öffnen lässt sich die Datei, wo dieses Spiel installiert ist.
storage-other-document = { $file } lässt sich hier nicht verwenden: Es ist { $kind }.
document-settings = die Datei der Einstellungen
document-game = ein aufgezeichnetes Spiel
document-book = ein Kampagnenbuch
storage-newer = { $file } stammt von einer neueren Version dieses Programms: Die Datei hat Format { $found }, diese Version kennt die Formate bis { $known }.
storage-unwritable = Der Inhalt von { $file } lässt sich nicht aufschreiben, ein Fehler dieses Programms.
storage-no-home = Das System nennt keinen Ordner für deine Dateien. Trage einen in DELVEWRIGHT_HOME ein.

## Was sicher ist

safe-untouched = Nichts wurde verändert.
safe-last-saved = Der zuletzt gespeicherte Stand ist noch da.
safe-complete-lines = Alles bis zur letzten vollständigen Antwort steht in der Datei.
safe-entries = Alle früheren Einträge stehen im Buch.
safe-still-known = Alles, was darin stand, ist hier noch bekannt und kann wieder geschrieben werden.
safe-kept-as = Die Datei, wie sie war, liegt jetzt unter { $kept }.
safe-not-replaced = Die andere Fassung ist nicht ersetzt worden.
safe-written = Nur { $kept } ist geschrieben worden.

## What could not be written while a game is played or a book is kept

unwritten-title = Noch nicht aufgeschrieben
unwritten-tried = { $count ->
    [one] Noch einmal versucht, ohne Erfolg.
   *[other] { $count }-mal versucht, ohne Erfolg.
}
unwritten-again = Noch einmal versuchen
unwritten-elsewhere = Anderswo speichern
unwritten-game = Was du seitdem getan hast, bleibt hier erhalten und wird als Erstes geschrieben. Bis dahin kann nichts beantwortet oder zurückgenommen werden.
unwritten-game-goes-on = Das Spiel geht in { $file } weiter.
unwritten-book-goes-on = Das Buch geht in { $file } weiter. Sobald wieder Platz ist, kehrt es von selbst ins Regal zurück.
unsaved-document = Was du hier tust, bleibt erhalten; alle paar Sekunden wird es noch einmal versucht. Du kannst so lange weitermachen oder anderswo eine Kopie speichern.
unsaved-copy = Kopie anderswo speichern
unsaved-copied = In { $file } liegt jetzt eine Kopie. Hier wird es weiter versucht.
unsaved-game-title = Dieses Spiel ist nicht gespeichert
unsaved-game-hint = Solange dieses Fenster offen ist, geht nichts verloren. Behebe die Ursache und versuche es noch einmal, oder bleib hier und speichere das Spiel anderswo. Wenn du gehst, sind die letzten Antworten verloren.

## What is wrong with recorded games

wrong-seats = Dieses Spiel ist für { $least } bis { $most } Personen.
wrong-bot = Dieses Spiel hat keinen Bot „{ $bot }“.
wrong-journal-empty = Sie enthält kein Spiel.
wrong-journal-newer = Sie stammt von einer neueren Version dieses Programms (Format { $found }; diese kennt höchstens { $known }). Bitte aktualisieren.
wrong-begin-large = Womit diese Partie beginnt, ist zu groß zum Aufzeichnen: Die Partie ließe sich nicht wieder öffnen.
wrong-resume-cards = Gespielt wurde mit anderen Karten, als es hier jetzt gibt, oder auf einem anderen Plan. Was aufgezeichnet ist, würde etwas anderes bedeuten; deshalb wird es nicht geöffnet.
wrong-resume-ruleset = Es wurde nach den Regeln „{ $name }“ gespielt: Öffnen kann es nur dieses Spiel, wo es installiert ist.
wrong-resume-damaged = Die Datei wurde verändert oder beschädigt, und kein Spielstand darin sagt, wie es weitergehen könnte. { $reason }
notice-from-kept-state = Regeln oder Karten haben sich geändert, seit dieses Spiel gespeichert wurde. Es geht am Anfang seiner letzten Runde weiter.
notice-past-damage = Die Datei dieses Spiels wurde verändert oder beschädigt, seit es gespeichert wurde: Was darin steht, passt nicht zusammen. Es geht am Anfang der letzten Runde weiter, bis zu der alles stimmt.
notice-game-torn = Die letzte Zeile dieses Spiels war beschädigt: Die Antwort darin ist verloren. Die Datei, wie sie war, liegt jetzt unter { $kept }.
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

## Kein Fenster

window-no-display = Hier ist kein Bildschirm, auf dem sich das Fenster öffnen ließe: Weder Wayland noch X11 antwortet. Starte das Programm auf einem Desktop. Sitzt du schon davor, fehlt, womit Programme ihre Fenster zeichnen; unter Debian und Ubuntu installierst du es mit: apt install libgl1 libegl1 libxkbcommon-x11-0 libxcursor1 libxi6 libxrandr2. Was ohne Fenster geht, sagt „delvewright --help“.
window-no-graphics = Das Fenster lässt sich nicht zeichnen: Das System bietet kein OpenGL. Unter Debian und Ubuntu installierst du, was fehlt, mit: apt install libgl1 libegl1 libxkbcommon-x11-0 libxcursor1 libxi6 libxrandr2. Was ohne Fenster geht, sagt „delvewright --help“.
window-no-start = Das Fenster ließ sich nicht einrichten. Nichts wurde verändert.

## Files that are none of ours, or more than anybody writes

storage-not-a-file = { $file } ist ein Ordner, ein Gerät oder eine Pipe, keine Datei.
storage-too-many-lines = { $file } hat mehr als { $most } Zeilen; so lang wird keine Datei dieses Programms.
storage-too-much = { $file } enthält mehr als { $most } Dinge einer Art; so viel wird nicht gelesen.

## What cannot be understood in a text; it stands behind a colon

unclear-truth = dort wird true oder false erwartet
unclear-kind = dort wird etwas anderer Art erwartet
unclear-end = der Text bricht dort mittendrin ab
unclear-nothing = dort steht nichts
unclear-rest = dort folgt noch etwas, obwohl schon alles vollständig ist
unclear-deep = dort ist zu vieles ineinander verschachtelt
unclear-long = der Text, der dort beginnt, ist zu lang
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

unclear-word = das Wort „{ $word }“ ist dort unbekannt
unclear-name = „{ $word }“ hat dort keinen Platz
unclear-missing = dort fehlt „{ $word }“
unclear-twice = „{ $word }“ steht dort zweimal
unclear-number = dort wird eine Zahl erwartet, und keine zu große
unclear-text = dort wird ein Text in Anführungszeichen erwartet
unclear-sign = dort fehlt ein Komma, ein Doppelpunkt, eine Klammer oder ein Anführungszeichen, oder eines ist zu viel
unclear-header = eine Kampagne beginnt nur in der ersten Zeile
unclear-format = ein Format { $format } gibt es nicht

refusal-journal-full = Länger kann die Aufzeichnung dieses Spiels nicht werden. Spielt in einem neuen Spiel weiter.

# The book of a campaign.
wrong-book = { $file } kann nicht als Kampagnenbuch gelesen werden: { $reason }
wrong-book-empty = Die Datei ist leer.
wrong-book-bare = Darin steht nur die erste Zeile und kein einziger Eintrag, also geht mit der Datei nichts verloren. Hol einen früheren Stand zurück, oder lösche sie und beginne die Kampagne neu.
wrong-book-foreign = Sie beginnt nicht wie ein Kampagnenbuch.
wrong-book-ruleset = Es geht darin um das Spiel „{ $name }“: Öffnen kann es nur dieses Spiel, wo es installiert ist.
wrong-book-newer = Eine neuere Version dieses Programms hat sie geschrieben (Format { $found }; diese kennt bis { $known }). Nichts wurde verändert.
wrong-book-too-long = Es hat mehr als { $most } Einträge; so lang ist keine Kampagne. Nichts wurde verändert.
wrong-book-line = Zeile { $line }, Spalte { $column } ist unverständlich: { $reason }. Die Datei ist, wie sie war.
wrong-book-sound = Jede Zeile von { $file } ist lesbar: Es gibt nichts zu retten. Nichts wurde verändert.

### Was --help erzählt.

help-program = Brettspiele entwerfen, spielen und Buch darüber führen. Ohne Befehl öffnet sich das Fenster.
help-usage = Aufruf: { $usage }
help-commands = Befehle:
help-more-commands = Andere Spiele haben außerdem, mit --game: { $commands }.
help-arguments = Angaben:
help-options = Optionen:
help-help = Zeigt diese Hilfe
help-version = Zeigt die Version
help-values = Möglich: { $values }.
help-usual = Voreinstellung: { $value }.

help-replay = Ein aufgezeichnetes Spiel noch einmal spielen und jeden Zustand prüfen
help-check = Regelfälle prüfen: Dateien oder Ordner mit solchen Dateien

help-arg-bot = Wer spielt.
help-arg-json = Ausgabe für Maschinen.
help-play-seed = Startzahl für Würfel, Stapel und Bot; irgendeine, wenn sie fehlt.
help-play-journal = Das Spiel in dieser neuen Datei aufzeichnen.
help-replay-journal = Das aufgezeichnete Spiel.
help-check-files = Dateien mit Regelfällen oder Ordner mit solchen Dateien.
help-simulate-games = Wie viele Spiele.
help-simulate-seed = Startzahl des ersten Spiels; danach wird hochgezählt.
help-simulate-threads = So viele Kerne rechnen; alle, wenn die Zahl fehlt.
help-simulate-examine = Jeden Spielstand auf Regelfehler prüfen, in allen Partien statt nur in jeder 32.; dauert um ein Mehrfaches länger.
help-arg-book = Titel eines Buches im Datenordner, der Name seiner Datei dort oder irgendeine Datei.
help-arg-to = Die neue Datei.
help-arg-from = Die Datei.
help-arg-document = Was gedruckt wird: der Name von etwas aus der Schachtel oder eine Datei.
help-arg-paper = Papier, auf dem gedruckt wird.
help-sheet-to = Zu schreibende Datei: .pdf, oder .png für Bilder, eines je Seite.
help-sheet-language = Sprache des Bogens; ohne Angabe die der Konsole.
help-sheet-dpi = Punkte je Zoll der Bilder.

help-value-bot-random = gibt irgendeine erlaubte Antwort
help-value-bot-greedy = spielt mit Verstand, einen Schritt voraus
help-value-bot-planner = erprobt in gedachten Spielen viele Arten, einen Zug zu nutzen
help-value-bot-all = random und greedy nacheinander

help-name-options = OPTIONEN
help-name-command = BEFEHL
help-name-file = DATEI
help-name-file-id = DATEI|NAME
help-name-name-file = NAME|DATEI
help-name-n = ZAHL
help-name-seed = STARTZAHL
help-name-cases = FÄLLE
help-name-journal = SPIEL
help-name-language = SPRACHE
help-name-paper = PAPIER
help-name-to = DATEI
help-name-from = DATEI
help-games = Die installierten Spiele auflisten
help-arg-game = Um welches Spiel es geht; sonst um das, zu dem eine Datei gehört, oder um das erste.
help-name-game = SPIEL
help-arg-seats = Wie viele mitspielen.

## Befehle eines Spiels, das keine eigenen mitbringt

help-plain-play = Jemanden, der aufs Geratewohl antwortet, eine Partie zu Ende spielen lassen
help-plain-simulate = Bots viele Spiele spielen lassen, an jedem Platz einen, und sehen, wer auf welchem Platz landet
help-plain-books = Bücher von Kampagnen: list, show, export, import, rescue
help-plain-books-list = Alle Bücher im Datenordner
help-plain-books-show = Wie eine Kampagne steht, und jeder Eintrag ihres Buches
help-plain-books-export = Ein Buch in eine Datei packen, mit der es anderswo weitergeht
help-plain-books-import = Die Kopie eines gepackten Buches in den Datenordner legen
help-plain-books-rescue = Aus allen lesbaren Einträgen eines beschädigten Buches ein neues machen; die beschädigte Datei bleibt
help-arg-results = Die Ergebnisse in dieser Datei aufheben; was schon darin steht, wird nicht noch einmal gespielt. Sie fasst höchstens 32 MB.
help-arg-bots = Wer spielt, durch Kommas getrennt, der erste Platz zuerst; an den übrigen Plätzen wird irgendeine Antwort gegeben.
help-arg-imagined = Wie viele Spiele die Suche vor jeder Antwort durchdenkt.
help-arg-budget = So viele Spiele denkt sich der Planer für jeden Zug aus; mit gleicher Startzahl und gleichem Wert spielt er auf jedem Rechner dasselbe Spiel.
help-value-bots-random = gibt irgendeine erlaubte Antwort
help-value-bots-search = plant voraus, in gedachten Spielen
help-value-bots-planner = erprobt in gedachten Spielen viele Arten, einen Zug zu nutzen
help-name-bots = BOTS

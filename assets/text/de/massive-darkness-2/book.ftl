### Massive Darkness 2: das Buch einer Gruppe.

## Was ein Eintrag sagt

book-founded = Das Buch „{ $name }“ wurde begonnen. Die Gruppe: { $party }.
book-renamed = Das Buch heißt jetzt „{ $name }“.
book-gathered = Zur Gruppe gehören jetzt: { $party }.
book-chosen = Als Nächstes ist „{ $quest }“ dran.
book-chosen-open = Welche Quest als Nächstes drankommt, wurde offengelassen.
book-played = „{ $quest }“ – { $ending } ({ $how }).
book-hero-player = { $hero } ({ $player })
book-level = Stufe { $level }
book-fell = { $count ->
    [one] einmal zu Boden gegangen
   *[other] { $count }-mal zu Boden gegangen
}
book-rounds-taken = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}
book-ending-won = gewonnen
book-ending-lost = verloren
book-ending-broken-off = abgebrochen
book-place-here = hier gespielt
book-place-box = mit der Schachtel
book-place-table = am Tisch
book-corrected = Eintrag { $number } wurde berichtigt.
book-struck-out = Eintrag { $number } wurde gestrichen.
book-undone = Eintrag { $number } wurde zurückgenommen.
book-redone = Eintrag { $number } zählt wieder.

## Was daraus folgt

book-change-quest = „{ $quest }“: { $won } von { $games } gewonnen
book-next = Als Nächstes: „{ $quest }“
book-next-open = Welche Quest als Nächstes drankommt, ist noch offen.
book-party-is = Die Gruppe: { $party }
book-played-so-far = { $count ->
    [one] Eine Quest gespielt
   *[other] { $count } Quests gespielt
}: { $sum }
book-sum = gewonnen { $won }, verloren { $lost }
book-sum-broken-off = gewonnen { $won }, verloren { $lost }, abgebrochen { $broken }

## Was sich nicht eintragen lässt

book-not-such-entry = Einen solchen Eintrag gibt es nicht, oder nichts davon zählt noch.
book-not-full = Das Buch ist voll. Beginne ein neues.
book-not-founding = Ein Buch beginnt mit seinem Namen und seiner Gruppe und mit nichts sonst.
book-not-names = Namen und Notizen dürfen nicht leer und nicht zu lang sein.
book-not-heroes = Es ziehen ein bis sechs Helden aus.
book-not-unknown = Einen solchen Helden hat die Schachtel nicht.
book-not-twice = Jeden Helden gibt es nur einmal: Niemand nimmt zweimal teil.
book-not-bounds = So viele Runden oder Stürze oder eine so hohe Stufe kann es nicht geben.
book-not-known = Dieses Spiel steht schon im Buch.

## Die Chronik

book-party = Die Gruppe
book-hero = Held
book-class = Klasse
book-player = Wer spielt
book-quest = Quest
book-quest-gone = Ihre Datei ist nicht mehr da; was von ihr gespielt wurde, bleibt im Buch.
book-heroes = Helden
book-history = Was gespielt wurde
book-by-quest = Quest für Quest
book-by-size = Nach Zahl der Helden
book-by-hero = Held für Held
book-fastest = Wenigste Runden
book-falls = Zu Boden gegangen
book-best-level = Höchste Stufe
book-conflicts = Einträge, die nicht sein können

## Auf der Befehlszeile

help-books-enter = Ein gespeichertes Spiel in ein Buch eintragen: welche Quest, wer dabei war, wie es ausging und wer zu Boden ging
help-books-chronicle = Ein Buch als Text zum Lesen (Markdown)
cli-book-entered = Eingetragen als Nummer { $number }: { $line }

## Im Fenster

command-md2-book = Buch der Gruppe
command-md2-enter = Dieses Spiel ins Buch eintragen
book-new = Ein neues Buch
book-all = Bücher der Gruppen
book-about = Was eine Gruppe gespielt hat: hier, mit der Schachtel oder am Tisch, wie es ausging und wer zu Boden ging. Alles liegt sofort auf der Platte, lässt sich zurücknehmen und berichtigen und bleibt zum Nachlesen. Jede Quest kann die nächste sein, und die Helden beginnen jedes Mal von vorn.
book-name = Wie das Buch heißt
book-name-hint = Unsere Höllenfahrten
book-who = Wer geht hinab?
book-begin = Das Buch beginnen
book-import = Ein Buch aus einer Datei holen
book-export = Das Buch als Datei sichern
book-exported = Gesichert in { $file }.
book-others = Andere Bücher
book-taken-in = „{ $name }“ steht jetzt im Regal.
book-brought = Einzutragen: { $quest } Wähle ein Buch dafür oder beginne eines.
book-unsaved = Ein Eintrag des Buchs liegt nicht auf der Platte
book-unwritten = Der letzte Eintrag ist hier aufgehoben und wird zuerst geschrieben. Bis dahin lässt sich nichts weiter eintragen.
book-page-series = Quests
book-page-chronicle = Chronik
book-page-numbers = Zahlen
book-save-chronicle = Die Chronik als Text sichern
book-copy-chronicle = Die Chronik kopieren
book-change-party = Die Gruppe ändern
book-gather = Das ist jetzt die Gruppe
book-leave = Doch nicht
book-player-of = Wer { $hero } spielt
book-player-hint = Wer spielt
book-level-reached = Erreichte Stufe
book-level-of = Erreichte Stufe: { $hero }
book-falls-of = Wie oft zu Boden gegangen: { $hero }
book-all-quests = Alle Quests
book-never-played = noch nicht gespielt
book-only-broken-off = bisher abgebrochen
book-start-anew = Die Helden beginnen jede Quest von vorn: Nichts wird mitgenommen.
book-play-here = Hier spielen
book-write-down = Aufschreiben, wie es ausging
book-choose-next = Als Nächstes vormerken
book-leave-open = Die nächste offenlassen
book-how-it-ended = Wie es ausging
book-from-game = Aus dem gespeicherten Spiel übernommen.
book-took-part = Wer dabei war
book-rounds = Runden (0: niemand hat gezählt)
book-note = Notiz zu dieser Quest
book-note-hint = Was in Erinnerung bleiben soll
book-enter-it = Eintragen
book-look = Das gespeicherte Spiel zu Eintrag { $number } ansehen
book-another-game = In der Datei dieses Eintrags liegt inzwischen ein anderes Spiel.
book-no-numbers = Noch wurde nichts gespielt. Was hier eingetragen wird, wird gezählt.
book-plot-hint = Volle Balken sind Siege, gestreifte Niederlagen.

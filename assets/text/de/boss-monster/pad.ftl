### Boss Monster: der Punkteblock für Partien am echten Tisch.

command-bm-pad = Punkteblock
pad-title = Punkteblock
pad-about = Für Partien mit den gedruckten Karten: wer wie viele Seelen, Wunden und Münzen hat, wer aufgestiegen ist und wer dran ist. Alles liegt sofort auf der Platte, lässt sich zurücknehmen und berichtigen, und vergangene Abende bleiben zum Nachlesen.
pad-name = Wie der Block heißt
pad-name-hint = Unsere Abende
pad-begin = Einen Block beginnen
pad-import = Einen Block aus einer Datei holen
pad-export = Den Block als Datei sichern
pad-taken-in = „{ $name }“ steht jetzt im Regal.
pad-exported = Der Block ist in { $file } gesichert.
pad-others = Andere Blöcke
pad-page-game = Partie
pad-page-evenings = Vergangene Abende
pad-unsaved = Ein Eintrag des Blocks liegt nicht auf der Platte
pad-unwritten = Der letzte Eintrag ist hier aufgehoben und wird zuerst geschrieben. Bis dahin lässt sich nichts weiter eintragen.
pad-goes-on = Der Block geht in { $file } weiter. Sobald hier Platz ist, kommt er zurück.

## Eine Partie

pad-new-game = Eine neue Partie
pad-new-game-about = Wer sitzt am Tisch? Mit den Bossen weiß der Block, wer zuerst handelt; ohne sie geht es, wie ihr sitzt.
pad-no-boss = Boss nicht eingetragen
pad-boss-of = Boss von Person { $number }
pad-boss-xp = { $boss }, { $xp } EP
pad-next-turn = { $seat } ist fertig: weiter
pad-souls = Seelen
pad-wounds = Wunden
pad-coins = Münzen
pad-more = Eins mehr für { $seat }: { $counter }
pad-fewer = Eins weniger für { $seat }: { $counter }
pad-has = { $seat }, { $counter }: { $number }
pad-level-up = { $seat } steigt auf
pad-is-leveled = Aufgestiegen
pad-is-out = Fünf Wunden: am Ende der Runde ausgeschieden
pad-end = Das Ende
pad-would-win = Wäre die Runde jetzt zu Ende, hätte { $seat } gewonnen.
pad-has-won = { $seat } hat gewonnen
pad-break-off = Die Partie abbrechen

## Einträge

pad-correct-to = So viele hätten es in Eintrag { $number } sein sollen
pad-correct-enter = Die Berichtigung eintragen
pad-founded = Der Block „{ $name }“ wurde begonnen.
pad-renamed = Der Block heißt jetzt „{ $name }“.
pad-began = Eine Partie begann: { $names }.
pad-souls-more = { $seat }: { $number ->
    [one] eine Seele mehr
   *[other] { $number } Seelen mehr
}.
pad-souls-fewer = { $seat }: { $number ->
    [one] eine Seele weniger
   *[other] { $number } Seelen weniger
}.
pad-wounds-more = { $seat }: { $number ->
    [one] eine Wunde mehr
   *[other] { $number } Wunden mehr
}.
pad-wounds-fewer = { $seat }: { $number ->
    [one] eine Wunde weniger
   *[other] { $number } Wunden weniger
}.
pad-coins-more = { $seat }: { $number ->
    [one] eine Münze mehr
   *[other] { $number } Münzen mehr
}.
pad-coins-fewer = { $seat }: { $number ->
    [one] eine Münze weniger
   *[other] { $number } Münzen weniger
}.
pad-leveled = { $seat } ist aufgestiegen.
pad-passed = Es ging reihum weiter.
pad-won = { $seat } hat gewonnen.
pad-broken-off = Die Partie wurde abgebrochen.
pad-corrected = Eintrag { $number } wurde berichtigt.
pad-struck-out = Eintrag { $number } wurde gestrichen.
pad-undone = Eintrag { $number } wurde zurückgenommen.
pad-redone = Eintrag { $number } zählt wieder.
pad-change = { $seat }, { $counter }: { $from } → { $to }
pad-change-turn = { $seat } ist dran.
pad-change-round = Runde { $round } beginnt.

## Was sich nicht eintragen lässt

pad-not-such-entry = Einen solchen Eintrag gibt es nicht, oder nichts davon zählt noch.
pad-not-full = Der Block ist voll. Beginne einen neuen.
pad-not-founding = Ein Block beginnt mit seinem Namen und mit nichts sonst.
pad-not-seats = Es spielen zwei bis vier.
pad-not-names = Namen dürfen nicht leer oder zu lang sein, und keine zwei gleich.
pad-not-no-game = Es ist keine Partie im Gang.
pad-not-under-way = Die vorige Partie ist noch nicht zu Ende.
pad-not-no-seat = Dort sitzt niemand.
pad-not-bounds = Weniger als keine kann es nicht geben und mehr als 999 auch nicht.
pad-not-leveled = Ein Boss steigt einmal in einer Partie auf.

## Vergangene Abende

pad-no-evenings = Noch wurde keine Partie zu Ende gespielt. Was hier eingetragen wird, bleibt zum Nachlesen.
pad-all-games = Alle Partien
pad-day = Tag
pad-players = Wer spielte
pad-winner = Gewonnen hat
pad-rounds = Runden
pad-result = { $seat }: Seelen { $souls }, Wunden { $wounds }
pad-nobody = niemand
pad-wins = Wer wie oft gewonnen hat
pad-wins-of = { $seat }: { $won } von { $games } gewonnen
pad-course = Seelen, Runde für Runde

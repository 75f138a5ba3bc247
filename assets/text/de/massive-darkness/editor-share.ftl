### Sharing and printing.
# The printed sheet of a quest.
sheet-start = START
sheet-exit = AUSGANG
sheet-level = Questbogen · beginnt auf Stufe { $level }
sheet-storey = Stockwerk { $number }
sheet-room = Raum
sheet-dark-room = Raum im Schatten
sheet-corridor = Gang
sheet-dark-corridor = Gang im Schatten
sheet-scale = Eine Zone = { $size } mm
sheet-goals = Ziele
sheet-no-goal = Noch kein Ziel.
sheet-set-up = Aufbau
sheet-step-tiles = Legt die Spielplanteile, wie der Plan es zeigt. Der graue Name eines Teils steht in seiner Nordwestecke. Gedreht wird im Uhrzeigersinn.
sheet-step-built = Nicht alle Ränder auf dem Plan sind so, wie sie auf den Teilen gedruckt sind; kennzeichnet diese: { $edges }.
sheet-step-doors = Stellt die Türen auf. Weiße stehen offen, solche mit Schloss bleiben zu, bis eine Regel sie öffnet.
sheet-step-levels = Legt die Stufenmarker auf ihre Zonen. Die Quest beginnt auf Stufe { $level }.
sheet-step-tokens = Legt Marker, Säulen und Brücken auf die Zonen, in denen sie eingezeichnet sind.
sheet-step-face-down = Mischt diese Marker und legt sie verdeckt auf die Zonen mit Fragezeichen: { $tokens }.
sheet-step-heroes = Stellt alle Helden in die Startzone { $zone }.
sheet-parts = Was ihr braucht
sheet-part = { $count } × { $name }
sheet-part-tile = Teil { $tile }, Ecke auf { $zone }
sheet-part-tile-turned = Teil { $tile }, Ecke auf { $zone }, { $turn }° gedreht
sheet-part-doors = { $count ->
    [one] { $count } Tür
   *[other] { $count } Türen
  }
sheet-part-level = Stufenmarker { $level }
sheet-part-bridge = Dunkle Brücke
sheet-part-foe = { $name }: { $card }
sheet-part-foe-drawn = { $name }: eine gezogene Karte
sheet-rules = Sonderregeln
sheet-heroes = { $count ->
    [one] für einen Helden
   *[other] für { $count } Helden
  }
sheet-heroes-between = für { $least } bis { $most } Helden
sheet-author = von { $name }
sheet-step-experience = Jeder Held beginnt mit { $count } EP und darf dafür Fertigkeiten kaufen.
sheet-step-unused = Lasst in der Schachtel: { $cards }.
sheet-step-own = Mischt die eigenen Karten der Quest in ihre Stapel: { $cards }.

# Files that come and go.
wrong-exchange-no-file = { $file } ist ein Ordner, ein Gerät oder eine Pipe, keine Datei. Nichts wurde geändert.
wrong-exchange-too-much = { $file } enthält zu viel, um geöffnet zu werden: { $what } × { $count }, höchstens { $most }. Nichts wurde geändert.
wrong-exchange-too-long = { $by } in { $file } ist zu lang, um geöffnet zu werden: { $count } Teile, höchstens { $most }. Nichts wurde geändert.
wrong-exchange-tile-far = In { $file } liegt das Teil { $tile } zu weit draußen: höchstens { $most } Zonen von der Ecke des Plans. Nichts wurde geändert.
wrong-exchange-far = In { $file } liegt etwas zu weit draußen: höchstens { $most } Zonen von der Ecke des Plans. Nichts wurde geändert.
thing-token = Marker
thing-level-token = Stufenmarker
thing-named-zone = benannte Zone
thing-objective = Ziel

# What has changed between two versions of a quest.
changed-title = Titel ({ $language }): „{ $old }“ → „{ $new }“.
changed-story = Die Geschichte ({ $language }) ist neu geschrieben.
changed-start-level = Sie beginnt auf Stufe { $new } statt { $old }.
changed-tile-new = Neu: Teil { $tile } auf { $at }.
changed-tile-gone = Teil { $tile } auf { $at } ist weg.
changed-tile-moved = Teil { $tile } ist von { $from } nach { $at } gewandert.
changed-tile-turned = Teil { $tile } auf { $at } ist gedreht.
changed-tile-other = Auf { $at } liegt Teil { $tile } statt { $old }.
changed-door-new = Neu: eine Tür zwischen { $from } und { $to }.
changed-door-gone = Die Tür zwischen { $from } und { $to } ist weg.
changed-door = Die Tür zwischen { $from } und { $to } ist anders.
changed-thing-new = Neu auf { $at }: { $thing }.
changed-thing-gone = Nicht mehr auf { $at }: { $thing }.
changed-zone-name = Name „{ $name }“
changed-goal-new = Neues Ziel: { $what }
changed-goal-gone = Kein Ziel mehr: { $what }
changed-goal-order = Die Ziele stehen in anderer Reihenfolge.
changed-rule-new = Neue Regel: { $what }
changed-rule-gone = Keine Regel mehr: { $what }
changed-rule-order = Die Sonderregeln stehen in anderer Reihenfolge.
changed-about = Verfasser, Lizenz, Schlagwörter oder Schwierigkeit sind anders.
changed-party = Die Gruppe, für die sie gemacht ist, ist anders.
changed-cards = Die Karten, mit denen gespielt wird, sind andere.
changed-own-tiles = Die eigenen Teile sind andere.
changed-names = Zähler oder Rollen sind andere.
changed-words = Die eigenen Wörter sind andere.
changed-built = Eigene Wände oder Durchgänge sind andere.
changed-notes = Notizen sind andere.
changed-other = Eine Kleinigkeit ist anders, für die es keinen eigenen Satz gibt.

# Sharing.
editor-share = Teilen
editor-title-modified = { $title } *
share-file = Die Quest als Datei
share-file-text = Eine lesbare Datei, in der alles steht. Andere ziehen sie auf ihr Fenster.
share-quest = Kopie speichern …
share-quest-title = Kopie der Quest speichern
share-sheet = Die Quest auf Papier
shelf-import = Datei öffnen …
shelf-import-title = Questdatei öffnen
shelf-drop = Oder ziehe Questdateien auf dieses Fenster. Sie werden kopiert; die Originale bleiben, wie sie sind.
shelf-recent = Zuletzt geöffnet
shelf-continue = Weiter mit „{ $title }“

# Comparing.
compare-opened = der Quest, wie sie geöffnet wurde
edit-bring-back = Frühere Fassung zurückgeholt

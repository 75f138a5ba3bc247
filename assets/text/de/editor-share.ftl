### Sharing and printing.
# The printed sheet of a quest.
sheet-paper-a4 = A4
sheet-paper-letter = Letter
sheet-start = START
sheet-exit = AUSGANG
sheet-level = Abenteuerbogen · beginnt auf Stufe { $level }
sheet-storey = Stockwerk { $number }
sheet-room = Raum
sheet-dark-room = Raum im Schatten
sheet-corridor = Gang
sheet-dark-corridor = Gang im Schatten
sheet-scale = Eine Zone = { $size } mm
sheet-goals = Ziele
sheet-no-goal = Noch kein Ziel.
sheet-set-up = Aufbau
sheet-step-tiles = Legt die Spielplanteile, wie die Karte es zeigt. Der graue Name eines Teils steht in seiner Nordwestecke. Gedreht wird im Uhrzeigersinn.
sheet-step-doors = Stellt die Türen auf. Weiße stehen offen, solche mit Schloss bleiben zu, bis eine Regel sie öffnet.
sheet-step-levels = Legt die Stufenmarker auf ihre Zonen. Das Abenteuer beginnt auf Stufe { $level }.
sheet-step-tokens = Legt Marker und Säulen auf die Zonen, in denen sie eingezeichnet sind.
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
sheet-step-own = Mischt die eigenen Karten des Abenteuers in ihre Stapel: { $cards }.
cli-sheet-written = Geschrieben: { $file }
cli-sheet-ending = { $file }: Die Endung sagt, was geschrieben wird; möglich sind .pdf und .png.

# Files that come and go.
wrong-exchange-no-file = { $file } ist ein Ordner oder ein Gerät, keine Datei. Nichts wurde geändert.
wrong-exchange-too-much = { $file } enthält zu viel, um geöffnet zu werden: { $what } × { $count }, höchstens { $most }. Nichts wurde geändert.
wrong-exchange-tile-far = In { $file } liegt das Teil { $tile } zu weit draußen: höchstens { $most } Zonen von der Ecke der Karte. Nichts wurde geändert.
wrong-exchange-far = In { $file } liegt etwas zu weit draußen: höchstens { $most } Zonen von der Ecke der Karte. Nichts wurde geändert.
thing-token = Marker
thing-level-token = Stufenmarker
thing-named-zone = benannte Zone
thing-objective = Ziel

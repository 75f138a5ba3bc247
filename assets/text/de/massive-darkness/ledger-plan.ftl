### Die Quests, die noch kommen, Einträge, die nur sagen, dass etwas geschah, und Dateien von anderswo.

## The list of quests

ledger-plan = Kommende Quests ändern
ledger-plan-further = Weitere Quests anfügen
ledger-plan-over = Alle Quests der Liste sind gespielt. Die Kampagne kann hier enden oder mit weiteren Quests weitergehen; vor der nächsten besucht die Gruppe die Stadt.
ledger-plan-leave = Liste lassen, wie sie ist
ledger-plan-list = Noch zu spielen
ledger-plan-empty = Noch nichts. Wähle unten Quests aus.
ledger-plan-names = Namen der kommenden Quests zeigen (verrät, was kommt)
ledger-plan-enter = Diese Liste eintragen
ledger-plan-others = Andere Quests
ledger-plan-add = „{ $quest }“ anfügen
ledger-plan-again = „{ $quest }“ noch einmal spielen
ledger-plan-own = Auch deine eigenen Quests stehen hier. Zeichne eine im Quest-Editor, öffne dort ihre Datei oder zieh die Datei auf dieses Fenster.
ledger-order-later = { $quest } kommt später
ledger-order-first = Erste Quest
ledger-order-drawn = zufällig wie alle anderen
ledger-order-tutorial = Als erste Quest wird die Einführung empfohlen (SETUP-01).
ledger-order-said = { $count ->
    [one] 1 Quest, gezogen mit der Nummer { $number } (STORY-18).
   *[other] { $count } Quests, alle in der Reihenfolge, in der sie mit der Nummer { $number } gezogen wurden (STORY-18).
}
ledger-order-said-first = { $count ->
    [0] „{ $quest }“ und keine weitere.
    [one] „{ $quest }“ kommt zuerst, danach 1 weitere.
   *[other] „{ $quest }“ kommt zuerst, danach { $count } weitere in der Reihenfolge, in der sie mit der Nummer { $number } gezogen wurden (STORY-18).
}

## Entries that were wrong

ledger-began-table = Nur mit der Schachtel gespielt
ledger-began-here = Am Computer gespielt
ledger-began-hint = Es beginnt immer die nächste Quest der Liste, und das Datum ist der Tag des Eintrags. Habt ihr eine andere gespielt, dann berichtige zuerst den Eintrag, von dem die Liste stammt; danach kann dieser Eintrag die andere Quest nennen.
ledger-strike-trading = Dieser Eintrag sagt nur, dass der Handel vorbei war. Darin kann nichts anders lauten. War er noch nicht vorbei, dann streiche den Eintrag: Danach lässt sich wieder Handel eintragen.
ledger-strike-town = Dieser Eintrag sagt nur, dass die Gruppe die Stadt verließ. Darin kann nichts anders lauten. War es zu früh, dann streiche den Eintrag: Danach ist die Gruppe wieder in der Stadt, und Vergessenes lässt sich eintragen.
ledger-strike-equipped = Wie die Karten lagen, wird nicht berichtigt, sondern ersetzt: Streiche diesen Eintrag und lege die Karten noch einmal so, wie sie liegen sollen.

## Files

ledger-bundle = { $file } ist eine Kampagne, die zum Weiterspielen anderswo gespeichert wurde. Zum Buch wird sie, wenn du sie einliest; die Datei bleibt.
ledger-take-in = { $file } einlesen
ledger-rescue = Von { $file } retten, was lesbar ist; die beschädigte Datei wird aufgehoben
ledger-game-goes-along = Das unterbrochene Spiel geht mit: Wer die Kampagne einliest, spielt dort weiter, wo du aufgehört hast.
ledger-game-stays = Das unterbrochene Spiel geht nicht mit: Es gibt keine Datei davon, oder es ist zu lang. Wer die Kampagne einliest, beginnt diese Quest noch einmal, mit denselben Würfeln.

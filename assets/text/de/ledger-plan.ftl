### Die Abenteuer, die noch kommen, Einträge, die nur sagen, dass etwas geschah, und Dateien von anderswo.

## The list of quests

ledger-plan = Kommende Abenteuer ändern
ledger-plan-further = Weitere Abenteuer anfügen
ledger-plan-over = Alle Abenteuer der Liste sind gespielt. Die Kampagne kann hier enden oder mit weiteren Abenteuern weitergehen; vor dem nächsten besucht die Gruppe die Stadt.
ledger-plan-leave = Liste lassen, wie sie ist
ledger-plan-list = Noch zu spielen
ledger-plan-empty = Noch nichts. Wähle unten Abenteuer aus.
ledger-plan-names = Namen der kommenden Abenteuer zeigen (verrät, was kommt)
ledger-plan-enter = Diese Liste eintragen
ledger-plan-others = Andere Abenteuer
ledger-plan-add = „{ $quest }“ anfügen
ledger-plan-again = „{ $quest }“ noch einmal spielen
ledger-plan-own = Auch deine eigenen Abenteuer stehen hier. Zeichne eines im Abenteuer-Editor, öffne dort seine Datei oder zieh die Datei auf dieses Fenster.
ledger-order-later = { $quest } kommt später
ledger-order-first = Erstes Abenteuer
ledger-order-drawn = zufällig wie alle anderen
ledger-order-tutorial = Als erstes Abenteuer wird die Einführung empfohlen (SETUP-01).
ledger-order-said = { $count ->
    [one] 1 Abenteuer, gezogen mit der Nummer { $number } (STORY-18).
   *[other] { $count } Abenteuer, alle in der Reihenfolge, in der sie mit der Nummer { $number } gezogen wurden (STORY-18).
}
ledger-order-said-first = { $count ->
    [0] „{ $quest }“ und kein weiteres.
    [one] „{ $quest }“ kommt zuerst, danach 1 weiteres.
   *[other] „{ $quest }“ kommt zuerst, danach { $count } weitere in der Reihenfolge, in der sie mit der Nummer { $number } gezogen wurden (STORY-18).
}

## Entries that were wrong

ledger-began-table = Nur mit der Schachtel gespielt
ledger-began-here = Am Rechner gespielt
ledger-began-hint = Es beginnt immer das nächste Abenteuer der Liste, und das Datum ist der Tag des Eintrags. Habt ihr ein anderes gespielt, dann berichtige zuerst den Eintrag, von dem die Liste stammt; danach kann dieser Eintrag das andere Abenteuer nennen.
ledger-strike-trading = Dieser Eintrag sagt nur, dass der Handel vorbei war. Darin kann nichts anders lauten. War er noch nicht vorbei, dann streiche den Eintrag: Danach lässt sich wieder Handel eintragen.
ledger-strike-town = Dieser Eintrag sagt nur, dass die Gruppe die Stadt verließ. Darin kann nichts anders lauten. War es zu früh, dann streiche den Eintrag: Danach ist die Gruppe wieder in der Stadt, und Vergessenes lässt sich eintragen.
ledger-strike-equipped = Wie die Karten lagen, wird nicht berichtigt, sondern ersetzt: Streiche diesen Eintrag und lege die Karten noch einmal so, wie sie liegen sollen.

## Files

ledger-bundle = { $file } ist eine Kampagne, die zum Weiterspielen anderswo gespeichert wurde. Zum Buch wird sie, wenn du sie aufnimmst; die Datei bleibt.
ledger-take-in = { $file } aufnehmen
ledger-rescue = Von { $file } retten, was lesbar ist; die beschädigte Datei wird aufgehoben
ledger-game-goes-along = Das unterbrochene Spiel geht mit: Wer die Kampagne aufnimmt, spielt dort weiter, wo du aufgehört hast.
ledger-game-stays = Das unterbrochene Spiel geht nicht mit: Es gibt keine Datei davon, oder es ist zu lang. Wer die Kampagne aufnimmt, beginnt dieses Abenteuer noch einmal, mit denselben Würfeln.
files-other = „{ $name }“ ist weder ein Abenteuer noch eine Kampagne. Damit wurde nichts getan.

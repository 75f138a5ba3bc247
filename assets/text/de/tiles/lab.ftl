### Was Spiele mit Kartenteilen gleich sagen: viele Spiele von Bots, und was daraus folgt.

## Wie schwer eine Quest ist

difficulty-rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
planned-part = { $won } von { $of } mit { $heroes ->
    [one] einem Helden
   *[other] { $heroes } Helden
} ({ $least } bis { $most } %)
planned-short = Unser planender Bot gewinnt { $percent } % mit { $heroes ->
    [both] drei und vier Helden
    [four] vier Helden
   *[three] drei Helden
}
difficulty-unknown = Noch nicht gemessen

## Wie stark unsere Bots sind

strength-of-the-box = Was beide von denselben Spielen der Schachtel gewonnen haben (Zahl der Spiele: { $games }):
strength-percent = { $percent } %
strength-full = { $bot }: { $won } von { $of } Spielen gewonnen. Mit einer Sicherheit von 95 % liegt sein Anteil an allen solchen Spielen zwischen { $least } und { $most } %.
strength-of-a-quest = { $quest }, { $heroes ->
    [one] ein Held
   *[other] { $heroes } Helden
}: { $won } von { $of }

## Warum Gruppen fallen

why-course-title = Wie lange sie durchhalten
why-still-going = Spiele, die noch laufen
why-after-title = Wonach sie fallen
why-after-door = Nach der Tür zwischen { $zone } und { $other }
why-before-doors = Vor der ersten Tür
why-unused-title = Was nie benutzt wurde
why-unused = Karten, die jemand hatte und niemand je trug oder benutzte ({ $count }): { $names }.
why-unseen = Karten, die nie jemand hatte ({ $count }): { $names }.
why-skill = { $skill } ({ $class })
why-more = { $names } und { $count } weitere
cli-why-lead = { $lead } (Startzahl { $seed })
balance-show = { $zone } zeigen
balance-moment-gone = Dieses Spiel lässt sich nicht noch einmal spielen: Karten oder Regeln haben sich seither geändert.
balance-moment-looked-for = Das Spiel wird bis dahin noch einmal gespielt …

## Gewonnene Spiele

balance-kept = Spiele, die Prüfungen gewonnen haben
balance-kept-looked-at = Wird nachgesehen …
balance-won = Gewonnene Spiele
balance-won-game = { $heroes ->
    [one] 1 Held
   *[other] { $heroes } Helden
}, { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
balance-quickest = Schnellsten Sieg ansehen ({ $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}, Startzahl { $seed })

## Eine Prüfung, die weitergeht

balance-beside = „{ $title }“ wird geprüft, Spiele: { $done } von { $games }
balance-beside-over = Die Prüfung von „{ $title }“ ist fertig
balance-beside-open = Prüfung von „{ $title }“ ansehen
balance-beside-stop = Prüfung von „{ $title }“ beenden
table-watched = Ein Spiel der Bots in „{ $title }“. { $again } ({ $key }) zeigt, was sie als Nächstes taten; jede andere Antwort übernimmt das Spiel.
balance-unkept-games = Was gespielt wird, wird dieses Mal nicht aufgehoben: { $reason }
balance-unkept-best = Das beste gewonnene Spiel wird dieses Mal nicht aufgehoben: { $reason }
balance-rounds = Runden
balance-rounds-are = { $mean } Runden im Mittel, von { $fewest } bis { $most }
balance-goals = Wie weit sie kommen
balance-goal = { $number }. { $goal } – { $share } %
balance-idle = Was nie eine Rolle spielte
balance-unseen = { $count ->
    [one] 1 Zone, die nie jemand betreten hat
   *[other] { $count } Zonen, die nie jemand betreten hat
}
balance-closed = { $count ->
    [one] 1 Tür, die nie jemand geöffnet hat
   *[other] { $count } Türen, die nie jemand geöffnet hat
}
balance-unmet = { $count ->
    [one] 1 Ziel, das nie jemand erreicht hat
   *[other] { $count } Ziele, die nie jemand erreicht hat
}

## Viele Reihen auf der Kommandozeile, und was eine Änderung bewirkt

help-simulate-results = Die Ergebnisse in dieser Datei aufheben; was schon darin steht, wird nicht noch einmal gespielt. Sie fasst höchstens 32 MB. Geht zusammen mit --witness, nicht mit --compare.
cli-sweep-title = Vom Bot „{ $bot }“ gewonnen, in je { $games ->
    [one] 1 Spiel
   *[other] { $games } Spielen
} ab Startzahl { $seed } (in Klammern: wie viel er von allen solchen Spielen gewinnt, Vertrauensniveau { $confidence } %), und Runden ↻ im Mittel:
cli-sweep-none = noch nicht als gewinnbar erwiesen
compared-door = Tür zwischen { $zone } und { $other }: geöffnet in { $after } von 100 Spielen, davor in { $before }

trial-other-way = { $count ->
    [one] Die Probe geht weiter, aber nicht dort, wo du sie verlassen hast: Nicht einmal ihr erster Schritt ließ sich wiederholen, die Quest nahm einen anderen Lauf.
   *[other] Die Probe geht weiter, aber nicht dort, wo du sie verlassen hast: { $again } von { $count } Schritten ließen sich wiederholen, dann nahm die Quest einen anderen Lauf.
}

### Reading and sharing a campaign.

## Files

ledger-import = Eine Kampagne aus einer Datei holen
ledger-drop = Oder ziehe die Datei einer Kampagne auf dieses Fenster. Sie wird kopiert; das Original bleibt, wie es ist.
ledger-save-campaign = Kampagne speichern, um anderswo weiterzuspielen
ledger-save-markdown = Als Text speichern (Markdown)
ledger-save-pdf = Zum Drucken speichern (PDF)
ledger-save-numbers = Zahlen speichern (CSV)

## The way of the campaign

ledger-quest-next = { $quest }: kommt als Nächstes
ledger-way-rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
ledger-way-tries = { $count ->
    [one] 1 Versuch
   *[other] { $count } Versuche
}

## Heroes

ledger-health = Gesundheit
ledger-track = { $name }: { $now } von { $full }
ledger-class-sheet = Klassenbogen
ledger-skill-field = { $line }, Stufe { $level }, { $cost } EP: { $state }
ledger-skill-head = { $line }, Stufe { $level }
ledger-skill-hint = Ein Feld drücken, um zu lesen, was die Fertigkeit bewirkt.
ledger-skill-active = wirkt
ledger-skill-replaced = durch eine bessere ersetzt
ledger-skill-asleep = gekauft, erwacht auf ihrer Stufe
ledger-skill-affordable = kann gekauft werden
ledger-skill-too-dear = kostet mehr EP als vorhanden
ledger-skill-later = erst nach der vorigen
ledger-equipped = Ausgerüstet
ledger-in-pack = Im Gepäck
ledger-limits = Karten: { $cards } von { $most }, Artefakte: { $artifacts } von { $most_artifacts }
ledger-card-sleeps = schläft bis Stufe { $level }
ledger-career-heading = Werdegang
ledger-career-quests = { $count ->
    [one] 1 Quest
   *[other] { $count } Quests
}
ledger-career-kills = { $count ->
    [one] 1 Gegner besiegt
   *[other] { $count } Gegner besiegt
}
ledger-career-deaths = { $count ->
    [0] nie gestorben
    [one] einmal gestorben
   *[other] { $count }-mal gestorben
}
ledger-career-earned = { $count } EP verdient
ledger-career-found = { $count ->
    [one] 1 Karte gefunden
   *[other] { $count } Karten gefunden
}
ledger-career-sold = { $count ->
    [one] 1 Karte verkauft
   *[other] { $count } Karten verkauft
}

## The party

ledger-comparison = Im Vergleich
ledger-comparison-hint = Angriff und Verteidigung: Treffer und Schilde, die die Würfel der ausgerüsteten Karten zu Beginn der nächsten Quest im Mittel zeigen. Ein Stern steht beim besten Wert.
ledger-strongest = { $hero } schlägt am härtesten zu: im Mittel { $hits } Treffer ({ $style }).
ledger-best-protected = { $hero } ist am besten geschützt: im Mittel { $shields } Schilde.
ledger-decimal = { $whole },{ $part }
ledger-assign = Wem nützt eine gefundene Karte?
ledger-assign-card = Gefundene Karte
ledger-assign-best = am besten bei
ledger-assign-hint = Nur nach den Würfeln, mit dem Besten, was jeder tragen kann; der Text einer Karte kann mehr wert sein.
ledger-assign-later = ab Stufe { $level } verwendbar
ledger-assign-hits = { $number } Treffer
ledger-assign-shields = { $number } Schilde
ledger-assign-nothing = gewinnt keine Würfel
ledger-assign-skills = { $count ->
    [one] 1 Fähigkeit passt dazu
   *[other] { $count } Fähigkeiten passen dazu
}
ledger-assign-instead = anstelle dieser Karten: { $cards }
ledger-assign-too-many = hat dann zu viele Karten

## Statistics

ledger-no-numbers = Noch ist keine Quest zu Ende.
ledger-as-table = { $name }, als Tabelle
ledger-plot-experience = Verdiente Erfahrung, in EP
ledger-plot-rounds = Dauer der Quests, in Runden
ledger-plot-rounds-hint = Jeder Versuch ist ein eigener Balken; verlorene sind gestreift.
ledger-plot-loot = Gefundene Karten nach Stufe
ledger-plot-deaths = Tode

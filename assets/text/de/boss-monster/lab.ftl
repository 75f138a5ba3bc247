### Boss Monster: die Kartenwerkstatt, im Fenster und in der Befehlszeile.

help-simulate-seats = Wie viele mitspielen; „all“ steht für jede Spielerzahl, eine nach der anderen.
help-simulate-switches = Varianten und Lesarten anderer Ausgaben, mit denen gespielt wird, beim Namen.
help-simulate-without = Karten, die nicht mitspielen, als Code (etwa RMB016).
help-name-switches = SCHALTER
help-name-cards = KARTEN
lab-bm-no-card = Eine Karte mit dem Code { $card } gibt es nicht.
lab-bm-rounds = Im Schnitt { $mean } Runden, { $fewest } bis { $most }.
lab-bm-order = Wer wie oft gewann, nach EP:
lab-bm-order-line = { $place }. in der Reihenfolge der EP: { $share } % ({ $low } bis { $high } %)
lab-bm-bosses = Bosse: wie oft gewann, wer sie hatte (in Klammern die Grenzen, Vertrauensniveau { $confidence } %)
lab-bm-boss = { $card }: { $share } % ({ $low } bis { $high } %) von { $players ->
    [one] 1 Spiel
   *[other] { $players } Spielen
}
lab-bm-rooms = Räume: wie oft gewann, wer einen gebaut hatte (in Klammern die Grenzen, Vertrauensniveau { $confidence } %)
lab-bm-minibosses = Minibosse, ebenso
lab-bm-room = { $card }: { $share } % ({ $low } bis { $high } %) von { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}; auf die Hand gekommen: { $came } ×, gebaut: { $built } ×, abgeworfen: { $discarded } ×, am Ende ungenutzt: { $dead } ×
lab-bm-spells = Zauber: wie oft gewann, wer einen gewirkt hatte (in Klammern die Grenzen, Vertrauensniveau { $confidence } %)
lab-bm-spell = { $card }: { $share } % ({ $low } bis { $high } %) von { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}; auf die Hand gekommen: { $came } ×, gewirkt: { $cast } × (davon aufgehoben: { $cancelled }), abgeworfen: { $discarded } ×, am Ende ungenutzt: { $dead } ×
lab-bm-only-these = All das gilt nur für diese Bots. Wer einen Raum baut und gewinnt, muss nicht seinetwegen gewonnen haben: In langen Spielen werden mehr Räume gebaut.

## Im Fenster

command-bm-lab = Kartenwerkstatt
lab-title = Kartenwerkstatt
lab-about = Wähle, wer spielt und welche Karten dabei sind, und lass dann die Bots spielen. Hier steht, was dabei herauskommt: wer mit welchem Boss und welchem Raum gewinnt, was aus jeder Karte wird, wie lange es dauert und was es wert ist, als Erster dran zu sein.
lab-games = Spiele:
lab-number = { $number }
lab-start = Die Bots spielen lassen
lab-stop = Anhalten; das Gefundene bleibt
lab-progress = Spiele: { $done } von { $games }
lab-players = Wer spielt
lab-deck = Die Karten
lab-switches = { $part } ({ $number ->
    [0] keine
   *[other] { $number } an
})
lab-part-games = Länge und Reihenfolge
lab-part-bosses = Bosse
lab-part-rooms = Räume
lab-part-minibosses = Minibosse
lab-part-spells = Zauber
lab-part-heroes = Helden
lab-part-count = { $part } ({ $number } von { $all })
lab-all = Alle
lab-none = Keine
lab-stale = Diese Spiele wurden mit einer anderen Auswahl gespielt als der links.
lab-whose = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, { $seats } Plätze, Startzahlen { $first } bis { $last }. Gespielt haben: { $bots }. Der Strich über einem Balken zeigt, zwischen welchen Grenzen der Anteil liegt (Vertrauensniveau { $confidence } %).
lab-bosses-about = Wie oft gewann, wer diesen Boss hatte.
lab-cards-about = Wie oft gewann, wer diese Karte gebaut oder gewirkt hatte, je Spiel einmal gezählt; daneben, was aus allen Exemplaren wurde.
lab-came = Auf der Hand
lab-built = Gebaut
lab-cast = Gewirkt
lab-cancelled = Aufgehoben
lab-discarded = Abgeworfen
lab-dead = Übrig
lab-rounds = Wie viele Runden
lab-given-up = { $count ->
    [one] 1 Spiel kam zu keinem Ende.
   *[other] { $count } Spiele kamen zu keinem Ende.
}
lab-order = Reihenfolge nach EP
lab-order-about = Der Boss mit den meisten EP handelt in jeder Runde zuerst; der mit den wenigsten gewinnt bei Gleichstand.
lab-order-place = { $place }. nach EP
lab-seats = Nach Platz
lab-row = { $name }: { $share } % von { $of } gewonnen, zwischen { $low } und { $high } %
lab-row-unused = { $name }: von niemandem genutzt
lab-unused = von niemandem genutzt
lab-share = { $share } % ({ $low }–{ $high })

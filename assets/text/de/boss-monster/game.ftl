### Boss Monster: die Antworten und die Geschichte.

seat-name = Spieler { $number }
card-unknown = eine verdeckte Karte

## Warum es nicht gespielt werden kann

wrong-bm-cards = Diese Karten sind kein Spiel Boss Monster: { $why }.
wrong-bm-twice = zwei Karten haben den Code { $what }
wrong-bm-number = { $what ->
    [bosses] es müssen 8 bis 32 Bosse sein
    [rooms] es müssen 40 bis 120 Raumkarten sein
    [minibosses] es können höchstens 24 Minibosse sein
    [spells] es müssen 16 bis 60 Zauberkarten sein
    [heroes] es müssen 10 bis 64 Helden sein
   *[cards] Platz ist für höchstens 192 Karten, jedes Exemplar mitgezählt
}
wrong-bm-card = was auf { $what } steht, kann nicht sein

## Die Antworten

label-bm-keep = Behalten: { $card }
label-bm-mulligan = Eine neue Hand ziehen
label-bm-no-mulligan = Diese Hand behalten
label-bm-discards = Abwerfen: { $one } und { $other }
label-bm-pays = Eine Münze dafür zahlen
label-bm-pays-not = Den Miniboss abwerfen
label-bm-lay-left = { $card }: am Eingang bauen
label-bm-lay-on = { $card }: auf „{ $room }“ bauen
label-bm-lay-under = { $card }: unter „{ $room }“ legen
label-bm-lift = Die gelegte Karte zurücknehmen
label-bm-promote-coin = Für eine Münze befördern: { $card }
label-bm-promote-card = Befördern: { $card }; abwerfen: { $other }
label-bm-feed = Eine Münze auf „{ $card }“ legen
label-bm-sell = Für eine Münze abwerfen: { $card }
label-bm-use = Einsetzen: { $card }
label-bm-cast = Wirken: { $card }
label-bm-on = auf: { $target }
label-bm-both = { $one } und { $other }
label-bm-icon = { $treasure } für { $seat }
label-bm-dungeon = den Dungeon von { $seat }
label-bm-paying = für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
label-bm-giving-up = der Preis: { $cards }
label-bm-pass = Passen
label-bm-no-more = Nichts mehr
label-bm-no-first-room = Keinen legen
label-bm-pass-action = Passen, bis jemand etwas tut
label-bm-pass-turn = Passen bis zu meinem Zug
label-bm-pass-phase = Passen bis zur nächsten Phase
label-bm-first = Zuerst: { $card }
label-bm-first-ability = Zuerst: { $card }, Fähigkeit { $number }
label-bm-draw-room = Eine Karte vom Raumstapel
label-bm-draw-spell = Ein Zauber
label-bm-yes = Ja
label-bm-no = Nein

## Die Geschichte; Zeilen auf -hidden erzählen es denen, die die Karte nicht kennen dürfen

log-bm-boss-dealt = { $seat } ist { $card }.
log-bm-boss-offered = { $seat } hat zur Wahl: { $card }.
log-bm-boss-offered-hidden = { $seat } bekommt einen Boss zur Wahl.
log-bm-comes-first = { $card } kommt zuerst.
log-bm-sealed = { $seat } hat gewählt.
log-bm-hand-returned = { $seat } zieht eine neue Hand.
log-bm-round = Runde { $round }
log-bm-phase-build = Bauphase
log-bm-phase-adventure = Abenteuerphase
log-bm-bait = Köderphase
log-bm-turn = { $seat } ist dran.
log-bm-hero-came = { $card } kommt in die Stadt.
log-bm-reshuffled-rooms = Die abgeworfenen Raumkarten werden zum Raumstapel.
log-bm-reshuffled-spells = Die abgeworfenen Zauber werden zum Zauberstapel.
log-bm-lured = { $card } geht zu { $seat }.
log-bm-stayed = { $card } bleibt in der Stadt.
log-bm-eliminated = { $seat } ist ausgeschieden.
log-bm-won = { $seat } gewinnt.
log-bm-drew = { $seat } zieht: { $card }.
log-bm-drew-room-hidden = { $seat } zieht eine Karte vom Raumstapel.
log-bm-drew-spell-hidden = { $seat } zieht einen Zauber.
log-bm-milled = { $card } kommt auf den Ablagestapel.
log-bm-discarded = { $seat } wirft ab: { $card }.
log-bm-to-hand = { $seat } nimmt auf die Hand: { $card }.
log-bm-took = { $seat } nimmt von { $other }: { $card }.
log-bm-took-room-hidden = { $seat } nimmt eine Raumkarte von { $other }.
log-bm-took-spell-hidden = { $seat } nimmt einen Zauber von { $other }.
log-bm-looked = { $seat } sieht sich die Hand von { $other } an.
log-bm-showed = { $seat } zeigt { $number ->
    [0] keinen Miniboss
    [one] 1 Miniboss
   *[other] { $number } Minibosse
}.
log-bm-counted = { $seat } hat { $number ->
    [0] keinen Miniboss
    [one] 1 Miniboss
   *[other] { $number } Minibosse
} auf der Hand.
log-bm-gained = { $seat } bekommt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
log-bm-paid = { $seat } zahlt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
log-bm-gave = { $seat } gibt { $other } { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
log-bm-coins-placed = { $seat } legt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} auf „{ $card }“.
log-bm-coins-lost = Die Münzen auf „{ $card }“ sind weg.
log-bm-hoards-swapped = { $seat } und { $other } tauschen ihre Horte.
log-bm-laid = { $seat } legt verdeckt hin: { $card }.
log-bm-laid-hidden = { $seat } legt eine Karte verdeckt hin.
log-bm-lifted = { $seat } nimmt zurück: { $card }.
log-bm-lifted-hidden = { $seat } nimmt die gelegte Karte zurück.
log-bm-revealed = { $seat } deckt auf: { $card }.
log-bm-built = { $seat } hat gebaut: { $card }.
log-bm-miniboss-lost = { $seat } wirft unbezahlt ab: { $card }.
log-bm-promoted = { $card } von { $seat } steigt auf Stufe { $level }.
log-bm-reset = { $card } fängt wieder auf Stufe 1 an.
log-bm-leveled-up = { $seat } steigt auf.
log-bm-destroyed = { $card } von { $seat } wird zerstört.
log-bm-uncovered = { $card } von { $seat } wird freigelegt.
log-bm-deactivated = { $card } wird deaktiviert.
log-bm-swapped = { $card } und { $other } tauschen die Plätze.
log-bm-as-built = { $card } gilt als eben gebaut.
log-bm-lasts = Das gilt bis zum Ende der Runde.
log-bm-declared = { $seat } kündigt an: { $card }.
log-bm-triggered = { $card } von { $seat } wird ausgelöst.
log-bm-resolved = { $card } von { $seat } wirkt.
log-bm-fizzled = { $card } von { $seat } verpufft: Wofür es gedacht war, ist nicht mehr da.
log-bm-cancelled = { $card } von { $seat } wird aufgehoben.
log-bm-taxed = Zauber von { $seat } kosten in dieser Runde eine Münze (Urheber: { $other }).
log-bm-entered = { $card } betritt „{ $room }“: { $damage } Schaden.
log-bm-skipped = { $card } überspringt „{ $room }“.
log-bm-struck = { $card } erleidet { $damage } Schaden.
log-bm-healthier = { $card } hat in dieser Runde { $health } Leben mehr.
log-bm-died = { $card } stirbt in „{ $room }“.
log-bm-survived = { $card } verlässt „{ $room }“ lebend.
log-bm-wounded = { $card } erreicht den Boss: { $seat } bekommt eine Wunde.
log-bm-soul = { $seat } nimmt eine Seele: { $card }.
log-bm-hero-removed = { $card } verlässt das Spiel.
log-bm-sent-to-town = { $card } geht zurück in die Stadt.
log-bm-sent-to-entrance = { $card } geht zum Eingang von { $seat }.
log-bm-delayed = { $card } tritt in dieser Runde nicht ein.
log-bm-healed = Eine Wunde von { $seat } wird zu Seelen: { $card }.

## Gespeicherte Spiele

saved-bm = Boss Monster zu { $seats ->
    [2] zweit
    [3] dritt
   *[other] viert
}, Runde { $round }

### Boss Monster: sein Name, was gefragt und verboten wird, die Antworten und seine Geschichte.

game-name = Boss Monster
seat-name = Spieler { $number }
card-unknown = eine verdeckte Karte

## Was gefragt wird

ask-bm-deal = Welcher Boss wird ausgeteilt?
ask-bm-tie = Zwei Bosse haben gleich viele XP. Wer kommt zuerst?
ask-bm-hero = Welcher Held kommt in die Stadt?
ask-bm-draw-room = Welche Karte des Raumstapels wird gezogen?
ask-bm-draw-spell = Welcher Zauber wird gezogen?
ask-bm-mill = Welche Karte kommt auf den Ablagestapel?
ask-bm-at-random = Welche Handkarte trifft der Zufall?
ask-bm-keep = Welchen Boss behältst du?
ask-bm-mulligan = Behältst du diese Hand, oder ziehst du eine neue?
ask-bm-discards = Welche zwei Karten wirfst du ab?
ask-bm-pays = Zahlst du eine Münze für deinen Miniboss?
ask-bm-first-room = Welches ist dein erster Raum?
ask-bm-turn = Du bist mit dem Bauen dran.
ask-bm-window = Setzt du jetzt etwas ein?
ask-bm-declare = Sagst du etwas an?
ask-bm-cancel = Ein Zauber ist angesagt. Antwortest du darauf?
ask-bm-tax = Zahlst du eine Münze, damit dein Zauber wirkt?
ask-bm-order = Was kommt zuerst?
ask-bm-trigger = Wie setzt du das ein?
ask-bm-coins = Wie viele Münzen legst du darauf?
ask-bm-show = Wie viele Minibosse deiner Hand zeigst du?
ask-bm-salvage = Welche Karte nimmst du aus dem Ablagestapel?
ask-bm-take = Welche Karte nimmst du aus dieser Hand?
ask-bm-discard = Welche Karte wirfst du ab?
ask-bm-double = Verdoppelst du den Schaden?
ask-bm-build = Baust du diese Karte sofort?
ask-bm-granted = Setzt du das jetzt ein?
ask-bm-intrigue = Du hast die meisten Seelen geholt. Was ziehst du?

## Was nicht geht

refusal-bm-advanced = Ein Ausbau kommt auf einen Raum, mit dem er einen Schatz gemeinsam hat.
refusal-bm-answered = Du hast schon geantwortet.
refusal-bm-chance = Das kann der Zufall jetzt nicht bringen.
refusal-bm-coins = Dafür reichen die Münzen nicht.
refusal-bm-condition = Was dafür gelten muss, gilt nicht.
refusal-bm-cost = So wird das nicht bezahlt.
refusal-bm-first-room = Der erste Raum ist ein gewöhnlicher.
refusal-bm-forbidden = Der Raum daneben erlaubt keinen Raum dieser Art.
refusal-bm-fresh = Ein Miniboss wird nicht in der Runde befördert, in der er gebaut wurde.
refusal-bm-highest = Dieser Miniboss hat die höchste Stufe.
refusal-bm-inactive = Diese Karte ist gerade nicht aktiv.
refusal-bm-laid = Es liegt schon eine Karte.
refusal-bm-laid-is-laid = Was liegt, bleibt liegen.
refusal-bm-miniboss-beside = Ein Miniboss kommt unter einen Raum.
refusal-bm-miniboss-needs-room = Ein Miniboss braucht einen Raum ohne Miniboss.
refusal-bm-miniboss-there = Dieser Raum hat schon einen Miniboss.
refusal-bm-mulligan = Nur wer keinen gewöhnlichen Raum hält, zieht eine neue Hand.
refusal-bm-no-ability = Diese Karte kann das jetzt nicht.
refusal-bm-no-cancel = Das ist keine Antwort auf den Zauber.
refusal-bm-no-coin-here = Dieser Raum verlangt jetzt keine Münze.
refusal-bm-no-miniboss = Dort ist kein Miniboss von dir.
refusal-bm-no-room = Du baust in dieser Runde keinen Raum.
refusal-bm-no-such-room = Diesen Raum gibt es in deinem Dungeon nicht.
refusal-bm-no-window = Dafür ist kein Fenster offen.
refusal-bm-not-a-room = Diese Karte ist kein Raum.
refusal-bm-not-in-hand = Diese Karte ist nicht auf deiner Hand.
refusal-bm-not-offered = Das steht nicht zur Wahl.
refusal-bm-not-open = Gebaut wird nur auf einen Raum, der offen liegt.
refusal-bm-not-your-build = Das geht nur in deinem eigenen Zug der Bauphase.
refusal-bm-nothing-laid = Von dir liegt keine Karte.
refusal-bm-over = Das Spiel ist zu Ende.
refusal-bm-phase = Das wird in dieser Phase nicht eingesetzt.
refusal-bm-promoted = Du hast in dieser Runde schon einen Miniboss befördert.
refusal-bm-row-full = Ein Dungeon hat höchstens fünf Räume.
refusal-bm-seats = Zwei bis vier können spielen.
refusal-bm-sold = Das hast du in dieser Runde schon getan.
refusal-bm-target = Das kann man dafür nicht wählen.
refusal-bm-too-few = Mit den Karten, die wegbleiben, sind es zu wenige.
refusal-bm-two-cards = Abgeworfen werden zwei verschiedene Handkarten.
refusal-bm-used = Das hast du in dieser Runde schon eingesetzt.
wrong-bm-cards = Diese Karten sind kein Spiel Boss Monster: { $why }.
wrong-bm-twice = zwei Karten haben den Code { $code }
wrong-bm-number = von einer Sorte sind es zu wenige oder zu viele
wrong-bm-card = was auf { $code } steht, kann nicht sein

## Die Antworten

label-bm-keep = { $card } behalten
label-bm-mulligan = Eine neue Hand ziehen
label-bm-no-mulligan = Diese Hand behalten
label-bm-discards = { $one } und { $other } abwerfen
label-bm-pays = Eine Münze dafür zahlen
label-bm-pays-not = Den Miniboss abwerfen
label-bm-lay-left = { $card }: am Eingang bauen
label-bm-lay-on = { $card }: auf { $room } bauen
label-bm-lay-under = { $card }: unter { $room } legen
label-bm-lift = Die gelegte Karte zurücknehmen
label-bm-promote-coin = { $card } für eine Münze befördern
label-bm-promote-card = { $card } befördern, { $other } abwerfen
label-bm-feed = Eine Münze auf { $card } legen
label-bm-sell = { $card } für eine Münze abwerfen
label-bm-use = { $card } einsetzen
label-bm-cast = { $card } wirken
label-bm-way = Weise { $number }
label-bm-on = auf: { $target }
label-bm-both = { $one } und { $other }
label-bm-icon = { $treasure } für { $seat }
label-bm-dungeon = den Dungeon von { $seat }
label-bm-paying = für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
label-bm-giving-up = mit { $cards } als Preis
label-bm-pass = Passen
label-bm-no-more = Nichts mehr
label-bm-pass-action = Passen, bis jemand etwas tut
label-bm-pass-turn = Passen bis zu meinem Zug
label-bm-pass-phase = Passen bis zur nächsten Phase
label-bm-first = Zuerst { $card }
label-bm-first-ability = Zuerst { $card }, Fähigkeit { $number }
label-bm-draw-room = Eine Karte vom Raumstapel
label-bm-draw-spell = Ein Zauber
label-bm-yes = Ja
label-bm-no = Nein

## Die Geschichte; Zeilen auf -hidden erzählen es denen, die die Karte nicht kennen dürfen

log-bm-boss-dealt = { $seat } ist { $card }.
log-bm-boss-offered = { $seat } bekommt { $card } zur Wahl.
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
log-bm-drew = { $seat } zieht { $card }.
log-bm-drew-room-hidden = { $seat } zieht eine Karte vom Raumstapel.
log-bm-drew-spell-hidden = { $seat } zieht einen Zauber.
log-bm-milled = { $card } kommt auf den Ablagestapel.
log-bm-discarded = { $seat } wirft { $card } ab.
log-bm-to-hand = { $seat } nimmt { $card } auf die Hand.
log-bm-took = { $seat } nimmt { $card } von { $other }.
log-bm-took-room-hidden = { $seat } nimmt eine Raumkarte von { $other }.
log-bm-took-spell-hidden = { $seat } nimmt einen Zauber von { $other }.
log-bm-looked = { $seat } sieht sich die Hand von { $other } an.
log-bm-showed = { $seat } zeigt { $number ->
    [0] keinen Miniboss
    [one] 1 Miniboss
   *[other] { $number } Minibosse
}.
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
} auf { $card }.
log-bm-coins-lost = Die Münzen auf { $card } sind weg.
log-bm-hoards-swapped = { $seat } und { $other } tauschen ihre Horte.
log-bm-laid = { $seat } legt { $card } verdeckt hin.
log-bm-laid-hidden = { $seat } legt eine Karte verdeckt hin.
log-bm-lifted = { $seat } nimmt { $card } zurück.
log-bm-lifted-hidden = { $seat } nimmt die gelegte Karte zurück.
log-bm-revealed = { $seat } deckt { $card } auf.
log-bm-built = { $seat } hat { $card } gebaut.
log-bm-miniboss-lost = { $seat } wirft { $card } unbezahlt ab.
log-bm-promoted = { $card } von { $seat } steigt auf Stufe { $level }.
log-bm-reset = { $card } fängt wieder auf Stufe 1 an.
log-bm-leveled-up = Levelaufstieg für { $seat }.
log-bm-destroyed = { $card } von { $seat } wird zerstört.
log-bm-uncovered = { $card } von { $seat } wird freigelegt.
log-bm-deactivated = { $card } wird deaktiviert.
log-bm-swapped = { $card } und { $other } tauschen die Plätze.
log-bm-as-built = { $card } gilt als eben gebaut.
log-bm-lasts = Das gilt bis zum Ende der Runde.
log-bm-declared = { $seat } sagt { $card } an.
log-bm-triggered = { $card } von { $seat } wird ausgelöst.
log-bm-resolved = { $card } von { $seat } wirkt.
log-bm-fizzled = { $card } von { $seat } verpufft: Wofür es gedacht war, ist nicht mehr da.
log-bm-cancelled = { $card } von { $seat } wird abgebrochen.
log-bm-taxed = Zauber von { $seat } kosten in dieser Runde eine Münze, wegen { $other }.
log-bm-entered = { $card } betritt { $room }: { $damage } Schaden.
log-bm-skipped = { $card } überspringt { $room }.
log-bm-struck = { $card } erleidet { $damage } Schaden.
log-bm-healthier = { $card } hat in dieser Runde { $health } Leben mehr.
log-bm-died = { $card } stirbt in { $room }.
log-bm-survived = { $card } verlässt { $room } lebend.
log-bm-wounded = { $card } erreicht den Boss: { $seat } bekommt eine Wunde.
log-bm-soul = { $seat } nimmt die Seele von { $card }.
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
saved-bm-set-up = Boss Monster zu { $seats ->
    [2] zweit
    [3] dritt
   *[other] viert
}, im Aufbau

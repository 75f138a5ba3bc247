### What is entered by hand in a campaign book.

## Cards

ledger-card-field = { $label }: Code oder Buchstaben
ledger-card-level = { $card }, Stufe { $level }
ledger-card-short = { $card } [{ $level }]

## The market as it lies on the table

ledger-lay-by-hand = Oder die Karten suchen, die bei euch auf dem Tisch liegen
ledger-lay-wanted = Karten des Markts (MARKET-02):
ledger-lay-level = Stufe { $level }: { $count } von { $wanted }
ledger-lay-card = Karte auf dem Markt
ledger-lay-put-aside = Eine Falle oder Glückskarte wird weggelegt; zieht für ihren Platz eine andere (MARKET-03).
ledger-lay-remove = { $card } liegt nicht dort
ledger-lay-done = Diese Karten liegen auf dem Markt

## Trades that are tried

ledger-trade-who = Wer handelt?
ledger-trade-clear = Keine Karten wählen
ledger-trade-own = Karten von { $hero }:
ledger-trade-choose = Drücke auf Karten, um sie hinzulegen; was das bedeuten könnte, erscheint hier. Oder zieh eine Karte: auf den Stand, um sie zu verkaufen, auf eine Ware, um sie zu tauschen, auf einen Helden, um sie zu übergeben.
ledger-trade-sums = { $takes ->
    [0] Gewählt: { $gives } eigene, Stufen zusammen { $given }.
   *[other] Gegeben: { $gives }, Stufen zusammen { $given }. Genommen: { $takes }, Stufen zusammen { $taken }.
}
ledger-trade-now = Die Gruppe, wie sie ist:
ledger-trade-then = Die Gruppe nach „{ $what }“:
ledger-hero-has = { $hero }: { $xp } EP, { $count } von { $most } Karten, Stufen zusammen { $levels }: { $cards }
ledger-try-sell = An den Markt verkaufen
ledger-try-trade = Tauschen: { $gives } → { $takes }
ledger-try-give = An { $hero } geben
ledger-try-lay = Hierhin legen: { $slot }
ledger-try-discard = Endgültig abwerfen
ledger-try-swap = Ersetzen durch: { $card }
ledger-try-swap-any = Durch Startausrüstung ersetzen
ledger-sell-one = Nur eine einzige Karte kann verkauft werden.
ledger-all-legal = Alles, was jetzt erlaubt ist, als Sätze ({ $count })

## Before the party leaves

ledger-gate-healed = Alle sind geheilt (MARKET-09). Karten können untereinander weitergegeben und neu ausgerüstet werden (MARKET-10).
ledger-gate-ready = { $hero }: { $count } von { $most } Karten
ledger-gate-cards = { $hero } hat { $count } Karten, nimmt aber höchstens { $most } mit: Wähle, was hier bleibt ({ $rule }).
ledger-gate-artifacts = { $hero } nimmt höchstens ein Artefakt mit: Wähle, welches hier bleibt ({ $rule }).
ledger-gate-swap = Nichts, was { $hero } hat, ist am Anfang nutzbar. Wähle eine der Karten, um sie durch Startausrüstung zu ersetzen (MARKET-12).

## Entries that were wrong

ledger-correct = Eintrag { $number } berichtigen
ledger-take-correction-back = Berichtigung { $number } zurücknehmen
ledger-counts-instead = Durch Berichtigung { $by } heißt es: { $text }
ledger-counts-now = Was im Augenblick zählt: { $text }
ledger-correction = Eintrag { $number } war falsch
ledger-correction-leave = So lassen, wie er ist
ledger-strike-out = Er soll gar nicht dort stehen
ledger-only-strike = Ein solcher Eintrag kann nur gestrichen werden.
ledger-should-say = Was dort hätte stehen sollen
ledger-consequences = Was daraus folgt
ledger-no-conflicts = Alle späteren Einträge sind weiterhin möglich.
ledger-conflicts = { $count ->
    [one] Ein späterer Eintrag wäre nicht mehr möglich. Er bleibt im Buch, zählt nicht und kann ebenfalls berichtigt werden:
   *[other] { $count } spätere Einträge wären nicht mehr möglich. Sie bleiben im Buch, zählen nicht und können ebenfalls berichtigt werden:
}
ledger-conflict = Eintrag { $number }: { $text } – { $why }
ledger-correction-why = Warum (bleibt im Buch)
ledger-correction-enter = Berichtigung eintragen

## Entries of one sentence

ledger-plain-title = Etwas anderes eintragen
ledger-plain-earned = EP verdient
ledger-plain-found = Karten gefunden
ledger-plain-discarded = Karten abgeworfen
ledger-plain-given = Karten weitergegeben
ledger-plain-skill = Fertigkeit gekauft
ledger-plain-seat = Spieler
ledger-plain-name = Name der Kampagne
ledger-plain-difficulty = Schwierigkeit
ledger-plain-note = Notiz
ledger-plain-decision = Wie es nach der Niederlage weitergeht
ledger-plain-who = Wer:
ledger-plain-to = An wen:
ledger-plain-text = Neu: { $what }
ledger-plain-remove = Ohne: { $card }
ledger-plain-enter = Diesen Satz eintragen

## Founding a campaign, or entering one that is under way

ledger-under-way = Diese Kampagne läuft schon: eintragen, was jeder Held jetzt hat
ledger-order = Quests
ledger-order-printed = In gedruckter Reihenfolge
ledger-order-random = In zufälliger Reihenfolge
ledger-order-own = Unsere eigene Liste
ledger-order-seed = Nummer der Reihenfolge
ledger-order-again = Andere Reihenfolge ziehen
ledger-order-show = Reihenfolge zeigen (verrät, was kommt)
ledger-order-earlier = { $quest } kommt früher
ledger-order-without = Ohne „{ $quest }“
ledger-order-add = Quest hinzufügen
ledger-first-is = Was zuerst kommt:
ledger-first-is-quest = die erste Quest
ledger-first-is-town = ein Besuch in der Stadt
ledger-past = Was ihr schon gespielt habt, soweit es ins Buch soll:
ledger-past-none = nicht im Buch
ledger-past-unknown = { $quest } steht nicht im Buch
ledger-past-won = { $quest } wurde gewonnen
ledger-past-lost = { $quest } wurde verloren
ledger-skill-level = Stufe { $level }
ledger-skill-of = { $hero }: { $skill }, Fertigkeit { $number }
ledger-skill-skipped = In einer Reihe wird keine Fertigkeit übersprungen: Erst muss die davor gekauft sein.
ledger-card-of = Karte, die { $hero } besitzt
ledger-place-of = Platz der Karte: { $card }
ledger-correction-again = Noch einmal ändern

## A card that nobody knows yet

ledger-new-card = Nichts heißt „{ $typed }“. Schreib die Karte auf, dann kann man sie sofort besitzen und handeln; Würfel und Text können im Karteneditor folgen.
ledger-new-code = Code der Karte
ledger-new-name = Name der Karte
ledger-new-write = Diese Karte aufschreiben
ledger-new-taken = Eine Karte { $code } gibt es schon, oder mit ihr ist die Schachtel nicht zu gebrauchen. Nichts wurde aufgeschrieben.

### What is entered by hand in a campaign book.

## Cards

ledger-card-level = { $card }, Stufe { $level }
ledger-card-short = { $card } [{ $level }]

## The market as it lies on the table

ledger-lay-by-hand = Oder die Karten suchen, die bei euch auf dem Tisch liegen
ledger-lay-wanted = Karten des Marktes (MARKET-02):
ledger-lay-level = Stufe { $level }: { $count } von { $wanted }
ledger-lay-card = Karte, die auf dem Markt liegt
ledger-lay-put-aside = Eine Falle oder Glückskarte wird weggelegt; zieht für ihren Platz eine andere (MARKET-03).
ledger-lay-remove = { $card } liegt nicht dort
ledger-lay-done = Diese Karten liegen auf dem Markt

## Trades that are tried

ledger-trade-who = Wer handelt?
ledger-trade-clear = Keine Karten wählen
ledger-trade-own = Karten von { $hero }:
ledger-trade-choose = Wähle eigene Karten, Karten des Marktes oder beides; was das bedeuten kann, erscheint hier.
ledger-trade-sums = { $takes ->
    [0] Gewählt: { $gives } eigene, Stufen zusammen { $given }.
   *[other] Gegeben: { $gives }, Stufen zusammen { $given }. Genommen: { $takes }, Stufen zusammen { $taken }.
}
ledger-trade-now = Die Gruppe, wie sie ist:
ledger-trade-then = Die Gruppe nach „{ $what }“:
ledger-hero-has = { $hero }: { $xp } EP, { $count } von { $most } Karten, Stufen zusammen { $levels }: { $cards }
ledger-try-sell = An den Markt verkaufen
ledger-try-trade = { $gives } gegen { $takes } tauschen
ledger-try-give = An { $hero } geben
ledger-try-lay = Hierhin legen: { $slot }
ledger-try-discard = Endgültig ablegen
ledger-try-swap = Ersetzen durch { $card }
ledger-try-swap-any = Durch Startausrüstung ersetzen
ledger-sell-one = Nur eine einzige Karte kann verkauft werden.
ledger-all-legal = Alles, was jetzt erlaubt ist, als Sätze ({ $count })

## Before the party leaves

ledger-gate-healed = Alle sind geheilt (MARKET-09). Karten können untereinander gegeben und neu angelegt werden (MARKET-10).
ledger-gate-ready = { $hero }: { $count } von { $most } Karten
ledger-gate-cards = { $hero } hat { $count } Karten, nimmt aber höchstens { $most } mit: Wähle, was hier bleibt ({ $rule }).
ledger-gate-artifacts = { $hero } nimmt höchstens ein Artefakt mit: Wähle, welches hier bleibt ({ $rule }).
ledger-gate-swap = Nichts, was { $hero } hat, ist am Anfang nutzbar. Wähle eine der Karten, um sie durch Startausrüstung zu ersetzen (MARKET-12).

### Reading and sharing a campaign.

ledger-page-book = Buch
ledger-page-heroes = Helden
ledger-page-statistics = Statistik
ledger-page-chronicle = Chronik

## Files

ledger-import = Eine Kampagne aus einer Datei holen
ledger-drop = Oder ziehe die Datei einer Kampagne auf dieses Fenster. Sie wird kopiert; das Original bleibt, wie es ist.
ledger-imported = „{ $name }“ steht jetzt im Regal.
ledger-save-campaign = Kampagne speichern, um anderswo weiterzuspielen
ledger-save-markdown = Als Text speichern (Markdown)
ledger-save-pdf = Zum Drucken speichern (PDF)
ledger-save-numbers = Zahlen speichern (CSV)

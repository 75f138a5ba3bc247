### Reading and sharing a campaign.

ledger-page-book = Księga
ledger-page-heroes = Bohaterowie
ledger-page-statistics = Statystyki
ledger-page-chronicle = Kronika

## Files

ledger-import = Weź kampanię z pliku
ledger-drop = Albo upuść plik kampanii na to okno. Zostanie skopiowany; oryginał pozostanie bez zmian.
ledger-imported = „{ $name }” stoi teraz na półce.
ledger-save-campaign = Zapisz kampanię, by grać dalej gdzie indziej
ledger-save-markdown = Zapisz jako tekst (Markdown)
ledger-save-pdf = Zapisz do druku (PDF)
ledger-save-numbers = Zapisz liczby (CSV)

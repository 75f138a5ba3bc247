### Reading and sharing a campaign.

ledger-page-book = Book
ledger-page-heroes = Heroes
ledger-page-statistics = Statistics
ledger-page-chronicle = Chronicle

## Files

ledger-import = Fetch a campaign from a file
ledger-drop = Or drop the file of a campaign onto this window. It is copied; the original stays as it is.
ledger-imported = “{ $name }” is on the shelf now.
ledger-save-campaign = Save the campaign to go on elsewhere
ledger-save-markdown = Save as text (Markdown)
ledger-save-pdf = Save for printing (PDF)
ledger-save-numbers = Save the numbers (CSV)

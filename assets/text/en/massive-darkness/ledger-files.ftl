### The files of campaign books: torn, damaged, impossible.

book-torn-kept = The last entry of { $file } (line { $line }) was only half written and has been left out; every entry before it is there. The file as it was is kept as { $kept }.
book-left-out = Line { $line } is left out: { $why }
book-line-no-text = it holds bytes that are no text.
book-line-unclear = { $reason }, column { $column }.
book-impossible = { $file }: a campaign cannot begin as its first entry says. { $why }

# Earlier versions of a book, on the shelf.
ledger-kept = Earlier versions of “{ $name }”
ledger-kept-about = Press a version to put it on the shelf as a book of its own. The book as it is now stays.
ledger-kept-none = There is no earlier version yet. One is kept whenever the book is opened, and every ten minutes while it is open, if something has changed; the last ten remain.
ledger-kept-version = { $number }. { $since } · { $count ->
    [one] { $count } entry
   *[other] { $count } entries
  }
ledger-kept-damaged = { $number }. { $since }: { $why }
ledger-kept-taken = The earlier version is on the shelf now as a book of its own, { $file }. The book as it is now was not changed.
ledger-kept-file = { $file } · { $count ->
    [one] { $count } entry
   *[other] { $count } entries
  }

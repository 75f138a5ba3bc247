### The files of campaign books: torn, damaged, impossible.

wrong-book-sound = Every line of { $file } can be read: there is nothing to rescue. Nothing was changed.
book-torn = The last entry of { $file } (line { $line }) was only half written and is left out; every entry before it is there.
book-torn-kept = The last entry of { $file } (line { $line }) was only half written and has been left out; every entry before it is there. The file as it was is kept as { $kept }.
book-left-out = Line { $line } is left out: { $why }
book-line-no-text = it holds bytes that are no text.
book-line-unclear = { $reason }, column { $column }.
book-impossible = { $file }: a campaign cannot begin as its first entry says. { $why }
book-imported-conflict = Entry { $entry } is in conflict and counts for nothing until it is corrected: { $why }
unclear-word = the word “{ $word }” is unknown there
unclear-name = “{ $word }” has no place there
unclear-missing = “{ $word }” is missing there
unclear-twice = “{ $word }” stands there twice
unclear-number = a number is expected there, and not too large a one
unclear-text = a text in quotation marks is expected there
unclear-sign = a comma, a colon, a bracket or a quotation mark is missing there, or is one too many
unclear-header = a campaign begins only in the first line
unclear-format = there is no format { $format }

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

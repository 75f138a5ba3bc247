### Books of campaigns: what is wrong with one, the shelf of a game that draws none of its own, and the command line.

## Torn, damaged, impossible

book-torn = The last entry of { $file } (line { $line }) was only half written and is left out; every entry before it is there.
book-torn-kept = The last entry of { $file } (line { $line }) was only half written and has been left out; every entry before it is there. The file as it was is kept as { $kept }.
book-left-out = Line { $line } is left out: { $why }
book-line-no-text = it holds bytes that are no text.
book-line-unclear = { $reason }, column { $column }.
book-impossible = { $file }: a campaign cannot begin as its first entry says. { $why }
book-no-beginning = Its first entry does not count any more.
book-imported-conflict = Entry { $entry } is in conflict and counts for nothing until it is corrected: { $why }
book-rescued = { $file } now holds every entry that could be rescued; the damaged file is kept as { $kept }.

## The shelf

books-open = { $name } (last on { $day })
books-kept = Earlier versions of “{ $name }”
books-kept-about = Press a version to have it beside the present one, as a file of its own. The present one stays as it is.
books-kept-none = There is no earlier version yet. One is kept at every opening, and every ten minutes while it is open, if something has changed; the last ten remain.
books-kept-version = { $number }. { $since } · { $count ->
    [one] { $count } entry
   *[other] { $count } entries
  }
books-kept-damaged = { $number }. { $since }: { $why }
books-kept-taken = The earlier version is on the shelf now as a file of its own, { $file }. The present one was not changed.
books-show-deleted = Show what was deleted lately
books-deleted-on = deleted on { $date }
books-restore = Take “{ $name }” back
books-restored = { $file } is back.
books-delete = Delete “{ $name }”: it can be taken back for 30 days
books-deleted = { $file } was deleted; it can be taken back for 30 days.
books-packed = This file was exported to be given away. As it is, nothing can be written in it; a copy that goes on here can be made of it.
books-take-in = Make a copy of { $file } that goes on here
books-rescue = Rescue what can be read of { $file }; the damaged file is kept

## On the command line

books-listed-only = { $file }: “{ $name }”, last written in on { $date }.
books-listed = { $file }: “{ $name }”, last written in on { $date }, { $count ->
    [one] { $count } entry
   *[other] { $count } entries
  }.
cli-books-none = There are no books yet.
cli-books-several = Several books are called “{ $name }”. Say which one by the name of its file: { $files }.
cli-written = Written: { $file }
cli-entry-undone = taken back
cli-entry-struck-out = struck out

## The entries of an open book

entries-title = Entries
entries-entry = { $number } · { $day }
entries-correct = Correct entry { $number }
entries-strike-out = Strike out entry { $number }
entries-instead = Instead: { $sentence }
entries-note = Note
entries-note-hint = Write something down
entries-note-enter = Enter the note

### Naming files, their age, and paper.

sheet-paper-a4 = A4
sheet-paper-letter = Letter

## Sheets.
sheet-pdf = PDF…
sheet-pdf-title = Save the sheet as PDF
sheet-png = Pictures (PNG)…
sheet-png-title = Save the sheet as pictures
sheet-page = Page { $page } of { $count }
sheet-page-before = Page before
sheet-page-next = Next page
sheet-over-text = Pages that are there already: { $count }. Write over them?
sheet-over = Write over them
cli-sheet-written = Written: { $file }
cli-sheet-ending = { $file }: the ending says what is written; it can be .pdf or .png.
# Sheets and chronicles without end.
paper-cut = { $count ->
    [one] Only the first page is printed: there is more than fits on it.
   *[other] Only the first { $count } pages are printed: there is more than fits on them.
  }

## Naming files.
files-waiting = The system's own window for files is open. If it does not appear, name the file here.
files-own = Name it here
files-cancel = Cancel
files-up = To the folder above
files-home = To the home folder
files-folder = Folder
files-filter = Search in this folder
files-name = Name of the file
files-enter = { $name } ›
files-closed = This folder cannot be looked into: { $reason }.
files-nothing = Nothing here that ends in .{ $ending }
files-more = There is more in this folder. Search, or write the name.
files-missing = There is no such file here.
files-replace = There is already a file of this name. Save over it?
files-taken-name = There is a file of this name already. Choose another one.
files-open = Open
files-save = Save
files-save-over = Save over it

## Comparing.
compare-with = Compare with
compare-kept = { $number }. { $since }
compare-changed = What is different now
compare-same = Nothing.
compare-more = And more changes: { $count }
compare-bring-back = Bring this version back
compare-now = a moment ago
compare-minutes = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
  }
compare-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
  }
compare-days = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
  }

## Packs of cards

cards-instead = { $count ->
    [one] One card has the code of a card of the box and counts instead of it.
   *[other] { $count } cards have codes of cards of the box and count instead of those.
}

### Bücher von Kampagnen: was an einem nicht stimmt, das Regal eines Spiels, das kein eigenes malt, und die Befehlszeile.

## Abgerissen, beschädigt, unmöglich

book-torn = Der letzte Eintrag von { $file } (Zeile { $line }) wurde nur halb geschrieben und ist weggelassen; alle Einträge davor sind da.
book-torn-kept = Der letzte Eintrag von { $file } (Zeile { $line }) wurde nur halb geschrieben und ist jetzt weggelassen; alle Einträge davor sind da. Die Datei, wie sie war, ist als { $kept } aufgehoben.
book-left-out = Zeile { $line } ist weggelassen: { $why }
book-line-no-text = Sie enthält Bytes, die kein Text sind.
book-line-unclear = { $reason }, Spalte { $column }.
book-impossible = { $file }: So, wie der erste Eintrag sagt, kann keine Kampagne beginnen. { $why }
book-no-beginning = Ihr erster Eintrag zählt nicht mehr.
book-imported-conflict = Eintrag { $entry } steht im Widerspruch zu den Regeln und zählt nicht, bis er berichtigt ist: { $why }
book-rescued = { $file } enthält jetzt alle Einträge, die zu retten waren; die beschädigte Datei ist als { $kept } aufgehoben.

## Das Regal

books-open = { $name } (zuletzt am { $day })
books-kept = Frühere Fassungen von „{ $name }“
books-kept-about = Ein Druck auf eine Fassung stellt sie als eigene Datei neben die jetzige. Die jetzige bleibt, wie sie ist.
books-kept-none = Noch gibt es keine frühere Fassung. Aufgehoben wird eine bei jedem Öffnen und alle zehn Minuten, solange offen ist, wenn sich etwas geändert hat; die letzten zehn bleiben.
books-kept-version = { $number }. { $since } · { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
  }
books-kept-damaged = { $number }. { $since }: { $why }
books-kept-taken = Die frühere Fassung steht jetzt als eigene Datei im Regal: { $file }. Die jetzige wurde nicht verändert.
books-show-deleted = Kürzlich Gelöschtes zeigen
books-deleted-on = gelöscht am { $date }
books-restore = „{ $name }“ zurückholen
books-restored = { $file } ist wieder da.
books-delete = „{ $name }“ löschen: 30 Tage lang lässt es sich zurückholen
books-deleted = { $file } ist gelöscht und lässt sich 30 Tage lang zurückholen.
books-packed = Diese Datei wurde zum Weitergeben gespeichert. Hineinschreiben lässt sich so nichts; eine Kopie davon kann hier weitergehen.
books-take-in = Eine Kopie von { $file } anlegen, die hier weitergeht
books-rescue = Von { $file } retten, was lesbar ist; die beschädigte Datei wird aufgehoben

## Auf der Befehlszeile

books-listed-only = { $file }: „{ $name }“, letzter Eintrag am { $date }.
books-listed = { $file }: „{ $name }“, letzter Eintrag am { $date }, { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
  }.
cli-books-none = Es gibt noch keine Bücher.
cli-books-several = Mehrere Bücher heißen „{ $name }“. Sag mit dem Dateinamen, welches du meinst: { $files }.
cli-written = Geschrieben: { $file }
cli-entry-undone = zurückgenommen
cli-entry-struck-out = gestrichen

## Die Einträge eines offenen Buchs

entries-title = Einträge
entries-entry = { $number } · { $day }
entries-correct = Eintrag { $number } berichtigen
entries-strike-out = Eintrag { $number } streichen
entries-instead = Stattdessen: { $sentence }
entries-note = Notiz
entries-note-hint = Etwas aufschreiben
entries-note-enter = Die Notiz eintragen

### Dateien benennen, ihr Alter und Papier.

sheet-paper-a4 = A4
sheet-paper-letter = Letter

## Blätter.
sheet-pdf = PDF …
sheet-pdf-title = Bogen als PDF speichern
sheet-png = Bilder (PNG) …
sheet-png-title = Bogen als Bilder speichern
sheet-page = Seite { $page } von { $count }
sheet-page-before = Seite davor
sheet-page-next = Nächste Seite
sheet-over-text = Seiten, die es schon gibt: { $count }. Überschreiben?
sheet-over = Überschreiben
cli-sheet-written = Geschrieben: { $file }
cli-sheet-ending = { $file }: Die Endung sagt, was geschrieben wird; möglich sind .pdf und .png.
# Sheets and chronicles without end.
paper-cut = { $count ->
    [one] Nur die erste Seite ist gedruckt; mehr passt nicht darauf.
   *[other] Nur die ersten { $count } Seiten sind gedruckt; mehr passt nicht darauf.
  }

## Naming files.
files-waiting = Das Dateifenster des Systems ist offen. Erscheint es nicht, nenne die Datei hier.
files-own = Hier nennen
files-cancel = Abbrechen
files-up = Zum Ordner darüber
files-home = Zum Benutzerordner
files-folder = Ordner
files-filter = In diesem Ordner suchen
files-name = Name der Datei
files-enter = { $name } ›
files-closed = In diesen Ordner lässt sich nicht hineinsehen: { $reason }.
files-nothing = Hier ist nichts, das auf .{ $ending } endet
files-more = In diesem Ordner ist noch mehr. Suche, oder schreibe den Namen.
files-missing = Eine solche Datei ist hier nicht.
files-replace = Eine Datei mit diesem Namen gibt es schon. Überschreiben?
files-taken-name = Es gibt schon eine Datei mit diesem Namen. Wähle einen anderen.
files-open = Öffnen
files-save = Speichern
files-save-over = Überschreiben

## Comparing.
compare-with = Vergleichen mit
compare-kept = { $number }. { $since }
compare-changed = Was jetzt anders ist
compare-same = Nichts.
compare-more = Und weitere Änderungen: { $count }
compare-bring-back = Diese Fassung zurückholen
compare-now = gerade eben
compare-minutes = { $count ->
    [one] vor { $count } Minute
   *[other] vor { $count } Minuten
  }
compare-hours = { $count ->
    [one] vor { $count } Stunde
   *[other] vor { $count } Stunden
  }
compare-days = { $count ->
    [one] vor { $count } Tag
   *[other] vor { $count } Tagen
  }

## Packs of cards

cards-instead = { $count ->
    [one] Eine Karte hat den Code einer Karte der Schachtel und gilt an deren Stelle.
   *[other] { $count } Karten haben Codes von Karten der Schachtel und gelten an deren Stelle.
}

### Die Dateien der Kampagnenbücher: abgerissen, beschädigt, unmöglich.

book-torn-kept = Der letzte Eintrag von { $file } (Zeile { $line }) wurde nur halb geschrieben und ist jetzt weggelassen; alle Einträge davor sind da. Die Datei, wie sie war, ist als { $kept } aufgehoben.
book-left-out = Zeile { $line } ist weggelassen: { $why }
book-line-no-text = Sie enthält Bytes, die kein Text sind.
book-line-unclear = { $reason }, Spalte { $column }.
book-impossible = { $file }: So, wie der erste Eintrag sagt, kann keine Kampagne beginnen. { $why }

# Frühere Fassungen eines Buches, im Regal.
ledger-kept = Frühere Fassungen von „{ $name }“
ledger-kept-about = Ein Druck auf eine Fassung stellt sie als eigenes Buch ins Regal. Das Buch, wie es jetzt ist, bleibt.
ledger-kept-none = Noch gibt es keine frühere Fassung. Aufgehoben wird eine, sooft das Buch geöffnet wird, und alle zehn Minuten, solange es offen ist, wenn sich etwas geändert hat; die letzten zehn bleiben.
ledger-kept-version = { $number }. { $since } · { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
  }
ledger-kept-damaged = { $number }. { $since }: { $why }
ledger-kept-taken = Die frühere Fassung steht jetzt als eigenes Buch im Regal: { $file }. Das Buch, wie es jetzt ist, wurde nicht verändert.
ledger-kept-file = { $file } · { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
  }

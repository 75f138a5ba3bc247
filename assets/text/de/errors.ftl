### Was schiefging. Jeder Fehler sagt, was geschah; eine zweite Nachricht sagt, was sicher ist.
### $file ist die Datei oder der Ordner, $reason die Auskunft des Systems (auf Englisch).

## Dateien

storage-not-found = { $file } gibt es nicht.
storage-exists = Es gibt schon eine Datei { $file }.
storage-forbidden-read = Du darfst { $file } nicht lesen.
storage-forbidden-write = Du darfst { $file } nicht schreiben.
storage-forbidden-folder = Du darfst den Ordner { $file } nicht benutzen.
storage-disk-full = Der Datenträger ist voll, deshalb konnte { $file } nicht geschrieben werden.
storage-in-use = { $file } wird gerade von einem anderen Fenster oder Programm benutzt.
storage-system-read = { $file } konnte nicht gelesen werden: { $reason }.
storage-system-write = { $file } konnte nicht geschrieben werden: { $reason }.
storage-system-folder = Der Ordner { $file } ist nicht benutzbar: { $reason }.
storage-too-large = { $file } ist zu groß: { $megabytes } MB, gelesen werden höchstens { $limit } MB.
storage-not-text = { $file } enthält Bytes, die kein Text sind (Zeile { $line }, Spalte { $column }).
storage-malformed = { $file } ist in Zeile { $line }, Spalte { $column } nicht zu verstehen: { $reason }.
storage-no-format = { $file } nennt sein Format nicht. Am Anfang sollte „(format: 1,“ stehen.
storage-newer = { $file } stammt von einer neueren Version dieses Programms: Die Datei hat Format { $found }, diese Version kennt die Formate bis { $known }.
storage-unwritable = Der Inhalt von { $file } lässt sich nicht aufschreiben: { $reason }.
storage-no-home = Das System nennt keinen Ordner für deine Dateien. Trage einen in DELVEWRIGHT_HOME ein.

## Was sicher ist

safe-untouched = Nichts wurde verändert.
safe-last-saved = Der zuletzt gespeicherte Stand ist noch da.
safe-complete-lines = Alles bis zur letzten vollständigen Antwort steht in der Datei.
safe-kept-as = Die Datei, wie sie war, liegt jetzt unter { $kept }.

### Tasten und was sie tun.

keys-title = Tasten
keys-everywhere = Überall
keys-answers = Antworten
keys-back = Zurücknehmen
key-tab = Tab
keys-tab = geht zum nächsten Bedienelement; Umschalt + Tab zurück
key-enter = Enter
keys-enter = drückt das umrandete Bedienelement
key-escape = Esc
keys-escape = verlässt das Bedienelement, schließt Menüs und Blätter, führt von einem Bildschirm zurück
key-numbers = 1–9
keys-numbers = geben die Antwort mit dieser Nummer; eine Nummer, die gerade etwas anderes bedeutet als zuvor, wartet einen Moment
key-space = Leertaste
keys-space = nimmt die hervorgehobene Antwort, wo es eine gibt
keys-screens = Von Seite zu Seite
key-ctrl = Strg
key-shift = Umschalt
key-alt = Alt
key-home = Pos1

### Klawisze i ich działanie.

keys-title = Klawisze
keys-everywhere = Wszędzie
keys-answers = Odpowiadanie
keys-back = Cofanie
key-tab = Tab
keys-tab = przechodzi do następnego elementu; Shift + Tab wraca
key-enter = Enter
keys-enter = naciska otoczony ramką element
key-escape = Esc
keys-escape = opuszcza element, zamyka menu i karty, wraca z ekranu
key-numbers = 1–9
keys-numbers = wybierają odpowiedź o tym numerze; numer, który właśnie zmienił znaczenie, czeka chwilę
key-space = Spacja
keys-space = wybiera wyróżnioną odpowiedź, jeśli jest
keys-screens = Między ekranami
key-ctrl = Ctrl
key-shift = Shift
key-alt = Alt
key-home = Home

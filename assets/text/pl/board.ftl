# Czego brak, pokazuje się po angielsku.
arrange-here = Połóż tutaj
question-chance-unknown = Liczę szanse …
question-chance = { $kills } % na zabicie · { $whole },{ $tenth } rany

## Keys and cards

keys-title = Klawisze
keys-everywhere = Wszędzie
keys-answers = Odpowiadanie
keys-back = Cofanie
keys-map = Na mapie
key-help = F1 lub ?
keys-help = otwiera i zamyka tę stronę
key-tab = Tab
keys-tab = przechodzi do następnego elementu; Shift + Tab wraca
key-enter = Enter
keys-enter = naciska otoczony ramką element
key-escape = Esc
keys-escape = opuszcza element, zamyka menu
key-numbers = 1 … 9
keys-numbers = wybierają odpowiedź o tym numerze
key-space = Spacja
keys-space = wykonuje oczywisty następny krok
key-undo = Ctrl + Z
keys-undo = cofa ostatnią odpowiedź
key-redo = Ctrl + Shift + Z
keys-redo = przywraca ją (także Ctrl + Y)
key-arrows = Strzałki
keys-arrows = przechodzą między strefami, gdy mapa jest wybrana klawiszem Tab
key-menu = Enter
keys-menu = robi w tej strefie to, co tam można
key-plus-minus = + i −
keys-zoom = przybliżają i oddalają, jak kółko myszy
key-fit = Ctrl + 0
keys-fit = pokazuje całą mapę
key-space-drag = Spacja + przeciąganie
keys-pan = przesuwa mapę, tak jak przeciąganie
table-keys = Klawisze (F1)
card-origin-printed = Tak jak na karcie.
card-origin-inferred = Odczytane z instrukcji; twoja karta może różnić się szczegółem.
card-origin-designed = Zaprojektowane przez nas, bo nie mamy drukowanego tekstu. Twoja karta mówi co innego.

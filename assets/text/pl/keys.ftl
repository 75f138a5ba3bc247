### Klawisze i ich działanie.

keys-title = Klawisze
keys-everywhere = Wszędzie
keys-answers = Odpowiadanie
keys-back = Cofanie
keys-map = Na mapie
key-tab = Tab
keys-tab = przechodzi do następnego elementu; Shift + Tab wraca
key-enter = Enter
keys-enter = naciska otoczony ramką element
key-escape = Esc
keys-escape = opuszcza element, zamyka menu
key-numbers = 1 … 9
keys-numbers = wybierają odpowiedź o tym numerze; numer, który właśnie zmienił znaczenie, czeka chwilę
key-space = Spacja
keys-space = wykonuje oczywisty następny krok
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
keys-screens = Między ekranami
keys-pages = Obok mapy
key-ctrl = Ctrl
key-cmd = Cmd
key-shift = Shift
key-alt = Alt
key-home = Home

keys-book = W księdze kampanii
keys-first-card = bierze pierwszą znalezioną kartę
keys-enter-all = wpisuje, jak skończyło się zadanie

### Co przy stole gier z kafelkami mówi się tak samo.

## Kości i to, co się dzieje

tray-left = zostało
tray-left-said = Zostało: { $symbols }
beats-title = Co się dzieje

## Podpowiedzi pierwszego wieczoru

command-hint = Odłóż podpowiedź
settings-hints = Podpowiedzi pierwszego wieczoru
settings-hints-anew = Wyjaśnij wszystko jeszcze raz
hint-question = Gra zadaje ci zawsze jedno pytanie. Możliwe odpowiedzi są wypisane tutaj i zaznaczone na mapie.
hint-take-back = Wszystko można cofnąć, jak daleko chcesz. Kości wypadną wtedy tak samo, więc śmiało próbuj.

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

## Przed pierwszą turą

intro-begin = Schodzimy
intro-back = Wróć do stołu
intro-again = Historia, cele i mapa
intro-goals = Co trzeba zrobić
intro-rules = Co jest tu szczególnego

## Koniec gry

result-line = { $rounds ->
    [one] { $quest } · po 1 rundzie
   *[other] { $quest } · po { $rounds } rundach
}
result-people = Kto co zrobił
result-dealt = Zadane rany
result-slain = Zabici wrogowie
result-taken = Doznane rany
result-doors = Otwarte drzwi
result-picked = Zebrane żetony
result-xp = Zdobyte PD
result-health = Zdrowie z rundy na rundę
result-health-told = Zdrowie na końcu każdej rundy.
result-turns = Co zdecydowało, od końca
result-no-turns = Nie wydarzyło się nic szczególnego.
result-again = Zagraj jeszcze raz
result-board = Zobacz planszę
result-show = Wróć do wyniku
result-round = Runda { $round }
result-objectives = Co było do zrobienia
result-met = Zrobione:
result-missed = Niezrobione:

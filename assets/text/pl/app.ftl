### Nazwa programu i jego języki.

app-name = Delvewright
app-tagline = Projektuj gry planszowe, graj w nie i prowadź ich kronikę

## Języki, każdy pod własną nazwą

language-en = English
language-de = Deutsch
language-pl = Polski

## Liczby

of-hundred = { $number }%

### The program’s name, and its languages.

app-name = Delvewright
app-tagline = Design, play and keep the books of board games

## Languages, each in its own words

language-en = English
language-de = Deutsch
language-pl = Polski

## Numbers

of-hundred = { $number }%

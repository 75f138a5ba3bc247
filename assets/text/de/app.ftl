### Der Name des Programms und seine Sprachen.

app-name = Delvewright
app-tagline = Brettspiele entwerfen, spielen und Buch darüber führen

## Sprachen, jede mit ihrem eigenen Namen

language-en = English
language-de = Deutsch
language-pl = Polski

## Zahlen

of-hundred = { $number } %

# Co misje wnoszą na stół: zakryte żetony, szczególne postacie, własne zasady.
token-face-down = Zakryty żeton
ask-reveal = Odwróćcie żeton. Co to jest?
log-token-revealed = { $hero } odwraca żeton: { $token }.

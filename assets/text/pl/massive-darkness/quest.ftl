# Co zadania wnoszą na stół: zakryte żetony, specjalne postacie, własne zasady.
token-face-down = Zakryty żeton
ask-reveal = Odwróćcie żeton. Co to jest?
log-token-revealed = { $hero } odwraca żeton: { $token }.
act-lay = Połóż: { $token }
choice-hand = { $token }: { $from } → { $to }
object-pillar = Filar
ask-quest-hero = Wybierzcie bohatera: { $about }.
ask-share-wound = Trzeba rozdzielić rany. Kto otrzymuje następną?
ask-quest-object = Wybierzcie, co zostaje zniszczone.
ask-hand-over = Czy ktoś przekazuje to, co niesie?
goal-escapes = { $who } ucieka przez wyjście
goal-escapes-with-artifact = { $who } ucieka przez wyjście z artefaktem
goal-kill = Pokonajcie: { $who }
log-carried = { $hero } niesie teraz { $count } × { $token }.
log-token-laid = Położono { $place }: { $token }.
log-token-used = { $token } { $place } spełnił swoje zadanie.
log-role = { $hero } to teraz: { $role }.
log-door-opens = Drzwi otwierają się same.
log-door-closes = Drzwi się zatrzaskują.
log-unlocked = Drzwi zostały odryglowane.
log-barred = Droga jest zagrodzona.
log-unbarred = Droga jest wolna.
log-tile-worn = { $left ->
    [0] Strop się wali.
   *[other] Strop się kruszy: jeszcze { $left }.
  }
log-floor-removed = { $count ->
    [one] 1 strefa runęła w głąb: { $zone }.
    [few] { $count } strefy runęły w głąb, pierwsza z nich: { $zone }.
   *[other] { $count } stref runęło w głąb, pierwsza z nich: { $zone }.
}
log-object-destroyed = Zniszczono: { $object }.
log-foe-waits = { $enemy } czeka.
log-crushed = Zmiażdżono: { $enemy }.
log-quest-act = { $hero }: { $act }.
log-rules-loop = Zasady specjalne { $rules } wywołują się nawzajem bez końca. Zadanie nie może toczyć się dalej.
refusal-quest-act = Tego nie można tu teraz zrobić.
refusal-not-the-one = Uciec może tylko bohater wskazany przez cel.
refusal-locked = Te drzwi są zaryglowane.
refusal-barred = Droga jest zagrodzona.
refusal-nothing-to-lay = Nie ma czego położyć.
refusal-quest-target = Stąd nie można tego zaatakować.
log-quest-rule-said = Zasada specjalna – { $rule }

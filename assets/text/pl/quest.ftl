# Co misje wnoszą na stół: zakryte żetony, szczególne postacie, własne zasady.
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
goal-escapes = { $who } uchodzi przez wyjście
goal-escapes-with-artifact = { $who } uchodzi przez wyjście z artefaktem
goal-kill = Pokonajcie: { $who }
log-carried = { $hero } niesie teraz { $count } × { $token }.
log-token-laid = { $token } zostaje położony w { $zone }.
log-token-used = { $token } w { $zone } spełnił swoje zadanie.
log-role = { $hero } to teraz: { $role }.
log-door-opens = Drzwi otwierają się same.
log-door-closes = Drzwi się zatrzaskują.
log-unlocked = Drzwi zostały odryglowane.
log-barred = Przejście jest zagrodzone.
log-unbarred = Przejście jest wolne.
log-tile-worn = { $left ->
    [0] Strop się wali.
   *[other] Strop się kruszy: jeszcze { $left }.
  }
log-floor-removed = Liczba stref, które runęły w głąb: { $count }; pierwsza z nich: { $zone }.
log-object-destroyed = { $object } zostaje zniszczony.
log-foe-waits = { $enemy } czeka.
log-crushed = { $enemy } zostaje zmiażdżony.
log-quest-act = { $hero }: { $act }.
log-rules-loop = Zasady szczególne { $rules } wywołują się nawzajem bez końca. Misja nie może toczyć się dalej.
refusal-quest-act = Tego nie można tu teraz zrobić.
refusal-not-the-one = Ujść może tylko bohater wskazany przez cel.
refusal-locked = Te drzwi są zaryglowane.
refusal-barred = Przejście jest zagrodzone.
refusal-nothing-to-lay = Nie ma czego położyć.
refusal-quest-target = Stąd nie można tego zaatakować.
log-quest-rule-said = Zasada specjalna – { $rule }

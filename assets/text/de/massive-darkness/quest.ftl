# Was Aufträge auf den Tisch bringen: verdeckte Marker, besondere Figuren, eigene Regeln.
token-face-down = Verdeckter Marker
ask-reveal = Dreht den Marker um. Was ist es?
log-token-revealed = { $hero } dreht einen Marker um: { $token }.
act-lay = Ablegen: { $token }
choice-hand = { $token }: { $from } → { $to }
object-pillar = Säule
ask-quest-hero = Wählt einen Helden: { $about }.
ask-share-wound = Wunden sind zu verteilen. Wer erleidet die nächste?
ask-quest-object = Wählt, was zerstört wird.
ask-hand-over = Gibt jemand weiter, was er bei sich trägt?
goal-escapes = { $who } entkommt durch den Ausgang
goal-escapes-with-artifact = { $who } entkommt mit einem Artefakt durch den Ausgang
goal-kill = Besiegen: { $who }
log-carried = { $hero } trägt nun { $count } × { $token }.
log-token-laid = Abgelegt { $place }: { $token }.
log-token-used = { $token } { $place } hat seinen Zweck erfüllt.
log-role = { $hero } ist nun: { $role }.
log-door-opens = Eine Tür öffnet sich von selbst.
log-door-closes = Eine Tür fällt zu.
log-unlocked = Eine Tür ist entriegelt.
log-barred = Ein Weg ist versperrt.
log-unbarred = Ein Weg ist frei.
log-tile-worn = { $left ->
    [0] Die Decke stürzt ein.
   *[other] Die Decke bröckelt: noch { $left }.
  }
log-floor-removed = { $count ->
    [one] 1 Zone stürzt in die Tiefe: { $zone }.
   *[other] { $count } Zonen stürzen in die Tiefe, zuerst { $zone }.
}
log-object-destroyed = { $object } ist zerstört.
log-foe-waits = { $enemy } wartet.
log-crushed = { $enemy } wird zermalmt.
log-quest-act = { $hero }: { $act }.
log-rules-loop = Die Sonderregeln { $rules } lösen einander endlos aus. Die Quest kann nicht weitergehen.
refusal-quest-act = Das ist hier gerade nicht möglich.
refusal-not-the-one = Nur der Held, den das Ziel nennt, kann entkommen.
refusal-locked = Diese Tür ist verriegelt.
refusal-barred = Der Weg ist versperrt.
refusal-nothing-to-lay = Es gibt nichts abzulegen.
refusal-quest-target = Von hier aus lässt sich das nicht angreifen.
log-quest-rule-said = Sonderregel – { $rule }

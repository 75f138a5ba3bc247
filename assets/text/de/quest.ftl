# Was Aufträge auf den Tisch bringen: verdeckte Marker, besondere Figuren, eigene Regeln.
token-face-down = Verdeckter Marker
ask-reveal = Dreht den Marker um. Was ist es?
log-token-revealed = { $hero } dreht einen Marker um: { $token }.

### Boss Monster: Hinweise neben Fragen, für ein erstes Spiel.

new-bm-guided = Jede Frage erklären, wenn sie zum ersten Mal kommt
hint-bm-known = Verstanden
hint-bm-off = Keine Hinweise mehr
hint-bm-mulligan = Eine Hand mit vier oder mehr erweiterten Räumen, oder vier oder mehr Räumen mit einem Schatz, darf einmal getauscht werden. Gefragt werden alle, damit niemand erfährt, wer darf.
hint-bm-discards = Drücke die zwei Karten, die du am wenigsten brauchst. Räume bauen deinen Dungeon, Zauber helfen im rechten Augenblick; behalte ein paar gewöhnliche Räume für den Anfang.
hint-bm-first-room = Wähle einen gewöhnlichen Raum für den Anfang. Sein Schaden verletzt Helden, sein Schatz entscheidet, welche Helden zu dir kommen.
hint-bm-turn = Zieh eine Karte aus der Hand in deinen Dungeon, oder drücke sie und wähle. Ein Raum kommt ans linke Ende oder auf einen anderen. Zeige auf eine Antwort, um zu sehen, wohin die Stadt dann ginge; Helden, die bei dir sterben, sind Seelen, wer durchkommt, ist eine Wunde.
hint-bm-miniboss = Du hast einen Miniboss auf der Hand. Er kommt unter einen Raum, nicht neben einen anderen Miniboss, und kostet beim Aufdecken eine Münze. Für eine weitere Münze je Runde steigt er eine Stufe.
hint-bm-advanced = Du hast einen erweiterten Raum auf der Hand. Er wird nur auf einen Raum gebaut, mit dem er einen Schatz gemeinsam hat, und ist dafür stärker.
hint-bm-window = Du bist dran: Setze so viele Zauber und Fähigkeiten ein, wie du willst, dann passe. Was leuchtet, kannst du jetzt einsetzen. „Bis zur nächsten Phase“ erspart dir die Fragen dazwischen.
hint-bm-declare = Jemand anders ist dran, und du darfst etwas ankündigen. Es wirkt, nachdem er antworten durfte. Willst du nichts, passe so lange du magst.
hint-bm-cancel = Eben wurde ein Zauber angekündigt, und nur jetzt kannst du darauf antworten. Tust du nichts, wirkt er.
hint-bm-pays = Dein Miniboss wird aufgedeckt. Für eine Münze bleibt er; sonst wird er abgeworfen.
hint-bm-order = Bei dir geschieht mehreres zugleich. Wähle, was zuerst kommt.
hint-bm-choice = Eine deiner Karten wirkt jetzt und fragt, wie. Zeige auf die Karte, um zu lesen, was sie tut.

### Eine Quest einer Kampagne auf dem Spielplan dieses Fensters.

book-began-beside = „{ $quest }“ beginnt auf dem Spielplan, mit der Schachtel auf dem Tisch.
ledger-begin-here = „{ $quest }“ hier spielen
ledger-begin-beside = „{ $quest }“ mit Schachtel und Spielplan spielen
ledger-here-app = Das Programm würfelt und zieht.
ledger-here-players = Eure Figuren stehen auf dem Tisch. Ihr sagt dem Programm, was ihr würfelt und zieht; es behält den Überblick, bewegt die Gegner und sagt, warum.
ledger-here-outcome = Nur mit der Schachtel; danach tragt ihr ein, wie es ausging.
ledger-on = Weiterspielen
ledger-on-app = Weiterspielen, das Programm würfelt
ledger-on-players = Weiterspielen, wir würfeln
ledger-by-hand = Von Hand eintragen, wie es ausging
ledger-not-begun = Den Beginn zurücknehmen
ledger-here-cannot = Das Spiel lässt sich nicht fortsetzen: { $why }
ledger-here-no-quest = „{ $quest }“ ist nicht mehr unter deinen Quests und kann hier nicht gespielt werden.
ledger-here-another = In der Datei des Spiels steht ein anderes Spiel.
ledger-here-other-rules = Das Spiel wurde mit einer anderen Version des Programms begonnen, die die Regeln anders kannte, und kann mit dieser nicht weitergehen.
ledger-here-ways-out = Die Datei des Spiels ist unberührt. Du kannst von Hand eintragen, wie es ausging, oder den Beginn zurücknehmen.
ledger-here-taken-back = Das Spiel ist zu Ende, aber sein Ergebnis wurde zurückgenommen. Spiel weiter, um es anders zu beenden, oder trag von Hand ein, wie es ausging.
ledger-here-anew = Von diesem Spiel gab es keine Datei. Es hat mit denselben Würfeln noch einmal begonnen.
ledger-brought = Was die Quest brachte
ledger-brought-now = Hat jetzt { $amount }
ledger-lost-micro = Die verlorene Quest kostet alle Mini-EP (STORY-20).
table-to-the-book = Zurück zu „{ $name }“
table-over-book = Das Ergebnis wird ins Kampagnenbuch eingetragen, wenn du dorthin zurückgehst. Bis dahin kannst du Entscheidungen zurücknehmen.
question-type-dice-keys = Mit Tasten: 1 bis 6 für den nächsten Würfel, Rücktaste nimmt zurück, Enter bestätigt.

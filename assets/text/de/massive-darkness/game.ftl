### Der Name des Spiels.

game-name = Massive Darkness

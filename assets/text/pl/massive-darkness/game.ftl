### Nazwa gry.

game-name = Massive Darkness

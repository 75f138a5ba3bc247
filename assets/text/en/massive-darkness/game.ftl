### The name of the game.

game-name = Massive Darkness

//! What every game shares. Names no game.

### Boss Monster: hints beside questions, for a first game.

new-bm-guided = Explain each question when it comes up for the first time
hint-bm-known = Understood
hint-bm-off = No more hints
hint-bm-mulligan = A hand with four or more Advanced Rooms, or four or more Rooms of one treasure, may be exchanged once. All are asked, so that nobody learns who may.
hint-bm-discards = Press the two cards that you need least. Rooms build your dungeon, Spells help at the right moment; keep a few ordinary Rooms to begin with.
hint-bm-first-room = Choose an ordinary Room to begin with. Its damage hurts heroes, its treasure decides which heroes come to you.
hint-bm-turn = Drag a card from your hand into your dungeon, or press it and choose. A Room goes to the left end or on top of another one. Point at an answer to see whom the town would come to then; heroes that die in your dungeon are Souls, those that get through are Wounds.
hint-bm-miniboss = You hold a Miniboss. It goes under a Room, not beside another Miniboss, and costs a coin when it is turned up. For a coin more each round it rises a Level.
hint-bm-advanced = You hold an Advanced Room. It is only built on a Room with which it shares a treasure, and is stronger for it.
hint-bm-window = You are active: use as many Spells and abilities as you like, then pass. Cards that are lit can be used now. “Until the next phase” saves you the questions in between.
hint-bm-declare = Somebody else is active, and you may announce something. It works after he has had the chance to answer. If you want nothing, pass for as long as you like.
hint-bm-cancel = A Spell has just been announced, and this is the only moment to answer it. If you do nothing, it works.
hint-bm-pays = Your Miniboss is turned up. For one coin he stays; otherwise he is discarded.
hint-bm-order = Several things of yours happen at once. Choose which one comes first.
hint-bm-choice = A card of yours works now and asks how. Point at the card to read what it does.

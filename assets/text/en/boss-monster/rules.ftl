### Boss Monster: the page of the rules, in our own words.

rules-bm-title = How Boss Monster is played
rules-bm-goal = What it is about
rules-bm-goal-text = You are the last Boss of a dungeon. Heroes come to town and look for treasure; whoever has most of what a hero wants gets him. If your Rooms finish him off, he is a Soul; if he reaches you, he is a Wound. Ten Souls win, five Wounds throw you out. An epic hero counts twice either way.
rules-bm-set-up = Before the first round
rules-bm-set-up-text = Everybody is dealt a Boss, five cards of the Room deck, two Spells and three coins. Whoever holds four or more Advanced Rooms, or four or more with one treasure, may exchange the hand once. Then all discard two cards at the same time, and each lays a first ordinary Room. More XP acts earlier, the whole game long.
rules-bm-round = A round
rules-bm-round-text = As many heroes come to town as there were players at the start, and everybody draws a card of the Room deck. Then all build, the town is lured, and the heroes go into the dungeons. At the end the Boss with ten Souls wins, and whoever has five Wounds leaves.
rules-bm-build = Build phase
rules-bm-build-text = In your turn you lay one card face down: an ordinary Room at the left end (a dungeon has five places at most) or over any of your Rooms; an Advanced Room only over a Room with which it shares a treasure; a Miniboss under a Room without one. You may also promote a Miniboss once, for a coin, and use what you have. When all have built, the cards are turned over together. With the fifth Room you level up, and from then on your Boss uses his own ability.
rules-bm-minibosses = Minibosses
rules-bm-minibosses-text = A Miniboss stands under a Room and costs a coin when he is turned over; without it he is discarded. He begins at Level 1 and rises to 3, one Level for each promotion; each Level replaces the one before. After using his third Level he starts over at the first.
rules-bm-bait = Bait phase
rules-bm-bait-text = One hero after the other looks for his treasure: clerics relics, fighters arms, mages books, thieves gold. He goes to the entrance of whoever has most of it; where two have equally much, he stays in town. The line below each hero says where he would go now, and with what numbers.
rules-bm-adventure = Adventure phase
rules-bm-adventure-text = Dungeon by dungeon, in the order of XP, the heroes at the entrance go in, one at a time, from left to right. Every Room deals its damage. When the damage reaches a hero’s health he dies, and you take him as a Soul; if he passes the last Room, he wounds you.
rules-bm-windows = Spells and abilities
rules-bm-windows-text = There are moments in which things can be used: in each turn of the Build phase, before a hero goes in, after each Room. The active player is first; then the others announce what they use, by XP, and the active player may answer. What is announced takes effect in the order of XP. A Spell may be answered at once by whoever can cancel it. Whoever holds a card is asked each time, so that a question gives nothing away; “pass until” spares you the questions in between.
rules-bm-end = How it ends
rules-bm-end-text = Only the end of a round counts. Several with ten Souls compare Souls less Wounds; if that is equal too, less XP wins. If only one is left, he has won. If all have five Wounds at once, the same comparison decides.

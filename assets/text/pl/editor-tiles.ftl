### The tile editor and the set-up of a quest.

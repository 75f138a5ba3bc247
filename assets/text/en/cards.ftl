### The content: names of cards, figures, quests and what they do.

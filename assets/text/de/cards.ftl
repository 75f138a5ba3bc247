### Der Inhalt: Namen von Karten, Figuren und Quests und was sie bewirken.

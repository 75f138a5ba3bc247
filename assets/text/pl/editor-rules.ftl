### Special rules of quests: blocks and sentences.

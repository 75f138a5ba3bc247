### A game being played: questions, events, rules, refusals.

# What quests bring to the table: face-down tokens, special figures, rules of their own.
token-face-down = Face-down token
ask-reveal = Turn the token over. What is it?
log-token-revealed = { $hero } turns a token over: { $token }.

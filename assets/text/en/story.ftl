### Story Mode and the town market.

# What a table says beside the game.

order-only = Answer for me where I have only one answer.

not-offered-order = the game offers no order “{ $order }”
taken-back-since = answers were taken back since: look at the question again
chance-answers-itself = nobody may answer for Chance
nothing-to-take-back = there is nothing to take back
wish-is-open = a wish to step back is open already
no-wish-is-open = nobody has asked to step back
not-asked-to-agree = you are not asked

# Recruiting, rallying, siege engines.

## Refusals

no-there-are-no-engines-here = there are no engines here
no-siege-towers-stand-next-to-minas-tirith = Siege Towers are built in the Pelennor next to Minas Tirith
no-a-siege-tower-stands-there-already = a Siege Tower stands there already
no-no-such-figure-is-left = no such figure is left
no-catapults-stand-in-the-pelennor-away-from-the-walls = Catapults are built in the Pelennor, not next to Minas Tirith
no-two-catapults-stand-there-already = two Catapults stand there already
no-no-army-of-the-free-peoples-is-in-minas-tirith = no Army of the Free Peoples is in Minas Tirith
no-that-section-is-breached = that section is breached
no-an-army-must-be-chosen = an Army must be chosen
no-not-so-many-dice-are-rolled-again = not so many dice are rolled again
no-that-army-is-not-rallied-now = that Army is not rallied now
no-that-army-has-been-rallied-already = that Army has been rallied already
no-that-army-has-no-damage = that Army has no Damage
no-no-token-of-yours-lies-there = no token of yours lies there
no-tokens-there-wait-for-aragorn-and-theoden = tokens there wait until Aragorn and Théoden have left the Fate Track
no-it-is-no-token-of-yours = it is no token of yours
no-no-token-is-flipped-there-now = no token is flipped there now
no-one-token-in-each-area = one token in each area, and no more
no-it-is-no-unit-of-yours = it is no unit of yours
no-it-is-no-nation-of-yours = it is no nation of yours
no-only-the-nation-of-that-recruitment-area = only the nation of that recruitment area
no-the-nation-has-no-unit-in-play = the nation has no unit in play
no-the-pool-is-exhausted = the pool is exhausted
no-no-token-is-placed-there = no token is placed there

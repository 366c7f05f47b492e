# Recruiting, rallying, siege engines.

## Questions

# $n: how many tokens may still be flipped.
ask-flip-token =
    { $n ->
        [one] Which Recruitment token is flipped? (one more)
       *[other] Which Recruitment token is flipped? (up to { $n }, each in another area)
    }
ask-flip-token-again =
    { $n ->
        [one] Which Recruitment token is flipped? (one more)
       *[other] Which Recruitment token is flipped? (up to { $n })
    }
ask-flip-token-must =
    { $n ->
        [one] Which Recruitment token is flipped? (one more)
       *[other] Which Recruitment token is flipped next? ({ $n } are left to flip)
    }
# $unit: as in unit-uruk-hai.
ask-substitute = No figure is left ({ $unit }). Does another unit come to { $area }?
ask-nation = Of which nation is the token that is placed and flipped in { $area }?
ask-place-token = Where is a Recruitment token placed?
# $success: the number that a die must show. $n: how many Armies may still be rallied.
ask-rally =
    { $n ->
        [one] Which Army is rallied, if any? (one; each { $success } or more removes a Damage token)
       *[other] Which Army is rallied, if any? (up to { $n }; each { $success } or more removes a Damage token)
    }
ask-rally-must =
    { $n ->
        [one] Which Army is rallied? (each { $success } or more removes a Damage token)
       *[other] Which Army is rallied? (up to { $n }; each { $success } or more removes a Damage token)
    }
# $n: how many dice may be rolled again.
ask-rally-again =
    { $n ->
        [one] The Rally in { $area }: is a failed die rolled again? (each { $success } or more succeeds)
       *[other] The Rally in { $area }: how many failed dice are rolled again? (up to { $n }; each { $success } or more succeeds)
    }
ask-build =
    { $n ->
        [one] Which siege engine is built, and where? (one more)
       *[other] Which siege engine is built, and where? (up to { $n })
    }
# $n: Catapults on the board.
ask-catapult-target =
    { $n ->
        [one] What does the Catapult fire at?
       *[other] What do the { $n } Catapults fire at?
    }
ask-woses = The token shows { $token }: does everything in { $from } go to { $to }?

## Refusals

no-there-are-no-engines-here = there are no engines here
no-siege-towers-stand-next-to-minas-tirith = Siege Towers are built in the Pelennor next to Minas Tirith
no-a-siege-tower-stands-there-already = a Siege Tower stands there already
no-no-such-figure-is-left = no such figure is left
no-catapults-stand-in-the-pelennor-away-from-the-walls = Catapults are built in the Pelennor, not next to Minas Tirith
no-two-catapults-stand-there-already = two Catapults stand there already
no-no-army-of-the-free-peoples-is-in-minas-tirith = no Army of the Free Peoples is in Minas Tirith
no-that-section-is-breached = that section is breached
no-a-token-must-be-flipped = a token must be flipped while one can be
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

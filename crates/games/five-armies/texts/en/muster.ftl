# Recruiting, rallying, ranged attacks, Eagles.

## Questions

# $n: how many tokens may still be flipped.
ask-recruit =
    { $n ->
        [one] Which recruitment token is flipped? (one more)
       *[other] Which recruitment token is flipped? (up to { $n }, each in another region)
    }
ask-recruit-again =
    { $n ->
        [one] Which recruitment token is flipped? (one more)
       *[other] Which recruitment token is flipped? (up to { $n })
    }
ask-substitute = No figure of { $unit } is left. Does another unit come to { $area }?
# $success: the number that a die must show. $n: how many armies may still be rallied.
ask-rally =
    { $n ->
        [one] Which army is rallied? (one more; { $success } or more removes a damage token)
       *[other] Which army is rallied? (up to { $n }; { $success } or more removes a damage token)
    }
# $of: how many such abilities there are. $which: the number of this one.
ask-bolg-ability =
    { $of ->
        [one] Is { $bolg }'s further ability used?
       *[other] Is further ability { $which } of { $bolg } used?
    }
# $what: what the ability does, as in op-draw.
ask-bolg-ability-told = Is a further ability of { $bolg } used? { $what }.
# $n: how many Eagles have returned already.
ask-eagle-returns =
    { $n ->
        [0] From which territory does an Eagle return to the Eyrie, to attack there?
        [one] One Eagle will attack. From which territory does another one return?
       *[other] { $n } Eagles will attack. From which territory does another one return?
    }
ask-eagle-returns-kindly =
    { $n ->
        [0] From which territory does an Eagle return to the Eyrie, to attack in the mountains?
        [one] One Eagle will attack in the mountains. From which territory does another one return?
       *[other] { $n } Eagles will attack in the mountains. From which territory does another one return?
    }
# $n: how many attacks are left.
ask-eagle-target =
    { $n ->
        [one] Which army does the Eagle attack?
       *[other] Which army does an Eagle attack? ({ $n } attacks are left)
    }
ask-eagle-target-kindly =
    { $n ->
        [one] Which army in the mountains does the Eagle attack?
       *[other] Which army in the mountains do the { $n } Eagles attack?
    }
# $n: how many are in the Eyrie, with their Lord.
ask-fly-eagle =
    { $n ->
        [one] To which territory does the Eagle in the Eyrie fly?
       *[other] To which territory does one of the { $n } Eagles in the Eyrie fly?
    }
ask-place-token = Which recruitment token is placed, and where?
# $pile: a pile, as in "the recruitment tokens of the Elves".
ask-place-token-of = Where is one of { $pile } placed?

## Answers

answer-no-more-return = No more return
answer-no-more-attacks = No more attacks
answer-no-more-fly = No more fly out

## The log

log-rally = The army in { $area } is rallied.
log-strike = The army in { $area } is attacked from afar.

## Refusals

no-that-pile-is-the-enemys = that pile is the enemy's
no-no-such-token-lies-there = no such token lies there
no-nothing-is-flipped-where-beorn-stands = nothing is flipped where Beorn stands
no-no-token-may-be-flipped-there-now = no token may be flipped there now: each region once, and only where the action or the card says
no-it-is-of-another-pile = it does not come by tokens of that pile
no-no-such-unit-is-in-the-supply = no such unit is in the supply
no-you-have-no-army-there = you have no army there
no-that-army-is-not-rallied-now = that army is not rallied now: each army once, and only where the action or the card says
no-that-army-has-no-damage = that army has no damage
no-no-eagle-is-there = no Eagle is there
no-no-shadow-army-is-there = no Shadow army is there
no-eagles-reach-nobody-there = Eagles reach nobody there
no-it-is-no-mountains-region = it is no mountains region
no-that-army-was-attacked-already = that army was attacked already
no-no-eagle-has-come-from-there = no Eagle that may still attack has come from that territory
no-the-token-is-of-another-pile = the token is of another pile
no-the-pile-is-empty = the pile is empty
no-the-front-gate-is-no-settlement = the Front Gate is no Settlement
no-tokens-go-to-settlements = tokens go to Settlements
no-the-enemy-controls-it = the enemy controls it
no-tokens-go-to-mustering-regions = tokens go to Mustering Regions
no-no-token-where-beorn-stands = the Shadow places no token where Beorn stands
no-no-token-where-an-enemy-army-is = no token is placed where an enemy army is
no-no-token-goes-there-now = no token goes there now

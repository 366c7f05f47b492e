# Battles: questions and answers.

## Questions

# $tower: the Siege Tower.
ask-tower = Is { $tower } used? (one round: hits go to the defenders themselves, the tower is removed)
ask-fighting-army = Round { $round }: which Army fights?
# $free, $shadow: how many dice each side would roll as things stand.
ask-tactic = Round { $round }: which tactics token is chosen? (dice as things stand: the Free Peoples { $free }, the Shadow { $shadow })
ask-combat-card = Combat Event: which card is played, if any?
ask-nazgul-ability = Is an ability of { $nazgul } used, and which one?
# $ability: as in nazgul-despair.
ask-nazgul-cost = { $ability }: is the lower cost used for it? (this can be done once in each round)
# $n: how many Nazgûl more.
ask-nazgul-spent =
    { $n ->
        [one] { $ability }: from where is a Nazgûl removed?
       *[other] { $ability }: from where is a Nazgûl removed? ({ $n } of them)
    }
# $card: the card that allows it, as in combat-determined-attack.
ask-extra-maneuver = { $card }: which of the available maneuver tokens is used, too?
ask-extra-maneuver-used = { $card }: which of the used maneuver tokens is used again?
# $n: how many dice more.
ask-reroll =
    { $n ->
        [one] Which die is rolled again, if any? (one, hit or miss)
       *[other] Which die is rolled again, if any? (up to { $n }, hits or misses)
    }
ask-casualty = Which unit in { $area } is removed to take Damage off, if any? ({ $units ->
        [one] one unit
       *[other] { $units } units
    }, { $damage } Damage)
ask-casualty-forced = Which unit in { $area } must go? There is more Damage than units. ({ $units ->
        [one] one unit
       *[other] { $units } units
    }, { $damage } Damage)
# $left: how many tokens may be left.
ask-casualty-down-to =
    { $left ->
        [0] Which unit in { $area } must go? No Damage may be left. ({ $units ->
                [one] one unit
               *[other] { $units } units
            }, { $damage } Damage)
        [one] Which unit in { $area } must go? One Damage may be left. ({ $units ->
                [one] one unit
               *[other] { $units } units
            }, { $damage } Damage)
       *[other] Which unit in { $area } must go? { $left } Damage may be left. ({ $units ->
               [one] one unit
              *[other] { $units } units
           }, { $damage } Damage)
    }
ask-go-on = Round { $round } is over: does the attack go on?
ask-leave = The attack goes on: does the defending Army leave?
ask-retreat-to = Where does the Army retreat to?
ask-forced-retreat-to = No area is fit for the retreat: where is the Army driven? (it takes one Damage first)
ask-advance-from = Which Army advances, if any?

## Answers

answer-tower = Use the Siege Tower
answer-no-tower = Attack without it
answer-army-fights = The Army in { $area } fights
# $combat: a combat half, as in combat-no-quarter. $order: the other half of the card.
answer-combat-card = { $combat } ({ $order })
answer-no-combat-card = No card
# $token: as in tactic-maneuver-archers. $ability: as in ability-archers.
answer-maneuver = { $token }: { $ability }
answer-no-nazgul = Use none
answer-by-lord = At the lower cost
answer-for-nazgul = At the full cost
answer-reroll = Roll a die that shows { $n } again
answer-reroll-maneuver = Roll a maneuver die that shows { $n } again
answer-no-more-dice = No more dice
answer-no-more-casualties = Remove no more
answer-advance-from = The Army in { $area } advances
answer-no-advance = Nobody advances
answer-rout = Rout: units go until one Damage is left at most, the others retreat

## Refusals

no-a-unit-does-not-take-so-many-tokens = a unit does not take so many tokens
no-an-army-of-the-shadow-is-there = an Army of the Shadow is there
no-an-effect-forbids-the-retreat = an effect forbids the retreat
no-an-effect-forbids-the-rout = an effect forbids the rout
no-each-ability-is-used-once-in-a-round = each ability is used once in a round
no-each-ability-is-used-once-in-a-battle = each ability is used once in a battle
no-more-casualties-must-be-taken = more casualties must be taken
no-neither-an-ent-nor-the-entwood-was-there = neither an Ent nor the Entwood was there
no-no-army-of-the-shadow-is-there = no Army of the Shadow is there
no-no-ent-is-adjacent-to-that-army = no Ent is adjacent to that Army
no-no-such-unit-is-in-the-army = no such unit is in the Army
no-no-unit-of-that-type-fights-in-this-round = no unit of that type fights in this round
no-only-generic-cards-have-a-combat-half = only Generic cards have a combat half
no-that-army-is-no-more = that Army is no more
no-that-army-is-not-part-of-the-attack = that Army is not part of the attack
no-that-army-may-not-leave-this-round = that Army may not leave this round
no-that-is-not-your-unit = that is not your unit
no-that-token-is-not-used = that token is not used
no-that-token-is-used-until-it-is-recovered = that token is used until it is recovered
no-the-ability-works-at-another-moment = the ability works at another moment
no-the-ability-would-do-nothing-now = the ability would do nothing now
no-the-area-is-in-another-region = the area is in another region
no-the-area-is-not-adjacent-to-the-last-ent = the area is not adjacent to the last Ent
no-the-army-cannot-be-driven-there = the Army cannot be driven there
no-the-card-speaks-of-other-armies = the card speaks of other Armies
no-the-unit-takes-more-tokens = the unit takes more tokens
no-there-are-not-enough-nazgul-in-the-region = there are not enough Nazgûl in the region
no-there-is-no-such-die-left = there is no such die left
no-there-is-no-such-nazgul-ability = there is no such Nazgûl ability
no-there-is-nowhere-to-go = there is nowhere to go
no-unit-abilities-are-not-used-with-a-siege-tower = unit abilities are not used with a Siege Tower
no-you-did-not-use-regroup-this-round = you did not use Regroup this round

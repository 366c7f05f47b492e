# Battles, damage, casualties, retreat and advance.

## Questions

ask-battle-over = The battle is over.
ask-fighting-army = Which army fights this round?
# $free, $shadow: how many dice each side would roll as things stand.
ask-maneuver = Round { $round }: which card is laid? (dice as things stand: the Free Peoples { $free }, the Shadow { $shadow })
# $combat: the title of a combat effect, as in combat-determined-attack.
ask-second-card = { $combat }: which Maneuver card is laid besides?
# $n: how many dice may be rolled again. $black, $white: how many missed. $target: what a die must show then, everything counted.
ask-reroll =
    { $n ->
        [one] One die is rolled again and hits on { $target }+: is it a black one? ({ $black } black and { $white } white missed)
       *[other] { $n } dice are rolled again and hit on { $target }+: how many of them are black? ({ $black } black and { $white } white missed)
    }
# $card: a Maneuver card. $does: its ability, as in ability-vampire-like.
ask-maneuver-ability = { $card }: is it used?
ask-vampire-like = { $card }: is a Great Bats figure removed for one more damage?
ask-fell-race = { $card }: what does the army lose?
ask-captain-of-war = { $combat }: what is given up to remove up to two damage tokens?
# $army, $fortification: damage that was just assigned.
ask-react =
    { $fortification ->
        [0]
            { $army ->
                [one] One damage on the army in { $area }: is it answered?
               *[other] { $army } damage on the army in { $area }: is it answered?
            }
       *[other] { $army } damage on the army in { $area } and { $fortification } on its fortification: is it answered?
    }
ask-casualty = Which unit in { $area } is eliminated, if any? ({ $units } units, { $damage } damage)
ask-casualty-redoubtable = Which unit in { $area } is eliminated, if any? One Dwarf Regulars unit may remove three tokens. ({ $units } units, { $damage } damage)
ask-casualty-forced = Which unit in { $area } must go? ({ $units } units, { $damage } damage)
ask-casualty-to-one = Which unit in { $area } must go? One damage token may stay. ({ $units } units, { $damage } damage)
ask-casualty-voluntary = Which unit in { $area } is eliminated to remove damage, if any? ({ $units } units, { $damage } damage)
ask-go-on = Round { $round } is over: does the attack go on?
ask-leave = Does the defender leave?
ask-retreat-to = Where does the defender go?
ask-forced-retreat-to = No region is fit for the retreat: where must the defender go?
ask-advance-from = Which army advances, if any?
ask-beorn-advance = Does { $beorn } advance to { $area }?

## Answers

answer-army-fights = The army in { $area } fights
# $combat: the title of a combat effect. $card: the Event card that it is on.
answer-lay-event = { $combat } ({ $card })
answer-lay-maneuver = { $card }
answer-lay-plain = { $card }
answer-reroll-black =
    { $n ->
        [0] Roll no black die again
        [one] Roll 1 black die again
       *[other] Roll { $n } black dice again
    }
answer-use-ability = Use { $does }
answer-no-ability = Do not use it
answer-cancel-army = Cancel a damage on the army
answer-cancel-fortification = Cancel a damage on the fortification
answer-lose-leadership = Lose all Leadership tokens
answer-give-up = Give up { $who }
answer-take-damage = Take two damage
answer-give-up-token = Give up a Leadership token
answer-give-up-nothing = Give up nothing
# $n: Ring tokens left.
answer-vanish = { $bilbo } vanishes for a Ring token and removes up to two damage tokens ({ $n } left)
# $n: Bodyguard tokens left.
answer-bodyguard = { $bolg }: a Bodyguard token cancels all of it ({ $n } left)
answer-divert =
    { $n ->
        [one] Put 1 damage on { $card }
       *[other] Put { $n } damage on { $card }
    }
answer-no-reaction = No answer
answer-eliminate-no-more = Eliminate no more
answer-retreat-to = To { $area }
answer-advance-from = The army in { $area } advances
answer-no-advance = Nobody advances
answer-beorn-advances = Advance

## Abilities of Maneuver cards

ability-unit-card-dwarven-warriors = Redoubtable
ability-unit-card-dwarven-veterans = Old Hatred
ability-unit-card-elven-archers = Hail of Darts
ability-unit-card-elven-spearmen = Wall of Spears
ability-unit-card-lakemen = Hail of Darts
ability-unit-card-orcs = Wild Rage
ability-unit-card-great-orcs = Fell Race
ability-unit-card-wargs = Rearguard Attack
ability-unit-card-goblins = Goblin Charge
ability-regroup-free-peoples = Regroup
ability-regroup-shadow = Regroup
ability-thorins-mighty-strokes = Mighty Strokes
ability-vampire-like = Vampire-like

## The log

log-attacks-free-peoples = The Free Peoples attack { $to } from { $from }.
log-attacks-shadow = The Shadow attacks { $to } from { $from }.
log-combined-attack-free-peoples = The Free Peoples make a Combined Attack on { $to }.
log-combined-attack-shadow = The Shadow makes a Combined Attack on { $to }.
log-beorn-attacks = { $beorn } attacks { $to } from { $from }.
log-attacks-beorn = The Shadow attacks { $beorn } in { $to }.
log-army-fights = The army in { $area } fights.
# $own, $enemy: units on terrain that they prefer.
log-superiority-free-peoples = Terrain Superiority: the Free Peoples draw an Event card ({ $own } against { $enemy }).
log-superiority-shadow = Terrain Superiority: the Shadow draws an Event card ({ $own } against { $enemy }).
log-superiority-by-card-free-peoples = Terrain Superiority by the card: the Free Peoples draw an Event card.
log-superiority-by-card-shadow = Terrain Superiority by the card: the Shadow draws an Event card.
log-no-superiority = Nobody has Terrain Superiority.
log-round = Round { $n }.
log-chose-free-peoples = The Free Peoples choose { $card }.
log-chose-shadow = The Shadow chooses { $card }.
log-chose-hidden-free-peoples = The Free Peoples choose a card.
log-chose-hidden-shadow = The Shadow chooses a card.
log-reveals-unit-free-peoples = The Free Peoples reveal { $card }: { $does }.
log-reveals-unit-shadow = The Shadow reveals { $card }: { $does }.
log-reveals-free-peoples = The Free Peoples reveal { $card }.
log-reveals-shadow = The Shadow reveals { $card }.
log-reveals-event-free-peoples = The Free Peoples reveal { $combat } ({ $card }).
log-reveals-event-shadow = The Shadow reveals { $combat } ({ $card }).
log-second-unit-free-peoples = { $combat }: the Free Peoples lay { $card } besides: { $does }.
log-second-unit-shadow = { $combat }: the Shadow lays { $card } besides: { $does }.
log-second-free-peoples = { $combat }: the Free Peoples lay { $card } besides.
log-second-shadow = { $combat }: the Shadow lays { $card } besides.
log-took-back-free-peoples = The Free Peoples take their used Maneuver cards back.
log-took-back-shadow = The Shadow takes its used Maneuver cards back.
log-no-effect-free-peoples = { $combat } does nothing for the Free Peoples: nobody is there to give up.
log-no-effect-shadow = { $combat } does nothing for the Shadow: nobody is there to give up.

# Dice and hits. $target: the number that hits. $bonus: what is added to each die.
log-dice-free-peoples =
    { $black ->
        [0] Dice of the Free Peoples: { $white } white; { $target } or more hits.
       *[other]
            { $white ->
                [0] Dice of the Free Peoples: { $black } black; { $target } or more hits.
               *[other] Dice of the Free Peoples: { $white } white and { $black } black; { $target } or more hits.
            }
    }
log-dice-shadow =
    { $black ->
        [0] Dice of the Shadow: { $white } white; { $target } or more hits.
       *[other]
            { $white ->
                [0] Dice of the Shadow: { $black } black; { $target } or more hits.
               *[other] Dice of the Shadow: { $white } white and { $black } black; { $target } or more hits.
            }
    }
log-dice-bonus-free-peoples =
    { $black ->
        [0] Dice of the Free Peoples: { $white } white; { $target } or more hits, with { $bonus } added to each.
       *[other]
            { $white ->
                [0] Dice of the Free Peoples: { $black } black; { $target } or more hits, with { $bonus } added to each.
               *[other] Dice of the Free Peoples: { $white } white and { $black } black; { $target } or more hits, with { $bonus } added to each.
            }
    }
log-dice-bonus-shadow =
    { $black ->
        [0] Dice of the Shadow: { $white } white; { $target } or more hits, with { $bonus } added to each.
       *[other]
            { $white ->
                [0] Dice of the Shadow: { $black } black; { $target } or more hits, with { $bonus } added to each.
               *[other] Dice of the Shadow: { $white } white and { $black } black; { $target } or more hits, with { $bonus } added to each.
            }
    }
# $dice: what the white dice show. $black: what the black ones show. $whites: how many white ones there are. $n: how many of all hit.
log-throws-free-peoples =
    { $n ->
        [one] The Free Peoples roll { $dice }: 1 hit.
       *[other] The Free Peoples roll { $dice }: { $n } hits.
    }
log-throws-shadow =
    { $n ->
        [one] The Shadow rolls { $dice }: 1 hit.
       *[other] The Shadow rolls { $dice }: { $n } hits.
    }
log-throws-black-free-peoples =
    { $whites ->
        [0]
            { $n ->
                [one] The Free Peoples roll black { $black }: 1 hit.
               *[other] The Free Peoples roll black { $black }: { $n } hits.
            }
       *[other]
            { $n ->
                [one] The Free Peoples roll black { $black }, white { $dice }: 1 hit.
               *[other] The Free Peoples roll black { $black }, white { $dice }: { $n } hits.
            }
    }
log-throws-black-shadow =
    { $whites ->
        [0]
            { $n ->
                [one] The Shadow rolls black { $black }: 1 hit.
               *[other] The Shadow rolls black { $black }: { $n } hits.
            }
       *[other]
            { $n ->
                [one] The Shadow rolls black { $black }, white { $dice }: 1 hit.
               *[other] The Shadow rolls black { $black }, white { $dice }: { $n } hits.
            }
    }
log-throws-again-free-peoples =
    { $n ->
        [one] The Free Peoples roll again: { $dice }; 1 more hit.
       *[other] The Free Peoples roll again: { $dice }; { $n } more hits.
    }
log-throws-again-shadow =
    { $n ->
        [one] The Shadow rolls again: { $dice }; 1 more hit.
       *[other] The Shadow rolls again: { $dice }; { $n } more hits.
    }
log-throws-again-black-free-peoples =
    { $whites ->
        [0]
            { $n ->
                [one] The Free Peoples roll again: black { $black }; 1 more hit.
               *[other] The Free Peoples roll again: black { $black }; { $n } more hits.
            }
       *[other]
            { $n ->
                [one] The Free Peoples roll again: black { $black }, white { $dice }; 1 more hit.
               *[other] The Free Peoples roll again: black { $black }, white { $dice }; { $n } more hits.
            }
    }
log-throws-again-black-shadow =
    { $whites ->
        [0]
            { $n ->
                [one] The Shadow rolls again: black { $black }; 1 more hit.
               *[other] The Shadow rolls again: black { $black }; { $n } more hits.
            }
       *[other]
            { $n ->
                [one] The Shadow rolls again: black { $black }, white { $dice }; 1 more hit.
               *[other] The Shadow rolls again: black { $black }, white { $dice }; { $n } more hits.
            }
    }
log-no-reroll-free-peoples = The Free Peoples roll no miss again this round.
log-no-reroll-shadow = The Shadow rolls no miss again this round.

# $does: an ability, as in ability-vampire-like.
log-ability-activated = A black die hits: { $does } is activated.
log-ability-silenced = A black die hits, but { $card } keeps { $does } from working.
log-uses-ability-free-peoples = The Free Peoples use { $does }.
log-uses-ability-shadow = The Shadow uses { $does }.
log-wall-waits = Wall of Spears waits for the next damage.
# $army: tokens on the army. $fortification: tokens on its fortification.
log-damage-cancelled =
    { $fortification ->
        [0]
            { $army ->
                [one] One damage is cancelled.
               *[other] { $army } damage are cancelled.
            }
       *[other]
            { $army ->
                [0] Damage on the fortification is cancelled: { $fortification }.
               *[other] { $army } damage on the army and { $fortification } on the fortification are cancelled.
            }
    }
log-captain-of-war-free-peoples = { $combat }: the Free Peoples give up { $who }.
log-captain-of-war-shadow = { $combat }: the Shadow gives up { $who }.
log-captain-of-war-token-free-peoples = { $combat }: the Free Peoples give up a Leadership token.
log-captain-of-war-token-shadow = { $combat }: the Shadow gives up a Leadership token.
log-vanished = { $bilbo } vanishes from sight.
log-bodyguard = { $bolg }: a Bodyguard token is discarded.
# $total: how many tokens lie on the card now.
log-diverted =
    { $n ->
        [one] One damage goes to { $card }, which bears { $total } now.
       *[other] { $n } damage go to { $card }, which bears { $total } now.
    }
log-fog = { $combat } ends the battle.
log-goes-on-free-peoples = The Free Peoples go on with the attack.
log-goes-on-shadow = The Shadow goes on with the attack.
log-ceases-free-peoples = The Free Peoples cease the attack.
log-ceases-shadow = The Shadow ceases the attack.
log-stays-free-peoples = The Free Peoples stay.
log-stays-shadow = The Shadow stays.
log-retreats-free-peoples = The Free Peoples retreat.
log-retreats-shadow = The Shadow retreats.
log-routs-free-peoples = The Free Peoples rout.
log-routs-shadow = The Shadow routs.
log-retreats-to = The defender goes to { $area }.
log-forced-to = The defender is forced to { $area } and takes a damage.
log-no-advance-free-peoples = The Free Peoples do not advance.
log-no-advance-shadow = The Shadow does not advance.
log-battle-over = The battle is over.

## Refusals

no-a-retreat-does-not-cross-a-ford = a retreat does not cross a ford
no-a-unit-does-not-remove-so-many-tokens = a unit does not remove so many tokens
no-an-enemy-army-is-next-to-the-region = an enemy army is next to the region
no-at-least-one-token-goes-to-the-card = at least one token goes to the card
no-beorn-never-goes-where-an-army-is = Beorn never goes where an army is
no-beorn-never-routs = Beorn never routs
no-bilbo-is-not-with-the-army = Bilbo is not with the army
no-bolg-is-not-with-the-army = Bolg is not with the army
no-elven-charge-forbids-the-retreat = Elven Charge forbids the retreat
no-it-takes-a-character-or-a-leadership-token = it takes a character or a Leadership token
no-more-black-dice-are-rolled-again = more black dice are rolled again
no-more-casualties-must-be-taken = more casualties must be taken
no-no-bodyguard-token-is-left = no Bodyguard token is left
no-no-damage-was-assigned-to-the-army = no damage was assigned to the army
no-no-great-bats-are-in-the-territory = no Great Bats are in the territory
no-no-ring-token-is-left = no Ring token is left
no-no-such-unit-fights-in-this-round = no such unit fights in this round
no-no-such-unit-is-in-the-army = no such unit is in the army
no-only-damage-just-assigned-goes-to-the-card = only damage just assigned goes to the card
no-say-army-or-fortification = say whether it is the army's or the fortification's
no-shining-armour-is-not-with-the-army = Shining Armour is not with the army
no-so-many-black-dice-are-not-rolled-again = so many black dice are not rolled again
no-story-cards-are-set-aside-in-a-battle = Story cards are set aside in a battle
no-that-army-is-not-part-of-the-attack = that army is not part of the attack
no-that-card-is-used-until-you-regroup = that card is used until you regroup
no-that-character-is-not-with-the-army = that character is not with the army
no-that-is-not-your-unit = that is not your unit
no-that-is-the-enemys-card = that is the enemy's card
no-the-army-has-no-leadership-token = the army has no Leadership token
no-the-enemy-controls-the-settlement-there = the enemy controls the Settlement there
no-the-fate-card-mighty-strokes-is-not-in-play = the Fate card Mighty Strokes is not in play
no-the-region-is-not-adjacent = the region is not adjacent
no-the-second-card-is-a-maneuver-card = the second card is a Maneuver card
no-the-unit-removes-more-tokens = the unit removes more tokens
no-thorin-is-not-with-the-army = Thorin is not with the army
no-you-did-not-regroup-this-round = you did not regroup this round
no-you-may-retreat-without-a-rout = you may retreat without a rout

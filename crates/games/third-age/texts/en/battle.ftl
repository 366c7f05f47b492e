# Battles and Ents.

## Refusals

no-a-unit-does-not-take-so-many-tokens = a unit does not take so many tokens
no-an-army-of-the-shadow-is-there = an Army of the Shadow is there
no-an-effect-forbids-the-retreat = an effect forbids the retreat
no-an-effect-forbids-the-rout = an effect forbids the rout
no-each-ability-is-used-once-in-a-round = each ability is used once in a round
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
no-that-card-is-not-in-your-hand = that card is not in your hand
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

# Cards and abilities. $source: the card or the ability, as in order-troop-leader, card-fp-01.rohan, ability-archers.

## Questions

# $what: as in op-flip.
ask-card-whether = { $source }: is this done? ({ $what })
ask-card-another-token = { $source }: is a Recruitment token placed and flipped?
ask-card-fire = { $source }: do the Catapults fire?
# $n: the most Damage tokens.
ask-card-heal-fighting =
    { $n ->
        [one] { $source }: is a Damage token removed from the Army?
       *[other] { $source }: are up to { $n } Damage tokens removed from the Army?
    }
ask-card-option = { $source }: which one?
ask-card-option-maybe = { $source }: which one, if any?
ask-card-price = { $source }: what is given up?
# $what: what is bought with it.
ask-card-price-maybe = { $source }: what is given up for it, if anything? ({ $what })
# In all these, $n: how many, with this one; 0 for as many as there are.
ask-card-army = { $source }: which Army is it for?
ask-card-enemy-army = { $source }: which enemy Army is it about?
# $tokens: the most Damage tokens for each Army.
ask-card-heal =
    { $tokens ->
        [one] { $source }: which Army loses a Damage token?
       *[other] { $source }: which Army loses Damage tokens? (up to { $tokens })
    }
ask-card-units-army =
    { $n ->
        [0] { $source }: which Army do units join?
        [one] { $source }: which Army do units join?
       *[other] { $source }: which Army do units join? (up to { $n } Armies)
    }
ask-card-leadership =
    { $n ->
        [0] { $source }: which Army receives Leadership?
        [one] { $source }: which Army receives Leadership?
       *[other] { $source }: which Army receives Leadership? (up to { $n } Armies)
    }
ask-card-place-and-flip-army =
    { $n ->
        [0] { $source }: with which Army is a Recruitment token placed and flipped?
        [one] { $source }: with which Army is a Recruitment token placed and flipped?
       *[other] { $source }: with which Army is a Recruitment token placed and flipped? (up to { $n } Armies)
    }
ask-card-place = { $source }: which place is it about?
ask-card-region = { $source }: which region is it about?
ask-card-sent = { $source }: where does the Army in { $area } go?
ask-card-units =
    { $n ->
        [0] { $source }: where are units placed?
        [one] { $source }: where are units placed?
       *[other] { $source }: where is a unit placed? ({ $n } are left)
    }
ask-card-leader = { $source }: where is a Leader placed?
ask-card-place-tokens = { $source }: where are Recruitment tokens placed?
ask-card-place-and-flip = { $source }: where is a Recruitment token placed and flipped?
ask-card-commander = { $source }: where does the Commander's figure go?
# $who: Characters.
ask-card-enter = { $source }: where do they enter play? ({ $who })
ask-card-return-to = { $source }: where does he come back?
ask-card-leader-lost = { $source }: where is a Leader eliminated?
ask-card-nazgul =
    { $n ->
        [0] { $source }: from where is a Nazgûl removed?
        [one] { $source }: from where is a Nazgûl removed?
       *[other] { $source }: from where is a Nazgûl removed? (up to { $n })
    }
ask-card-which-unit =
    { $n ->
        [one] { $source }: which unit comes to { $area }?
       *[other] { $source }: which unit comes to { $area }? ({ $n } are left)
    }
ask-card-remove-token =
    { $n ->
        [0] { $source }: which Recruitment token is eliminated?
        [one] { $source }: which Recruitment token is eliminated?
       *[other] { $source }: which Recruitment token is eliminated? ({ $n } are left)
    }
ask-card-lose-leadership =
    { $n ->
        [0] { $source }: which Army loses a Leadership token?
        [one] { $source }: which Army loses a Leadership token?
       *[other] { $source }: which Army loses a Leadership token? ({ $n } are left)
    }
ask-card-eliminate = { $source }: who is eliminated?
ask-card-return = { $source }: who comes back?
# $face: as in face-muster.
ask-card-set-die = { $source }: which die is turned to { $face }?
ask-card-lose-die =
    { $n ->
        [one] { $source }: which unused die of { $side } counts as used?
       *[other] { $source }: which unused die of { $side } counts as used? ({ $n } of them)
    }
ask-card-discard =
    { $n ->
        [one] { $source }: which card of { $side } is discarded?
       *[other] { $source }: which card of { $side } is discarded? ({ $n } of them)
    }
ask-card-discard-maybe =
    { $n ->
        [one] { $source }: which card of { $side } is discarded, if any?
       *[other] { $source }: which card of { $side } is discarded, if any? (up to { $n })
    }
ask-card-section =
    { $n ->
        [one] { $source }: which section gets its last point back?
       *[other] { $source }: which section gets a point back? (up to { $n })
    }
ask-card-ability = { $source }: which ability is used?
ask-card-river = { $source }: which Army goes over a river, and where to?
ask-card-river-attack = { $source }: which Army attacks over a river, and whom?

## Answers

answer-card-none = Do nothing
answer-card-pay-nothing = Give up nothing
answer-card-pay-token = Give up the Action token for good
answer-card-pay-damage =
    { $n ->
        [one] Take one Damage
       *[other] Take { $n } Damage
    }
# $figure: as in a-leadership.
answer-card-pay = Give up { $figure }
answer-card-army = The Army in { $area }
answer-card-no-other-army = No other Army
# $token: as in a-token-gondor.
answer-card-remove-token = Eliminate { $token } in { $area }
# $who: at the beginning of a sentence.
answer-card-return = { $who } comes back
# $die: as in die-muster.
answer-card-turn = Turn { $die }
answer-card-lose-die = Give up { $die }
answer-card-section = A point for { $section }
answer-card-cross = Go over the river from { $from } to { $to }
answer-card-region = In { $region }
answer-option-numbered = { $n }: { $what }

## What an option or a card on the table does

op-roll = Roll dice for it
# $steps: how many areas.
op-move =
    { $steps ->
        [one] Move an Army one area
       *[other] Move an Army up to { $steps } areas
    }
op-move-some =
    { $steps ->
        [one] Move Armies one area each
       *[other] Move Armies up to { $steps } areas each
    }
op-attack = Attack with an Army
op-combined-attack = Make a Combined Attack
op-cross-river = Move over a river
op-attack-river = Attack over a river
# $success: the number that succeeds.
op-rally =
    { $n ->
        [one] Rally an Army, with successes on { $success } or more
       *[other] Rally up to { $n } Armies, with successes on { $success } or more
    }
op-heal =
    { $n ->
        [0] Remove Damage
        [one] Remove one Damage token
       *[other] Remove up to { $n } Damage tokens
    }
op-damage =
    { $n ->
        [one] Deal one Damage
       *[other] Deal { $n } Damage
    }
op-take-damage =
    { $n ->
        [one] Take one Damage on the Army
       *[other] Take { $n } Damage on the Army
    }
# $what: one or several of the prices below.
op-eliminate-own = Eliminate { $what } of the Army
op-give-up = Give up { $what }
price-character = a Character
price-leader = a Leader
price-action-token = an Action token for good
price-damage =
    { $n ->
        [one] one Damage
       *[other] { $n } Damage
    }
op-leadership = Place Leadership tokens
op-remove-leadership = Remove Leadership tokens
# $units: units with their numbers, or types of units.
op-units-in = Place units in { $area } ({ $units })
op-units-with = Place units with Armies (for each { $units })
op-units = Place units ({ $units })
op-units-any = Place units
op-leader = Place a Leader
op-flip = Flip Recruitment tokens
op-place-tokens =
    { $n ->
        [one] Place Recruitment tokens, one in each area, face down
       *[other] Place Recruitment tokens, { $n } in each area, face down
    }
op-place-and-flip = Place Recruitment tokens and flip them at once
op-remove-tokens = Eliminate Recruitment tokens
op-eliminate-leader = Eliminate a Leader
op-eliminate-character = Eliminate a Character
op-return-character = Bring an eliminated Character back
op-enter = Bring { $who } into play
op-commander = Place the Commander's figure
op-ability = Use an ability of { $who }
op-add-tile = Put the tile { $tile } into the Fate Pool
op-move-fate = Move the Fate Marker
op-move-counter = Move the counter of { $who }
op-remove-darkness =
    { $n ->
        [one] Remove a Darkness token
       *[other] Remove { $n } Darkness tokens
    }
op-set-die = Turn a die to { $face }
op-discard-die =
    { $n ->
        [one] Lose one unused Action die
       *[other] Lose { $n } unused Action dice
    }
# $card: as in back-generic.
op-draw =
    { $n ->
        [one] Draw { $card }
       *[other] Draw cards ({ $n } times { $card })
    }
op-discard-cards =
    { $n ->
        [0] Discard the whole hand
        [one] Discard one card
       *[other] Discard { $n } cards
    }
op-take-cards =
    { $n ->
        [one] Take a card of the enemy's hand
       *[other] Take { $n } cards of the enemy's hand
    }
op-look = Look at the enemy's hand
op-discard-table = Discard cards on the table
op-discard-this = Discard the card
op-place-ents =
    { $n ->
        [one] Place an Ent
       *[other] Place { $n } Ents
    }
op-activate-entwood = Activate the Entwood
op-ent-attack = Make an Ent attack
op-place-nazgul =
    { $n ->
        [0] Place Nazgûl
        [one] Place a Nazgûl
       *[other] Place up to { $n } Nazgûl
    }
op-remove-nazgul = Remove Nazgûl
op-build =
    { $n ->
        [one] Build a siege engine
       *[other] Build up to { $n } siege engines
    }
op-fire = Fire the Catapults
op-place-ships =
    { $n ->
        [one] Place a Corsair Ship
       *[other] Place { $n } Corsair Ships
    }
op-remove-protection =
    { $n ->
        [one] Remove one point of protection
       *[other] Remove { $n } points of protection
    }
op-restore-protection =
    { $n ->
        [one] Restore one point of protection
       *[other] Restore up to { $n } points of protection
    }
op-move-recruitment = Everything goes to { $area }
op-replay-maneuver = Take back a used maneuver token and use it in this round
op-extra-maneuver = Use an available maneuver token in this round, too
op-other = Another effect

# An ability that a pack gives no name.
ability-unnamed = Ability { $n }
# Two that a pack gives the same name.
ability-numbered = { $name } ({ $n })

## Refusals

no-a-character-is-in-play-who-must-not-be = a Character is in play who must not be
no-a-character-is-with-that-army = a Character is with that Army
no-a-leader-needs-units = a Leader needs units of his side and a figure in the supply
no-an-army-of-yours-is-there = an Army of yours is there
no-a-character-stands-where-he-must-not-be = a Character stands where he must not be
no-another-one-commands-or-nobody = the Character for whom the card asks is not the Commander
no-no-section-is-breached = no section of Minas Tirith is breached
no-too-few-catapults-are-on-the-board = too few Catapults are on the board
no-no-nazgul-has-prey-in-its-region = no region holds a Nazgûl and a Leader or Captain of the Free Peoples
no-fate-has-not-come-so-far = the Fate Marker has not come so far
no-it-is-breached = it is breached
no-no-army-is-as-the-card-asks = no Army stands as the card asks
no-no-army-of-yours-is-adjacent-to-it = no Army of yours is adjacent to it
no-no-leadership-token-is-there = no Leadership token is there
no-no-place-is-as-the-card-asks = no place is as the card asks
no-no-river-lies-between = no river lies between them
no-no-such-token-lies-there = no such token lies there
no-nothing-can-be-done-there = nothing can be done there
no-that-army-has-been-chosen-already = that Army has been chosen already
no-that-card-is-not-in-the-hand = that card is not in the hand
no-that-does-not-pay-for-it = that does not pay for it
no-that-option-cannot-be-done = that option can't be done now
no-that-section-has-lost-nothing = that section has lost no protection
no-the-army-has-none-of-the-units-the-card-names = the Army has none of the units that the card names
no-the-army-is-not-adjacent-to-what-the-card-names = the Army is not adjacent to what the card names
no-the-army-stands-elsewhere-than-the-card-says = the Army stands elsewhere than the card says
no-the-card-leaves-no-choice-here = the card leaves no choice here
no-the-card-names-another-deck = the card speaks of cards of another deck
no-the-card-names-other-figures = the card speaks of other figures
no-the-card-names-other-places = the card speaks of other places
no-the-card-names-other-units = the card speaks of other units
no-the-card-places-no-more-units-there = the card places no more units there
no-the-card-takes-tokens-of-the-other-side = the card takes tokens of the other side
no-the-character-is-not-on-the-fate-track = the Character of whom the card speaks is not on the Fate Track
no-the-character-stands-elsewhere-than-the-card-says = the Character stands elsewhere than the card says
no-the-character-the-card-asks-for-is-not-in-play = the Character for whom the card asks is not in play
no-the-character-the-card-names-is-not-with-that-army = the Character whom the card names is not with that Army
no-the-enemy-does-not-control-that-place = the enemy does not control that place
no-there-is-no-such-option = there is no such option
no-there-is-no-such-unused-die = there is no such unused die
no-there-would-be-more-than-five-units = there would be more than five units
no-too-little-is-controlled-for-the-card = too little is controlled for the card
no-you-control-that-place = you control that place
no-you-do-not-control-that-place = you do not control that place

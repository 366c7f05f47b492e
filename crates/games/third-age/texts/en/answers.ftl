# Answers. The question has been read, so that few words will do.

# Nothing but a name.
answer-only = { $what }

answer-pass = Pass
answer-yes = Yes
answer-no = No
answer-done = No more
answer-go = Go
answer-number = { $n }

## Cards, dice, tokens

answer-discard = Discard { $card }
answer-play = Play { $card }
answer-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
# $die, $one, $other: as in die-muster.
answer-die = Use { $die }
answer-two-dice = Use { $one } and { $other } at once
answer-action-token = Pass and use an Action token
# $ability: as in nazgul-despair.
answer-use = Use { $ability }

# What a die is used for.
answer-do-fast-move = Fast Move: an Army with Leadership, up to two areas
answer-do-led-attack = Attack with Leadership, after a move if you like
answer-do-move-characters = Move Characters
answer-do-enter = Bring { $who } into play
# $ability: the name of an ability of a Character.
answer-do-ability = { $ability } ({ $who })
answer-do-move-nazgul = Move { $nazgul } and Minions
answer-do-strategic-move = Strategic Move: up to two Armies, one area each
answer-do-attack = Attack, after a move if you like
answer-do-combined-attack = Combined Attack
answer-do-fire-catapults = Fire the Catapults
answer-do-recruit = Recruit: flip tokens in up to two areas
answer-do-rally = Rally up to two Armies
answer-do-dunlendings = Place { $unit } in up to two areas
answer-do-place-ent = Place an Ent in { $entwood }
answer-do-place-tokens = Place a Recruitment token in To the Outlands and one for Rohan
answer-do-build-engines = Build up to two siege engines
answer-do-play-card = Play a card
answer-do-draw-generic = Draw one or two Generic cards
answer-do-draw-story = Draw a Story card
answer-do-eye-recruit = Recruit (Mordor): { $unit } in their recruitment areas
answer-do-eye-move = Strategic Move (Mordor): up to two Armies with { $unit }
answer-do-eye-attack = Attack (Mordor) with { $unit }, after a move if you like
answer-do-activate-entwood = Activate { $entwood }
# $what: as in op-discard-this.
answer-do-by-card = { $card }: { $what }
answer-do-by-token = { $ability } ({ $who })
answer-do-discard = Do nothing

# What an Action token is used for, where it allows less than a die.
answer-token-do-move-characters = Move a Character, or Characters of one area
answer-token-do-strategic-move = Move an Army one area
answer-token-do-recruit = Flip a Recruitment token
answer-token-do-rally = Rally an Army
answer-token-do-place-tokens = Place a Recruitment token in a recruitment area

## The Shadow phase and Fate

# $location: at the beginning of a sentence. $about: what it gives.
answer-location = { $location }: { $about }
# $unit: as in a-unit-orcs, at the beginning of a sentence.
answer-place = { $unit } joins the Army in { $area }
answer-army = The Army in { $area }
answer-no-more-units = Place no more
answer-nazgul-from = A Nazgûl from { $area }
answer-nazgul-supply = A Nazgûl from the supply
answer-no-more-nazgul = No more Nazgûl
answer-no-commander = Leave the Commander in the Shadow Box
answer-no-more-leadership = No more for now

## Armies and Characters

answer-move = Move from { $from } to { $to }
answer-no-move = Move no Army
answer-no-other-move = Move no other Army
answer-attack-from-here = Attack without a move
answer-go-on = Go on to { $area }
answer-stay = Stay in { $area }
answer-leave = Leave { $figure } behind
# $who: a list of figures.
answer-go-march = Move from { $from } to { $to }: { $who }
answer-go-river = Go over the river from { $from } to { $to }: { $who }
answer-go-advance = Advance from { $from } to { $to }: { $who }
answer-go-attack = Attack { $to } from { $from }: { $who }
answer-damage-along =
    { $n ->
        [0] No Damage goes along
        [one] 1 Damage token goes along
       *[other] { $n } Damage tokens go along
    }
answer-attack = Attack { $to } from { $from }
answer-attack-in = Attack the Army in { $area }
answer-no-attack = Do not attack
# $unit: one unit, as in a-unit-uruk-hai.
answer-remove = Remove { $unit }
answer-take = Take { $unit }
answer-take-none = Take none
answer-lose =
    { $n ->
        [0] Remove { $unit }
        [one] Remove { $unit }, with 1 Damage token
       *[other] Remove { $unit }, with { $n } Damage tokens
    }
answer-eliminate = Eliminate { $figure }
answer-characters-of = Characters in { $area }
answer-characters-go = Go together: { $who }
answer-move-character = Move { $who }
answer-no-other-character = Move no other Character
answer-to = To { $area }
answer-in = In { $area }
# $who: at the beginning of a sentence.
answer-enter = { $who } enters in { $area }

answer-ent-march = An Ent marches to { $area }
answer-ent-attack = An Ent attacks the Army in { $area } and is removed
answer-ents-stop = Stop: the Ents gather
answer-ents-react = The Ents attack

## Recruiting, rallying, engines

# $token: as in a-token-gondor.
answer-flip = Flip { $token } in { $area }
answer-flip-no-more = Flip no more
answer-place-token = Place { $token } in { $area }
answer-token = Take { $token } in { $area }
answer-rally = Rally the Army in { $area }
answer-rally-no-more = Rally no more
answer-rally-again =
    { $n ->
        [0] Roll no die again
        [one] Roll 1 die again
       *[other] Roll { $n } dice again
    }
# $engine: as in engine-catapult.
answer-build = Build { $engine } in { $area }
answer-build-no-more = Build no more
answer-fire-at-army = The Army in { $area }
answer-woses = Everything goes to { $area }
answer-no-woses = Everything stays in { $area }

## One of a few choices

answer-choose-keep = Keep this tile
answer-choose-draw-on = Set it aside and draw another
answer-choose-fight = Fight on
answer-choose-cease = Cease the attack
answer-choose-stay = Stay and fight
answer-choose-retreat = Retreat
answer-choose-rout = Rout
answer-choose-army = The Army
answer-choose-damage = The Damage

## Chance

answer-roll = { $n }
answer-face = { $face }
answer-tile = Fate tile: { $tile }
answer-shown = It shows { $token }

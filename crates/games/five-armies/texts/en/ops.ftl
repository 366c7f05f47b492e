# Cards, abilities, data packs. $source: the card or the ability, as in card-war-band, event-call-to-arms, reference-gandalf.

## Questions

ask-card-whether = { $source }: is it done?
# $what: what comes next, as in op-draw.
ask-card-whether-told = { $source }: is this done? { $what }.
ask-card-army = { $source }: which army is it for?
# $n: the most damage tokens.
ask-card-heal =
    { $n ->
        [one] { $source }: which army loses a damage token?
       *[other] { $source }: which army loses damage tokens? (up to { $n })
    }
# $n: damage tokens for each army.
ask-card-damage =
    { $n ->
        [one] { $source }: which army takes a damage token?
       *[other] { $source }: which army takes { $n } damage tokens?
    }
ask-card-leadership = { $source }: which army receives Leadership?
ask-card-lose-leadership = { $source }: which army loses Leadership?
ask-card-how-many = { $source }: how many damage tokens does the army in { $area } lose?
ask-card-units = { $source }: where do the units come?
ask-card-character = { $source }: where does { $who } go?
# $n: how many tokens may be drawn, with this one.
ask-card-place-and-flip =
    { $n ->
        [one] { $source }: where is a recruitment token drawn and flipped?
       *[other] { $source }: where is a recruitment token drawn and flipped? (up to { $n })
    }
# $n: in how many Settlements, with this one.
ask-card-settlement =
    { $n ->
        [one] { $source }: in which Settlement is a recruitment token flipped or placed?
       *[other] { $source }: in which Settlement is a recruitment token flipped or placed? (in up to { $n } of them)
    }
ask-card-flip-or-place = { $source }: is a recruitment token in { $area } flipped, or another placed there?
ask-card-which-pile = { $source }: of which pile is the token that is flipped in { $area }?
# $n: how many tokens go, with this one.
ask-card-remove-token =
    { $n ->
        [one] { $source }: which recruitment token goes back into its pile?
       *[other] { $source }: which recruitment token goes back into its pile? ({ $n } of them)
    }
# $n: how many Great Bats may go, with this one.
ask-card-bats =
    { $n ->
        [one] { $source }: out of which territory are Great Bats given up?
       *[other] { $source }: out of which territory are Great Bats given up? (up to { $n } figures)
    }
ask-card-target = { $source }: which army is the target?
# $n: dice without the token. $more: dice with it.
ask-card-concentration = { $source } on the army in { $area }: is the Concentration token spent, for { $more } dice and not { $n }?
ask-card-move-or-attack = { $source }: does the army in { $area } move, or does it attack?
ask-card-general-troubled = { $source }: which General may not use his ability?
ask-card-general-back = { $source }: which General comes back?
ask-card-join = { $source }: which army does { $who } join?
ask-card-fortification = { $source }: which fortification is repaired?

## Answers

answer-card-army = The army in { $area }
answer-card-target = The army in { $area }
answer-card-heal =
    { $n ->
        [0] No damage token
        [one] 1 damage token
       *[other] { $n } damage tokens
    }
answer-card-neither = Neither
answer-card-stays = Nobody goes
answer-card-spend = Spend the Concentration token
answer-card-keep = Keep the Concentration token
answer-card-bats = Great Bats over { $territory }
# $token: as in a-token-elves.
answer-card-remove-token = Take { $token } away from { $area }
answer-card-flip = Draw { $token } and flip it in { $area }

## Refusals

no-a-token-of-the-other-side-goes = a token of the other side goes
no-another-army-is-meant = another army is meant
no-armies-in-special-areas-are-out-of-reach = armies on Passes and in Mustering Points are out of reach
no-bilbo-is-not-in-play = Bilbo is not in play
no-bilbo-is-not-on-the-board = Bilbo is not on the board
no-he-does-not-go-there = he does not go there by this
no-he-is-not-eliminated = he is not eliminated
no-it-is-no-settlement-of-yours = it is no Settlement that you control
no-it-is-out-of-range = it is out of range
no-it-was-chosen-already = it was chosen already
no-no-army-of-yours-with-leadership-is-next-to-it = no army of yours with Leadership is next to it
no-none-of-your-armies-is-there = none of your armies is there
no-so-many-tokens-dont-go = so many tokens don't go
no-the-army-has-damage = the army has damage
no-the-army-has-no-damage = the army has no damage
no-the-army-has-no-such-unit = the army has no unit of the type that is needed
no-the-army-is-somewhere-else = an army somewhere else is meant
no-the-effect-is-compulsory = the effect is compulsory
no-the-shadow-controls-fewer-than-two-settlements = the Shadow controls fewer than two Settlements
no-the-shadow-controls-ravenhill = the Shadow controls Ravenhill
no-the-shadow-does-not-control-the-ruins-of-dale = the Shadow does not control the Ruins of Dale
no-the-token-must-lie-somewhere-else = a token somewhere else is meant
no-the-units-dont-come-there = the units don't come there
no-there-is-no-fortification = there is no fortification

## Faults of a data pack, in one clause. $path: the place in the value, `.` for all of it.

fault-unknown-number = nothing has this number in Appendix A
fault-both-sides-meant = at { $path } armies of both sides are meant
fault-total = at { $path } there are { $n }; there must be { $total }
fault-sum = at { $path } the values come to { $n }; they must come to { $least } at least
fault-both-sides = both sides would stand in { $region }
fault-no-settlement = at { $path } tokens of the Free Peoples would lie in { $region }, which is no Settlement
fault-controlled-region = at { $path } the Shadow would stand in { $region }, which the Free Peoples control
fault-too-many-units = { $units } units would stand in { $region }

# Armies and characters on the move, the choice of attacks, Great Bats, Beorn's way.

## Questions

# $steps: how many regions an army may go. $more: how many other armies may still move after this one.
ask-march =
    { $more ->
        [0]
            { $steps ->
                [one] Which army moves, and where to?
               *[other] Which army moves, and where to first? (up to { $steps } regions)
            }
        [one]
            { $steps ->
                [one] Which army moves, and where to? (one more may follow)
               *[other] Which army moves, and where to first? (up to { $steps } regions; one more may follow)
            }
       *[other]
            { $steps ->
                [one] Which army moves, and where to? ({ $more } more may follow)
               *[other] Which army moves, and where to first? (up to { $steps } regions; { $more } more may follow)
            }
    }
ask-march-other =
    { $more ->
        [0]
            { $steps ->
                [one] Which other army moves, and where to?
               *[other] Which other army moves, and where to first? (up to { $steps } regions)
            }
        [one]
            { $steps ->
                [one] Which other army moves, and where to? (one more may follow)
               *[other] Which other army moves, and where to first? (up to { $steps } regions; one more may follow)
            }
       *[other]
            { $steps ->
                [one] Which other army moves, and where to? ({ $more } more may follow)
               *[other] Which other army moves, and where to first? (up to { $steps } regions; { $more } more may follow)
            }
    }
# $ask: a question. $needs: what there must be, as in needs-leadership.
ask-with-needs = { $ask } ({ $needs })
needs-leadership = with Leadership
# $units: types of units.
needs-units = with { $units }
needs-or = { $one } or { $other }

# $chosen: a list of figures.
ask-group-march = Who moves to { $to }? Chosen of those in { $from }: { $chosen }.
ask-group-advance = Who advances to { $to }? Chosen of those in { $from }: { $chosen }.
ask-damage-along = How many damage tokens go along from { $from } to { $to }? ({ $least } to { $most })
# $n: how many regions further it may go.
ask-march-on =
    { $n ->
        [one] The army is in { $area }. Does it go on, and where to? (one region more)
       *[other] The army is in { $area }. Does it go on, and where to? (up to { $n } regions more)
    }
ask-trim = There are too many units in { $area }: which one goes back to the supply?

ask-strike = Does an army attack, and whom?
ask-combined-target = On which enemy army is the Combined Attack made?

ask-character-move = Which character moves? (others may follow)
# $n: the movement value.
ask-character-to =
    { $n ->
        [one] Where does { $who } go? (one region)
       *[other] Where does { $who } go? (up to { $n } regions)
    }
# $n: how many regions further he may go.
ask-beorn-step =
    { $n ->
        [one] Does { $beorn } go on, and where to? (one region more)
       *[other] Does { $beorn } go, and where to? (up to { $n } regions)
    }
ask-beorn-strike = Does { $beorn } attack, and whom?
ask-cloud-of-bats = Out of which territory do Great Bats go, so that an army there moves?

## Refusals

no-a-unit-that-must-go-would-stay-behind = a unit of a type that must go would stay behind
no-an-enemy-army-is-there = an enemy army is there
no-at-least-one-unit-goes = at least one unit goes
no-beorn-is-never-where-army-units-are = Beorn is never where army units are
no-beorn-is-there = Beorn is there, and no army enters his region
no-characters-never-enter-special-areas = characters never enter Passes and Mustering Points
no-fewer-than-two-of-your-armies-are-adjacent-to-it = fewer than two of your armies are adjacent to it; those on Passes don't count
no-it-is-no-character-of-yours = it is no character of yours
no-it-is-too-far = it is too far
no-leadership-must-go-along = Leadership must go along: a token, or a character with Leadership
no-no-army-of-yours-that-can-attack-is-there = no army of yours that can attack is there
no-no-army-of-yours-that-can-move-is-there = no army of yours that can move is there
no-no-enemy-army-is-there = no enemy army is there
no-no-great-bats-are-there = no Great Bats are there
no-no-shadow-army-is-in-that-territory = no Shadow army is in that territory
no-no-such-figure-is-in-the-group = no such figure is in the group
no-no-such-unit-is-there = no such unit is there
no-no-unit-that-must-go-is-there = the army has no unit of the type that is needed
no-nothing-goes-there-from-the-board = nothing goes to a Pass or a Mustering Point from the board
no-nothing-is-attacked-from-there = nothing is attacked from a Goblin Mustering Point
no-only-one-way-leads-from-there = only one way leads from there: to the Pass, and from the Pass to its region
no-only-the-army-that-moved-attacks = figures have moved, and only the army with them may attack
no-so-much-damage-cant-go-along = so much damage can't go along: no part has more than units, and none more than there is
no-that-army-does-not-attack-now = that army does not attack now
no-that-army-does-not-move-now = that army does not move now
no-that-character-does-not-move-so = that character does not move so
no-that-character-has-moved-already = that character has moved already
no-that-character-is-not-on-the-board = that character is not on the board
no-the-army-has-no-leadership = the army has no Leadership
no-the-army-has-no-leadership-to-take-along = the army has no Leadership to take along
no-the-character-is-there-already = the character is there already
no-the-pass-is-closed = the Pass is closed
no-the-regions-are-not-adjacent = the regions are not adjacent
no-those-who-stay-would-have-more-damage-than-units = those who stay would have more damage than units

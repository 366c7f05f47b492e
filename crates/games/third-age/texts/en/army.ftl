# Armies, Characters, Nazgûl and Ents on the move, the choice of attacks.

## Questions

# $steps: how many areas an Army may go. $more: how many other Armies may still move after this one; 9 for all.
ask-march =
    { $more ->
        [0]
            { $steps ->
                [one] Which Army moves, and where to?
               *[other] Which Army moves, and where to first? (up to { $steps } areas)
            }
        [one]
            { $steps ->
                [one] Which Army moves, and where to? (one more may follow)
               *[other] Which Army moves, and where to first? (up to { $steps } areas; one more may follow)
            }
        [9]
            { $steps ->
                [one] Which Army moves, and where to? (others may follow)
               *[other] Which Army moves, and where to first? (up to { $steps } areas; others may follow)
            }
       *[other]
            { $steps ->
                [one] Which Army moves, and where to? ({ $more } more may follow)
               *[other] Which Army moves, and where to first? (up to { $steps } areas; { $more } more may follow)
            }
    }
ask-march-other =
    { $more ->
        [0]
            { $steps ->
                [one] Which other Army moves, and where to?
               *[other] Which other Army moves, and where to first? (up to { $steps } areas)
            }
        [one]
            { $steps ->
                [one] Which other Army moves, and where to? (one more may follow)
               *[other] Which other Army moves, and where to first? (up to { $steps } areas; one more may follow)
            }
        [9]
            { $steps ->
                [one] Which other Army moves, and where to? (others may follow)
               *[other] Which other Army moves, and where to first? (up to { $steps } areas; others may follow)
            }
       *[other]
            { $steps ->
                [one] Which other Army moves, and where to? ({ $more } more may follow)
               *[other] Which other Army moves, and where to first? (up to { $steps } areas; { $more } more may follow)
            }
    }
# The move before an attack.
ask-march-strike = Which Army moves before it attacks, if any, and where to?
# $ask: a question. $needs: what there must be, as in needs-leadership.
ask-with-needs = { $ask } ({ $needs })
needs-leadership = with Leadership
# $units: types of units.
needs-units = with { $units }
# $who: Characters.
needs-characters = with { $who }
needs-linked = to a linked recruitment area
one-or-other = { $one } or { $other }

# $chosen: a list of figures.
ask-group-march = Who moves to { $to }? Chosen of those in { $from }: { $chosen }.
ask-group-advance = Who advances to { $to }? Chosen of those in { $from }: { $chosen }.
ask-group-river = Who goes over the river to { $to }? Chosen of those in { $from }: { $chosen }.
ask-group-attack = Who attacks { $to }? Chosen of those in { $from }: { $chosen }.
ask-group-move-in = Who moves in to { $to }? Chosen of those in { $from }: { $chosen }.
ask-group-retreat = Who goes to { $to }? Chosen of those in { $from }: { $chosen }.
ask-damage-along = How many Damage tokens go along from { $from } to { $to }? ({ $least } to { $most })
# $n: how many areas further it may go.
ask-march-on =
    { $n ->
        [one] The Army is in { $area }. Does it go on, and where to? (one area more)
       *[other] The Army is in { $area }. Does it go on, and where to? (up to { $n } areas more)
    }
ask-limit = There are more than five units in { $area }: which one goes back to the supply?

ask-strike = Which Army attacks, and whom?
ask-strike-maybe = Does an Army attack, and whom?
ask-strike-target = From where is { $area } attacked?
ask-strike-target-maybe = Is { $area } attacked, and from where?
ask-combined-target = On which enemy Army is the Combined Attack made?
ask-combined-target-maybe = Is a Combined Attack made, and on which enemy Army?
ask-forced-out = The Army in { $area } is attacked from a recruitment area and must go: where to?
ask-driven-out = The Army in { $area } has nowhere to go: where is it driven? (it takes one Damage first)

ask-character-move = From where do Characters move?
ask-character-move-any = From where do Characters move? (others may follow)
ask-character-group = Which Characters in { $area } go together? Chosen: { $chosen }.
# $who: a list of Characters. $n: how many.
ask-character-to =
    { $n ->
        [one] Where does he go from { $area }? ({ $who })
       *[other] Where do they go from { $area }? ({ $who })
    }
ask-nazgul-move = Which of { $nazgul } or Minions moves? (others may follow)
ask-minion-to = Where does { $who } go?
ask-nazgul-to = Where does the Nazgûl from { $area } go?

# $n: Ents left in the Entwood.
ask-ents =
    { $n ->
        [one] Does the last Ent of { $entwood } march, or attack?
       *[other] Does an Ent of { $entwood } march, or attack? ({ $n } are left)
    }
ask-reform = Where do the Ents gather?
ask-ent-reaction = A Shadow Army has come to { $area }: do the Ents attack it?
ask-ent-target = Which Army do the Ents attack?
ask-ent-target-remove = Which Army does an Ent attack? (it is removed for it)

## Refusals

no-no-character-of-yours-is-there = no Character of yours is there
no-the-characters-there-have-moved-already = the Characters there have moved already
no-nobody-there-moves-so = nobody there moves so
no-there-is-no-way-from-there = there is no way from there
no-no-such-figure-is-in-the-group = no such figure is in the group
no-somebody-must-go = somebody must go
no-nobody-moves-into-a-recruitment-area = nobody moves into a recruitment area
no-the-characters-are-there-already = they are there already
no-it-is-too-far = it is too far
no-at-least-one-unit-goes = at least one unit goes
no-it-must-stay-with-units = it must stay with units
no-a-unit-that-must-go-would-stay-behind = a unit that must go would stay behind
no-the-character-who-must-go-would-stay-behind = the Character who must go would stay behind
no-leadership-must-go-along = Leadership must go along
no-at-most-five-units-leave-a-recruitment-area = at most five units leave a recruitment area together
no-those-who-stay-would-have-more-damage-than-units = those who stay would have more Damage than units
no-so-much-damage-cant-go-along = so much Damage can't go along
no-no-such-unit-is-there = no such unit is there
no-no-arrow-leads-there = no arrow leads there
no-nothing-moves-back-there = nothing moves back into a recruitment area
no-the-areas-are-not-adjacent = the areas are not adjacent
no-the-wall-is-not-breached = the wall between them is not breached
no-an-enemy-army-is-there = an enemy Army is there
no-no-army-of-yours-is-there = no Army of yours is there
no-that-army-does-not-move-now = that Army does not move now
no-nobody-may-leave-that-area-this-round = nobody may leave that area in this round
no-the-recruitment-areas-are-not-linked = the recruitment areas are not linked
no-all-units-there-have-moved = all units there have moved
no-no-unit-that-must-go-is-there = no unit that must go is there
no-the-character-who-must-go-is-not-there = the Character who must go is not there
no-the-army-has-no-leadership-to-take-along = the Army has no Leadership to take along
no-there-would-be-nobody-to-attack = there would be nobody to attack from there
no-the-action-must-end-with-an-attack = the action must end with an attack
no-no-nazgul-is-there = no Nazgûl is there
no-the-nazgul-there-have-moved-already = the Nazgûl there have moved already
no-it-is-no-minion = that is no Minion
no-that-character-does-not-move-so = that Character does not move so
no-that-character-has-moved-already = that Character has moved already
no-no-army-is-there = no Army is there
no-the-army-cant-be-sent-there = the Army can't be sent there
no-the-enemy-controls-that-area = the enemy controls that area
no-an-enemy-army-is-adjacent-to-that-area = an enemy Army is adjacent to that area
no-a-stream-lies-between = a stream lies between them
no-nobody-may-attack-from-that-area-this-round = nobody may attack from that area in this round
no-the-army-has-no-leadership = the Army has no Leadership
no-that-army-does-not-attack-now = that Army does not attack now
no-only-the-army-that-moved-attacks = only the Army that moved attacks
no-no-enemy-army-is-there = no enemy Army is there
no-only-another-area-may-be-attacked = another area is the target
no-fewer-than-two-of-your-armies-are-adjacent-to-it = fewer than two of your Armies are adjacent to it

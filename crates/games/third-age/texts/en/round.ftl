# The round, Fate, and what dice and Action tokens are used for.

## Questions

# $n: how many cards there are too many.
ask-hand-limit =
    { $n ->
        [one] There is one card too many in hand: which one is discarded?
       *[other] There are { $n } cards too many in hand: which one is discarded?
    }
# $who: the Commander.
ask-location = Where in the Shadow Box is { $who } in this round?
ask-location-nobody = Which location of the Shadow Box is used in this round?
ask-pits = The Pits: which unit joins which Army? (each unit another Army)
# $unit: as in unit-mordor-orcs. $n: how many more of them.
ask-location-unit =
    { $n ->
        [one] Which Army does a unit join, if any? ({ $unit }, one)
       *[other] Which Army does a unit join, if any? ({ $unit }, up to { $n }, each with another Army)
    }
# $n: how many more.
ask-nazgul-from =
    { $n ->
        [one] Is a Nazgûl placed, from the supply or from an area? (one)
       *[other] Is a Nazgûl placed, from the supply or from an area? (up to { $n })
    }
ask-nazgul =
    { $n ->
        [one] Is a Nazgûl placed from the supply, and where? (one)
       *[other] Is a Nazgûl placed from the supply, and where? (up to { $n })
    }
ask-nazgul-of =
    { $n ->
        [one] Where does the Nazgûl from { $area } go, if anywhere? (one)
       *[other] Where does the Nazgûl from { $area } go, if anywhere? (up to { $n })
    }
ask-commander = Is the figure of { $who } placed in an area, and in which one?
ask-commander-nobody = Is the figure of the Commander placed in an area, and in which one?
# $n: how many more.
ask-leadership =
    { $n ->
        [one] Which Army receives the last Leadership token?
       *[other] Which Army receives a Leadership token? ({ $n } are left)
    }
# $tile: as in tile-2-fate. $n: how many more tiles may be drawn.
ask-fate-tile =
    { $n ->
        [0] The tile is { $tile }. No other one may be drawn.
        [one] The tile is { $tile }. Is it kept, or another one drawn? (one more)
       *[other] The tile is { $tile }. Is it kept, or another one drawn? (up to { $n } more)
    }
ask-extra-die = Does one more die go into the Shadow Box, with a Leadership token for an Army?

ask-act = Which Action die is used?
ask-act-pass = Which Action die is used, or a pass?
ask-act-token = Which Action die is used, or a pass, with or without an Action token?
ask-act-token-only = No die is left: is an Action token used with the pass?
ask-act-pass-only = No die is left: pass.
# $n: how many are set aside.
ask-set-aside =
    { $n ->
        [one] Which Army receives the last Leadership token that is set aside, if any?
       *[other] Which Army receives a Leadership token that is set aside, if any? ({ $n } are left)
    }
# $face: what the die shows, as in face-muster.
ask-use = What is the { $face } die used for?
# $one, $other: as in die-muster.
ask-use-two = What are { $one } and { $other } used for together?
ask-use-token = What is the Action token used for?
ask-play-card = Which card is played with the { $face } die?
ask-how-many-cards = How many Generic cards are drawn?
ask-enter = Where does { $who } enter play?
# $unit: as in unit-dunlendings. $n: how many more.
ask-reinforce =
    { $n ->
        [one] Where is a unit placed, if anywhere? ({ $unit }, one)
       *[other] Where is a unit placed, if anywhere? ({ $unit }, up to { $n }, each in another area)
    }

## Refusals

no-a-card-keeps-him-from-entering = a card keeps him from entering
no-a-card-keeps-the-ents-away = a card keeps the Ents away
no-an-action-token-does-not-allow-that = an Action token does not allow that
no-an-action-token-would-do-nothing-now = an Action token would do nothing now
no-each-unit-goes-with-another-army = each unit goes with another Army
no-first-choose-to-play-a-card = first choose to play a card
no-first-take-a-die-that-plays-the-card = first take a die that plays the card
no-he-cannot-enter-there = he can't enter play there
no-he-is-eliminated = he is eliminated
no-he-is-in-play-already = he is in play already
no-he-is-not-in-play = he is not in play
no-he-is-not-ready = he is not ready
no-he-is-not-yours-here = he is not on your side in this scenario
no-his-abilities-do-not-work-this-round = his abilities don't work in this round
no-his-card-names-another-result = his card names another result
no-it-is-there-already = it is there already
no-no-action-token-is-left = no Action token is left
no-no-area-is-open-to-them = no area is open to them
no-no-army-of-yours-can-attack-so = no Army of yours can attack so
no-no-army-of-yours-can-move-so = no Army of yours can move so
no-no-army-of-yours-has-damage = no Army of yours has Damage
no-no-card-lets-you-use-two-dice-at-once = no card lets you use two dice at once
no-no-card-of-your-hand-can-be-played-with-that-die = no card of your hand can be played with that die
no-no-card-on-the-table-allows-that = no card on the table allows that
no-no-catapult-is-on-the-board = no Catapult can fire
no-no-character-of-yours-can-move = no Character of yours can move
no-no-corsair-ship-is-left = no Corsair Ship is left
no-no-darkness-token-is-left = no Darkness token is left
no-no-enemy-army-is-next-to-two-of-yours = no enemy Army is next to two of yours
no-no-engine-can-be-built = no engine can be built
no-no-ent-is-left = no Ent is left in the supply
no-no-figure-of-it-is-left = no figure of it is left in the supply
no-no-more-tiles-than-dice-in-the-shadow-box = no more tiles are drawn than there are dice in the Shadow Box
no-no-nazgul-is-in-the-supply = no Nazgûl is in the supply
no-no-nazgul-or-minion-can-move = no Nazgûl or Minion can move
no-no-tile-is-left = no tile is left
no-no-token-of-yours-can-be-flipped = no Recruitment token of yours can be flipped
no-no-unused-die-of-yours-could-be-turned = no unused die of yours could be turned
no-none-of-them-may-come-there = none of them may come there
no-none-of-your-unused-dice-shows-that = none of your unused dice shows that
no-one-or-two-cards-are-drawn = one or two cards are drawn
no-only-a-card-brings-him-in = only a card brings him into play
no-only-the-free-peoples-have-action-tokens = only the Free Peoples have Action tokens
no-only-who-has-fewer-unused-dice-may-pass = only who has fewer unused dice than the enemy may pass
no-that-army-has-no-mordor-units = that Army has no Mordor units
no-that-card-is-not-in-your-hand = that card is not in your hand
no-that-card-may-not-be-played-now = that card may not be played now
no-that-deck-is-empty = that deck is empty
no-that-is-no-area-of-the-board = that is no area of the board
no-that-is-not-for-your-side-here = that is not for your side in this scenario
no-that-is-of-the-other-scenario = that is of the other scenario
no-that-location-is-of-the-other-scenario = that location is of the other scenario
no-that-takes-a-character-result = that takes a Character result
no-that-takes-a-muster-result = that takes a Muster result
no-that-takes-a-will-of-the-west = that takes a Will of the West
no-that-takes-an-action-token = that takes an Action token
no-that-takes-an-army-result = that takes an Army result
no-that-takes-an-event-result = that takes an Event result
no-that-takes-an-eye = that takes an Eye
no-that-unit-is-placed-already = that unit is placed already
no-that-would-do-nothing-now = that would do nothing now
no-the-card-asks-for-another-result = the card asks for another result
no-the-die-does-not-play-that-card = the die does not play a card of that type
no-the-entwood-cannot-be-activated = the Entwood can't be activated
no-the-entwood-is-not-in-derndingle = the Entwood is not in Derndingle
no-the-pits-bring-no-such-unit = The Pits bring no such unit
no-the-pools-are-empty = the pools of tokens are empty
no-the-witch-king-is-eliminated = the Witch-king is eliminated
no-there-is-no-place-where-he-may-enter = there is no place where he may enter
no-there-is-no-such-ability = there is no such ability
no-what-his-entry-asks-for-does-not-hold = what his entry asks for does not hold
no-what-the-card-asks-for-does-not-hold = what the card asks for does not hold
no-you-have-too-few-dice-for-that-location = you have too few dice for that location

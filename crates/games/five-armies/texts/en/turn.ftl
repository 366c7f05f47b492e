# The turn and its actions.

## Questions

# $n: how many cards there are too many.
ask-hand-limit =
    { $n ->
        [one] There is one card too many in hand: which one is discarded?
       *[other] There are { $n } cards too many in hand: which one is discarded?
    }
# $n: how many Generals are activated already.
ask-activate =
    { $n ->
        [0] Which General is activated? (up to three)
        [one] One General is activated. Which other one?
       *[other] { $n } Generals are activated. Which other one?
    }
ask-leadership = Which army receives a Leadership token?
# $n: how many more tiles may be drawn.
ask-fate-tile =
    { $n ->
        [one] The tile is { $tile }. Is it applied, or another one drawn? (one more)
       *[other] The tile is { $tile }. Is it applied, or another one drawn? (up to { $n } more)
    }
# $total: tokens and figures together.
ask-split = How many Leadership tokens does the Shadow take? ({ $least } to { $most }; what is left of { $total } are Great Bats)
ask-shadow-leadership = Which army receives a Leadership token?
ask-bats = Over which territory does a Great Bats figure fly?
ask-lucky-number = { $card }: is a die rolled again, and which one?

ask-act = Which Action die is used?
ask-act-general = Which Action die is used, or first the ability of a General?
ask-act-pass = Which Action die is used, or a pass?
ask-act-general-pass = Which Action die is used, or first the ability of a General, or a pass?
# $face: what the die shows, as in face-muster.
ask-use = What is the { $face } die used for?
ask-play-card = Which card is played with the { $face } die?
ask-ability = Which of the abilities of { $who } is used?
# $n: Ring tokens left.
ask-out-of-the-way =
    { $n ->
        [one] Does { $who } go out of the way for his last Ring token, and where to?
       *[other] Does { $who } go out of the way for a Ring token, and where to? ({ $n } left)
    }
ask-last-goblin = One Goblins figure is left: where is it placed?
# $n: Orcs on the card.
ask-orcs-from-card =
    { $n ->
        [one] { $card }: which army do the last Orcs join?
       *[other] { $card }: which army do Orcs join? ({ $n } are on the card)
    }
ask-enter = Where does { $who } enter play?

## Refusals

no-a-die-must-follow-the-ability = a die must follow the ability
no-beorn-is-not-on-the-board = Beorn is not on the board
no-beorn-keeps-his-last-wrath = Beorn keeps his last Wrath
no-both-decks-are-empty = both decks are empty
no-each-token-goes-with-another-army = each token goes with another army
no-first-choose-to-play-a-card = first choose to play a card
no-first-take-a-die-that-plays-the-card = first take a die that plays the card
no-he-cant-enter-play-there = he can't enter play there
no-he-has-entered-play-already = he has entered play already
no-he-has-no-activation-token = he has no activation token
no-he-is-activated-already = he is activated already
no-he-is-no-general = he is no General
no-he-is-not-in-play = he is not in play
no-he-is-not-ready = he is not ready
no-he-is-not-with-an-army = he is not with an army
no-he-is-there-already = he is there already
no-his-ability-would-do-nothing = his ability would do nothing now
no-his-card-names-another-result = his card names another result
no-no-army-of-yours-can-move-or-attack-so = no army of yours can move or attack so
no-no-army-of-yours-can-move-so = no army of yours can move so
no-no-army-of-yours-has-damage = no army of yours has damage
no-no-army-of-yours-is-on-the-board = no army of yours is on the board
no-no-army-of-yours-is-there = no army of yours is there
no-no-bats-are-over-an-army-of-yours = no Great Bats are over an army of yours
no-no-card-of-your-hand-can-be-played-with-that-die = no card of your hand can be played with that die
no-no-character-of-yours-can-move = no character of yours can move
no-no-eagle-is-on-the-board = no Eagle is on the board
no-no-enemy-army-is-next-to-two-of-yours = no enemy army is next to two of yours
no-no-goblins-are-in-the-supply = no Goblins are in the supply
no-no-orcs-wait-on-a-card = no Orcs wait on a card
no-no-token-of-yours-can-be-flipped = no recruitment token of yours can be flipped
no-none-of-your-unused-dice-shows-that = none of your unused dice shows that
no-one-ability-before-each-die = before each die one ability at most is used
no-only-who-has-fewer-unused-dice-may-pass = only who has fewer unused dice than the enemy may pass
no-that-card-is-not-in-your-hand = that card is not in your hand
no-that-card-is-not-on-the-table = that card is not on the table
no-that-fate-card-is-not-in-play = that Fate card is not in play
no-that-is-no-goblin-mustering-point = that is no Goblin Mustering Point
no-that-is-not-for-your-side = that is not for your side
no-that-takes-a-character-result = that takes a Character result
no-that-takes-a-muster-result = that takes a Muster result
no-that-takes-a-will-of-the-west = that takes a Will of the West
no-that-takes-an-army-result = that takes an Army result
no-that-takes-an-event-result = that takes an Event result
no-that-takes-an-eye-of-sauron = that takes an Eye of Sauron
no-that-would-do-nothing-now = that would do nothing now
no-the-die-does-not-play-that-card = the die does not play a card of that type
no-the-die-is-used-as-a-character-result = the die is used as a Character result
no-the-fate-marker-is-on-0 = the Fate marker is on 0
no-there-are-not-so-many-armies-or-dice = there are not so many armies, or not so many dice
no-there-are-only-six-great-bats = there are only six Great Bats
no-there-is-no-region-where-he-may-enter = there is no region where he may enter
no-there-is-no-such-option = there is no such option
no-troubled-mind-is-on-him = Troubled Mind is on him
no-you-have-no-character-card-to-play = you have no Character card that the die could play then

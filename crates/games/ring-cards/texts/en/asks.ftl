# The questions. $by is the card, path or battleground whose text asks.

ask-setup-cycle = Choose a card of the hand to cycle before the game begins.
ask-turn = Take one action, or pass.
ask-turn-no-pass = Take one action.
ask-play-cost = Cycle a card to pay for { $card }.
ask-winnow-second = Winnow { $card } and which other card?
ask-ring-eliminate = Eliminate a card of the hand for the Ring token.

# $by is also what follows here; $n is how many more are to come.
ask-by-play = To pay for { $card }
ask-by-ring = Ring token
ask-cycle = { $n ->
    [0] Cycle a card of the hand.
   *[other] Cycle a card of the hand ({ $n } more to come).
}
ask-cycle-by = { $n ->
    [0] { $by }: cycle a card of the hand.
   *[other] { $by }: cycle a card of the hand ({ $n } more to come).
}
ask-forsake = { $n ->
    [0] Forsake a card of the hand, of the reserve, or the top of the draw deck.
   *[other] Forsake a card of the hand, of the reserve, or the top of the draw deck ({ $n } more to come).
}
ask-forsake-by = { $n ->
    [0] { $by }: forsake a card of the hand, of the reserve, or the top of the draw deck.
   *[other] { $by }: forsake a card of the hand, of the reserve, or the top of the draw deck ({ $n } more to come).
}

ask-may-forsake = { $by }: forsake a card for its effect? ({ $text })
ask-may-cycle = { $by }: cycle a card of the hand for its effect? ({ $text })
ask-take = { $by }: take which card? ({ $text })
ask-aside-eliminate = Eliminate one of the cards drawn aside.
ask-aside-play = { $by }: play one of the cards drawn aside, or stop.
ask-look-eliminate = { $by }: eliminate one of the cards looked at.
ask-look-cycle = { $by }: cycle one of the cards looked at.
ask-path = { $by }: activate which path?
ask-battleground = { $by }: bring up which battleground?
ask-token = { $by }: put the token where?
ask-move-there = Move { $card } to { $ground }?
ask-move-there-by = { $by }: move there?
ask-move-wielder = { $by }: move its wielder at once?
ask-eliminate = { $by }: eliminate which card?
ask-grima = { $by }: which effect?
ask-ruin-rohan = Eliminate a Rohan card of the reserve, or stop ({ $n } so far).
ask-ruin-mordor = Eliminate a Mordor card on a battleground ({ $n } to go).

ask-next-combat = Which combat is resolved next?
ask-support = Which army supports { $card }?
ask-loss = { $n ->
    [one] Give up a defender. 1 attack icon is not cancelled.
   *[other] Give up a defender. { $n } attack icons are not cancelled.
}
ask-propose-loss = { $n ->
    [one] Propose a defender to give up. 1 attack icon is not cancelled.
   *[other] Propose a defender to give up. { $n } attack icons are not cancelled.
}
ask-attackers-loss = { $n ->
    [one] The defenders do not agree: choose a defender they lose. 1 attack icon is not cancelled.
   *[other] The defenders do not agree: choose a defender they lose. { $n } attack icons are not cancelled.
}
ask-agree-to-loss = Agree to lose { $cards }?
ask-replacement = Which text saves { $card }?

# Of Chance.
ask-draw = { $who } draws a card: which one?
ask-draw-aside = { $who } draws aside a card: which one?
ask-draw-look = { $who } looks at a card: which one?
ask-forsaken-top = { $who } forsakes the top card of the draw deck: which one is it?
ask-peek-top = { $who } looks at the top card of the draw deck: which one is it?
ask-turn-up-battleground-free = A battleground of the Free Peoples is turned up.
ask-turn-up-battleground-shadow = A battleground of the Shadow is turned up.
ask-turn-up-path = A path with the number { $n } is turned up.

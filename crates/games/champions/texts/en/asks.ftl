# Questions, and what they are built from.

# $who is a player, $card the card that asks.
ask-mulligan = { $who }: discard any cards of the first hand, then draw as many.
ask-turn = { $who }: your turn.
ask-turn-of = The turn of { $who }. The others may use Actions.
ask-end-of-phase = End of the player phase: { $who } may discard cards, holds { $held }, and may keep { $keep }.
ask-pay = Pay for { $card }: { $needed }.
ask-pay-so-far = Pay for { $card }: { $needed }, so far { $got }.
ask-discard-cost = { $card }: discard cards from hand as the cost ({ $n } so far).
ask-which-cost = { $card }: choose the card whose printed cost is paid.
ask-count-energy = { $card }: does an energy resource count towards the cost?
ask-count-mental = { $card }: does a mental resource count towards the cost?
ask-count-physical = { $card }: does a physical resource count towards the cost?
ask-count-wild = { $card }: does a wild resource count towards the cost?
# $choose is one of the messages choose-...
ask-target = { $card }: { $choose }.
# $to is one of the messages attach-...
ask-host = { $card }: choose what it is attached to: { $to }.
ask-controller = { $card }: choose who controls it.
ask-choose = { $card }: { $who } chooses one.
ask-pick-looked = { $card }: choose one of the cards looked at.
ask-pick-deck = { $card }: search the deck of { $who }.
ask-pick-encounter = { $card }: search the encounter deck and its discard pile.
ask-pick-discard = { $card }: choose a card of the discard pile of { $who }.
ask-pick-discard-or-stop = { $card }: choose a card of the discard pile of { $who }, or stop.
ask-pick-attacker = { $card }: choose the enemy that attacks next.
ask-change-form = { $card }: { $who } may change to alter-ego form first.
ask-minion = { $who }: choose which of your minions activates next.
ask-ally-limit = { $who } has more allies than the limit of { $n }: discard one.
ask-defeats = { $who }: choose which of them is defeated first.

# $now is one of the messages now-...
ask-interrupt = { $now }: { $who } may use an Interrupt.
ask-response = { $now }: { $who } may use a Response.
ask-order-interrupts = { $now }: { $who } says which of several Forced Interrupts comes next.
ask-order-responses = { $now }: { $who } says which of several Forced Responses comes next.
ask-defend = { $now }: { $who } may defend.
ask-ally-must-defend = { $now }: a ready ally of { $who } must defend.

# What Chance is asked. $n is how many cards there are to go.
ask-top-hand = { $n ->
    [0] { $who } draws a card.
    [1] { $who } draws a card.
   *[other] { $who } draws a card, { $n } to go.
}
ask-top-discard = { $n ->
    [0] The top card of the deck of { $who } is discarded.
    [1] The top card of the deck of { $who } is discarded.
   *[other] The top card of the deck of { $who } is discarded, { $n } to go.
}
ask-top-drone = { $n ->
    [0] The top card of the deck of { $who } becomes a facedown Drone.
    [1] The top card of the deck of { $who } becomes a facedown Drone.
   *[other] The top card of the deck of { $who } becomes a facedown Drone, { $n } to go.
}
ask-top-look = { $n ->
    [0] { $who } looks at the top card of the deck.
    [1] { $who } looks at the top card of the deck.
   *[other] { $who } looks at the top card of the deck, { $n } to go.
}
ask-encounter-deal = An encounter card is dealt facedown to { $who }.
ask-encounter-boost = The villain gets a facedown boost card.
ask-encounter-reveal = { $who } reveals the top card of the encounter deck.
ask-encounter-discard = The top card of the encounter deck is discarded.
ask-encounter-dig = { $card }: cards of the encounter deck are discarded until one fits.
ask-random-discard = A random card of the hand of { $who } is discarded.
ask-random-under = A random card of the hand of { $who } goes facedown under { $scheme }.

# What a payment needs. $typed is a list: "1 energy and 2 mental".
needed = { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
needed-typed = { $typed }
needed-typed-and-more = { $typed } and { $n } more
needed-any = any number of { $resource } resources
the-cost = the cost

# What is happening: the beginning of a sentence. $by and $to are cards in play; what is done to something that has left
# play has a message of its own.
now-attack = { $by } attacks { $to }
now-attack-gone = { $by } attacks an enemy
now-attack-with = { $by } attacks { $to } with { $card }
now-attack-with-gone = { $by } attacks an enemy with { $card }
now-scheme = { $by } schemes against { $who }
now-damage = { $to } would take { $n } damage from { $by }
now-damage-gone = An enemy would take { $n } damage from { $by }
now-defeat = { $to } is being defeated
now-threat = { $n } threat would be placed on { $to }
now-threat-gone = { $n } threat would be placed on a scheme
now-reveal = { $who } reveals { $card }
now-thwart = { $by } thwarts { $to }
now-thwart-gone = { $by } thwarts a scheme
now-thwart-with = { $by } thwarts { $to } with { $card }
now-thwart-with-gone = { $by } thwarts a scheme with { $card }
now-played = { $who } has played { $card }
now-entered = { $to } has entered play
now-form = { $who } has changed form
now-effect = The effect of { $card }
now-something = Something has happened

# What is still to come of it, in a list after "to come:".
to-come-boost-card = boost card
to-come-boost-cards-flipped = boost cards are flipped
to-come-consequential-damage = consequential damage
to-come-damage = damage
to-come-damage-placed = damage is placed
to-come-defender = defender
to-come-enters-play = it enters play
to-come-forced-responses = Forced Responses
to-come-interrupts = Interrupts
to-come-leaves-play = it leaves play
to-come-overkill = overkill
to-come-responses = Responses
to-come-retaliate = retaliate
to-come-surge = surge
to-come-threat-placed = threat is placed
to-come-threat-removed = threat is removed
to-come-when-defeated = When Defeated
to-come-when-revealed = When Revealed

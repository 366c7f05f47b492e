# The log. $who is a player, $card a card, $piece a card in play, perhaps with its number.

log-round = Round { $n } begins.
log-turn = The turn of { $who } begins.
log-villain-phase = The villain phase begins.
log-drew = { $who } draws { $card }.
log-drew-hidden = { $who } draws a card.
# Several lines of one player in a row, told as one.
log-drew-n = { $who } draws { $n } cards.
log-discarded = { $who } discards { $card } from hand.
log-discarded-n = { $who } discards { $n } cards from hand.
log-milled = { $who } discards { $card } from the top of the deck.
log-milled-n = { $who } discards { $n } cards from the top of the deck.
log-shuffled-back = { $who } shuffles { $card } into the deck.
log-reshuffled = { $who } shuffles the discard pile into a new deck.
log-encounter-reshuffled = The encounter discard pile is shuffled into a new encounter deck.
log-to-hero = { $who } changes to hero form: { $card }.
log-to-alter-ego = { $who } changes to alter-ego form: { $card }.
log-played = { $who } plays { $card }.
# $ability is a card, or one of the messages named-ability, timed-ability, numbered-ability.
log-used = { $who }: { $ability } is used.
log-paid-with = { $who } pays with { $card }.
log-generated = { $who } generates resources with { $card }.
log-entered = { $piece } enters play.
log-drone = A facedown Drone engages { $who }.
log-left-play = { $piece } leaves play.
log-to-hand = { $card } returns to the hand of { $who }.
log-took = { $who } takes { $card } into hand.
log-found = { $who } finds { $card }.
log-found-hidden = { $who } searches and takes a card.
log-removed = { $card } is removed from the game.
log-attacks = { $by } attacks { $piece }.
log-thwarts = { $by } thwarts { $scheme }.
log-enemy-attacks = { $piece } attacks { $who }.
log-enemy-schemes = { $piece } schemes.
log-lost-stunned = { $card } loses the stunned card instead of attacking.
log-lost-confused = { $card } loses the confused card instead of thwarting or scheming.
log-lost-tough = { $card } loses the tough card.
log-drone-lost-stunned = A Drone loses the stunned card instead of attacking.
log-drone-lost-confused = A Drone loses the confused card instead of thwarting or scheming.
log-drone-lost-tough = A Drone loses the tough card.
log-defends = { $card } defends for { $who }.
log-undefended = The attack against { $who } is undefended.
log-boost-dealt = The villain gets a boost card.
log-boost-dealt-n = The villain gets { $n } boost cards.
log-boost = Boost card: { $card }, { $n ->
    [0] no icons
    [one] 1 icon
   *[other] { $n } icons
}.
log-damage = { $piece } takes { $n } damage.
log-tough = { $piece } loses the tough card and takes no damage.
# So much of what the card would do: damage or threat.
log-prevented = { $n } of { $card } is prevented.
log-healed = { $n } damage is healed from { $piece }.
log-defeated = { $piece } is defeated.
log-drone-defeated = A Drone is defeated.
log-gained-stunned = { $piece } is stunned now.
log-gained-confused = { $piece } is confused now.
log-gained-tough = { $piece } is tough now.
log-threat = { $n } threat is placed on { $piece }.
log-threat-removed = { $n } threat is removed from { $piece }.
log-scheme-defeated = { $card } is defeated.
log-advanced = The main scheme advances: { $card }.
log-stage = The villain is { $card } now.
log-dealt = An encounter card is dealt facedown to { $who }.
log-dealt-n = { $n } encounter cards are dealt facedown to { $who }.
log-revealed = { $who } reveals { $card }.
log-cancelled = What { $card } does is cancelled.
log-surge = { $card } surges.
log-encounter-discarded = { $card } is discarded from the encounter deck.
log-accelerated = The main scheme gets an acceleration token.
# $way is one of the messages way-...
log-chose = { $who } chooses of { $card }: { $way }.
log-chose-option = { $who } chooses option { $n } of { $card }.
log-put-under = { $card } of { $who } goes facedown under the scheme.
log-put-under-hidden = A card from the hand of { $who } goes facedown under the scheme.
log-exhausted = { $piece } is exhausted.
log-readied = { $piece } is readied.
log-readied-n = { $n } cards are readied.
log-eliminated = { $who } is eliminated.
log-first-player = { $who } is the first player now.

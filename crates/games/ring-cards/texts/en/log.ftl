# The log. What others do not see of an entry has a message of its own.

log-round = Round { $n } begins; { $who } is the starting player.
log-activated = { $ground } becomes active.
log-activated-without-defence = { $ground } becomes active without its printed defence.
log-path-activated = { $path } becomes the active path, number { $n }.

log-drew = { $who } draws { $card }.
log-drew-unseen = { $who } draws a card.
log-drew-aside = { $who } draws { $card } aside.
log-drew-aside-unseen = { $who } draws a card aside.
log-peeked = { $who } sees the top of the draw deck: { $card }.
log-peeked-unseen = { $who } sees the top of the draw deck: a card.
log-recycled = { $who } shuffles the cycle pile into the draw deck.
log-cycled = { $who } cycles { $card }.
log-cycled-unseen = { $who } cycles a card.

# Several entries in one, where the browser folds the log.
log-drew-n = { $who } draws { $n } cards.
log-drew-aside-n = { $who } draws { $n } cards aside.
log-cycled-n = { $who } cycles { $n } cards.
log-eliminates-n = { $who } eliminates { $n } cards.

log-eliminated = { $card } is eliminated ({ $who }).
log-eliminated-ready = The ready { $card } is eliminated ({ $who }).
log-eliminated-fresh = The fresh { $card } is eliminated ({ $who }).
log-eliminated-at = { $card } at { $ground } is eliminated ({ $who }).
log-eliminates-hand = { $who } eliminates { $card } from hand.
log-eliminates-hand-unseen = { $who } eliminates a card from hand, unseen.
log-eliminates-top = { $who } eliminates { $card } from the top of the draw deck.
log-eliminates-top-unseen = { $who } eliminates a card from the top of the draw deck, unseen.
log-eliminates-drawn = { $who } eliminates { $card } out of the cards drawn.
log-eliminates-drawn-unseen = { $who } eliminates a card out of the cards drawn, unseen.
log-cycled-instead = { $card } is cycled instead of eliminated, by { $by }.
log-cycled-instead-itself = { $card } is cycled instead of eliminated, by its own text.
log-removed = { $card } gives way, wherever it is.

log-played = { $who } plays { $card }.
log-played-reserve = { $who } plays { $card } to reserve.
log-played-path = { $who } plays { $card } to the path { $path }.
log-played-ground = { $who } plays { $card } to { $ground }.
log-played-on = { $who } plays { $card } on { $on }.
log-moved-path = { $who } moves { $card } to the path { $path }.
log-moved-ground = { $who } moves { $card } to { $ground }.
log-used = { $who } uses { $card }.
log-ring = { $who } uses the Ring token.
log-winnowed = { $who } winnows.
log-passed = { $who } passes.
log-declined = { $who } declines { $by }.
log-took = { $who } takes { $card } and shows it.
log-found-nothing = { $who } searches and takes nothing.

log-attack-token-path = An attack token is put on the path { $path }.
log-attack-token-ground = An attack token is put on { $ground }.
log-defence-token-path = A defence token is put on the path { $path }.
log-defence-token-ground = A defence token is put on { $ground }.
log-tokens-on-card = { $n ->
    [one] { $card } get 1 path attack token.
   *[other] { $card } get { $n } path attack tokens.
}
log-corruption = Corruption is { $n }.

log-combat-path = Combat at the path { $path }.
log-combat-ground = Combat at { $ground }.
log-supports = { $army } support { $card }.
log-unsupported = { $card } is not supported.
log-count = Attack { $attack }, location defence { $defence }: { $rest } left.
log-path-totals = In all: attack { $attack } against defence { $defence }.
log-loss-agreed = { $who } agrees to the loss.
log-loss-refused = { $who } does not agree to the loss.

log-scored-free = { $ground } is scored by the Free Peoples.
log-scored-shadow = { $ground } is scored by the Shadow.
log-path-scored-free = { $path } is scored by the Free Peoples.
log-path-scored-shadow = { $path } falls to the Shadow; corruption { $n }.
log-path-unscored = { $path } leaves the game unscored.
log-score = Score: Free Peoples { $free }, Shadow { $shadow }.
log-over-ten-points-free = The game is over: the Free Peoples win by a lead of ten points, { $free } : { $shadow }.
log-over-ten-points-shadow = The game is over: the Shadow wins by a lead of ten points, { $free } : { $shadow }.
log-over-last-path-free = The game is over: the Free Peoples win after the last path, { $free } : { $shadow }.
log-over-last-path-shadow = The game is over: the Shadow wins after the last path, { $free } : { $shadow }.

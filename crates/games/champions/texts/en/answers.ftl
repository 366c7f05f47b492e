# Answers, and what cards and players are called in all texts.

# $by and $to are cards in play, $n is damage or threat.
answer-end-turn = End the turn.
answer-to-alter-ego = Change to alter-ego form: { $card }.
answer-to-hero = Change to hero form: { $card }.
answer-recover = Recover: heal { $n } damage.
answer-attack = { $by } attacks { $to } ({ $n } damage).
answer-attack-nobody = { $by } attacks nobody.
answer-attack-stunned = { $by } would attack { $to } and loses the stunned card instead.
answer-attack-nobody-stunned = { $by } would attack and loses the stunned card instead.
answer-thwart = { $by } thwarts { $to } ({ $n } threat).
answer-thwart-nothing = { $by } thwarts nothing.
answer-thwart-confused = { $by } would thwart { $to } and loses the confused card instead.
answer-thwart-nothing-confused = { $by } would thwart and loses the confused card instead.
answer-play = Play { $card }.
answer-play-for = Play { $card } (cost { $n }).
# $ability is a card, or one of the messages named-ability, timed-ability, numbered-ability.
answer-use = Use { $ability }.
answer-use-for = Use { $ability } for { $resources }.
answer-use-gone = Use a card that has left play.
answer-comes-first = { $ability } comes first.

answer-discard = Discard { $card }.
answer-discard-for = Discard { $card } for { $resources }.
answer-find = Find { $card }.
answer-choose = Choose { $card }.
answer-defends = { $card } defends.
answer-attach = Attach it to { $to }.
answer-controls = { $who } controls it.
answer-activates = { $card } activates.
answer-defeated-first = { $card } is defeated first.
# $way is one of the messages way-...
answer-way = { $way }.
answer-option = Option { $n }.

answer-counts = It counts.
answer-counts-not = It does not count.
answer-change-form = Change to alter-ego form.
answer-stay = Stay in hero form.
answer-keep = Keep the rest of the hand.
answer-discard-no-more = Discard no more.
answer-pay-no-more = Pay no more.
answer-stop = Stop.
answer-no-action = No Action now: leave it to { $who }.
answer-no-defence = Do not defend.
answer-pass = Pass.

# What Chance answers.
answer-draws = { $who } draws { $card }.
answer-looks = { $who } looks at { $card }.
answer-discarded = { $card } is discarded.
answer-discards = { $who } discards { $card }.
answer-becomes-drone = { $card } becomes a Drone.
answer-becomes-boost = { $card } becomes a boost card.
answer-dealt = { $card } is dealt to { $who }.
answer-reveals = { $who } reveals { $card }.
answer-goes-under = { $card } goes under the scheme.

# An ability of a card: by its name, by its timing word, by its number.
named-ability = { $ability } ({ $card })
timed-ability = { $card }, { $timing }
numbered-ability = { $card }, ability { $n }

# Cards in play. $n tells one from others of its name.
drone = Drone
piece-numbered = { $card } { $n }
piece-engaged = { $piece } (engaged with { $who })
piece-on = { $piece } (on { $host })
piece-gone = a card that has left play

# Players and piles.
nobody = Nobody
thing-player = { $who } (player { $n })
thing-deck = the deck of { $who }
thing-discard = the discard pile of { $who }
encounter-deck = the encounter deck
encounter-discard = the encounter discard pile

# Effects that last.
lasting-plus = { $piece } gets +{ $n } { $value } until the end of the phase.
lasting-plus-all = All characters of { $who } get +{ $n } { $value } until the end of the phase.
lasting-trait = { $who } has { $trait } until the end of the phase.
lasting-discard = { $piece } is discarded at the end of the round.

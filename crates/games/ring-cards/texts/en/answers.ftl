# The answers.

answer-pass = Pass.
answer-play-reserve = Play { $card } to reserve.
answer-play-path = Play { $card } to the path { $path }.
answer-play-no-path = Play { $card } to the path.
answer-play-ground = Play { $card } to { $ground }.
answer-play-on = Play { $card } on { $on }.
answer-play-event = Play { $card }.
answer-move-path = Move { $card } to the path { $path }.
answer-move-no-path = Move { $card } to the path.
answer-move-ground = Move { $card } to { $ground }.
answer-cycle = Cycle { $card }.
answer-winnow = Winnow { $card } and another card.
answer-use = Use { $card }.
answer-ring = Use the Ring token.
answer-pay = Pay with { $card }.
answer-eliminate = Eliminate { $card }.
answer-forsake-hand = Forsake { $card } from hand.
answer-forsake-reserve = Forsake { $card } from reserve.
answer-forsake-top = Forsake the top of the draw deck.
answer-take = Take { $card }.

answer-yes = Yes.
answer-no = No.
answer-no-more = No more.
answer-no-search = Do not search.
answer-take-nothing = Take nothing.
answer-search-in-vain = Search, but take nothing; the draw deck is shuffled.
answer-play-none = Play none of them.
answer-leave-path = Leave the path as it is.
answer-no-move = Do not move.
answer-eliminate-none = Eliminate none.

answer-path = Activate { $path } (defence { $defence }, worth { $worth }; { $text }).
answer-battleground = Bring up { $ground } (in its deck, defence { $defence }, worth { $worth }; { $text }).
answer-battleground-scored-free = Bring up { $ground } (scored by the Free Peoples, defence { $defence }, worth { $worth }; { $text }).
answer-battleground-scored-shadow = Bring up { $ground } (scored by the Shadow, defence { $defence }, worth { $worth }; { $text }).
answer-token-path = Put it on the path { $path }.
answer-token-no-path = Put it on the path.
answer-token-ground = Put it on { $ground }.
answer-fetch-saruman = Fetch { $card } from the draw deck.
answer-strike-rohan = Eliminate a Rohan character in play.

answer-fight-path = Resolve the combat at the path { $path }.
answer-fight-no-path = Resolve the combat at the path.
answer-fight-ground = Resolve the combat at { $ground }.
answer-support = { $card } support the character.
answer-unsupported = No army supports the character.
answer-lose = Give up { $card }.
answer-lose-icons = { $n ->
    [one] Give up { $card } (1 icon).
   *[other] Give up { $card } ({ $n } icons).
}
answer-lose-items = { $n ->
    [one] Give up { $card } (1 icon, with { $items }).
   *[other] Give up { $card } ({ $n } icons, with { $items }).
}
answer-agree = Agree.
answer-disagree = Do not agree.
answer-replace-by = The text of { $card } applies.

# Of Chance.
answer-draw = { $card } comes up.
answer-turn-up = { $ground } comes up.
answer-turn-up-path = { $path } comes up.

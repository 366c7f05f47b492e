# Facts in a row.
facts-next = { $list }, { $next }
facts-path-attack = path attack { $n }
facts-path-defence = path defence { $n }
facts-battleground = { $attack }/{ $defence }
facts-leads = leads { $attack }/{ $defence }
facts-paths = paths { $paths }
facts-wielder = on { $who }

# What can be read about a thing.
about-card = { $card } ({ $facts })
about-card-text = { $card } ({ $facts }) { $text }
about-fresh = This copy was played this round.
about-path = { $path } (path { $n }, defence { $defence }, worth { $worth }) { $text }
about-battleground-free = { $ground } (battleground, defence { $defence }, worth { $worth }, defended by the Free Peoples; defenders: { $defenders }; attackers: { $attackers }) { $text }
about-battleground-shadow = { $ground } (battleground, defence { $defence }, worth { $worth }, defended by the Shadow; defenders: { $defenders }; attackers: { $attackers }) { $text }
about-draw-deck = The draw deck (in no order) holds { $cards }.
about-cycle-pile = The cycle pile holds { $cards }.
about-eliminated-pile = The eliminated pile holds { $cards }.
about-ring-unused = The Ring token is unused.
about-ring-used = The Ring token is used, or there is none.
about-pass = A pass needs a hand within the carryover limit, or one smaller than every enemy hand (rule 5.3).
about-hidden = Only its owner may look.

# The table in words, for a terminal.
board-round = Round { $n }   Free Peoples { $free } : { $shadow } Shadow   (corruption { $corruption })   starting player: { $who }
board-red-arrow = This round every Dúnedain battleground admits Rohan cards (The Red Arrow).
board-three-hunters = This round The Three Hunters may go to any battleground.

board-path = Path { $n }: { $path } (defence { $defence }{ $attacks ->
    [0] {""}
   *[other] , attack tokens { $attacks }
}{ $defences ->
    [0] {""}
   *[other] , defence tokens { $defences }
}; worth { $worth }; defended by the Free Peoples)
board-battleground-free = Battleground: { $ground } (defence { $defence }{ $attacks ->
    [0] {""}
   *[other] , attack tokens { $attacks }
}{ $defences ->
    [0] {""}
   *[other] , defence tokens { $defences }
}; worth { $worth }; defended by the Free Peoples)
board-battleground-shadow = Battleground: { $ground } (defence { $defence }{ $attacks ->
    [0] {""}
   *[other] , attack tokens { $attacks }
}{ $defences ->
    [0] {""}
   *[other] , defence tokens { $defences }
}; worth { $worth }; defended by the Shadow)
board-factions = defenders: { $defenders }; attackers: { $attackers }
board-text = text: { $text }
board-attacking = attacking: { $cards }
board-defending = defending: { $cards }
board-totals = attack { $attack } against defence { $defence } in all
board-totals-unsettled = attack { $attack } against defence { $defence } in all, before support is settled

board-combat = Combat at { $place }: attack { $attack }, left after the location { $rest }, cancelled by losses { $cancelled }
board-combat-support = Combat at { $place }: support is being settled
board-supports = { $army } support { $card }

board-seat = { $who }: hand { $hand } (limit { $limit }), draw deck { $deck }, cycle pile { $cycle }, eliminated { $eliminated }
board-seat-marked = { $who } [{ $marks }]: hand { $hand } (limit { $limit }), draw deck { $deck }, cycle pile { $cycle }, eliminated { $eliminated }
board-you = you
board-on-turn = on turn
board-passed = passed
board-ring-unused = Ring token unused
board-ring-used = Ring token used
board-reserve = reserve: { $cards }
board-top = top of the draw deck: { $card }
board-hand = hand:
board-aside = drawn aside:

# Cards in play.
board-cards-next = { $list }; { $next }
board-icons = { $card } [{ $icons }]
board-with = { $card } + { $item }
board-counts = { $more ->
    [0] { $card } [counts { $n }]
   *[other] { $card } [counts { $n }, { $more } more if supported]
}
board-fresh = { $card } (just played)
board-tokens = { $n ->
    [one] { $card } (1 path attack token)
   *[other] { $card } ({ $n } path attack tokens)
}

board-scored-free = Free Peoples scoring area: { $places }
board-scored-shadow = Shadow scoring area: { $places }
board-worth = { $place } ({ $n })
board-face-down = { $place } (face down)

# The table in a terminal, and all about one thing.

# The top line.
mode-standard = standard
mode-expert = expert
board-heroic = heroic { $n }
phase-setup = setup
phase-player = player phase
phase-villain-threat = villain phase, threat
phase-villain-activations = villain phase, activations
phase-villain-deal = villain phase, encounter cards are dealt
phase-villain-reveal = villain phase, encounter cards are revealed
phase-villain-end = villain phase
board-turn = turn of { $who }
board-head = { $scenario } ({ $mode })   round { $round }, { $phase }
board-head-first = { $head }   first player: { $who }

# What lines begin with.
board-villain = Villain:
board-main-scheme = Main scheme:
board-side-scheme = Side scheme:
board-environment = Environment:
board-attachment = Attachment:
board-encounter-cards = Encounter cards:
board-ally = Ally:
board-upgrade = Upgrade:
board-support = Support:
board-minion = Minion:
board-cards = Cards:
board-under-scheme = Under a scheme:
board-now = Now:
board-within = within it:
board-activation = Activation:
board-payment = Payment:
board-looked = Looked at:
board-resolving = Being resolved:
board-lasting = Lasting:

# Powers, with and without a number.
power-thw = THW { $n }
power-atk = ATK { $n }
power-def = DEF { $n }
power-sch = SCH { $n }
power-rec = REC { $n }
power-retaliate = retaliate { $n }
no-power-thw = THW –
no-power-atk = ATK –
no-power-def = DEF –
no-power-sch = SCH –
no-power-rec = REC –
board-powers = { $list } { $next }

# The icons of schemes.
icon-crisis = crisis
icon-hazard = hazard
icon-acceleration = acceleration

# A card in play, and what lies on it.
board-piece = { $piece }: { $state }
board-attached = { $piece } ({ $state })
board-with = with { $cards }
board-on = { $piece } (on { $host })
board-does = { $piece } — { $text }
board-hit-points = { $n } of { $max } hit points
board-threat = { $n } threat
board-threat-of = { $n } of { $target } threat
board-counters = { $n ->
    [one] 1 counter
   *[other] { $n } counters
}
board-counters-of = { $n ->
    [one] 1 { $counter } counter
   *[other] { $n } { $counter } counters
}
board-exhausted = exhausted
board-protected = its threat cannot be removed
board-then = { $villain }; then { $stages }
board-scheme-grows = { $scheme }, +{ $n } every round
board-scheme-grows-tokens = { $scheme }, +{ $n } every round ({ $tokens ->
    [one] 1 acceleration token
   *[other] { $tokens } acceleration tokens
})

# Piles and cards.
board-list = { $cards }
board-pile = { $n } (top: { $card })
board-pile-empty = 0
board-encounter-piles = deck { $n }, discarded { $pile }
board-removed = { $piles }; removed from the game: { $cards }
board-hand-size = hand { $n } of { $size }
board-piles = deck { $n }, discarded { $pile }
board-dealt = { $n ->
    [one] 1 encounter card waiting
   *[other] { $n } encounter cards waiting
}
board-under = { $n ->
    [one] 1 card under a scheme
   *[other] { $n } cards under a scheme
}
board-discount = the next card costs { $n } less
board-cost = cost { $n }
board-resources = { $icons }
board-hand = { $card } ({ $facts })
board-hand-text = { $card } ({ $facts }) { $text }

# A player.
board-player = { $n }. { $hero }
board-player-marked = { $n }. { $hero } [{ $marks }]
mark-you = you
mark-active = active
mark-first = first player
mark-eliminated = eliminated
board-identity = { $piece }; { $form }
board-form-hero = hero form
board-form-alter-ego = alter-ego form
board-form-changed = form changed this round

# What is happening.
board-stopped = { $now } (replaced or cancelled)
board-to-come = { $now }; to come: { $steps }
board-against = against { $who }
board-atk = ATK { $n } ({ $icons ->
    [0] no boost icons
    [one] 1 boost icon
   *[other] { $icons } boost icons
})
board-sch = SCH { $n } ({ $icons ->
    [0] no boost icons
    [one] 1 boost icon
   *[other] { $icons } boost icons
})
board-boosts = { $n ->
    [one] 1 boost card facedown
   *[other] { $n } boost cards facedown
}
board-flipped = boost card { $card }
board-defended = defended
board-undefended = undefended so far
board-overkill = overkill
board-paid-card = { $card }: { $got } of { $total } resources; paid { $icons }
board-paid-cost = a cost: { $got } of { $total } resources; paid { $icons }

# All about a pile or a player.
about-deck = The deck of { $who }: { $n ->
    [0] no cards
    [one] 1 card
   *[other] { $n } cards
}.
about-discard = The discard pile of { $who }, the top last: { $cards }.
about-encounter-deck = The encounter deck: { $n ->
    [0] no cards
    [one] 1 card
   *[other] { $n } cards
}.
about-encounter-discard = The encounter discard pile, the top last: { $cards }.
about-nobody = Nobody.
about-eliminated = { $who } is eliminated.
about-player-hero = { $who }, hero form: { $hand ->
    [0] no cards
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $deck } in the deck, { $discarded } discarded, { $dealt ->
    [0] no encounter cards
    [one] 1 encounter card
   *[other] { $dealt } encounter cards
} waiting.
about-player-alter-ego = { $who }, alter-ego form: { $hand ->
    [0] no cards
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $deck } in the deck, { $discarded } discarded, { $dealt ->
    [0] no encounter cards
    [one] 1 encounter card
   *[other] { $dealt } encounter cards
} waiting.
about-hand = Hand: { $cards }.

# All about a card.
about-gone = The card has left play.
about-drone = Drone: a facedown card of { $who } (rule { $rule }).
about-now = Now: { $state }.
about-engaged = engaged with { $who }
about-on = on { $host }
about-controlled = controlled by { $who }
about-used = used this round
about-card = { $card } ({ $code }, { $set }): { $facts }.
about-word = { $card } { $word }.
about-unique = unique { $kind }
about-scheme-stage = stage { $n }
about-villain-stage = stage { $n ->
    [1] I
    [2] II
   *[other] III
}
about-hit-points = { $n } hit points
about-hit-points-each = { $n } per player hit points
about-hand-size = hand size { $n }
about-hurt = consequential damage { $thw } thwarting, { $atk } attacking
about-threat = starting threat { $n }
about-threat-each = starting threat { $n } per player
about-target = target threat { $n }
about-target-each = target threat { $n } per player
about-acceleration = { $n } every round
about-acceleration-each = { $n } per player every round
about-adds = +{ $sch } SCH, +{ $atk } ATK
about-resources = resources { $icons }
about-icons = icons: { $icons }
about-boost = { $n ->
    [one] 1 boost icon
   *[other] { $n } boost icons
}
about-boost-star = { $n ->
    [0] no boost icons and a star
    [one] 1 boost icon and a star
   *[other] { $n } boost icons and a star
}

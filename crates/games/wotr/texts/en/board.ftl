# The table in the terminal, and what is told about one thing.

## The table

board-turn = Turn { $turn }   victory points: Free Peoples { $free } (of 4), Shadow { $shadow } (of 10)
board-turn-phase = { board-turn }   { $phase }
board-turn-acting = { board-turn }   { $phase }: { $who }

# $hidden is 1 if the Fellowship is Hidden, otherwise 0.
board-fellowship-on-map = Fellowship: { $region }, progress { $progress }, { $hidden ->
    [0] Revealed
   *[other] Hidden
}, corruption { $corruption } (of 12), guide { $guide }
board-fellowship-in-mordor = Fellowship: step { $step } of 5 of the Mordor Track, { $hidden ->
    [0] Revealed
   *[other] Hidden
}, corruption { $corruption } (of 12), guide { $guide }
board-companions = Companions: { $who }
board-aside = not in play yet: { $who }

# $faces are like "2 Character, 1 Eye", or "none". $roll are the dice that have still to be rolled; $used is 1 when a
# Ring was used this turn, otherwise 0.
board-dice = Dice of { $side }: { $faces }; used { $spent }, Hunt Box { $box }{ $roll ->
    [0] {""}
   *[other] , to roll { $roll }
}, Elven Rings { $rings }{ $used ->
    [0] {""}
   *[other] {" "}(one used this turn)
}
board-faces = { $n } { $face }
board-no-faces = none

board-politics = Politics: { $nations }
# $active is 1 if the Nation is active, otherwise 0.
board-nation = { $nation } ({ $steps ->
    [0] At War
   *[other] { $steps } to war
}{ $active ->
    [0] , passive
   *[other] {""}
})

board-pool = Hunt Pool: { $tiles }
board-drawn = drawn: { $tiles }
board-removed = removed: { $tiles }
board-waiting = waiting for Mordor: { $tiles }
board-tiles = { $n ->
    [1] { $tile }
   *[other] { $tile } ×{ $n }
}

area-eriador = Eriador and the Misty Mountains
area-wilderland = Wilderland
area-rohan = Rohan and Isengard
area-gondor = Gondor
area-mordor = Mordor
area-south-and-east = The South and the East

board-region = { $region }: { $what }
board-held = held by { $side }
board-besieged = besieged inside: { $figures }
# Regulars, Elites and Leaders of a Nation, in short: "Gondor 2R 1E 1L".
board-figures = { $nation }{ $regulars ->
    [0] {""}
   *[other] {" "}{ $regulars }R
}{ $elites ->
    [0] {""}
   *[other] {" "}{ $elites }E
}{ $leaders ->
    [0] {""}
   *[other] {" "}{ $leaders }L
}
# Between parts that have commas themselves.
board-parts = { $list }; { $next }
# Dice as thrown, one after another: "3 5 6".
board-thrown = { $list } { $next }
board-reinforcements = Reinforcements: { $figures }
board-casualties = Out of the game: { $figures }

board-battle = Battle: { $side } of { $from } against those in { $at }
board-rearguard = rearguard: { $figures }
board-round = round { $round }; hits: Free Peoples { $free }, Shadow { $shadow }
board-battle-dice = dice of { $side }: { $dice }
board-combat-card = Combat card of { $side }: { $card }
board-combat = { $title } (initiative { $windows })
board-cancelled-card = Combat card of { $side } (cancelled): { $card }

board-hunt = Hunt: dice { $dice }, successes { $n }
board-hunt-no-dice = Hunt: no dice, successes { $n }
board-hunt-tile = { board-hunt }, tile { $tile }, damage { $damage }
board-hunt-no-dice-tile = { board-hunt-no-dice }, tile { $tile }, damage { $damage }

board-chosen = Chosen in { $region }: { $figures }
board-chosen-moving = Chosen on the way: { $figures }

board-resolving = Being resolved: { $card }
board-on-table = On the table ({ $who }): { $card }
board-decks = Decks of { $side }: { $decks }
board-deck-character = Character { $left } (discarded { $gone })
board-deck-strategy = Strategy { $left } (discarded { $gone })

board-seat = { $who }: hand { $n } of { $limit } ({ $character } Character, { $strategy } Strategy)
board-seat-marked = { $who } [{ $marks }]: hand { $n } of { $limit } ({ $character } Character, { $strategy } Strategy)
board-mark-you = you
board-mark-acts = acts
board-mark-leads = leads
board-offered = offered to the partner: { $card }

# Sentences one after another.
board-sentences = { $list } { $next }

## Cards

about-card = { $card } ({ $icon })
about-card-stays = { $card } ({ $icon }, on the table)
about-if = If: { $text }
about-cost = Cost: { $text }
about-discarded = Discarded: { $text }
about-combat = In battle: { $title } (initiative { $windows })

## A region

about-region = { $region }: { $nation }, { $site }.
about-no-nation = of no Nation
about-site-open = no Settlement
about-site-fortification = a Fortification
about-site-town = a Town
about-site-city = a City (1 victory point)
about-site-stronghold = a Stronghold (2 victory points)
about-held = It is held by { $side }.
about-captured = It is held by { $side }, who captured it.
about-next = Next to it: { $regions }.
about-here = In { $place }: { $figures }.
about-ring-bearers = The Ring-bearers are here.

## A Character, a figure

about-companion = { $who } (Companion, Level { $level }, Leadership { $leads }).
about-minion = { $who } (Minion, Level { $level }, Leadership { $leads }).
about-flying-minion = { $who } (Minion, flies, Leadership { $leads }).
about-aside = Not in play yet.
about-is-guide = The Guide of the Fellowship.
about-in-fellowship = In the Fellowship.
about-at = In { $place }.
about-moving = On the way.
about-gone = Out of the game.
about-activates-any = He can activate any Nation of the Free Peoples.
about-activates = He can activate { $nations }.
about-guide = Guide: { $text }
about-entry = Enters play: { $text }
about-ability = { $ability }: { $text }
about-gollum = { $who }. { $text }

about-regular = A Regular takes one hit (rule 9.7.6).
about-elite = An Elite takes two hits: with the first it becomes a Regular (rule 9.7.6).
about-leader = A Leader lets missed dice be thrown again, and never stands alone (rule 8.1).
about-nazgul = A Nazgûl leads Shadow Armies and flies anywhere (rule 8.6.1).

## Dice

about-die-character = { $face }: moves or attacks with one Army that has a leader, plays a Character card, moves or hides the Fellowship, separates or moves Companions, or moves Nazgûl and Minions (rule 6.18).
about-die-army = { $face }: moves up to two Armies, attacks with one, or plays an Army card (rule 6.18).
about-die-muster = { $face }: recruits, advances a Nation, plays a Muster card, or brings a Minion into play (rule 6.18).
about-die-event = { $face }: draws an Event card, or plays any one (rule 6.18).
about-die-muster-army = { $face }: serves as a Muster or as an Army result (rule 6.18).
about-die-will-of-the-west = { $face }: serves as any result, or brings Aragorn or Gandalf the White into play (rule 6.18).
about-die-eye = { $face }: goes into the Hunt Box (rule 6.18).

## What lies beside the map

about-deck = { $deck }: { $left ->
    [0] no card
    [one] 1 card
   *[other] { $left } cards
} left, { $gone ->
    [0] no card
    [one] 1 card
   *[other] { $gone } cards
} discarded. Known of the discarded: { $known }.

# $active is 1 if the Nation is active, otherwise 0.
about-nation = { $nation } ({ $side }): { $steps ->
    [0] At War
    [one] 1 step from war
   *[other] { $steps } steps from war
}, { $active ->
    [0] passive
   *[other] active
}.
about-reinforcements = Reinforcements: { $figures }.
about-casualties = Out of the game: { $figures }.
about-regulars = { $n ->
    [0] no Regular
    [one] 1 Regular
   *[other] { $n } Regulars
}
about-elites = { $n ->
    [0] no Elite
    [one] 1 Elite
   *[other] { $n } Elites
}
about-leaders = { $n ->
    [0] no Leader
    [one] 1 Leader
   *[other] { $n } Leaders
}
about-nazguls = { $n ->
    [0] no Nazgûl
   *[other] { $n } Nazgûl
}
about-settlements = Settlements: { $regions }.

# $hidden is 1 if the Fellowship is Hidden, otherwise 0.
about-fellowship-on-map = The Fellowship is last known in { $region }, progress { $progress }, { $hidden ->
    [0] Revealed
   *[other] Hidden
}, with { $corruption } Corruption.
about-fellowship-in-mordor = The Fellowship is on step { $step } of the Mordor Track, { $hidden ->
    [0] Revealed
   *[other] Hidden
}, with { $corruption } Corruption.
about-fellowship-guide = Guide: { $guide }.
about-fellowship-companions = Companions: { $who }.

about-hunt-box = In the Hunt Box: { $free ->
    [0] no die
    [one] 1 die
   *[other] { $free } dice
} of the Free Peoples, { $shadow ->
    [0] no die
    [one] 1 die
   *[other] { $shadow } dice
} of the Shadow.
about-rings = The Free Peoples hold { $free ->
    [0] no Elven Ring
    [one] 1 Elven Ring
   *[other] { $free } Elven Rings
}, the Shadow holds { $shadow ->
    [0] no Elven Ring
    [one] 1 Elven Ring
   *[other] { $shadow } Elven Rings
}. A Ring turns an unused die to another face, once a turn for each side (rule 6.14).
about-tile-standard = Hunt tile { $tile } (standard; { $all } in all): { $pool } in the pool, { $drawn } drawn, { $removed } removed for good, { $waiting } waiting for Mordor.
about-tile-special = Hunt tile { $tile } (special; { $all } in all): { $pool } in the pool, { $drawn } drawn, { $removed } removed for good, { $waiting } waiting for Mordor.
about-pass = Who has fewer unused dice than the enemy may pass (rule 6.3).

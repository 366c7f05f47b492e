# The board in the terminal, and what is said about a thing.

## The heading

# $points: the Shadow's victory points.
board-turn = Turn { $turn }; the Shadow has { $points } of 10 points
board-turn-phase = Turn { $turn }, { $phase }; the Shadow has { $points } of 10 points
board-turn-acting = Turn { $turn }, { $phase }, { $side } to act; the Shadow has { $points } of 10 points

# $who: board-on-track with commas between them. $cards: how many are in the Fate deck.
board-fate = Fate: step { $n } of 15; { $who }; { $cards } cards in the Fate deck
board-fate-alone = Fate: step { $n } of 15; { $cards } cards in the Fate deck
board-on-track =
    { $ready ->
        [1] { $who } on { $n } (ready)
       *[other] { $who } on { $n }
    }
# $tiles: board-tiles with commas between them.
board-pool = Fate pool: { $tiles }
board-drawn = Drawn this turn: { $tiles }
board-applied = Applied: { $tiles }
board-tiles =
    { $n ->
        [one] { $tile }
       *[other] { $tile } ×{ $n }
    }

# $faces: board-faces with commas between them, or board-no-faces. $spent: used dice. $roll: dice still to be rolled.
board-dice =
    { $roll ->
        [0] Dice of { $side }: { $faces }; { $spent } of { $pool } used; { $next } next turn
       *[other] Dice of { $side }: { $faces }; { $roll } of { $pool } still to be rolled; { $next } next turn
    }
board-faces = { $n } { $face }
board-no-faces = none

## The map

board-legend = F Free Peoples, S Shadow: units, +Leadership, !damage; @lone characters; ?tokens; *Shadow control
code-free-peoples = F
code-shadow = S

# Names for the map, as short as can be.
code-area-front-gate = Gate
code-area-eastern-bank-1 = EB1
code-area-eastern-bank-2 = EB2
code-area-eastern-bank-3 = EB3
code-area-eastern-spur = Spur
code-area-eastern-bank-4 = EB4
code-area-eastern-bank-5 = EB5
code-area-eastern-bank-6 = EB6
code-area-camp = Camp
code-area-eastern-bank-7 = EB7
code-area-eastern-bank-8 = EB8
code-area-eastern-bank-9 = EB9
code-area-southern-spur-1 = SS1
code-area-southern-spur-2 = SS2
code-area-southern-spur-3 = SS3
code-area-ravenhill = Raven
code-area-southern-spur-4 = SS4
code-area-southern-spur-5 = SS5
code-area-lower-slopes = Slopes
code-area-southern-spur-6 = SS6
code-area-fallen-bridge = Bridge
code-area-ruins-of-dale = Dale
code-area-valley-1 = V1
code-area-valley-2 = V2
code-area-valley-3 = V3
code-area-valley-4 = V4
code-area-valley-5 = V5
code-area-valley-6 = V6
code-area-valley-7 = V7
code-area-valley-8 = V8
code-area-valley-9 = V9
code-area-valley-10 = V10
code-area-valley-11 = V11
code-area-broken-lands-1 = BL1
code-area-broken-lands-2 = BL2
code-area-broken-lands-3 = BL3
code-area-broken-lands-4 = BL4
code-area-broken-lands-5 = BL5
code-area-broken-lands-6 = BL6
code-area-broken-lands-7 = BL7
code-area-broken-lands-8 = BL8
code-area-broken-lands-9 = BL9
code-area-broken-lands-10 = BL10
code-area-broken-lands-11 = BL11
code-area-broken-lands-12 = BL12
code-area-broken-lands-13 = BL13
code-area-goblin-muster-north = NMust
code-area-mountain-pass-north = NPass
code-area-goblin-muster-west = WMust
code-area-mountain-pass-west = WPass

## Areas

board-territory = { $territory }
# $what: Great Bats and Eagles.
board-territory-over = { $territory }: { $what }
board-bats =
    { $n ->
        [one] 1 Great Bats figure
       *[other] { $n } Great Bats
    }
board-eagles =
    { $n ->
        [one] 1 Eagle
       *[other] { $n } Eagles
    }
# $what: what is there, with semicolons.
board-area = { $area }: { $what }
# $code: its name on the map.
board-area-name = { $area } ({ $code })
board-parts = { $list }; { $next }
board-sentences = { $list } { $next }
board-held = held by the Shadow
# $of: the value of the fortification.
board-breach = fortification { $n } of { $of } damaged
# $what: units, characters and tokens.
board-army =
    { $leads ->
        [0] { $what } (strength { $strength })
       *[other] { $what } (strength { $strength }, Leadership { $leads })
    }
board-damage = { $n } damage
board-leadership =
    { $n ->
        [one] 1 Leadership token
       *[other] { $n } Leadership tokens
    }
board-passes =
    { $north ->
        [1]
            { $west ->
                [1] Beyond the mountains: both Passes are open
               *[other] Beyond the mountains: the North Pass is open, the West Pass closed
            }
       *[other]
            { $west ->
                [1] Beyond the mountains: the North Pass is closed, the West Pass open
               *[other] Beyond the mountains: both Passes are closed
            }
    }
board-eyrie =
    { $n ->
        [one] Eyrie: 1 Eagle, { $supply } more in the supply
       *[other] Eyrie: { $n } Eagles, { $supply } more in the supply
    }

## Characters

# $what: with commas.
board-character = { $who }: { $what }
board-activated = activated
board-troubled = under Troubled Mind
board-focus = with the Concentration token
board-rings =
    { $n ->
        [one] 1 Ring token
       *[other] { $n } Ring tokens
    }
board-bodyguards =
    { $n ->
        [one] 1 Bodyguard token
       *[other] { $n } Bodyguard tokens
    }
board-wrath = { $n } Wrath
board-off-board = off the board
board-in-eyrie = in the Eyrie
board-eliminated = eliminated
board-ready = ready to enter
board-attached = In play: { $card }. { $text }
board-armour =
    { $n ->
        [0] In play: { $card }. { $text }
       *[other] In play: { $card }, { $n } damage on it. { $text }
    }

## Tokens, supply, cards

# $faces: board-faces-left with commas between them. $board: how many lie face down on the board.
# $pile: as in whose-pile-elves.
board-pile = Tokens of { $pile }: { $n } in the pile, { $board } on the board; not flipped yet: { $faces }
board-faces-left = { $token } ×{ $n }
# $what: units and tokens with commas.
board-supply = Supply of { $side }: { $what }
board-moved = Moved to { $area }: { $figures }
board-chosen = Chosen in { $area }: { $figures }
board-on-the-way = the open
board-resolving = Being played: { $card }
board-thrown = Dice on the table: { $dice }
# $card: a card with its words.
board-on-table = On the table: { $card }
board-on-table-orcs =
    { $n ->
        [one] On the table, with 1 Orcs unit: { $card }
       *[other] On the table, with { $n } Orcs units: { $card }
    }
board-decks = Decks: { $decks }
board-deck = { $deck } { $left } ({ $gone } gone)
# $events, $stories: cards in hand.
board-seat = { $side }: { $events } Event and { $stories } Story cards ({ $limit } at most)
board-seat-marked = { $side } ({ $marks }): { $events } Event and { $stories } Story cards ({ $limit } at most)
board-mark-you = you
board-mark-acts = to act

## A battle

board-battle = Battle, round { $round }: { $side } from { $from } against { $at }
board-battle-beorn = Battle with Beorn, round { $round }: { $side } from { $from } against { $at }
# $n: dice. $target: what hits. $leads: how many misses may be rolled again.
board-battle-side = { $side }: { $n } dice, hits on { $target }+, Leadership { $leads }, damage this round { $damage }
board-battle-dice = { $side }: { $dice }; hits on { $target }+: { $hits }; Leadership { $leads }, damage this round { $damage }
board-die-rolling = …
board-die-black = { $n } (black)
board-battle-cards = { $cards }
board-laid = laid: { $card }
board-laid-hidden = a card laid face down
board-laid-second = besides: { $card }
board-used-cards = used: { $cards }

## About a thing

# $title: the name of a card. $kind: as in kind-army.
about-card = { $title } ({ $kind }).
about-of-deck = { $deck }.
# $title: as in combat-no-quarter.
about-combat = In battle: { $title }.
about-condition = Only if: { $condition }
about-discard = It leaves the game: { $when }
about-fate-card = Fate card: { $title }.
about-maneuver = Maneuver card: { $title }.
# $what: what the box prints and we don't have.
about-ours = [reconstructed] { $what }
# $what: the same as the table's data pack says it.
about-pack = [by the data pack] { $what }

# $area: at the beginning of a sentence. $terrain: as in terrain-hills.
about-region = { $area }: { $terrain }, in { $territory }.
about-mountain-pass = { $area }: one way, from the Goblin Mustering Point to the region below. It opens for good when five units stand in the Mustering Point.
about-mustering-point = { $area }: Goblins gather here; the only way out is the Pass, once it is open.
about-settlement = A Settlement, worth { $n } points to the Shadow.
about-front-gate = No Settlement, but it can be taken: worth { $n } points to the Shadow, which wins at once with it and ten points.
about-fortification = A fortification of { $of }, { $n } of it damaged. Until it is breached it takes damage first, and attackers hit on a 6.
about-mustering-region = A Mustering Region of the Shadow.
about-control = Control: { $side }.
about-here = Here: { $what }.
about-exit = From here one comes to { $area } only.
# $areas: a list of areas, some as about-border.
about-borders = Adjacent: { $areas }.
about-border = { $area } ({ $border })

about-character =
    { $general ->
        [1] { $who }, General of { $side }: Leadership { $leadership }, movement { $movement }.
       *[other] { $who }, of { $side }: Leadership { $leadership }, movement { $movement }.
    }
about-aside =
    { $ready ->
        [1] Not in play; ready to enter.
       *[other] Not in play.
    }
about-track =
    { $ready ->
        [1] On step { $n } of the Fate Track; ready to enter.
       *[other] On step { $n } of the Fate Track.
    }
about-at = In { $area }.
about-off-board = In play, off the board.
about-in-eyrie = In the Eyrie.
about-over = Over { $territory }.
about-eliminated = Eliminated.

about-unit = { $unit }: strength { $strength }; { $n } of { $of } figures in the supply.
about-prefers = Terrain Superiority on { $terrains }.
about-great-orcs = Terrain Superiority on every terrain when they attack, on none when they defend.
about-leadership = A Leadership token: each lets an army roll one missed die again in a battle or a Rally, and it may move and attack with a Character result. It stays until the end of the turn.

about-face-character = A Quick Move or an attack with Leadership, a Character Move, a Character card, a character that enters play; Beorn for one Wrath.
about-face-army = A Strategic Move, an attack, a Combined Attack, an Army card.
about-face-muster = Recruitment, a Rally, a Muster card; the Eagles or a Cloud of Bats.
about-face-event = Two cards drawn, or any card played.
about-face-muster-army = One action of a Muster or an Army result.
about-face-will-of-the-west = One action of any result; Beorn moves without Wrath.
about-face-eye-of-sauron = Goblins: recruiting, moving or attacking.

about-deck = { $deck }: { $left } cards left, { $gone } gone.
about-known = Known to you of those: { $cards }.
about-pile = Nobody knows what a token shows before it is flipped.
about-token-counts = how many tokens show what (R17).
about-token = Tokens with { $token }: { $n } of { $of } have not been flipped.
about-tile =
    { $pool ->
        [0] Fate tile { $tile }: the marker goes { $n } steps. The pool has none.
       *[other] Fate tile { $tile }: the marker goes { $n } steps. { $pool } in the pool.
    }
about-rune = Its rune brings a Fate card.
about-special-tile = It comes into the pool by a Story card only, and ends the drawing.
about-tile-counts = how many tiles there are of each kind (R16).
about-fate-track = The Fate marker is on step { $n }. On step 15 the Free Peoples win.
about-on-track =
    { $ready ->
        [1] { $who }: step { $n }, ready to enter.
       *[other] { $who }: step { $n }.
    }
about-eagles =
    { $n ->
        [one] 1 Eagle is in the Eyrie, { $supply } in the supply.
       *[other] { $n } Eagles are in the Eyrie, { $supply } in the supply.
    }
about-bats =
    { $n ->
        [one] 1 Great Bats figure is on the board.
       *[other] { $n } Great Bats are on the board.
    }
about-pass = Who has fewer unused dice than the enemy may pass: no die is used, and the enemy acts.

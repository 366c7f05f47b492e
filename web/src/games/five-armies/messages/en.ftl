map = Map of the battle below the Lonely Mountain
lonely-mountain = The Lonely Mountain
eyrie = Eagles’ Eyrie
can = can be chosen
chosen = chosen
more = +{ $n }
acts = acts
activated = activated
alone = { $who }, alone
army = { $side ->
    [free-peoples] { $n ->
        [one] Free Peoples army of one unit: { $list }
       *[other] Free Peoples army of { $n } units: { $list }
    }
   *[shadow] { $n ->
        [one] Shadow army of one unit: { $list }
       *[other] Shadow army of { $n } units: { $list }
    }
}
army-gone = nothing is left of this army
aside = not in play
attacks-from = attacks from { $from }
bats-n = { $n } Great Bats
battle = Battle
battle-combined = Combined Attack on { $place }
battle-of = Battle of { $place }
battle-round = Round { $n }
beorn-there = Beorn, Wrath { $n }
bodyguards = { $n ->
    [one] { $n } Bodyguard token
   *[other] { $n } Bodyguard tokens
}
borders-down = Downhill to { $list }
borders-ford = By a ford to { $list }
borders-open = Next to { $list }
borders-up = Uphill to { $list }
by-pack = By the data pack.
card-discard = Leaves the table: { $when }
card-down = face down
card-name = { $name }, { $kind }; In battle: { $combat }
card-name-story = { $name }, { $kind }
card-orcs = { $n ->
    [one] { $card }: { $n } Orcs figure
   *[other] { $card }: { $n } Orcs figures
}
card-secret = not revealed yet
card-stays = stays on the table
card-words = { $event } In battle: { $combat }
damage = damage { $n }
damage-round = damage { $n } this round
deck = Story deck
deck-event = Event
deck-story-free-peoples = Story of the Free Peoples
deck-story-shadow = Story of the Shadow
deck-words = { $deck }: { $n } cards left in the deck
defends = defends
dice = Action dice, { $n } unused
dice-n = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
dice-next = { $n } Action dice next turn, as things are now
dice-none = no dice left
dice-of = { $face }, { $n } unused
dice-thrown = Combat dice
dice-to-roll = { $n } dice to roll
dice-used = { $n } used
die-again = rolled again
die-black = black
die-hit = a hit
die-miss = a miss
die-rolling = rolling
discards = Event cards used or discarded
discards-look = { $n ->
    [one] { $n } Event card used or discarded; look at those that are known
   *[other] { $n } Event cards used or discarded; look at those that are known
}
eagles-left = Eagles
eagles-n = { $n } Eagles
eagles-there = { $n ->
    [0] no Eagles
    [one] { $n } Eagle
   *[other] { $n } Eagles
}
fate = Fate
fate-card-damage = { $card }: damage { $n }
fate-cards = Fate cards in play
fate-deck = { $n } cards in the Fate deck
fate-words = Fate Track: the marker is on step { $n } of { $last }
focus = Concentration token
fold = Fold away
gone-down = { $n ->
    [one] { $n } Story card out of the game
   *[other] { $n } Story cards out of the game
}
gone-look = { $n ->
    [one] { $n } Story card out of the game; look at those that are known
   *[other] { $n } Story cards out of the game; look at those that are known
}
gone-of = Story cards out of the game, { $side }
group = Who goes
group-hint = Choose who stays behind.
group-moved = Has moved
group-road = on the way
group-way = { $from } to { $to }
hand = Hand
hand-none = No cards in hand
hand-of = { $who }: { $event } Event and { $story } Story cards in hand, limit { $limit }
hand-own = Your hand: { $n } cards, limit { $limit }
held-free-peoples = held by the Free Peoples
held-shadow = held by the Shadow
hits = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}
hits-on = hits on { $n }+
initials-bard = Ba
initials-beorn = Be
initials-bilbo = Bi
initials-bolg = Bo
initials-dain = Dá
initials-gandalf = Ga
initials-lord-of-the-eagles = LE
initials-thorin = To
initials-thranduil = Tr
kind-army = Army card
kind-character = Character card
kind-character-card = Character
kind-fate = Fate card
kind-general = General
kind-maneuver = Maneuver card
kind-muster = Muster card
laid = Card
leadership = Leadership { $n }
leadership-supply = { $n } Leadership tokens in the supply
leadership-tokens = { $n ->
    [one] { $n } Leadership token
   *[other] { $n } Leadership tokens
}
leadership-tokens-left = Leadership tokens
leave = { $what }: one stays behind
leave-character = { $what } stays behind
maneuver-used = { $card }, used
maneuvers-of = Maneuver cards, { $side }
movement = Movement { $n }
muster-opens = five units here open the Pass
no-retreat = no retreat after this round
on-step = Fate { $n }
ours = Ours.
    .long = The box prints this; we do not have its words and play with our own (rules, Appendix A).
ours-mix = Figures and tokens are those of the box. How many tokens and tiles there are of each face is ours (rules, Appendix A).
ours-pack = This table plays with the values of { $name }.
over-battle = Battle
over-means = What for
means-die = With which die?
means-use = What shall it do?
means-none = Nothing
over-group = Who goes
over-thrown = Dice
over-tray = To choose from
pass = Pass
pass-closed = closed
pass-open = open
people = Characters
phase-actions = Action Round
phase-activation = Activation of Generals
phase-end = End of the turn
phase-fate = Fate
phase-leadership = Shadow Leadership
phase-recovery = Recovery
phase-roll = Action roll
pile-words = { $n } in the pile, { $board } on the board; not flipped yet:
points = Victory points: { $n } of { $goal }
ready-long = ready to enter
reference-bats = Great Bats
reference-eagles = Eagles
rerolls = { $n ->
    [one] { $n } re-roll
   *[other] { $n } re-rolls
}
reserves = Reserves
    .long = Supply, recruitment tokens, Fate tiles
resolving = Card:
rings = { $n ->
    [one] { $n } Ring token
   *[other] { $n } Ring tokens
}
show = Show { $what }
site-gate = Front Gate, no Settlement
site-mustering = Mustering Region
site-settlement = Settlement
site-stronghold = Settlement with a fortification
sky = Over the territories
sky-bats = { $n } Great Bats over { $territory }
sky-eagles = { $n } Eagles over { $territory }
spot-eliminated = out of the game
spot-eyrie = in the Eyrie
spot-off-board = off the board
stands-by = { $n ->
    [one] { $place } stands by with one unit
   *[other] { $place } stands by with { $n } units
}
step-damage = Damage
step-end = End
step-maneuvers = Cards
step-reroll = Re-roll
step-roll = Roll
steps = Steps of the round
strength = strength { $n }
supply-of = Supply, { $side }
tab-can = something can be chosen here
tab-dice = Dice
tab-hand = Hand
tab-people = Characters
table-of = Cards on the table, { $side }
tabs = Parts of the table
tiles = Fate tiles
tiles-drawn = Drawn: { $list }
tiles-gone = Applied and gone
tiles-left = In the pool
tiles-of = { $n } × { $tile }
tiles-pool = Pool { $n }
tiles-pool-words = In the Fate pool: { $list }
tokens-there = { $n ->
    [one] { $n } recruitment token: { $pile }
   *[other] { $n } recruitment tokens: { $pile }
}
tray = To choose from
troubled = Troubled Mind
turn = Turn { $n }
units-of = { $n } { $unit }
wait = The table is being laid…
waits = { $who } waits on step { $n }
waits-ready = { $who } waits on step { $n } and is ready
wall-waits = Wall of Spears waits
walls = Fortification { $n } of { $all }
walls-breached = Fortification of { $all }, breached
walls-now = { $n } of this round on the fortification
worth = worth { $n }
wrath = Wrath { $n }

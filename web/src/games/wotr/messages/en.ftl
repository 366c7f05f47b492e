map = Map of Middle-earth
side-free-peoples = Free Peoples
side-shadow = Shadow
nation-dwarves = Dwarves
nation-elves = Elves
nation-gondor = Gondor
nation-north = The North
nation-rohan = Rohan
nation-isengard = Isengard
nation-sauron = Sauron
nation-southrons-easterlings = Southrons & Easterlings
settlement-town = Town
settlement-city = City
settlement-stronghold = Stronghold
settlement-fortification = Fortification
controlled = { $side ->
    [free-peoples] { $settlement } controlled by the Free Peoples
   *[shadow] { $settlement } controlled by the Shadow
}
army = { $side ->
    [free-peoples] Free Peoples Army: { $list }
   *[shadow] Shadow Army: { $list }
}
figures = { $side ->
    [free-peoples] Free Peoples: { $list }
   *[shadow] Shadow: { $list }
}
besieged = Besieged inside: { $list }
regulars = { $n ->
    [one] { $n } Regular ({ $nation })
   *[other] { $n } Regulars ({ $nation })
}
elites = { $n ->
    [one] { $n } Elite ({ $nation })
   *[other] { $n } Elites ({ $nation })
}
leaders = { $n ->
    [one] { $n } Leader
   *[other] { $n } Leaders
}
leaders-of = { $n ->
    [one] { $n } Leader ({ $nation })
   *[other] { $n } Leaders ({ $nation })
}
nazgul = { $n } Nazgûl
fellowship-hidden = The Fellowship, hidden, Progress { $n }
fellowship-revealed = The Fellowship, revealed, Progress { $n }
can = can be chosen
chosen = chosen
more = +{ $n }
acts = acts
active = active
aside-short = not in play
aside = Not in play yet
battle = Battle
battle-before = The dice of round { $n }
battle-rider = The White Rider has taken the Leadership of the Nazgûl away.
battle-round = Round { $n }
battle-field = Battle of { $place }
battle-siege = Assault on { $place }
battle-sortie = Sortie from { $place }
card-cancelled = cancelled
card-down = face down
card-cost = Cost: { $cost }
card-discard = Discard: { $when }
card-stays = stays on the table
card-name = { $name }, { $icon }; In combat: { $combat }
card-words = { $event } In combat: { $combat }
card-user = for { $who }
casualties = Casualties
companions = Companions in the Fellowship
corruption = Corruption { $n } of 12
corruption-of = of 12
credit = { $n } points of this player
deck-of = { $deck }: { $n } cards left
deck-character = Character deck
deck-strategy = Strategy deck
decks = Decks
attacks = attacks
attacks-from = attacks from { $from }
defends = defends
dice = Action dice, { $n } unused
dice-next = { $n } Action dice next turn, as things are now
dice-none = no dice left
dice-of = { $face }, { $n } unused
dice-to-roll = { $n } dice to roll
dice-used = { $n } used
discarded = +{ $n }
discarded-known = { $n ->
    [one] { $n } card discarded face down
   *[other] { $n } cards discarded face down
}
discarded-look = { $n ->
    [one] { $n } card discarded; look at those that are known
   *[other] { $n } cards discarded; look at those that are known
}
discards-of = Discarded cards, { $side }
face-army = Army
face-character = Character
face-event = Event
face-eye = Eye
face-muster = Muster
face-muster-army = Muster/Army
face-will-of-the-west = Will of the West
fellowship = The Fellowship
fellowship-words =
    The Fellowship, { $status }: { $where }, Progress { $progress }, Corruption { $corruption } of 12
fold = Fold away
gollum = Gollum
group = Who goes
group-hint = Choose who stays behind.
group-moved = Has moved
group-road = on the way
guide = Guide: { $name }
guide-of = { $name }, the Guide
guide-title = Guide.
hand = Hand
hand-none = No cards in hand
hand-of = { $who }: { $character } Character and { $strategy } Strategy cards in hand, limit { $limit }
hand-own = Your hand: { $n } cards, limit { $limit }
held-free-peoples = held by the Free Peoples
held-shadow = held by the Shadow
hidden = Hidden
hits = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}
hits-scored = { $n ->
    [one] { $n } hit scored
   *[other] { $n } hits scored
}
hunt = The Hunt
hunt-damage = damage { $n }
hunt-now = The Hunt is on
hunt-roll = Hunt roll: { $list }
hunt-successes = { $n ->
    [one] { $n } success
   *[other] { $n } successes
}
hunt-tile = Tile: { $tile }
hunt-empty = the Hunt Box is empty
hunt-words = Hunt Box: { $eyes } dice of the Shadow, { $moves } dice of the Free Peoples
icon-army = Army event
icon-character = Character event
icon-muster = Muster event
initials-gandalf-the-grey = Ga
initials-strider = St
initials-boromir = Bo
initials-legolas = Le
initials-gimli = Gi
initials-meriadoc = Me
initials-peregrin = Pe
initials-aragorn = Ar
initials-gandalf-the-white = GW
initials-saruman = Sa
initials-witch-king = Wk
initials-mouth-of-sauron = Mo
initials-gollum = Go
initiative = Initiative { $n }
inside = Besieged:
leadership = Leadership { $n }
leave = { $what }: one stays behind
level = Level { $n }
lost = Out of the game
mordor = Mordor Track
mordor-at = Mordor Track, step { $n }
mordor-doom = Crack of Doom
nazgul-word = Nazgûl
neighbours = Next to { $list }
open = Open country
over-battle = Battle
over-means = What for
means-die = With which die?
means-use = What shall it do?
means-which = Which of these?
means-none = Nothing
ring-use = Use an Elven Ring
ring-which = An Elven Ring: which die is changed?
ring-result = An Elven Ring: what does the die show instead?
over-group = Who goes
over-hunt = The Hunt
over-tray = To choose from
passive = passive
pass = Pass
phase-actions = Action resolution
phase-allocation = Hunt allocation
phase-draw = Drawing cards
phase-fellowship = Fellowship phase
phase-roll = Action roll
phase-victory = Victory check
points = Victory points: { $n } of { $goal }
politics = Political Track
politics-steps = { $nation }: { $state }, { $n } to war
politics-war = { $nation }: At War
progress = Progress { $n }
rearguard = Rearguard
reinforcements = Reinforcements
reserves = Reserves
    .long = Reinforcements, casualties, Characters not in play
resolving = Event:
revealed = Revealed
rings-none = no Rings
rings = { $n ->
    [one] { $n } Elven Ring
   *[other] { $n } Elven Rings
}
rings-used = one used this turn
seat-free-peoples = Free Peoples
seat-gondor = Gondor
seat-rohan = Rohan
seat-saruman = Saruman
seat-shadow = Shadow
seat-witch-king = Witch-king
short-dwarves = Dwarves
short-elves = Elves
short-gondor = Gondor
short-isengard = Isengard
short-north = North
short-rohan = Rohan
short-sauron = Sauron
short-southrons-easterlings = South
show = Show { $what }
tabs = Parts of the table
tab-hand = Hand
tab-dice = Dice
tab-ring = Ring
tab-nations = Nations
tab-can = something can be chosen here
table-of = Cards on the table, { $side }
tiles-drawn = Drawn
tiles = { $n ->
    [one] { $n } tile: { $tile }
   *[other] { $n } tiles: { $tile }
}
tiles-pool = Pool { $n }
tiles-removed = Removed
tiles-waiting = For Mordor
throw-bonus = { $n } each
throw-combat = Roll
throw-extra = Extra attack
throw-need = hits on { $n }+
throw-reroll = Re-roll
throw-words = { $what }: { $dice }, hitting on { $need }: { $hits }
tray = To choose from
turn = Turn { $n }
units = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
wait = The table is being laid…
war = War
worth = worth { $n }
water-sea = Belegaer
water-sea-of-rhun = Sea of Rhûn

# Cards that somebody drew or discarded, which others do not see.
event-cards = { $n ->
    [one] { $n } Event card
   *[other] { $n } Event cards
}

# What a beat says in a few words while the dice are thrown.
beat-throw = { $side ->
    [free-peoples] Free Peoples
   *[shadow] Shadow
}: { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}
beat-reroll = { $side ->
    [free-peoples] Free Peoples
   *[shadow] Shadow
}, Leader re-roll: { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}
beat-rolled = { $side ->
    [free-peoples] The Free Peoples’ Action dice
   *[shadow] The Shadow’s Action dice
}
beat-hunt = The Hunt: { $n ->
    [0] no success
    [one] { $n } success
   *[other] { $n } successes
}

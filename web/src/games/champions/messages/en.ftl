wait = The table is being laid…
round = Round { $n }
phase-setup = Set-up
phase-player = Player phase
phase-villain = Villain phase
phase-villain-step = { $n ->
    [1] step { $n }: threat
    [2] step { $n }: the villain and minions activate
    [3] step { $n }: encounter cards are dealt
    [4] step { $n }: encounter cards are revealed
    [5] step { $n }: the round ends
   *[other] step { $n }
}
mode-standard = Standard
mode-expert = Expert
heroic = Heroic { $n }
hands-open = Open hands
status = Where the game is
ended-villain-defeated = The villain is defeated: the heroes have won
ended-scheme-completed = The scheme is complete: the villain has won
ended-players-eliminated = All heroes are out: the villain has won
ended-no-encounter-cards = The encounter deck has run out: the villain has won

scenario = The villain’s side
encounter = Encounter cards and side schemes
villain = Villain
stage = Stage
stages-left = then stage { $list }
stages-last = last stage
main-scheme = Main scheme
schemes-left = { $n } more to come
schemes-last = the last one
threat = Threat
threat-of = threat { $n }
threat-target = threat { $n } of { $target }
threat-round = +{ $n } each round
threat-tokens = { $n ->
    [one] { $n } acceleration token on it
   *[other] { $n } acceleration tokens on it
}
protected = threat can’t be removed
side-schemes = Side schemes
encounter-deck = Encounter deck
encounter-discard = Encounter discard pile
removed-of = Removed from the game
pile-discard = Discard
pile-count = { $n ->
    [one] { $pile }, { $n } card
   *[other] { $pile }, { $n } cards
}
pile-top = on top { $name }
pile-look = Look at it: { $pile }
look = Look
removed-n = { $n } removed
boosts-n = { $n ->
    [one] { $n } boost card facedown
   *[other] { $n } boost cards facedown
}
attached = On { $name }

player-area = { $name }, { $who }
who-you = you
who-player = player { $n }
players = The other heroes
you = You
turn = On turn
first = First player
out = Eliminated
out-watch = You are out of the game; the others play on.
form-hero = Hero
form-alter-ego = Alter-ego
form-changed = form changed this round
hand = Hand
hand-yours = Your hand
hand-of = Hand of { $name }
hand-none = No cards in hand
hand-size = up to { $n }
deck = Deck
deck-of = Deck of { $name }
discard-of = Discard pile of { $name }
discard = Discard pile
dealt = Encounter cards dealt facedown
dealt-n = { $n ->
    [one] { $n } facedown encounter card
   *[other] { $n } facedown encounter cards
}
under = Cards facedown under schemes
under-n = { $n } under a scheme
discount = Next card costs { $n } less
nemesis = Nemesis in play
    .long = The nemesis set has come into the game
minions = Minions engaged
minions-of = Minions engaged with { $name }
allies = Allies
allies-limit = { $n } of { $limit }
allies-of = Allies of { $name }
holdings = Upgrades and supports
holdings-of = Upgrades and supports of { $name }
burdens = Obligations
play-none = Allies, upgrades, supports and minions lie here.
more-show = Show all of { $name }: { $n } more
more-n = +{ $n }

now = What is happening now
course = The course of the round
course-step = { $n ->
    [1] Threat on the main scheme
    [2] The villain and minions activate
    [3] Encounter cards are dealt
    [4] Encounter cards are revealed
   *[other] The round ends
}
force = What the scenario’s cards say
now-then = Still to come:
now-stopped = cancelled or replaced
window-interrupt = Open for Interrupts
window-response = Open for Responses
window-forced-interrupt = Forced Interrupts: the first player orders them
window-forced-response = Forced Responses: the first player orders them
window-cards = In play and waiting for this
window-none = Nothing in play waits for this; a card in hand may.
window-passes = passed in a row: { $n }
act-at = { $enemy } attacks { $target }
act-scheming = { $enemy } schemes
act-power-attack = damage { $n }
act-power-scheme = threat { $n }
act-icons = { $n } from boost icons
act-defender = { $name } defends
act-undefended = nobody defends yet
act-overkill = overkill
act-flipped = Boost card
resolving = Being resolved
looked = Cards looked at
looked-n = Cards being looked at: { $n }
tray = Also to choose from
tray-of = { $title }: { $n }
lasting = Lasting effects

pay = Paying
pay-for = Pay for { $name }
pay-cost = Pay the cost
pay-who = { $name } pays
pay-total = { $got } of { $total }
pay-got = generated
pay-any = any number of { $resource } resources, at least 1
pay-over = { $n } more than needed: lost
pay-enough = enough
pay-left = { $n } to go
pay-hint = Click or drag what is to pay: it is marked.
pay-cards = { $n ->
    [one] { $n } card discarded for it
   *[other] { $n } cards discarded for it
}
pay-slot-need = { $resource } needed
pay-slot-free = any resource needed
pay-slot-paid = { $resource } paid

resource-energy = energy
resource-mental = mental
resource-physical = physical
resource-wild = wild
count-energy = { $n } energy
count-mental = { $n } mental
count-physical = { $n } physical
count-wild = { $n } wild

stat-thw = THW
stat-atk = ATK
stat-def = DEF
stat-sch = SCH
stat-rec = REC
stat-value = { $stat } { $n }
stat-hurt = consequential damage { $n }
hp = Hit points
hp-of = { $n } of { $max } hit points
hp-printed = hit points { $n }
per-player = { $n } per player
    .word = per player
retaliate = Retaliate { $n }
hand-printed = Hand size { $n }

status-stunned = Stunned
status-confused = Confused
status-tough = Tough
exhausted = exhausted
exhausted-mark = Exhausted
damage = { $n } damage on it
counters = { $n ->
    [one] { $n } { $name } counter
   *[other] { $n } { $name } counters
}
counters-plain = { $n ->
    [one] { $n } counter
   *[other] { $n } counters
}
used = used this round
used-ability = { $name }: used this round
drone = Drone
    .text = A facedown card of a player’s deck that fights as a Drone minion. Nobody looks at its face while it is in play.
now-mark = Now

icon-crisis = crisis
    .long = Crisis: while it is in play no threat can be removed from the main scheme.
icon-hazard = hazard
    .long = Hazard: one more encounter card is dealt each round.
icon-acceleration = acceleration
    .long = Acceleration: one more threat on the main scheme each round.
icon-boost = boost { $n }
icon-boost-star = boost { $n } and a star
icon-adds-sch = +{ $n } SCH
icon-adds-atk = +{ $n } ATK
cost = cost { $n }
kind-hero = Hero
kind-alter-ego = Alter-ego
kind-ally = Ally
kind-event = Event
kind-resource = Resource
kind-support = Support
kind-upgrade = Upgrade
kind-villain = Villain
kind-main-scheme = Main scheme
kind-side-scheme = Side scheme
kind-minion = Minion
kind-treachery = Treachery
kind-attachment = Attachment
kind-environment = Environment
kind-obligation = Obligation
faction-hero = hero card
faction-aggression = Aggression
faction-justice = Justice
faction-leadership = Leadership
faction-protection = Protection
faction-basic = Basic
faction-encounter = encounter card

ability = unit ability
ability-cancelled = { $ability }, cancelled
action-tokens = { $n ->
    [0] No Action token is free; { $used } used
    [one] { $n } free Action token; { $used } used
   *[other] { $n } free Action tokens; { $used } used
}
acts = acts
added = { $n } added Damage against it
army-gone = nothing is left of this Army
attacks-from = attacks from { $from }
ban-hold = the Army here may only fight where it stands, this round
ban-leave = nobody may leave this area, nor attack from it, this round
battle = Battle
battle-combined = Combined Attack on { $place }
battle-ends = the battle ends with this round
battle-of = Battle of { $place }
battle-round = Round { $n }
battle-tower = Assault with a Siege Tower on { $place }
box-dice = { $n ->
    [0] no dice in it
    [one] { $n } unused Character die in it
   *[other] { $n } unused Character dice in it
}
by-pack = In the words of the data pack that this table plays with.
cancels = { $n } against it cancelled
card-discard = Leaves the table: { $when }
card-down = card face down
card-name = { $name }, { $kind }; in battle: { $combat }
card-name-story = { $name }, { $kind }
card-stays = stays on the table
card-words = { $action } In battle: { $combat }
catapults-words = { $n ->
    [one] { $n } Catapult on the board, { $left } in the supply
   *[other] { $n } Catapults on the board, { $left } in the supply
}
commander = Commander: { $who }, { $where }
commander-none = no Commander
commands = Commander
costs-character = one Character result
damage = Damage { $n }
darkness-words = { $n ->
    [0] no Darkness token is left: Darkness cards are out of the game
    [one] { $n } Darkness token left
   *[other] { $n } Darkness tokens left
}
decks = Decks
deck-words = { $deck }: { $n } cards left
defends = defends
dice = Action dice, { $n } unused
dice-in-box = { $face }, { $n } unused in the Shadow Box
dice-n = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
dice-next = { $n } Action dice next round, as things are now
dice-none = no dice left
dice-of = { $face }, { $n } unused
dice-thrown = Combat dice
dice-to-roll = { $n } dice to roll
dice-used = { $n } used
die-again = rolled again
die-hit = a hit
die-maneuver = maneuver die
die-miss = a miss
die-named = to be rolled again
die-rolling = rolling
ents-left = Ents
enters = Enters:
entwood = Entwood
entwood-chain = marched to { $list }
entwood-sleeps = without Treebeard it cannot be activated
entwood-treebeard = Treebeard is with it
entwood-words = { $n ->
    [0] no Ents yet; they come to { $place }; { $left } in the supply
    [one] { $n } Ent in { $place }; { $left } in the supply
   *[other] { $n } Ents in { $place }; { $left } in the supply
}
event-cancelled = Combat Event cancelled
faces = Faces of the Action dice
faces-of = on { $free } faces of a Free Peoples die and on { $shadow } of a Shadow die
faces-short = { $free } · { $shadow }
fate = Fate
fate-words = Fate Track: the Fate Marker is on { $n }, the Endgame Marker on { $last }
favorite = Favorite terrain:
favorite-attacking = every terrain while it attacks
favorite-none = none
fold = Fold away
gone-down = { $n ->
    [one] { $n } card of the { $deck } discarded or out of the game
   *[other] { $n } cards of the { $deck } discarded or out of the game
}
gone-look = { $n ->
    [one] { $n } card of the { $deck } discarded or out of the game; look at those that are known
   *[other] { $n } cards of the { $deck } discarded or out of the game; look at those that are known
}
gone-of = { $deck }: discarded and out of the game
group = Who goes
group-hint = Choose who stays behind.
group-road = on the way
group-way = { $from } to { $to }
hand = Hand
hand-cards = { $n } of the { $deck }
hand-none = No cards in hand
hand-of = { $who }: { $n } cards in hand, limit { $limit }
hand-own = Your hand: { $n } cards, limit { $limit }
has-die = gives an Action die
hits = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}
hits-on = hits on { $n }+
hits-on-two = combat dice hit on { $n }+, maneuver dice on { $maneuver }+
kind-location = Location of the Commander
kind-maneuver = Maneuver token
kind-tactic = Tactics token
kind-tile = Fate tile
laid = Token
leadership = Leadership { $n }
leadership-tokens = { $n ->
    [one] { $n } Leadership token
   *[other] { $n } Leadership tokens
}
leads-long = Leadership { $value }/+{ $plus }
leads-short = { $value }/+{ $plus }
leads-to = leads to { $list }
leave = { $what }: one stays behind
leave-character = { $what } stays behind
level = Level { $n }
level-none = no limit of Level
location = { $dice ->
    [one] { $name }: { $dice } die, { $tokens ->
        [one] { $tokens } Leadership token
       *[other] { $tokens } Leadership tokens
    }
   *[other] { $name }: { $dice } dice, { $tokens } Leadership tokens
}
location-now = the location of this round
more = +{ $n }
nazgul-about = In a battle against a Free Peoples Army a Nazgûl in the region of the battle may be removed for one of these, each once in a round:
nazgul-used = used by Nazgûl: { $list }
nazgul-words = { $n } Nazgûl on the board, { $left } in the supply
no-retreat = may not retreat after this round
no-rout = may neither retreat nor rout after this round
on-space = Fate { $n }
on-track = while on the Fate Track
ours-ability = The words of this ability are ours: the box prints it and we do not have it (rules, Appendix E).
ours-copies = How many tiles there are of this kind is ours (rules, Appendix E).
ours-mix = Figures are those of the box. Cards, abilities and how many tokens and tiles there are of each face are ours where the box alone prints them (rules, Appendix E).
ours-pack = This table plays with the values of { $name }.
ours-place = Something printed here is ours (rules, Appendix E).
ours-values = Ours, because the box alone prints it: { $list } (rules, Appendix E).
ours-long = The box prints this; we do not have its words and play with our own (rules, Appendix E).
over-battle = Battle
over-means = What for
means-die = With which die?
means-use = What shall it do?
means-none = Nothing
over-group = Who goes
over-border = over a border: { $border }
over-river = over a river
over-thrown = Dice
over-tray = To choose from
pack-mark = pack
pass = Pass
people = Characters
phase-actions = Actions
phase-draw = Draw cards
phase-end = Victory check and end of the round
phase-fate = Fate
phase-roll = Action roll
phase-shadow = Shadow phase
plus = +{ $n } to each die
points = Places held by the Shadow: { $n } of { $goal } points
pool = Recruitment tokens: { $pool }
pool-words = { $n } in the pool, { $board } on the board, { $removed } removed unseen; not flipped yet:
power-left = { $left } left
power-catapult = Catapults
power-darkness = Darkness
power-nazgul = Nazgûl
power-ship = Corsair Ships
power-tower = Siege Towers
powers = Powers of the scenario
ready = ready
recruitment = recruitment area, { $nation }
regions = Regions that the Shadow controls: { $n } of { $all }
rerolls = { $n ->
    [one] { $n } re-roll
   *[other] { $n } re-rolls
}
reserves = Reserves
    .long = Supply, Recruitment tokens, Fate tiles, dice
resolving = Card:
round = Round { $n }
secret = not revealed yet
set-aside = { $n ->
    [one] { $n } Leadership token set aside
   *[other] { $n } Leadership tokens set aside
}
shadow-box = Shadow Box
ships-words = { $n ->
    [one] { $n } Corsair Ship on the Anduin
   *[other] { $n } Corsair Ships on the Anduin
}
show = Show { $what }
silenced = his abilities do not work this round
spot-aside = not in play
spot-eliminated = eliminated
spot-entwood = Entwood
spot-shadow-box = Shadow Box
stands-by = { $n ->
    [one] { $place } stands by with one unit
   *[other] { $place } stands by with { $n } units
}
starts = Where:
step-abilities = Abilities
step-damage = Damage
step-end = End
step-reroll = Re-roll
step-roll = Roll
step-tactics = Tactics
steps = Steps of the round
strength = Combat Strength { $n }
supply-of = Supply, { $side }
tab-box = Shadow Box
tab-can = something can be chosen here
tab-dice = Dice
tab-hand = Hand
tab-people = Characters
table-of = Cards on the table, { $side }
tabs = Parts of the table
terrain = on { $terrain }
tile-1 = 1
tile-1-fate = 1
tile-2 = 2
tile-2-fate = 2
tile-3 = 3
tile-free-2-draw = 2+
tile-free-no-living-man = 0
tile-shadow-0 = 0
tile-shadow-0-die = 0
tile-x-fate = X
tiles = Fate tiles
tiles-drawn = Drawn: { $list }
tiles-gone = Used
tiles-left = In the Fate Pool
tiles-more = { $n ->
    [one] { $n } more may be drawn
   *[other] { $n } more may be drawn
}
tiles-of = { $n } × { $tile }
tiles-outside = Outside the game
tiles-pool = Pool { $n }
tiles-pool-words = In the Fate Pool: { $list }
token-down = face down
token-used = { $token }, used
tokens-none = no Action tokens
tokens-of = Tactics tokens, { $side }
towers-words = { $n ->
    [one] { $n } Siege Tower on the board, { $left } in the supply
   *[other] { $n } Siege Towers on the board, { $left } in the supply
}
tray = To choose from
units-of = { $n } { $unit }
value-abilities = abilities
value-ability = ability
value-ability-name = name of the ability
value-arrows = ways out
value-combat = combat half
value-condition = condition
value-copies = number
value-discard = when it leaves the table
value-effect = effect
value-entry = way into play
value-leadership = Leadership
value-level = Level
value-modifier = Leadership modifier
value-region = region
value-start = where he enters
value-stays = whether it stays on the table
value-strength = Combat Strength
value-terrain = favorite terrain
value-track = ability on the Fate Track
value-type = type
value-units = who comes with him
wait = The table is being laid…
waits = { $who } waits on { $n }
waits-ready = { $who } waits on { $n } and is ready
walls = protection { $n } of { $all }
walls-breached = breached, protection was { $all }
walls-of = { $section }: { $words }
worth = worth { $n }

# Names that cards and the table share. The cards' own are in cards.ftl.

# The heroes: players go by these names, whatever the form.
hero-spider-man = Spider-Man
hero-captain-marvel = Captain Marvel
hero-she-hulk = She-Hulk
hero-iron-man = Iron Man
hero-black-panther = Black Panther

# The aspects, and what else a card can belong to.
aspect-hero = Hero
aspect-aggression = Aggression
aspect-justice = Justice
aspect-leadership = Leadership
aspect-protection = Protection
aspect-basic = Basic
aspect-encounter = Encounter

# The sets of cards.
set-spider-man = Spider-Man
set-captain-marvel = Captain Marvel
set-she-hulk = She-Hulk
set-iron-man = Iron Man
set-black-panther = Black Panther
set-spider-man-nemesis = Spider-Man's nemesis
set-captain-marvel-nemesis = Captain Marvel's nemesis
set-she-hulk-nemesis = She-Hulk's nemesis
set-iron-man-nemesis = Iron Man's nemesis
set-black-panther-nemesis = Black Panther's nemesis
set-aggression = Aggression
set-justice = Justice
set-leadership = Leadership
set-protection = Protection
set-basic = Basic
set-rhino = Rhino
set-klaw = Klaw
set-ultron = Ultron
set-bomb-scare = Bomb Scare
set-masters-of-evil = Masters of Evil
set-under-attack = Under Attack
set-legions-of-hydra = Legions of Hydra
set-the-doomsday-chair = The Doomsday Chair
set-standard = Standard
set-expert = Expert

# The kinds of cards.
kind-hero = hero
kind-alter-ego = alter-ego
kind-ally = ally
kind-event = event
kind-resource = resource
kind-support = support
kind-upgrade = upgrade
kind-villain = villain
kind-main-scheme = main scheme
kind-side-scheme = side scheme
kind-minion = minion
kind-treachery = treachery
kind-attachment = attachment
kind-environment = environment
kind-obligation = obligation

# Traits.
trait-aerial = Aerial
trait-android = Android
trait-armor = Armor
trait-assassin = Assassin
trait-attack = Attack
trait-attorney = Attorney
trait-avenger = Avenger
trait-black-panther = Black Panther
trait-brute = Brute
trait-condition = Condition
trait-criminal = Criminal
trait-cyborg = Cyborg
trait-defender = Defender
trait-defense = Defense
trait-drone = Drone
trait-elite = Elite
trait-gamma = Gamma
trait-genius = Genius
trait-hero-for-hire = Hero for Hire
trait-hydra = Hydra
trait-item = Item
trait-king = King
trait-kree = Kree
trait-location = Location
trait-masters-of-evil = Masters of Evil
trait-mercenary = Mercenary
trait-persona = Persona
trait-shield = S.H.I.E.L.D.
trait-skill = Skill
trait-soldier = Soldier
trait-spy = Spy
trait-superpower = Superpower
trait-tactic = Tactic
trait-tech = Tech
trait-thwart = Thwart
trait-wakanda = Wakanda
trait-weapon = Weapon

# Status cards.
status-stunned = stunned
status-confused = confused
status-tough = tough

# The types of resources.
resource-energy = energy
resource-mental = mental
resource-physical = physical
resource-wild = wild
# So many resources of one type.
resources = { $n } { $of }

# Labels of abilities.
label-attack = attack
label-thwart = thwart
label-defense = defense

# Values that cards change.
value-thw = THW
value-atk = ATK
value-def = DEF
value-sch = SCH
value-hit-points = hit points
value-retaliate = retaliate
value-ally-limit = ally limit
value-hand-size = hand size

# Keywords.
keyword-guard = Guard
keyword-quickstrike = Quickstrike
keyword-surge = Surge
keyword-toughness = Toughness
keyword-retaliate = Retaliate { $n }
keyword-uses = Uses ({ $n } { $counter })

# Counters of cards.
counter-arrow = arrow
counter-attack = attack
counter-medical = medical
counter-snoop = snoop
counter-web = web

# The timing words of abilities, with the form that they ask for and their label, as on cards.
timing-action = Action
timing-hero-action = Hero Action
timing-alter-ego-action = Alter-Ego Action
timing-interrupt = Interrupt
timing-hero-interrupt = Hero Interrupt
timing-alter-ego-interrupt = Alter-Ego Interrupt
timing-forced-interrupt = Forced Interrupt
timing-response = Response
timing-hero-response = Hero Response
timing-alter-ego-response = Alter-Ego Response
timing-forced-response = Forced Response
timing-resource = Resource
timing-hero-resource = Hero Resource
timing-alter-ego-resource = Alter-Ego Resource
timing-when-revealed = When Revealed
timing-hero-when-revealed = Hero When Revealed
timing-alter-ego-when-revealed = Alter-Ego When Revealed
timing-when-defeated = When Defeated
timing-boost = Boost
timing-setup = Setup
timing-special = Special
timing-labelled = { $timing } ({ $label })

# The abilities of identities that have names.
ability-commander = Commander
ability-do-you-even-lift = Do You Even Lift?
ability-foresight = Foresight
ability-futurist = Futurist
ability-i-object = I Object!
ability-rechannel = Rechannel
ability-scientist = Scientist
ability-spider-sense = Spider-Sense

# The seats.
seat-player-1 = Player 1
seat-player-2 = Player 2
seat-player-3 = Player 3
seat-player-4 = Player 4

# Who won, and how a game ended: by name, and as it is told at the table.
winner-players = Players
winner-villain = Villain
ending-villain-defeated = The villain is defeated
    .told = The villain is defeated: the players win.
ending-scheme-completed = The main scheme is completed
    .told = The main scheme is completed: the players lose.
ending-players-eliminated = All players are eliminated
    .told = All players are eliminated: the players lose.
ending-no-encounter-cards = No more encounter cards to go on with
    .told = No more encounter cards to go on with: the players lose.

# What the laboratory studies.
measure-rounds = rounds
measure-villain-hit-points = villain hit points left
measure-players-eliminated = players eliminated
deed-drawn = drawn
deed-played = played
deed-used = used
deed-resource = resource
deed-generated = generated
deed-discarded = discarded
deed-milled = milled

## The course of a game

gauge-villain = Villain hit points
gauge-threat = Threat on the main scheme
# $hero: a hero.
gauge-hero = Hit points of { $hero }

# $hero: a hero. $list: cards in play, $n: how many.
held-by-hero = { $n ->
    [0] { $hero }: no other card in play
   *[other] { $hero }: { $list }
}
held-by-villain = { $n ->
    [0] No minion or side scheme left
   *[other] Minions and side schemes left: { $list }
}

# Names. What can be pointed at on the table has the message that its notation names: `region edoras` is `region-edoras`.
#
# A name is written as it stands within a sentence. Where a sentence begins with it there is a second form, `start-...`;
# in a language that has no use for the difference both are the same.

## The sides, and who plays them

# Within a sentence.
the-side-free-peoples = the Free Peoples
the-side-shadow = the Shadow

# At the beginning of a sentence.
start-side-free-peoples = The Free Peoples
start-side-shadow = The Shadow

# Alone.
seat-free-peoples = Free Peoples
seat-shadow = Shadow
seat-gondor = Gondor
seat-rohan = Rohan
seat-witch-king = Witch-king
seat-saruman = Saruman

# Within a sentence.
the-seat-free-peoples = the Free Peoples
the-seat-shadow = the Shadow
the-seat-gondor = the Gondor player
the-seat-rohan = the Rohan player
the-seat-witch-king = the Witch-king player
the-seat-saruman = the Saruman player
the-seat-chance = Chance

# At the beginning of a sentence.
start-seat-free-peoples = The Free Peoples
start-seat-shadow = The Shadow
start-seat-gondor = The Gondor player
start-seat-rohan = The Rohan player
start-seat-witch-king = The Witch-king player
start-seat-saruman = The Saruman player
start-seat-chance = Chance

## How the game ends

winner-free-peoples = The Free Peoples
winner-shadow = The Shadow

ending-corruption = The Ring-bearers were corrupted: the Shadow won.
ending-ring-destroyed = The Ring went into the fire: the Free Peoples won.
ending-shadow-conquest = The Shadow conquered Middle-earth and won.
ending-free-peoples-conquest = The Free Peoples conquered the lands of the Shadow and won.

## The turn

phase-draw = drawing cards
phase-fellowship = Fellowship phase
phase-allocation = Hunt allocation
phase-roll = Action roll
phase-actions = Action resolution
phase-victory = victory check

## Nations

nation-dwarves = the Dwarves
nation-elves = the Elves
nation-gondor = Gondor
nation-north = the North
nation-rohan = Rohan
nation-isengard = Isengard
nation-sauron = Sauron
nation-southrons-easterlings = the Southrons & Easterlings

# At the beginning of a sentence.
start-nation-dwarves = The Dwarves
start-nation-elves = The Elves
start-nation-gondor = Gondor
start-nation-north = The North
start-nation-rohan = Rohan
start-nation-isengard = Isengard
start-nation-sauron = Sauron
start-nation-southrons-easterlings = The Southrons & Easterlings

# In short, before numbers of figures: "Gondor 2R 1E".
short-nation-dwarves = Dwarven
short-nation-elves = Elven
short-nation-gondor = Gondor
short-nation-north = North
short-nation-rohan = Rohan
short-nation-isengard = Isengard
short-nation-sauron = Sauron
short-nation-southrons-easterlings = Southron

## Figures

figure-nazgul = Nazgûl
figure-regular-dwarves = Dwarven Regular
figure-elite-dwarves = Dwarven Elite
figure-leader-dwarves = Dwarven Leader
figure-regular-elves = Elven Regular
figure-elite-elves = Elven Elite
figure-leader-elves = Elven Leader
figure-regular-gondor = Gondor Regular
figure-elite-gondor = Gondor Elite
figure-leader-gondor = Gondor Leader
figure-regular-north = North Regular
figure-elite-north = North Elite
figure-leader-north = North Leader
figure-regular-rohan = Rohan Regular
figure-elite-rohan = Rohan Elite
figure-leader-rohan = Rohan Leader
figure-regular-isengard = Isengard Regular
figure-elite-isengard = Isengard Elite
figure-leader-isengard = Isengard Leader
figure-regular-sauron = Sauron Regular
figure-elite-sauron = Sauron Elite
figure-leader-sauron = Sauron Leader
figure-regular-southrons-easterlings = Southron Regular
figure-elite-southrons-easterlings = Southron Elite
figure-leader-southrons-easterlings = Southron Leader
figure-character-gandalf-the-grey = { character-gandalf-the-grey }
figure-character-strider = { character-strider }
figure-character-boromir = { character-boromir }
figure-character-legolas = { character-legolas }
figure-character-gimli = { character-gimli }
figure-character-meriadoc = { character-meriadoc }
figure-character-peregrin = { character-peregrin }
figure-character-aragorn = { character-aragorn }
figure-character-gandalf-the-white = { character-gandalf-the-white }
figure-character-saruman = { character-saruman }
figure-character-witch-king = { character-witch-king }
figure-character-mouth-of-sauron = { character-mouth-of-sauron }

# One, within a sentence.
a-nazgul = a Nazgûl
a-regular-dwarves = a Dwarven Regular
a-elite-dwarves = a Dwarven Elite
a-leader-dwarves = a Dwarven Leader
a-regular-elves = an Elven Regular
a-elite-elves = an Elven Elite
a-leader-elves = an Elven Leader
a-regular-gondor = a Gondor Regular
a-elite-gondor = a Gondor Elite
a-leader-gondor = a Gondor Leader
a-regular-north = a North Regular
a-elite-north = a North Elite
a-leader-north = a North Leader
a-regular-rohan = a Rohan Regular
a-elite-rohan = a Rohan Elite
a-leader-rohan = a Rohan Leader
a-regular-isengard = an Isengard Regular
a-elite-isengard = an Isengard Elite
a-regular-sauron = a Sauron Regular
a-elite-sauron = a Sauron Elite
a-regular-southrons-easterlings = a Southron Regular
a-elite-southrons-easterlings = a Southron Elite

# One, at the beginning of a sentence.
start-a-nazgul = A Nazgûl
start-a-regular-dwarves = A Dwarven Regular
start-a-elite-dwarves = A Dwarven Elite
start-a-leader-dwarves = A Dwarven Leader
start-a-regular-elves = An Elven Regular
start-a-elite-elves = An Elven Elite
start-a-leader-elves = An Elven Leader
start-a-regular-gondor = A Gondor Regular
start-a-elite-gondor = A Gondor Elite
start-a-leader-gondor = A Gondor Leader
start-a-regular-north = A North Regular
start-a-elite-north = A North Elite
start-a-leader-north = A North Leader
start-a-regular-rohan = A Rohan Regular
start-a-elite-rohan = A Rohan Elite
start-a-leader-rohan = A Rohan Leader
start-a-regular-isengard = An Isengard Regular
start-a-elite-isengard = An Isengard Elite
start-a-regular-sauron = A Sauron Regular
start-a-elite-sauron = A Sauron Elite
start-a-regular-southrons-easterlings = A Southron Regular
start-a-elite-southrons-easterlings = A Southron Elite

# A number of them.
some-nazgul = { $n } Nazgûl
some-regular-dwarves = { $n ->
    [one] 1 Dwarven Regular
   *[other] { $n } Dwarven Regulars
}
some-elite-dwarves = { $n ->
    [one] 1 Dwarven Elite
   *[other] { $n } Dwarven Elites
}
some-leader-dwarves = { $n ->
    [one] 1 Dwarven Leader
   *[other] { $n } Dwarven Leaders
}
some-regular-elves = { $n ->
    [one] 1 Elven Regular
   *[other] { $n } Elven Regulars
}
some-elite-elves = { $n ->
    [one] 1 Elven Elite
   *[other] { $n } Elven Elites
}
some-leader-elves = { $n ->
    [one] 1 Elven Leader
   *[other] { $n } Elven Leaders
}
some-regular-gondor = { $n ->
    [one] 1 Gondor Regular
   *[other] { $n } Gondor Regulars
}
some-elite-gondor = { $n ->
    [one] 1 Gondor Elite
   *[other] { $n } Gondor Elites
}
some-leader-gondor = { $n ->
    [one] 1 Gondor Leader
   *[other] { $n } Gondor Leaders
}
some-regular-north = { $n ->
    [one] 1 North Regular
   *[other] { $n } North Regulars
}
some-elite-north = { $n ->
    [one] 1 North Elite
   *[other] { $n } North Elites
}
some-leader-north = { $n ->
    [one] 1 North Leader
   *[other] { $n } North Leaders
}
some-regular-rohan = { $n ->
    [one] 1 Rohan Regular
   *[other] { $n } Rohan Regulars
}
some-elite-rohan = { $n ->
    [one] 1 Rohan Elite
   *[other] { $n } Rohan Elites
}
some-leader-rohan = { $n ->
    [one] 1 Rohan Leader
   *[other] { $n } Rohan Leaders
}
some-regular-isengard = { $n ->
    [one] 1 Isengard Regular
   *[other] { $n } Isengard Regulars
}
some-elite-isengard = { $n ->
    [one] 1 Isengard Elite
   *[other] { $n } Isengard Elites
}
some-regular-sauron = { $n ->
    [one] 1 Sauron Regular
   *[other] { $n } Sauron Regulars
}
some-elite-sauron = { $n ->
    [one] 1 Sauron Elite
   *[other] { $n } Sauron Elites
}
some-regular-southrons-easterlings = { $n ->
    [one] 1 Southron Regular
   *[other] { $n } Southron Regulars
}
some-elite-southrons-easterlings = { $n ->
    [one] 1 Southron Elite
   *[other] { $n } Southron Elites
}

## Characters

character-gandalf-the-grey = Gandalf the Grey
    .guide = After a card has been played with an Event result, a card of the deck of its kind may be drawn: Character deck for a Character card, Strategy deck for an Army or Muster card.
character-strider = Strider
    .guide = Any Action die hides a revealed Fellowship.
character-boromir = Boromir
character-legolas = Legolas
character-gimli = Gimli
character-meriadoc = Meriadoc
    .guide = When a Hunt tile does damage he may be separated to lower the damage by 1; the next Guide may then use his own ability. On the Mordor Track he is lost instead.
character-peregrin = Peregrin
    .guide = When a Hunt tile does damage he may be separated to lower the damage by 1; the next Guide may then use his own ability. On the Mordor Track he is lost instead.
character-aragorn = Aragorn
    .entry = A Will of the West die puts him in the place of Strider, who must be in Minas Tirith, Dol Amroth or Pelargir, unconquered.
character-gandalf-the-white = Gandalf the White
    .entry = A Will of the West die brings him in if a Minion is or was in play and Gandalf the Grey has left the Fellowship: in his place on the map, or else in Fangorn or an unconquered Elven Stronghold.
character-saruman = Saruman
    .entry = A Muster die brings him to Orthanc if Isengard is At War and Orthanc is unconquered.
character-witch-king = the Witch-king
    .entry = A Muster die brings him to an Army with a Sauron unit if Sauron and a Free Peoples Nation are At War. All Free Peoples Nations become active.
character-mouth-of-sauron = the Mouth of Sauron
    .entry = A Muster die brings him to an unconquered Sauron Stronghold if the Fellowship is on the Mordor Track, or if all Free Peoples Nations are At War.
gollum = Gollum
    .guide = Guide when no Companion is left in the Fellowship. A standard tile with a number does not reveal the Fellowship. If a tile does not reveal it, the Free Peoples may reveal it to lower the damage by 1. He is no Companion and can't be lost.

# At the beginning of a sentence.
start-character-gandalf-the-grey = Gandalf the Grey
start-character-strider = Strider
start-character-boromir = Boromir
start-character-legolas = Legolas
start-character-gimli = Gimli
start-character-meriadoc = Meriadoc
start-character-peregrin = Peregrin
start-character-aragorn = Aragorn
start-character-gandalf-the-white = Gandalf the White
start-character-saruman = Saruman
start-character-witch-king = The Witch-king
start-character-mouth-of-sauron = The Mouth of Sauron

# What Characters can do.
ability-captain-of-the-west = Captain of the West
    .text = A battle in which he fights has 1 more Combat Strength for the Free Peoples; never more than five dice are rolled.
ability-emissary-from-the-west = Emissary from the West
    .text = Outside the Fellowship Gandalf the White can take his place.
ability-heir-to-isildur = Heir to Isildur
    .text = Outside the Fellowship Aragorn can take his place.
ability-high-warden-of-the-white-tower = High Warden of the White Tower
    .text = In an unconquered City or Stronghold of Gondor any Action die advances Gondor one step on the Political Track.
ability-prince-of-mirkwood = Prince of Mirkwood
    .text = In an unconquered Elven Stronghold any Action die advances the Elves one step on the Political Track.
ability-dwarf-of-erebor = Dwarf of Erebor
    .text = In unconquered Erebor any Action die advances the Dwarves one step on the Political Track.
ability-take-them-alive = Take Them Alive!
    .text = Lost in the Fellowship outside the Mordor Track, he is separated instead and moves at once.
ability-action-die-free-peoples = Action die
    .text = The Free Peoples have one more Action die from the next turn on.
ability-shadowfax = Shadowfax
    .text = Alone or with one Hobbit he moves as if his Level were 4.
ability-the-white-rider = The White Rider
    .text = When a battle of his begins he may give up his Leadership for all of it: then no Nazgûl, nor the Witch-king, has any Leadership in it.
ability-action-die-shadow = Action die
    .text = The Shadow has one more Action die from the next turn on.
ability-the-voice-of-saruman = The Voice of Saruman
    .text = While the Shadow holds Orthanc and it is not besieged, a Muster die recruits a Regular in each free Isengard Settlement, or turns two Regulars in Orthanc into Elites.
ability-servants-of-the-white-hand = Servants of the White Hand
    .text = Every Isengard Elite is a Leader as well. He never leaves Orthanc.
ability-nazgul = Nazgûl
    .text = He counts as a Nazgûl and flies like one.
ability-sorcerer = Sorcerer
    .text = If the Shadow uses a Combat card in the first round of a battle of his, it may draw a card of the deck of that kind.
ability-messenger-of-the-dark-tower = Messenger of the Dark Tower
    .text = Once a turn a Muster die serves as an Army die.

## Regions

region-andrast = Andrast
region-anfalas = Anfalas
region-angmar = Angmar
region-arnor = Arnor
region-ash-mountains = Ash Mountains
region-barad-dur = Barad-dûr
region-bree = Bree
region-buckland = Buckland
region-cardolan = Cardolan
region-carrock = Carrock
region-dagorlad = Dagorlad
region-dale = Dale
region-dead-marshes = Dead Marshes
region-dimrill-dale = Dimrill Dale
region-dol-amroth = Dol Amroth
region-dol-guldur = Dol Guldur
region-druadan-forest = Drúadan Forest
region-druwaith-iaur = Drúwaith Iaur
region-eagles-eyrie = Eagle's Eyrie
region-east-harondor = East Harondor
region-east-rhun = East Rhûn
region-eastemnet = Eastemnet
region-eastern-brown-lands = Eastern Brown Lands
region-eastern-emyn-muil = Eastern Emyn Muil
region-eastern-mirkwood = Eastern Mirkwood
region-edoras = Edoras
region-enedwaith = Enedwaith
region-erebor = Erebor
region-erech = Erech
region-ered-luin = Ered Luin
region-ettenmoors = Ettenmoors
region-evendim = Evendim
region-fangorn = Fangorn
region-far-harad = Far Harad
region-folde = Folde
region-fords-of-bruinen = Fords of Bruinen
region-fords-of-isen = Fords of Isen
region-forlindon = Forlindon
region-gap-of-rohan = Gap of Rohan
region-gladden-fields = Gladden Fields
region-goblins-gate = Goblin's Gate
region-gorgoroth = Gorgoroth
region-grey-havens = Grey Havens
region-harlindon = Harlindon
region-helms-deep = Helm's Deep
region-high-pass = High Pass
region-hollin = Hollin
region-iron-hills = Iron Hills
region-khand = Khand
region-lamedon = Lamedon
region-lorien = Lórien
region-lossarnach = Lossarnach
region-minas-morgul = Minas Morgul
region-minas-tirith = Minas Tirith
region-minhiriath = Minhiriath
region-morannon = Morannon
region-moria = Moria
region-mount-gram = Mount Gram
region-mount-gundabad = Mount Gundabad
region-narrows-of-the-forest = Narrows of the Forest
region-near-harad = Near Harad
region-noman-lands = Noman-lands
region-north-anduin-vale = North Anduin Vale
region-north-downs = North Downs
region-north-dunland = North Dunland
region-north-ered-luin = North Ered Luin
region-north-ithilien = North Ithilien
region-north-rhun = North Rhûn
region-northern-dorwinion = Northern Dorwinion
region-northern-mirkwood = Northern Mirkwood
region-northern-rhovanion = Northern Rhovanion
region-nurn = Nurn
region-old-ford = Old Ford
region-old-forest = Old Forest
region-old-forest-road = Old Forest Road
region-orthanc = Orthanc
region-osgiliath = Osgiliath
region-parth-celebrant = Parth Celebrant
region-pelargir = Pelargir
region-rhosgobel = Rhosgobel
region-rivendell = Rivendell
region-south-anduin-vale = South Anduin Vale
region-south-downs = South Downs
region-south-dunland = South Dunland
region-south-ered-luin = South Ered Luin
region-south-ithilien = South Ithilien
region-south-rhun = South Rhûn
region-southern-dorwinion = Southern Dorwinion
region-southern-mirkwood = Southern Mirkwood
region-southern-rhovanion = Southern Rhovanion
region-tharbad = Tharbad
region-the-shire = The Shire
region-tower-hills = Tower Hills
region-trollshaws = Trollshaws
region-umbar = Umbar
region-vale-of-the-carnen = Vale of the Carnen
region-vale-of-the-celduin = Vale of the Celduin
region-weather-hills = Weather Hills
region-west-harondor = West Harondor
region-westemnet = Westemnet
region-western-brown-lands = Western Brown Lands
region-western-emyn-muil = Western Emyn Muil
region-western-mirkwood = Western Mirkwood
region-withered-heath = Withered Heath
region-woodland-realm = Woodland Realm

# Where figures stand, if not in the open region: inside its besieged Stronghold.
place-inside = the besieged Stronghold of { $region }

# At the beginning of a sentence.
start-place-inside = The besieged Stronghold of { $region }

## Action dice, the Hunt Box, the Elven Rings

die-character = a Character die
die-army = an Army die
die-muster = a Muster die
die-event = an Event die
die-muster-army = a Muster/Army die
die-will-of-the-west = a Will of the West die
die-eye = an Eye die

# At the beginning of a sentence.
start-die-character = A Character die
start-die-army = An Army die
start-die-muster = A Muster die
start-die-event = An Event die
start-die-muster-army = A Muster/Army die
start-die-will-of-the-west = A Will of the West die
start-die-eye = An Eye die

# What a die shows.
face-character = Character
face-army = Army
face-muster = Muster
face-event = Event
face-muster-army = Muster/Army
face-will-of-the-west = Will of the West
face-eye = Eye

# Into what a die is turned: "turned a Muster die into an Eye".
a-face-character = a Character
a-face-army = an Army
a-face-muster = a Muster
a-face-event = an Event
a-face-muster-army = a Muster/Army
a-face-will-of-the-west = a Will of the West
a-face-eye = an Eye

fellowship = the Fellowship
hunt-box = the Hunt Box
rings = the Elven Rings
pass = passing

## Hunt tiles

tile-eye = the Hunt tile Eye
tile-three = the Hunt tile 3
tile-two = the Hunt tile 2
tile-two-reveal = the Hunt tile 2 with Reveal
tile-one = the Hunt tile 1
tile-one-reveal = the Hunt tile 1 with Reveal
tile-zero-reveal = the Hunt tile 0 with Reveal
tile-elven-cloaks = the Hunt tile Elven Cloaks (0)
tile-elven-rope = the Hunt tile Elven Rope (0)
tile-phial-of-galadriel = the Hunt tile Phial of Galadriel (-2)
tile-smeagol-helps-nice-master = the Hunt tile Sméagol Helps Nice Master (-1)
tile-shelobs-lair = the Hunt tile Shelob's Lair (a die, Stop)
tile-the-ring-is-mine = the Hunt tile The Ring is Mine! (Eye, Stop)
tile-on-on-they-went = the Hunt tile On, On They Went (3, Stop)
tile-give-it-to-uss = the Hunt tile Give it to Uss! (1, Stop)

# What is on the tile.
print-tile-eye = Eye
print-tile-three = 3
print-tile-two = 2
print-tile-two-reveal = 2 with Reveal
print-tile-one = 1
print-tile-one-reveal = 1 with Reveal
print-tile-zero-reveal = 0 with Reveal
print-tile-elven-cloaks = Elven Cloaks (0)
print-tile-elven-rope = Elven Rope (0)
print-tile-phial-of-galadriel = Phial of Galadriel (-2)
print-tile-smeagol-helps-nice-master = Sméagol Helps Nice Master (-1)
print-tile-shelobs-lair = Shelob's Lair (a die, Stop)
print-tile-the-ring-is-mine = The Ring is Mine! (Eye, Stop)
print-tile-on-on-they-went = On, On They Went (3, Stop)
print-tile-give-it-to-uss = Give it to Uss! (1, Stop)

## Decks and cards

deck-fp-character = the Free Peoples Character deck
deck-fp-strategy = the Free Peoples Strategy deck
deck-sh-character = the Shadow Character deck
deck-sh-strategy = the Shadow Strategy deck

# At the beginning of a sentence.
start-deck-fp-character = The Free Peoples Character deck
start-deck-fp-strategy = The Free Peoples Strategy deck
start-deck-sh-character = The Shadow Character deck
start-deck-sh-strategy = The Shadow Strategy deck

# For its own side.
own-deck-fp-character = the Character deck
own-deck-fp-strategy = the Strategy deck
own-deck-sh-character = the Character deck
own-deck-sh-strategy = the Strategy deck

# A card of it that is not seen.
back-fp-character = a Character card
back-fp-strategy = a Strategy card
back-sh-character = a Character card
back-sh-strategy = a Strategy card

# The type of an Event card.
icon-character = Character
icon-army = Army
icon-muster = Muster

## Leaders of the Shadow: there are none, but an answer that is refused can name one

a-leader-isengard = an Isengard Leader
a-leader-sauron = a Sauron Leader
a-leader-southrons-easterlings = a Southron Leader
start-a-leader-isengard = An Isengard Leader
start-a-leader-sauron = A Sauron Leader
start-a-leader-southrons-easterlings = A Southron Leader
some-leader-isengard = { $n ->
    [one] 1 Isengard Leader
   *[other] { $n } Isengard Leaders
}
some-leader-sauron = { $n ->
    [one] 1 Sauron Leader
   *[other] { $n } Sauron Leaders
}
some-leader-southrons-easterlings = { $n ->
    [one] 1 Southron Leader
   *[other] { $n } Southron Leaders
}

## The course of a game

gauge-points-free-peoples = Free Peoples victory points
gauge-points-shadow = Shadow victory points
gauge-corruption = Corruption
gauge-way = Steps to the Crack of Doom

# $list: regions or Characters, $n: how many.
held-conquered = { $n ->
    [0] Nothing conquered
   *[other] Conquered: { $list }
}
held-characters = { $n ->
    [0] Nobody of name on the map
   *[other] On the map: { $list }
}
held-fellowship = { $n ->
    [0] The Ring-bearers alone
   *[other] With the Ring-bearers: { $list }
}

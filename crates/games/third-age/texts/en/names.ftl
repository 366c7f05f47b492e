# Names. What can be pointed at on the table has the message that its notation names: `area edoras` is `area-edoras`.
#
# A name is written as it stands within a sentence. Where a sentence begins with it there is a second form, `.start`; alone, on the
# board and in lists, it is `.title`. In a language that has no use for the difference they are the same.

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

## How the game ends

winner-free-peoples = The Free Peoples
winner-shadow = The Shadow

ending-fate = The Fate Marker reached the Endgame Marker: the Free Peoples won.
ending-points = The Shadow held places worth ten points in Rohan: the Shadow won.
ending-minas-tirith = Minas Tirith fell: the Shadow won.
ending-characters = Nobody was left to lead the Free Peoples: the Shadow won.
ending-saruman = Orthanc has fallen, or Saruman with his Army: the Free Peoples won.
ending-theoden = Théoden rides, and the Shadow holds no region of Rohan: the Free Peoples won.
ending-aragorn = Aragorn has come, and the Shadow holds no region of Gondor: the Free Peoples won.
ending-commanders = Nobody commands the Shadow any more: the Free Peoples won.
ending-black-gate = The Free Peoples stand before the Black Gate and at the Cross-roads: they won.

## The round

phase-draw = cards
phase-shadow = Shadow phase
phase-fate = Fate
phase-roll = Action roll
phase-actions = actions
phase-end = end of the round

## Areas

area-orthanc = Orthanc
    .start = Orthanc
    .title = Orthanc
area-east-nan-curunir = East Nan Curunír
    .start = East Nan Curunír
    .title = East Nan Curunír
area-west-nan-curunir = West Nan Curunír
    .start = West Nan Curunír
    .title = West Nan Curunír
area-derndingle = Derndingle
    .start = Derndingle
    .title = Derndingle
area-fangorn = Fangorn
    .start = Fangorn
    .title = Fangorn
area-east-eaves-of-fangorn = the East Eaves of Fangorn
    .start = The East Eaves of Fangorn
    .title = East Eaves of Fangorn
area-wold = the Wold
    .start = The Wold
    .title = Wold
area-downs = the Downs
    .start = The Downs
    .title = Downs
area-sarn-gebir = Sarn Gebir
    .start = Sarn Gebir
    .title = Sarn Gebir
area-north-dunland = North Dunland
    .start = North Dunland
    .title = North Dunland
area-west-eaves-of-fangorn = the West Eaves of Fangorn
    .start = The West Eaves of Fangorn
    .title = West Eaves of Fangorn
area-east-wall = the East Wall
    .start = The East Wall
    .title = East Wall
area-emyn-muil = Emyn Muil
    .start = Emyn Muil
    .title = Emyn Muil
area-northern-bounds = the Northern Bounds
    .start = The Northern Bounds
    .title = Northern Bounds
area-westmark = Westmark
    .start = Westmark
    .title = Westmark
area-north-westemnet = North Westemnet
    .start = North Westemnet
    .title = North Westemnet
area-onodlo = Onodló
    .start = Onodló
    .title = Onodló
area-south-dunland = South Dunland
    .start = South Dunland
    .title = South Dunland
area-west-fords = the West Fords
    .start = The West Fords
    .title = West Fords
area-fords-of-isen = the Fords of Isen
    .start = The Fords of Isen
    .title = Fords of Isen
area-upper-isen = Upper Isen
    .start = Upper Isen
    .title = Upper Isen
area-westmark-hills = the Westmark Hills
    .start = The Westmark Hills
    .title = Westmark Hills
area-westemnet = Westemnet
    .start = Westemnet
    .title = Westemnet
area-westfold-vale = Westfold Vale
    .start = Westfold Vale
    .title = Westfold Vale
area-west-entwade = West Entwade
    .start = West Entwade
    .title = West Entwade
area-east-entwade = East Entwade
    .start = East Entwade
    .title = East Entwade
area-eastemnet = Eastemnet
    .start = Eastemnet
    .title = Eastemnet
area-mouths-of-entwash = the Mouths of Entwash
    .start = The Mouths of Entwash
    .title = Mouths of Entwash
area-gap-of-calenardhon = the Gap of Calenardhon
    .start = The Gap of Calenardhon
    .title = Gap of Calenardhon
area-lower-isen = Lower Isen
    .start = Lower Isen
    .title = Lower Isen
area-angren = Angren
    .start = Angren
    .title = Angren
area-east-fords = the East Fords
    .start = The East Fords
    .title = East Fords
area-deeping-coomb = the Deeping Coomb
    .start = The Deeping Coomb
    .title = Deeping Coomb
area-deeping-stream = the Deeping Stream
    .start = The Deeping Stream
    .title = Deeping Stream
area-south-westemnet = South Westemnet
    .start = South Westemnet
    .title = South Westemnet
area-entwash-vale = Entwash Vale
    .start = Entwash Vale
    .title = Entwash Vale
area-adorn = Adorn
    .start = Adorn
    .title = Adorn
area-thrihyrne = Thrihyrne
    .start = Thrihyrne
    .title = Thrihyrne
area-west-dike = the West Dike
    .start = The West Dike
    .title = West Dike
area-east-dike = the East Dike
    .start = The East Dike
    .title = East Dike
area-aglarond = Aglarond
    .start = Aglarond
    .title = Aglarond
area-hornburg = the Hornburg
    .start = The Hornburg
    .title = Hornburg
area-grimslade = Grimslade
    .start = Grimslade
    .title = Grimslade
area-great-west-road = the Great West Road
    .start = The Great West Road
    .title = Great West Road
area-westfold = Westfold
    .start = Westfold
    .title = Westfold
area-starkhorn = Starkhorn
    .start = Starkhorn
    .title = Starkhorn
area-upper-snowbourn = Upper Snowbourn
    .start = Upper Snowbourn
    .title = Upper Snowbourn
area-lower-snowbourn = Lower Snowbourn
    .start = Lower Snowbourn
    .title = Lower Snowbourn
area-edoras = Edoras
    .start = Edoras
    .title = Edoras
area-harrowdale = Harrowdale
    .start = Harrowdale
    .title = Harrowdale
area-firien-wood = the Firien Wood
    .start = The Firien Wood
    .title = Firien Wood
area-irensaga = Irensaga
    .start = Irensaga
    .title = Irensaga
area-fenmarch = Fenmarch
    .start = Fenmarch
    .title = Fenmarch
area-folde = Folde
    .start = Folde
    .title = Folde
area-eastfold = Eastfold
    .start = Eastfold
    .title = Eastfold
area-dunharrow = Dunharrow
    .start = Dunharrow
    .title = Dunharrow
area-east-anorien = East Anórien
    .start = East Anórien
    .title = East Anórien
area-wetwang = Wetwang
    .start = Wetwang
    .title = Wetwang
area-west-bank = the West Bank
    .start = The West Bank
    .title = West Bank
area-cair-andros = Cair Andros
    .start = Cair Andros
    .title = Cair Andros
area-field-of-cormallen = the Field of Cormallen
    .start = The Field of Cormallen
    .title = Field of Cormallen
area-north-march = the North March
    .start = The North March
    .title = North March
area-dagorlad = Dagorlad
    .start = Dagorlad
    .title = Dagorlad
area-road-to-mordor = the Road to Mordor
    .start = The Road to Mordor
    .title = Road to Mordor
area-ered-nimrais = Ered Nimrais
    .start = Ered Nimrais
    .title = Ered Nimrais
area-eilenach = Eilenach
    .start = Eilenach
    .title = Eilenach
area-druadan-forest = the Drúadan Forest
    .start = The Drúadan Forest
    .title = Drúadan Forest
area-amon-din = Amon Dîn
    .start = Amon Dîn
    .title = Amon Dîn
area-anduin-marshes = the Anduin Marshes
    .start = The Anduin Marshes
    .title = Anduin Marshes
area-henneth-annun = Henneth Annûn
    .start = Henneth Annûn
    .title = Henneth Annûn
area-forbidden-pool = the Forbidden Pool
    .start = The Forbidden Pool
    .title = Forbidden Pool
area-black-gate = the Black Gate
    .start = The Black Gate
    .title = Black Gate
area-stonewain-valley = the Stonewain Valley
    .start = The Stonewain Valley
    .title = Stonewain Valley
area-grey-wood = the Grey Wood
    .start = The Grey Wood
    .title = Grey Wood
area-outer-walls = the Outer Walls
    .start = The Outer Walls
    .title = Outer Walls
area-outer-farmlands = the Outer Farmlands
    .start = The Outer Farmlands
    .title = Outer Farmlands
area-eastern-fields = the Eastern Fields
    .start = The Eastern Fields
    .title = Eastern Fields
area-wooded-bank = the Wooded Bank
    .start = The Wooded Bank
    .title = Wooded Bank
area-glades-of-ithilien = the Glades of Ithilien
    .start = The Glades of Ithilien
    .title = Glades of Ithilien
area-ephel-duath = Ephel Dúath
    .start = Ephel Dúath
    .title = Ephel Dúath
area-minas-tirith = Minas Tirith
    .start = Minas Tirith
    .title = Minas Tirith
area-north-rammas = the North Rammas
    .start = The North Rammas
    .title = North Rammas
area-north-city-wall = the North City Wall
    .start = The North City Wall
    .title = North City Wall
area-north-gate = the North Gate
    .start = The North Gate
    .title = North Gate
area-great-gate = the Great Gate
    .start = The Great Gate
    .title = Great Gate
area-south-city-wall = the South City Wall
    .start = The South City Wall
    .title = South City Wall
area-south-rammas = the South Rammas
    .start = The South Rammas
    .title = South Rammas
area-harlond = Harlond
    .start = Harlond
    .title = Harlond
area-pelennor-townlands = the Pelennor Townlands
    .start = The Pelennor Townlands
    .title = Pelennor Townlands
area-causeway-forts = the Causeway Forts
    .start = The Causeway Forts
    .title = Causeway Forts
area-south-dike = the South Dike
    .start = The South Dike
    .title = South Dike
area-south-river-bank = the South River Bank
    .start = The South River Bank
    .title = South River Bank
area-old-ships-landing = the Old Ships Landing
    .start = The Old Ships Landing
    .title = Old Ships Landing
area-west-osgiliath = West Osgiliath
    .start = West Osgiliath
    .title = West Osgiliath
area-east-osgiliath = East Osgiliath
    .start = East Osgiliath
    .title = East Osgiliath
area-cross-roads = the Cross-roads
    .start = The Cross-roads
    .title = Cross-roads
area-morgul-vale = Morgul Vale
    .start = Morgul Vale
    .title = Morgul Vale
area-morgulduin = Morgulduin
    .start = Morgulduin
    .title = Morgulduin
area-mount-mindolluin = Mount Mindolluin
    .start = Mount Mindolluin
    .title = Mount Mindolluin
area-imloth-melui = Imloth Melui
    .start = Imloth Melui
    .title = Imloth Melui
area-south-road = the South Road
    .start = The South Road
    .title = South Road
area-lossarnach = Lossarnach
    .start = Lossarnach
    .title = Lossarnach
area-city-quays = the City Quays
    .start = The City Quays
    .title = City Quays
area-great-river-bend = the Great River Bend
    .start = The Great River Bend
    .title = Great River Bend
area-lower-anduin = Lower Anduin
    .start = Lower Anduin
    .title = Lower Anduin
area-emyn-arnen = Emyn Arnen
    .start = Emyn Arnen
    .title = Emyn Arnen
area-southern-lands = the Southern Lands
    .start = The Southern Lands
    .title = Southern Lands
area-harad-road = the Harad Road
    .start = The Harad Road
    .title = Harad Road
area-to-the-outlands = To the Outlands
    .start = To the Outlands
    .title = To the Outlands
area-to-rohan = To Rohan
    .start = To Rohan
    .title = To Rohan
area-forgotten-road = the Forgotten Road
    .start = The Forgotten Road
    .title = Forgotten Road
area-to-the-east = To the East
    .start = To the East
    .title = To the East
area-to-harad = To Harad
    .start = To Harad
    .title = To Harad
area-udun = Udûn
    .start = Udûn
    .title = Udûn
area-gorgoroth = Gorgoroth
    .start = Gorgoroth
    .title = Gorgoroth
area-minas-morgul = Minas Morgul
    .start = Minas Morgul
    .title = Minas Morgul

## Regions, terrains, borders

region-northern-marches = the Northern Marches
    .start = The Northern Marches
    .title = Northern Marches
region-western-marches = the Western Marches
    .start = The Western Marches
    .title = Western Marches
region-eastern-marches = the Eastern Marches
    .start = The Eastern Marches
    .title = Eastern Marches
region-rohan-plains = the Plains of Rohan
    .start = The Plains of Rohan
    .title = Plains of Rohan
region-fangorn-forest = Fangorn Forest
    .start = Fangorn Forest
    .title = Fangorn Forest
region-helms-deep = Helm's Deep
    .start = Helm's Deep
    .title = Helm's Deep
region-isengard = Isengard
    .start = Isengard
    .title = Isengard
region-gap-of-rohan = the Gap of Rohan
    .start = The Gap of Rohan
    .title = Gap of Rohan
region-outer-defenses = the Outer Defenses
    .start = The Outer Defenses
    .title = Outer Defenses
region-pelennor = Minas Tirith and the Pelennor Fields
    .start = Minas Tirith and the Pelennor Fields
    .title = Minas Tirith and the Pelennor Fields
region-north-ithilien = North Ithilien
    .start = North Ithilien
    .title = North Ithilien
region-south-ithilien = South Ithilien
    .start = South Ithilien
    .title = South Ithilien
region-gondor-farmlands = the Gondor Farmlands
    .start = The Gondor Farmlands
    .title = Gondor Farmlands
region-mordor = Mordor
    .start = Mordor
    .title = Mordor

terrain-plains = plains
terrain-hills = hills
terrain-forts = forts
terrain-woods = woods
terrain-swamps = swamps
terrain-stronghold = Stronghold

# What lies between two areas.
border-normal = open
border-stream = stream
border-ford = ford
border-pass = mountain pass
border-dike = dike
border-wall = wall
border-city-wall = city wall
border-city-gate = city gate
border-river = river
border-mountains = mountains

# Sections of Minas Tirith.
section-north = the North Protection
    .start = The North Protection
    .title = North Protection
section-south = the South Protection
    .start = The South Protection
    .title = South Protection
section-gate = the Gate Protection
    .start = The Gate Protection
    .title = Gate Protection

## Units and other figures

# Units of a type, with a number before them: "2 Uruk-hai".
unit-rohan-footmen = Rohan Footmen
unit-archers = Archers
unit-rohan-riders = Rohan Riders
unit-uruk-hai = Uruk-hai
unit-warg-riders = Warg Riders
unit-half-orcs = Half-orcs
unit-dunlendings = Dunlendings
unit-mordor-orcs = Mordor Orcs
unit-gondor-footmen = Gondor Footmen
unit-gondor-archers = Gondor Archers
unit-gondor-knights = Gondor Knights
unit-black-uruks = Black Uruks
unit-olog-hai = Olog-hai
unit-southron-horsemen = Southron Horsemen
unit-easterling-infantry = Easterling Infantry
unit-mumakil = Mûmakil

# One unit, within a sentence and at its beginning.
a-unit-rohan-footmen = a Rohan Footmen unit
    .start = A Rohan Footmen unit
a-unit-archers = an Archers unit
    .start = An Archers unit
a-unit-rohan-riders = a Rohan Riders unit
    .start = A Rohan Riders unit
a-unit-uruk-hai = an Uruk-hai unit
    .start = An Uruk-hai unit
a-unit-warg-riders = a Warg Riders unit
    .start = A Warg Riders unit
a-unit-half-orcs = a Half-orcs unit
    .start = A Half-orcs unit
a-unit-dunlendings = a Dunlendings unit
    .start = A Dunlendings unit
a-unit-mordor-orcs = a Mordor Orcs unit
    .start = A Mordor Orcs unit
a-unit-gondor-footmen = a Gondor Footmen unit
    .start = A Gondor Footmen unit
a-unit-gondor-archers = a Gondor Archers unit
    .start = A Gondor Archers unit
a-unit-gondor-knights = a Gondor Knights unit
    .start = A Gondor Knights unit
a-unit-black-uruks = a Black Uruks unit
    .start = A Black Uruks unit
a-unit-olog-hai = an Olog-hai unit
    .start = An Olog-hai unit
a-unit-southron-horsemen = a Southron Horsemen unit
    .start = A Southron Horsemen unit
a-unit-easterling-infantry = an Easterling Infantry unit
    .start = An Easterling Infantry unit
a-unit-mumakil = a Mûmakil unit
    .start = A Mûmakil unit

# A figure of an Army that one points at.
figure-unit-rohan-footmen = Rohan Footmen unit
figure-unit-archers = Archers unit
figure-unit-rohan-riders = Rohan Riders unit
figure-unit-uruk-hai = Uruk-hai unit
figure-unit-warg-riders = Warg Riders unit
figure-unit-half-orcs = Half-orcs unit
figure-unit-dunlendings = Dunlendings unit
figure-unit-mordor-orcs = Mordor Orcs unit
figure-unit-gondor-footmen = Gondor Footmen unit
figure-unit-gondor-archers = Gondor Archers unit
figure-unit-gondor-knights = Gondor Knights unit
figure-unit-black-uruks = Black Uruks unit
figure-unit-olog-hai = Olog-hai unit
figure-unit-southron-horsemen = Southron Horsemen unit
figure-unit-easterling-infantry = Easterling Infantry unit
figure-unit-mumakil = Mûmakil unit
figure-leader-leaders-rohan = Rohan Leader
figure-leader-leaders-gondor = Gondor Leader
figure-leadership = Leadership token
figure-character-theodred = { character-theodred }
figure-character-eomer-rohan = { character-eomer-rohan }
figure-character-aragorn-rohan = { character-aragorn-rohan }
figure-character-gandalf-rohan = { character-gandalf-rohan }
figure-character-theoden-rohan = { character-theoden-rohan }
figure-character-legolas = { character-legolas }
figure-character-gimli = { character-gimli }
figure-character-treebeard = { character-treebeard }
figure-character-saruman = { character-saruman }
figure-character-gandalf-gondor = { character-gandalf-gondor }
figure-character-imrahil = { character-imrahil }
figure-character-faramir = { character-faramir }
figure-character-theoden-gondor = { character-theoden-gondor }
figure-character-eomer-gondor = { character-eomer-gondor }
figure-character-aragorn-gondor = { character-aragorn-gondor }
figure-character-pippin = { character-pippin }
figure-character-witch-king = { character-witch-king }
figure-character-gothmog = { character-gothmog }

a-leader-leaders-rohan = a Rohan Leader
    .start = A Rohan Leader
a-leader-leaders-gondor = a Gondor Leader
    .start = A Gondor Leader
# Leaders with their number.
some-leaders-leaders-rohan =
    { $n ->
        [one] 1 Rohan Leader
       *[other] { $n } Rohan Leaders
    }
some-leaders-leaders-gondor =
    { $n ->
        [one] 1 Gondor Leader
       *[other] { $n } Gondor Leaders
    }
a-leadership = a Leadership token
    .start = A Leadership token
# Leadership tokens with their number.
some-leadership =
    { $n ->
        [one] 1 Leadership token
       *[other] { $n } Leadership tokens
    }
# $unit: as in unit-uruk-hai.
some-units = { $n } { $unit }
nobody = nobody

entwood = the Entwood
    .title = Entwood
nazgul = the Nazgûl
    .title = Nazgûl
ships = the Corsair Ships
    .title = Corsair Ships
fate-track = the Fate Track
    .title = Fate Track
shadow-box = the Shadow Box
    .title = Shadow Box
darkness = the Darkness tokens
    .title = Darkness
action-tokens = the Action tokens
    .title = Action tokens
pass = a pass
    .title = Pass

engine-siege-tower = a Siege Tower
    .start = A Siege Tower
    .title = Siege Tower
engine-catapult = a Catapult
    .start = A Catapult
    .title = Catapult

## Characters

character-theodred = Théodred
    .start = Théodred
    .title = Théodred
character-eomer-rohan = Éomer
    .start = Éomer
    .title = Éomer
character-aragorn-rohan = Aragorn
    .start = Aragorn
    .title = Aragorn
character-gandalf-rohan = Gandalf
    .start = Gandalf
    .title = Gandalf the White
character-theoden-rohan = Théoden
    .start = Théoden
    .title = Théoden
character-legolas = Legolas
    .start = Legolas
    .title = Legolas
character-gimli = Gimli
    .start = Gimli
    .title = Gimli
character-treebeard = Treebeard
    .start = Treebeard
    .title = Treebeard
character-saruman = Saruman
    .start = Saruman
    .title = Saruman
character-gandalf-gondor = Gandalf
    .start = Gandalf
    .title = Gandalf the White
character-imrahil = Imrahil
    .start = Imrahil
    .title = Imrahil
character-faramir = Faramir
    .start = Faramir
    .title = Faramir
character-theoden-gondor = Théoden
    .start = Théoden
    .title = Théoden
character-eomer-gondor = Éomer
    .start = Éomer
    .title = Éomer
character-aragorn-gondor = Aragorn
    .start = Aragorn
    .title = Aragorn, Heir of Isildur
character-pippin = Pippin
    .start = Pippin
    .title = Pippin
character-witch-king = the Witch-king
    .start = The Witch-king
    .title = The Witch-king of Angmar
character-gothmog = Gothmog
    .start = Gothmog
    .title = Gothmog

# What a Character is.
kind-captain = Captain
kind-companion = Companion
kind-special = Ent
kind-minion = Minion

## Dice

# What a die shows.
face-character = Character
face-army = Army
face-muster = Muster
face-army-muster = Army/Muster
face-event = Event
face-eye = Eye
face-will-of-the-west = Will of the West

# A die by what it shows.
die-character = a Character die
die-army = an Army die
die-muster = a Muster die
die-army-muster = an Army/Muster die
die-event = an Event die
die-eye = an Eye die
die-will-of-the-west = a Will of the West die

## Locations of the Commander

location-palantir-room = the Palantír Room
    .start = The Palantír Room
    .title = The Palantír Room
    .about = one die and a Leadership token; draw a Gríma card
location-balcony = the Balcony
    .start = The Balcony
    .title = The Balcony
    .about = two dice and four Leadership tokens
location-pits = the Pits
    .start = The Pits
    .title = The Pits
    .about = three dice and Leadership tokens; an Uruk-hai, a Half-orcs and a Warg Riders unit, each with another Army
location-dawnless-day = the Dawnless Day
    .start = The Dawnless Day
    .title = The Dawnless Day
    .about = one die and a Leadership token; draw a Darkness card while the Darkness lasts, and place a Nazgûl if you like
location-tower-of-sorcery = the Tower of Sorcery
    .start = The Tower of Sorcery
    .title = The Tower of Sorcery
    .about = two dice and Leadership tokens; place up to two Nazgûl, and the Commander in any area if you like
location-might-of-mordor = the Might of Mordor
    .start = The Might of Mordor
    .title = The Might of Mordor
    .about = three dice and Leadership tokens; place up to three Nazgûl, a Mordor Orcs unit with each of up to three Armies that contain Mordor units, and an Olog-hai unit with any Army

## Cards, tokens, tiles

deck-generic = the Generic deck
    .title = Generic deck
deck-story-free = the Story deck of the Free Peoples
    .title = Free Peoples Story deck
deck-story-shadow = the Story deck of the Shadow
    .title = Shadow Story deck
deck-grima = the Gríma deck
    .title = Gríma deck
deck-darkness = the Darkness deck
    .title = Darkness deck

# A card whose face is hidden.
back-generic = a Generic card
back-story-free = a Story card
back-story-shadow = a Story card
back-grima = a Gríma card
back-darkness = a Darkness card

type-character = Character card
type-army = Army card
type-muster = Muster card

pool-free = the Recruitment tokens of the Free Peoples
    .title = Free Peoples
pool-shadow = the Recruitment tokens of the Shadow
    .title = Shadow
pool-gondor = the Recruitment tokens of Gondor
    .title = Gondor
pool-rohan = the Recruitment tokens of Rohan
    .title = Rohan
pool-mordor = the Recruitment tokens of Mordor
    .title = Mordor
pool-evil-men = the Recruitment tokens of the Evil Men
    .title = Evil Men

# One token by its back.
a-token-free = a token of the Free Peoples
a-token-shadow = a token of the Shadow
a-token-gondor = a token of Gondor
a-token-rohan = a token of Rohan
a-token-mordor = a token of Mordor
a-token-evil-men = a token of the Evil Men
# $n: a number of tokens.
some-tokens-free =
    { $n ->
        [one] 1 token of the Free Peoples
       *[other] { $n } tokens of the Free Peoples
    }
some-tokens-shadow =
    { $n ->
        [one] 1 token of the Shadow
       *[other] { $n } tokens of the Shadow
    }
some-tokens-gondor =
    { $n ->
        [one] 1 token of Gondor
       *[other] { $n } tokens of Gondor
    }
some-tokens-rohan =
    { $n ->
        [one] 1 token of Rohan
       *[other] { $n } tokens of Rohan
    }
some-tokens-mordor =
    { $n ->
        [one] 1 token of Mordor
       *[other] { $n } tokens of Mordor
    }
some-tokens-evil-men =
    { $n ->
        [one] 1 token of the Evil Men
       *[other] { $n } tokens of the Evil Men
    }

# What a Recruitment token shows.
token-rohan-footmen = Rohan Footmen
token-archers = Archers
token-rohan-riders = Rohan Riders
token-uruk-hai = Uruk-hai
token-warg-riders = Warg Riders
token-half-orcs = Half-orcs
token-gondor-footmen = Gondor Footmen
token-gondor-archers = Gondor Archers
token-gondor-knights = Gondor Knights
token-one-rider = one Rohan Riders unit
token-two-riders = two Rohan Riders units
token-no-rider = no Rohan Riders
token-woses = the Woses
token-one-orc = one Mordor Orcs unit
token-two-orcs = two Mordor Orcs units
token-black-uruks = Black Uruks
token-southron-horsemen = Southron Horsemen
token-easterling-infantry = Easterling Infantry
token-mumakil = Mûmakil

# What a Fate tile shows.
tile-1 = 1
tile-1-fate = 1 with the Fate symbol
tile-2 = 2
tile-2-fate = 2 with the Fate symbol
tile-3 = 3
tile-x-fate = X with the Fate symbol
tile-free-2-draw = 2 and another tile (blue)
tile-free-no-living-man = But No Living Man Am I (blue)
tile-shadow-0 = 0 (red)
tile-shadow-0-die = 0 and a die (red)

# Tactics tokens.
tactic-regroup = Regroup
tactic-combat-event = Combat Event
tactic-maneuver-rohan-footmen = Rohan Footmen
tactic-maneuver-archers = Archers
tactic-maneuver-rohan-riders = Rohan Riders
tactic-maneuver-uruk-hai = Uruk-hai
tactic-maneuver-warg-riders = Warg Riders
tactic-maneuver-half-orcs = Half-orcs
tactic-maneuver-dunlendings = Dunlendings
tactic-maneuver-mordor-orcs = Mordor Orcs
tactic-maneuver-gondor-footmen = Gondor Footmen
tactic-maneuver-gondor-archers = Gondor Archers
tactic-maneuver-knights-riders = Knights and Riders
tactic-maneuver-black-uruks = Black Uruks
tactic-maneuver-olog-hai = Olog-hai
tactic-maneuver-southron-horsemen = Southron Horsemen
tactic-maneuver-easterling-infantry = Easterling Infantry
tactic-maneuver-mumakil = Mûmakil

## What the laboratory counts

measure-rounds = rounds
measure-fate = space of the Fate Marker
measure-settlements = Settlements taken by the Shadow
deed-drawn = drawn
deed-played = played
deed-discarded = discarded

combat-die = combat dice that show { $n }
maneuver-die = maneuver dice that show { $n }

## The course of a game

gauge-points = Shadow points
gauge-settlements = Settlements taken by the Shadow
gauge-regions = Regions of the Shadow
gauge-fate = Fate

# $list: places or Characters, $n: how many.
held-taken = { $n ->
    [0] No place taken
   *[other] Taken: { $list }
}
held-characters = { $n ->
    [0] Nobody of name on the field
   *[other] On the field: { $list }
}

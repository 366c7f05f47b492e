# Names. What can be pointed at on the table has the message that its notation names: `area camp` is `area-camp`.
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

ending-fate = The Fate Track came to its end: the Free Peoples won.
ending-bolg = Bolg is dead: the Free Peoples won.
ending-beorn = Beorn came in time: the Free Peoples won.
ending-front-gate = The Shadow broke into the Mountain and won.
ending-points = The Shadow held the field at the end of the turn and won.

## The turn

phase-recovery = Recovery
phase-activation = activation of Generals
phase-fate = Fate
phase-leadership = Shadow Leadership
phase-roll = Action roll
phase-actions = Action Round
phase-end = end of the turn

## Areas

# The board names seven regions only. The others have the number that we gave them.
area-front-gate = the Front Gate
    .start = The Front Gate
    .title = Front Gate
area-eastern-bank-1 = Eastern Bank 1
    .start = Eastern Bank 1
    .title = Eastern Bank 1
area-eastern-bank-2 = Eastern Bank 2
    .start = Eastern Bank 2
    .title = Eastern Bank 2
area-eastern-bank-3 = Eastern Bank 3
    .start = Eastern Bank 3
    .title = Eastern Bank 3
area-eastern-spur = the Eastern Spur
    .start = The Eastern Spur
    .title = Eastern Spur
area-eastern-bank-4 = Eastern Bank 4
    .start = Eastern Bank 4
    .title = Eastern Bank 4
area-eastern-bank-5 = Eastern Bank 5
    .start = Eastern Bank 5
    .title = Eastern Bank 5
area-eastern-bank-6 = Eastern Bank 6
    .start = Eastern Bank 6
    .title = Eastern Bank 6
area-camp = the Camp
    .start = The Camp
    .title = Camp
area-eastern-bank-7 = Eastern Bank 7
    .start = Eastern Bank 7
    .title = Eastern Bank 7
area-eastern-bank-8 = Eastern Bank 8
    .start = Eastern Bank 8
    .title = Eastern Bank 8
area-eastern-bank-9 = Eastern Bank 9
    .start = Eastern Bank 9
    .title = Eastern Bank 9
area-southern-spur-1 = Southern Spur 1
    .start = Southern Spur 1
    .title = Southern Spur 1
area-southern-spur-2 = Southern Spur 2
    .start = Southern Spur 2
    .title = Southern Spur 2
area-southern-spur-3 = Southern Spur 3
    .start = Southern Spur 3
    .title = Southern Spur 3
area-ravenhill = Ravenhill
    .start = Ravenhill
    .title = Ravenhill
area-southern-spur-4 = Southern Spur 4
    .start = Southern Spur 4
    .title = Southern Spur 4
area-southern-spur-5 = Southern Spur 5
    .start = Southern Spur 5
    .title = Southern Spur 5
area-lower-slopes = the Lower Slopes
    .start = The Lower Slopes
    .title = Lower Slopes
area-southern-spur-6 = Southern Spur 6
    .start = Southern Spur 6
    .title = Southern Spur 6
area-fallen-bridge = the Fallen Bridge
    .start = The Fallen Bridge
    .title = Fallen Bridge
area-ruins-of-dale = the Ruins of Dale
    .start = The Ruins of Dale
    .title = Ruins of Dale
area-valley-1 = Valley 1
    .start = Valley 1
    .title = Valley 1
area-valley-2 = Valley 2
    .start = Valley 2
    .title = Valley 2
area-valley-3 = Valley 3
    .start = Valley 3
    .title = Valley 3
area-valley-4 = Valley 4
    .start = Valley 4
    .title = Valley 4
area-valley-5 = Valley 5
    .start = Valley 5
    .title = Valley 5
area-valley-6 = Valley 6
    .start = Valley 6
    .title = Valley 6
area-valley-7 = Valley 7
    .start = Valley 7
    .title = Valley 7
area-valley-8 = Valley 8
    .start = Valley 8
    .title = Valley 8
area-valley-9 = Valley 9
    .start = Valley 9
    .title = Valley 9
area-valley-10 = Valley 10
    .start = Valley 10
    .title = Valley 10
area-valley-11 = Valley 11
    .start = Valley 11
    .title = Valley 11
area-broken-lands-1 = Broken Lands 1
    .start = Broken Lands 1
    .title = Broken Lands 1
area-broken-lands-2 = Broken Lands 2
    .start = Broken Lands 2
    .title = Broken Lands 2
area-broken-lands-3 = Broken Lands 3
    .start = Broken Lands 3
    .title = Broken Lands 3
area-broken-lands-4 = Broken Lands 4
    .start = Broken Lands 4
    .title = Broken Lands 4
area-broken-lands-5 = Broken Lands 5
    .start = Broken Lands 5
    .title = Broken Lands 5
area-broken-lands-6 = Broken Lands 6
    .start = Broken Lands 6
    .title = Broken Lands 6
area-broken-lands-7 = Broken Lands 7
    .start = Broken Lands 7
    .title = Broken Lands 7
area-broken-lands-8 = Broken Lands 8
    .start = Broken Lands 8
    .title = Broken Lands 8
area-broken-lands-9 = Broken Lands 9
    .start = Broken Lands 9
    .title = Broken Lands 9
area-broken-lands-10 = Broken Lands 10
    .start = Broken Lands 10
    .title = Broken Lands 10
area-broken-lands-11 = Broken Lands 11
    .start = Broken Lands 11
    .title = Broken Lands 11
area-broken-lands-12 = Broken Lands 12
    .start = Broken Lands 12
    .title = Broken Lands 12
area-broken-lands-13 = Broken Lands 13
    .start = Broken Lands 13
    .title = Broken Lands 13
area-goblin-muster-north = the North Goblin Mustering Point
    .start = The North Goblin Mustering Point
    .title = North Goblin Mustering Point
area-mountain-pass-north = the North Pass
    .start = The North Pass
    .title = North Pass
area-goblin-muster-west = the West Goblin Mustering Point
    .start = The West Goblin Mustering Point
    .title = West Goblin Mustering Point
area-mountain-pass-west = the West Pass
    .start = The West Pass
    .title = West Pass

## Territories and terrains

territory-broken-lands = the Broken Lands
    .start = The Broken Lands
    .title = Broken Lands
territory-valley = the Valley
    .start = The Valley
    .title = Valley
territory-eastern-bank = the Eastern Bank
    .start = The Eastern Bank
    .title = Eastern Bank
territory-southern-spur = the Southern Spur
    .start = The Southern Spur
    .title = Southern Spur

terrain-hills = hills
terrain-mountains = mountains
terrain-plains = plains
terrain-ruins = ruins
terrain-marsh = marsh

# What lies between two regions.
border-open = open
border-slope = slope
border-ford = ford

## Units and other figures

# Units of a type, with a number before them: "2 Orcs".

unit-dwarven-warriors = Dwarf Regulars
unit-dwarven-veterans = Dwarf Veterans
unit-elven-archers = Wood-elf Archers
unit-elven-spearmen = Wood-elf Spearmen
unit-lakemen = Lake-men
unit-orcs = Orcs
unit-great-orcs = Great Orcs
unit-wargs = Wargs
unit-goblins = Goblins

# One unit, within a sentence and at its beginning.
a-unit-dwarven-warriors = a Dwarf Regulars unit
    .start = A Dwarf Regulars unit
a-unit-dwarven-veterans = a Dwarf Veterans unit
    .start = A Dwarf Veterans unit
a-unit-elven-archers = a Wood-elf Archers unit
    .start = A Wood-elf Archers unit
a-unit-elven-spearmen = a Wood-elf Spearmen unit
    .start = A Wood-elf Spearmen unit
a-unit-lakemen = a Lake-men unit
    .start = A Lake-men unit
a-unit-orcs = an Orcs unit
    .start = An Orcs unit
a-unit-great-orcs = a Great Orcs unit
    .start = A Great Orcs unit
a-unit-wargs = a Wargs unit
    .start = A Wargs unit
a-unit-goblins = a Goblins unit
    .start = A Goblins unit

# A figure of an army that one points at.
figure-unit-dwarven-warriors = Dwarf Regulars unit
figure-unit-dwarven-veterans = Dwarf Veterans unit
figure-unit-elven-archers = Wood-elf Archers unit
figure-unit-elven-spearmen = Wood-elf Spearmen unit
figure-unit-lakemen = Lake-men unit
figure-unit-orcs = Orcs unit
figure-unit-great-orcs = Great Orcs unit
figure-unit-wargs = Wargs unit
figure-unit-goblins = Goblins unit
figure-leadership = Leadership token
figure-character-bard = { character-bard }
figure-character-dain = { character-dain }
figure-character-gandalf = { character-gandalf }
figure-character-thranduil = { character-thranduil }
figure-character-lord-of-the-eagles = { character-lord-of-the-eagles }
figure-character-bilbo = { character-bilbo }
figure-character-thorin = { character-thorin }
figure-character-beorn = { character-beorn }
figure-character-bolg = { character-bolg }

a-leadership = a Leadership token
    .start = A Leadership token
# Leadership tokens with their number.
some-leadership =
    { $n ->
        [one] 1 Leadership token
       *[other] { $n } Leadership tokens
    }
# $unit: as in unit-orcs.
some-units = { $n } { $unit }
nobody = nobody

eagles = the Eagles
    .title = Eagles
bats = the Great Bats
    .title = Great Bats
fate-track = the Fate Track
    .title = Fate Track
pass = a pass
    .title = Pass

## Characters

character-bard = Bard
    .start = Bard
    .title = Bard the Bowman
character-dain = Dáin
    .start = Dáin
    .title = Dáin Ironfoot
character-gandalf = Gandalf
    .start = Gandalf
    .title = Gandalf the Grey
character-thranduil = Thranduil
    .start = Thranduil
    .title = Thranduil the Elvenking
character-lord-of-the-eagles = the Lord of the Eagles
    .start = The Lord of the Eagles
    .title = Lord of the Eagles
character-bilbo = Bilbo
    .start = Bilbo
    .title = Bilbo Baggins
character-thorin = Thorin
    .start = Thorin
    .title = Thorin Oakenshield
character-beorn = Beorn
    .start = Beorn
    .title = Beorn the Skin-changer
character-bolg = Bolg
    .start = Bolg
    .title = Bolg, son of Azog

## Dice

# What a die shows.
face-character = Character
face-army = Army
face-muster = Muster
face-event = Event
face-muster-army = Muster/Army
face-will-of-the-west = Will of the West
face-eye-of-sauron = Eye of Sauron

# A die by what it shows.
die-character = a Character die
die-army = an Army die
die-muster = a Muster die
die-event = an Event die
die-muster-army = a Muster/Army die
die-will-of-the-west = a Will of the West die
die-eye-of-sauron = an Eye of Sauron die

## Cards, tokens, tiles

deck-event = the Event deck
    .title = Event deck
deck-story-free-peoples = the Story deck of the Free Peoples
    .title = Free Peoples Story deck
deck-story-shadow = the Story deck of the Shadow
    .title = Shadow Story deck

# A card whose face is hidden.
back-event = an Event card
back-story-free-peoples = a Story card
back-story-shadow = a Story card

kind-character = Character card
kind-army = Army card
kind-muster = Muster card

pile-shadow = the Shadow's recruitment tokens
    .title = Shadow
pile-dwarves-and-men = the recruitment tokens of Dwarves and Men
    .title = Dwarves and Men
pile-elves = the recruitment tokens of the Elves
    .title = Elves

# One token by its back.
a-token-shadow = a recruitment token
a-token-dwarves-and-men = a token of Dwarves and Men
a-token-elves = a token of the Elves
# $n: a number of tokens.
some-tokens-shadow =
    { $n ->
        [one] 1 recruitment token
       *[other] { $n } recruitment tokens
    }
some-tokens-dwarves-and-men =
    { $n ->
        [one] 1 token of Dwarves and Men
       *[other] { $n } tokens of Dwarves and Men
    }
some-tokens-elves =
    { $n ->
        [one] 1 token of the Elves
       *[other] { $n } tokens of the Elves
    }

# What a recruitment token shows.
token-orcs = Orcs
token-two-orcs = two Orcs
token-wargs = Wargs
token-great-orcs = Great Orcs
token-lakemen = Lake-men
token-dwarven-warriors = Dwarf Regulars
token-dwarven-veterans = Dwarf Veterans
token-elven-archers = Wood-elf Archers
token-elven-spearmen = Wood-elf Spearmen

# What a Fate tile shows.
tile-fate-1 = 1
tile-fate-1r = 1 with the rune
tile-fate-2 = 2
tile-fate-2r = 2 with the rune
tile-fate-3 = 3
tile-fate-blue = the Arkenstone (3 with the rune)
tile-fate-red = the Necromancer (0)

## What the laboratory counts

measure-turns = turns
measure-points = victory points of the Shadow
measure-fate = step of the Fate marker
deed-drawn = drawn
deed-played = played
deed-discarded = discarded

## The course of a game

gauge-points = Shadow victory points
gauge-fate = Fate

# $list: places or characters, $n: how many.
held-places = { $n ->
    [0] No place
   *[other] Places: { $list }
}
held-characters = { $n ->
    [0] Nobody of name on the field
   *[other] On the field: { $list }
}

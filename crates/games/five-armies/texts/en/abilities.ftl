# Abilities and entries as a data pack states them, told by their instructions. What is ours stands in cards.ftl.

# $what: what a number of Appendix A says. $number: R3 and the like.
told = { $what } ({ $number }).
told-general = General ability: { $what }
# $list, $next: options of an ability.
told-or = { $list }; or: { $next }
told-no-option = No such option
told-if-with-army = If { $who } is with an army: { $what }
told-further = With a Character Move this may follow: { $what }
told-no-further = No further ability
told-leadership = Leadership { $n } (R1).
told-movement = Movement { $n } (R2).
# $units, $terrains: lists. $n: dice for each unit. $most: dice in all. $target: what hits.
told-archery =
    { $n ->
        [one] { $units } shoot at a Shadow army in range: 1 die for each such unit on { $terrains }, { $most } at most, hits on { $target }+
       *[other] { $units } shoot at a Shadow army in range: { $n } dice for each such unit on { $terrains }, { $most } at most, hits on { $target }+
    }

## How a character enters play. $areas, $dice, $what: lists.

told-entry-eyrie = Enters the Eyrie
told-entry-in = Enters in { $areas }
told-entry-anywhere = Enters in any region
told-entry-dice = Results that bring the character in: { $dice }
told-entry-with = There must be at least one of these: { $what }
told-entry-without = There must be none of these: { $what }
presence-units = army units
presence-shadow-units = Shadow units
presence-shadow-army = a Shadow army
presence-free-peoples-army = a Free Peoples army
presence-shadow-marker = a Shadow control marker
presence-other-character = another character of the Free Peoples
presence-free-peoples-leadership = a Leadership token of the Free Peoples

## Instructions. They have no full stop at the end. $what: an instruction. $armies: as in armies-exactly. $place: as in place-chosen.

ops-then = { $list }. { $next }
op-nothing = Nothing happens
op-optional = { $what } (this may be left out)
op-choose = Choose { $armies }
# $n: how many regions.
op-march =
    { $n ->
        [one] Move { $armies } to an adjacent region
       *[other] Move { $armies } up to { $n } regions
    }
op-march-once =
    { $n ->
        [one] Move { $armies } to an adjacent region, each once
       *[other] Move { $armies } up to { $n } regions, each once
    }
op-strike = Attack with { $armies }
op-strike-moved = Attack with what has moved or, if nothing has, with { $armies }
op-superiority = { $what }; Terrain Superiority without comparison
op-rally = Rally { $armies }; { $n } or more removes a damage token
op-heal =
    { $n ->
        [one] Take a damage token off { $armies }
       *[other] Take up to { $n } damage tokens off { $armies }
    }
op-heal-each =
    { $n ->
        [one] Take a damage token each off { $armies }
       *[other] Take up to { $n } damage tokens each off { $armies }
    }
op-damage =
    { $n ->
        [one] 1 damage token to { $armies }
       *[other] { $n } damage tokens to { $armies }
    }
op-damage-each =
    { $n ->
        [one] 1 damage token each to { $armies }
       *[other] { $n } damage tokens each to { $armies }
    }
op-past-fortification = { $what }, not to a fortification
op-leadership =
    { $n ->
        [one] Place 1 Leadership token with { $armies }
       *[other] Place { $n } Leadership tokens with { $armies }
    }
op-leadership-each =
    { $n ->
        [one] Place 1 Leadership token each with { $armies }
       *[other] Place { $n } Leadership tokens each with { $armies }
    }
# $die: as in die-character.
op-with-die = { $what } (with { $die }: { $n })
op-lose-leadership =
    { $n ->
        [one] Take 1 Leadership token from { $armies }
       *[other] Take { $n } Leadership tokens from { $armies }
    }
op-lose-all-leadership = Take all Leadership tokens from { $armies }
# $units: a list with numbers.
op-recruit = Recruit { $units } { $place }
# $tokens: as in tokens-exactly.
op-flip = Flip { $tokens }
op-flip-in = Flip { $tokens } in { $areas }
op-apart = { $what }, each in another region
op-place-tokens = Draw { $tokens }, to be placed face down { $place }
op-place-and-flip = Draw { $tokens }, to be placed { $place } and flipped at once
op-remove-tokens = Take { $tokens } off the board
op-remove-tokens-in = Take { $tokens } off the board in { $areas }
op-archery = Archery at a Shadow army in range
op-archery-on = Archery at a Shadow army in range, hits on { $target }+
# $side: whose army. $range: as in range-adjacent. $n: dice. $target: what hits.
op-ranged =
    { $n ->
        [one] Roll 1 die against an army of { $side } { $range }, hits on { $target }+
       *[other] Roll { $n } dice against an army of { $side } { $range }, hits on { $target }+
    }
op-focused = { $what } (for the Concentration token: { $n } dice)
op-reroll = { $what }; misses are rolled again once
op-focus = Gandalf takes the Concentration token
op-eagles =
    { $n ->
        [0] No Eagle comes
        [one] An Eagle comes to the Eyrie
       *[other] { $n } Eagles come to the Eyrie
    }
op-fly = Eagles fly out of the Eyrie, each over any territory
op-move-character = Put { $who } { $place }
op-move-character-near =
    { $n ->
        [one] Put { $who } { $place }, 1 region away at most
       *[other] Put { $who } { $place }, { $n } regions away at most
    }
op-draw =
    { $n ->
        [one] Draw an Event card
       *[other] Draw { $n } Event cards
    }

## Armies. $side: as in the-side-shadow.

armies-exactly =
    { $n ->
        [one] an army of { $side }
       *[other] { $n } armies of { $side }
    }
armies-up-to =
    { $n ->
        [one] up to 1 army of { $side }
       *[other] up to { $n } armies of { $side }
    }
armies-from-to = { $least } to { $n } armies of { $side }
armies-at-least =
    { $n ->
        [one] an army or more of { $side }
       *[other] { $n } or more armies of { $side }
    }
armies-any = any number of armies of { $side }
armies-that = that army of { $side }
armies-general = the army of { $side } that { $who } is with
# $which: a list, as in which-damage.
armies-which = { $armies } { $which }
which-leadership = with Leadership
which-token = with a Leadership token
which-damage = with damage
which-no-damage = without damage
which-units = with any of these units: { $units }
which-general = with { $who }
which-near-general = next to { $who }
which-near-leadership = next to an army of { $side } with Leadership
which-in = in { $areas }
which-in-a-region = in a region
which-nowhere = in no region at all

## Recruitment tokens. $of: as in whose-pile-elves.

tokens-exactly =
    { $n ->
        [one] a recruitment token of { $of }
       *[other] { $n } recruitment tokens of { $of }
    }
tokens-up-to =
    { $n ->
        [one] up to 1 recruitment token of { $of }
       *[other] up to { $n } recruitment tokens of { $of }
    }
tokens-from-to = { $least } to { $n } recruitment tokens of { $of }
tokens-at-least =
    { $n ->
        [one] a recruitment token or more of { $of }
       *[other] { $n } or more recruitment tokens of { $of }
    }
tokens-any = any number of recruitment tokens of { $of }
whose-pile-shadow = the Shadow
whose-pile-dwarves-and-men = Dwarves and Men
whose-pile-elves = the Elves

## Places and ranges

place-chosen = where that army is
place-general = where { $who } is
place-region = in { $area }
place-army = with an army of { $side }
place-army-region = in a region with an army of { $side }
place-led-army-region = in a region with an army of { $side } that has Leadership
place-settlement = in a Settlement controlled by { $side }
place-mustering-region = in a Mustering Region without enemies
place-dale = in the Ruins of Dale, or next to them
place-any-region = in any region
range-adjacent = in an adjacent region
range-archery = within the archers' range
range-gandalf = within Gandalf's range

## Our values by their numbers, for a character of whom a data pack changes others

ours-R3 = General ability: place a token of Dwarves and Men in a Settlement; or, if he is with an army, roll 3 dice against an adjacent Shadow army, hits on 5+ (R3).
ours-R4 = General ability: rally the army that he is with; or place a token of Dwarves and Men in a Settlement (R4).
ours-R5 = Magic Bolt: 3 dice, or 5 for the Concentration token, hits on 4+ (R5).
ours-R6 = General ability: take the Concentration token, which stays until it is used (R6).
ours-R7 = Archery: one die for each such unit on hills or mountains, 5 at most, hits on 5+ (R7).
ours-R8 = General ability: place a token of the Elves in a Settlement (R8).
ours-R9 = Enters the Eyrie with a Character result and brings two Eagles (R9).
ours-R10 = Enters with a Character result at the Front Gate, with a Dwarf Veterans unit (R10).
ours-R11 = Enters with a Will of the West or a Character result, in the Broken Lands, the Valley or the Southern Spur, where no unit and no Shadow marker is (R11).
ours-R12 = Enters with a Character result, with an army in the Broken Lands or the Valley (R12).
ours-R13 = With a Character Move he may place a recruitment token in a Mustering Region (R13).

# Answers. The question has been read, so that few words will do.

# Nothing but a name.
answer-only = { $what }

answer-pass = Pass
answer-yes = Yes
answer-no = No
answer-done = No more
answer-go = Go
answer-number = { $n }

## Cards

answer-discard = Discard { $card }
answer-play = Play { $card }
# $card: a Maneuver card, or the combat effect of an Event card.
answer-lay = Lay { $card }

## Dice

# $die: as in die-muster.
answer-die = Use { $die }
answer-roll-again = Roll { $die } again
answer-keep-dice = Keep all dice as they are

# What a die is used for.
answer-do-quick-move = Quick Move: an army with Leadership, up to two regions
answer-do-attack = Attack, after a move if you like
answer-do-led-attack = Attack with Leadership, after a move if you like
answer-do-combined-attack = Combined Attack
answer-do-character-move = Move characters
answer-do-play-card = Play a card
answer-do-strategic-move = Strategic Move: up to two armies, one region each
answer-do-recruit = Recruit
answer-do-rally = Rally armies
answer-do-draw-cards = Draw an Event card and a Story card
answer-do-goblin-recruitment = Goblins for the Goblin Mustering Points
answer-do-goblin-attack = Attack with Goblins, after a move if you like
answer-do-goblin-move = Move up to two armies with Goblins
answer-do-enter = Bring { $character } into play
answer-do-beorn-move = Move { $character }
answer-do-beorn-wrath = Move { $character } for one Wrath
answer-do-strong-and-noble = Strong and Noble: { $eagles } attack
answer-do-kindly-birds = Eagles are not Kindly Birds: { $eagles } attack one army in the mountains
answer-do-cloud-of-bats = Cloud of Bats: { $bats } lead an army
answer-do-orcs-from-card = Take Orcs from { $card }
answer-do-shake-off = Shake off { $card }
answer-do-shake-off-for-fate = Shake off { $card }, with the Fate marker one step left
answer-do-skip = Do nothing

## The turn

answer-activate = Activate { $who }
answer-no-general = Activate no General
answer-no-other-general = Activate no other General
answer-ability = Use the ability of { $who }
# $what: as in option-op-rally.
answer-option = { $what }
# $n: Leadership tokens.
answer-split = { $n } Leadership, { $bats } Great Bats

# What an option of a General's ability does.
option-op-place-token = Place a recruitment token
option-op-place-and-flip = Draw a recruitment token and flip it
option-op-flip = Flip recruitment tokens
option-op-ranged-attack = Attack an army from afar
option-op-archery = Shoot at an army
option-op-rally = Rally the army
option-op-take-focus = Take the Concentration token
option-op-place-eagle = An Eagle comes to the Eyrie
option-op-fly-eagles = Eagles fly out
option-op-move = Move an army
option-op-attack = Attack with an army
option-op-recruit = Recruit units
option-op-leadership = Place Leadership tokens
option-op-remove-leadership = Take Leadership tokens away
option-op-heal = Take damage off an army
option-op-damage = Damage an army
option-op-remove-token = Take recruitment tokens away
option-op-move-character = Move a character
option-op-draw = Draw cards
option-op-other = Another effect

## Armies and characters

answer-move = Move from { $from } to { $to }
answer-no-move = Move no army
answer-no-other-move = Move no other army
answer-go-on = Go on to { $area }
answer-stay = Stay in { $area }
answer-leave = Leave { $figure } behind
# $who: a list of figures.
answer-go-march = Move { $who } from { $from } to { $to }
answer-go-advance = Advance from { $from } to { $to } with { $who }
answer-damage-along =
    { $n ->
        [0] No damage goes along
        [one] 1 damage token goes along
       *[other] { $n } damage tokens go along
    }
answer-attack = Attack { $to } from { $from }
answer-attack-in = Attack the army in { $area }
answer-no-attack = Do not attack
# $unit: one unit, as in a-unit-orcs.
answer-remove = Remove { $unit }
answer-take = Take { $unit }
answer-take-none = Take none
answer-lose =
    { $n ->
        [0] Eliminate { $unit }
        [one] Eliminate { $unit }, for 1 damage token
       *[other] Eliminate { $unit }, for { $n } damage tokens
    }
answer-move-character = Move { $who }
answer-no-other-character = Move no other character
answer-to = To { $area }
answer-in = In { $area }
answer-beorn-stays = Go no further
# $who: at the beginning of a sentence.
answer-enter = { $who } enters in { $area }
answer-bilbo-to = Bilbo goes to { $area }
answer-bilbo-stays = Bilbo stays

## Recruiting, rallying, Eagles and Bats

# $token: as in a-token-elves.
answer-flip = Flip { $token } in { $area }
answer-place-token = Place { $token } in { $area }
answer-token = Take { $token } in { $area }
answer-recruited = Flip no more
answer-rally = Rally the army in { $area }
answer-rallied = Rally no more
answer-from = From { $territory }
answer-over = Over { $territory }

## One of a few choices

answer-choose-stop = Stop: apply this tile
answer-choose-draw-on = Draw another tile
answer-choose-fight = Fight on
answer-choose-cease = Cease
answer-choose-stay = Stay and fight
answer-choose-retreat = Retreat
answer-choose-rout = Rout
answer-choose-army = The army
answer-choose-fortification = The fortification
answer-choose-leadership = Leadership tokens
answer-choose-damage = The damage
answer-choose-move = Move
answer-choose-attack = Attack
answer-choose-flip = Flip a token that lies there
answer-choose-place = Place another token

## Chance

answer-roll = { $n }
answer-face = { $face }
answer-drawn = { $what }
answer-tile = Fate tile: { $tile }
answer-shown = It shows { $token }

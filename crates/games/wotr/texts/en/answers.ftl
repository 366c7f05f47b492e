# Answers. The question has been read, so that few words will do.

# Nothing but a name.
answer-only = { $what }

answer-pass = Pass
answer-yes = Yes
answer-no = No
answer-done = No more
answer-go = Go
answer-number = { $n }
answer-gollum = Gollum

## Cards

answer-discard = Discard { $card }
answer-play = Play { $card }
answer-offer = Offer { $card }
answer-give = Give { $card } for it
answer-no-offer = Offer nothing
answer-no-swap = Swap nothing
# $deck: a deck for its own side, as in own-deck-fp-character.
answer-draw-from = Draw from { $deck }

## Dice

# $die: as in die-muster. $face: as in a-face-eye.
answer-die = Use { $die }
answer-ring = Use an Elven Ring: turn { $die } into { $face }
answer-allocate =
    { $n ->
        [0] Put no die into the Hunt Box
        [one] Put 1 die into the Hunt Box
       *[other] Put { $n } dice into the Hunt Box
    }

# What a die is used for.
answer-do-move-armies = Move Armies
answer-do-attack = Attack
answer-do-play-event = Play an Event card
answer-do-draw-event = Draw an Event card
answer-do-recruit = Recruit
answer-do-diplomacy = Advance a Nation on the Political Track
answer-do-bring-in = Bring { $character } into play
answer-do-voice-recruit = Recruit with the Voice of Saruman: a Regular in each Isengard Settlement
answer-do-voice-upgrade = Turn two Isengard Regulars in Orthanc into Elites (the Voice of Saruman)
answer-do-move-fellowship = Move { $fellowship }
answer-do-hide-fellowship = Hide { $fellowship }
answer-do-separate = Separate Companions from { $fellowship }
answer-do-move-companions = Move Companions
answer-do-move-nazgul = Move Nazgûl and Minions
answer-do-ability = Use the ability of { $character }
answer-do-ability-nation = Advance { $nation } on the Political Track ({ $character })
answer-do-discard-table = Have { $card } discarded from the table
answer-do-skip = Do nothing

## Armies, recruiting, politics

answer-march = Move from { $from } to { $to }
answer-march-on = Go on to { $region }
answer-stay = Stay in { $region }
answer-no-march = Move no Army
answer-no-other-march = Move no other Army
answer-mix = Yes, one Army
answer-no-mix = No, my units stay apart
answer-attack = Attack { $to } from { $from }
answer-storm = Attack the besieged Stronghold of { $region }
answer-sortie = Sortie from { $region }
answer-no-attack = Do not attack
answer-no-advance = Do not advance
answer-leave = Leave { $figure } behind
# $who: a list of figures.
answer-go-march = Move { $who } from { $from } to { $to }
answer-go-attack = Attack with { $who }
answer-go-advance = Advance to { $to } with { $who }
# $figure: one figure, as in a-regular-gondor.
answer-recruit = Recruit { $figure } in { $region }
answer-recruited = Recruit nothing more
answer-voice = Recruit in { $region }
answer-kind-regular = A Regular
answer-kind-elite = An Elite
answer-remove = Remove { $figure }
answer-remove-for-two = Remove { $figure } (two hits)
answer-reduce = Replace { $figure } by a Regular
answer-diplomacy = Advance { $nation } on the Political Track

## Companions, Nazgûl and Minions

# $who: at the beginning of a sentence.
answer-enter = { $who } enters in { $region }
answer-move = Move { $who }
answer-separate = Separate { $who }
answer-take-along = Take { $who } along
answer-no-other-companion = Move no other Companion
answer-nobody-else = Move nobody else
answer-to = To { $region }
answer-a-nazgul = A Nazgûl in { $place }
# $who: a list of Companions, at the beginning of a sentence.
answer-go-party = { $who } leave the Fellowship and are lost

## A choice among few

answer-choose-field = Fight in the field
answer-choose-siege = Retreat into the Stronghold
answer-choose-fight = Fight on
answer-choose-cease = Cease
answer-choose-inside = Inside the Stronghold
answer-choose-outside = Outside
answer-choose-move = Move
answer-choose-hide = Hide
answer-choose-attack = Attack
answer-choose-recruit = Recruit
answer-choose-discard = Discard a card
answer-choose-hunt = Make a Hunt roll
answer-choose-corruption = Take the Corruption
answer-choose-eliminate = Lose the Companion
answer-choose-guide = Lose the Guide
answer-choose-random = Lose a random Companion
answer-choose-hand = A random card of the hand
answer-choose-second-hand = A random card of the second player's hand

## What chance answers

answer-roll = The die shows { $n }
answer-face = The die shows { $face }
answer-drawn = { $what } is drawn
answer-tile = The tile { $tile } is drawn

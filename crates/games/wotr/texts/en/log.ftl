# The log.
#
# $who, $side, $nation, $figure and $die at the beginning of a sentence are in the form for it: start-seat-gondor,
# start-side-shadow, start-nation-north, start-a-regular-gondor, start-die-eye. Elsewhere they are as within a sentence.

## The turn

log-turn = Turn { $n } began.
# $card: a card, or its back, as in back-fp-character.
log-drew = { $who } drew { $card }.
log-discarded = { $who } discarded { $card } face down.
log-swapped = { $one } and { $other } swapped a card.
log-passed = { $who } passed.
log-played = { $who } played { $card }.
log-left-table = { $card } left the table.
log-card-roll = The die for { $card } showed { $n }.

## Dice

log-allocated =
    { $n ->
        [0] The Shadow put no die into { $box }.
        [one] The Shadow put 1 die into { $box }.
       *[other] The Shadow put { $n } dice into { $box }.
    }
# $dice: log-faces with commas between them, or log-no-face.
log-rolled = { $side } rolled { $dice }.
log-rolled-hunt =
    { $n ->
        [one] { $side } rolled { $dice }; 1 die in the Hunt Box.
       *[other] { $side } rolled { $dice }; { $n } dice in the Hunt Box.
    }
# So many dice show this.
log-faces = { $n } { $face }
log-no-face = no die to use
log-ring-used = { $side } used an Elven Ring.
log-ring-changed = { $side } turned { $die } into { $face }.
log-die-changed = { $die } of { $side } became { $face }.
log-die-taken = { $die } of { $side } was taken away.

# What a die was used for.
log-used-move-armies = { $who } used { $die } to move Armies.
log-used-attack = { $who } used { $die } to attack.
log-used-play-event = { $who } used { $die } to play an Event card.
log-used-draw-event = { $who } used { $die } to draw an Event card.
log-used-recruit = { $who } used { $die } to recruit.
log-used-diplomacy = { $who } used { $die } to advance a Nation on the Political Track.
log-used-bring-in = { $who } used { $die } to bring { $character } into play.
log-used-voice-recruit = { $who } used { $die } to recruit with the Voice of Saruman: a Regular in each Isengard Settlement.
log-used-voice-upgrade = { $who } used { $die } to turn two Isengard Regulars in Orthanc into Elites (the Voice of Saruman).
log-used-move-fellowship = { $who } used { $die } to move { $fellowship }.
log-used-hide-fellowship = { $who } used { $die } to hide { $fellowship }.
log-used-separate = { $who } used { $die } to separate Companions from { $fellowship }.
log-used-move-companions = { $who } used { $die } to move Companions.
log-used-move-nazgul = { $who } used { $die } to move Nazgûl and Minions.
log-used-ability = { $who } used { $die } to use the ability of { $character }.
log-used-ability-nation = { $who } used { $die } to advance { $nation } on the Political Track ({ $character }).
log-used-discard-table = { $who } used { $die } to have { $card } discarded from the table.
log-used-skip = { $who } set { $die } aside unused.

## Nations and regions

log-activated = { $nation } became active.
# $n: steps to war.
log-advanced =
    { $n ->
        [0] { $nation } went to the last step: At War.
        [one] { $nation } moved on the Political Track: 1 step from war.
       *[other] { $nation } moved on the Political Track: { $n } steps from war.
    }
log-captured = { $side } captured { $region }.
log-took-back = { $side } took back { $region }.
log-siege-ended = The siege of { $region } was over.

## Figures

# $who: a list.
log-marched = { $who } moved from { $from } to { $to }.
# $place: a region, or the besieged Stronghold of one.
log-recruited = { $figure } was recruited in { $place }.
log-eliminated = { $figure } was lost in { $place }.
log-destroyed = The Army of { $side } in { $place } was destroyed.
log-reduced = { $figure } in { $place } became a Regular.
log-trimmed = { $figure } in { $place } was too much and went back to the reinforcements.
log-entered = { $who } entered play in { $region }.
log-separated = { $who } left the Fellowship and went to { $region }.
log-party-moved = { $who } went to { $region }.
log-flew = { $figure } went from { $from } to { $to }.
log-companion-drawn = { $who } was drawn.
log-companion-lost = { $who } was lost in { $fellowship }.

## The Ring-bearers

log-ring-bearers-moved = The Ring-bearers came to { $region }.
log-corruption-up = Corruption went up by { $n }, to { $now }.
log-corruption-down = Corruption went down by { $n }, to { $now }.
log-idle = The Fellowship stood still on the Mordor Track.

## The end

# $end: how the game ended, as in ending-corruption. $who: a list of players.
log-ended-foremost = { $end } Within the team { $who } won.
log-ended-shared = { $end } Within the team { $who } share it.

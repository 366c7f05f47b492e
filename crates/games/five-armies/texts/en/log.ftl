# The log.
#
# $side, $who, $unit and $figure at the beginning of a sentence are in the form for it, as in start-side-shadow. Elsewhere they are as
# within a sentence.

## The turn

log-turn = Turn { $n } began.
log-pools = Dice of this turn: { $free } for the Free Peoples, { $shadow } for the Shadow.
# $card: a card, or its back, as in back-event.
log-drew = { $side } drew { $card }.
log-discarded = { $side } discarded { $card } face down.
log-reshuffled = The Event deck was made anew from the discarded cards.
log-general-activated = { $who } was activated.
log-leadership-placed = A Leadership token of { $side } was placed in { $area }.
log-leadership-lost =
    { $n ->
        [one] A Leadership token of { $side } in { $area } was lost.
       *[other] { $n } Leadership tokens of { $side } in { $area } were lost.
    }
log-split =
    { $n ->
        [one] The Shadow took 1 Leadership token and { $bats } Great Bats.
       *[other] The Shadow took { $n } Leadership tokens and { $bats } Great Bats.
    }
log-bats-placed = Great Bats came over { $territory }.
log-bats-removed = Great Bats left { $territory }.

## Fate

# $tile: as in tile-fate-2.
log-tile-drawn = The Fate tile drawn is { $tile }.
log-tile-set-aside = The Fate tile { $tile } was set aside.
log-tile-applied = The Fate tile { $tile } was applied.
log-tile-added = The Fate tile { $tile } was put into the pool.
log-fate = The Fate marker went to step { $n }.
log-fate-back = The Fate marker went back to step { $n }.
log-fate-card = Fate card: { $card }.
log-track-moved = { $who } came to step { $n } of { $track }.

## Dice and cards

# $dice: log-faces with commas between them, or log-no-face.
log-rolled = { $side } rolled { $dice }.
# So many dice show this.
log-faces = { $n } { $face }
log-no-face = no die
log-no-die = nothing
log-lucky-number = { $card }: a die that showed { $from } shows { $to }.
log-passed = { $side } passed.
# $die: as in die-muster.
log-die-lost = { $side } put { $die } aside.
log-played = { $side } played { $card }.
log-card-ended = { $card } left the game.
log-troubled = { $card } weighs on { $who }.
log-orcs-on-card =
    { $n ->
        [one] 1 Orcs unit waits on { $card }.
       *[other] { $n } Orcs units wait on { $card }.
    }
# $what: as in option-op-rally.
log-ability = { $who } used his ability. { $what }.

# What a die was used for.
log-used-quick-move = { $side } used { $die } for a Quick Move.
log-used-attack = { $side } used { $die } to attack.
log-used-led-attack = { $side } used { $die } to attack with Leadership.
log-used-combined-attack = { $side } used { $die } for a Combined Attack.
log-used-character-move = { $side } used { $die } to move characters.
log-used-play-card = { $side } used { $die } to play a card.
log-used-strategic-move = { $side } used { $die } for a Strategic Move.
log-used-recruit = { $side } used { $die } to recruit.
log-used-rally = { $side } used { $die } to rally.
log-used-draw-cards = { $side } used { $die } to draw cards.
log-used-goblin-recruitment = { $side } used { $die } for Goblin Recruitment.
log-used-goblin-attack = { $side } used { $die } to attack with Goblins.
log-used-goblin-move = { $side } used { $die } to move Goblins.
log-used-enter = { $side } used { $die } to bring { $character } into play.
log-used-beorn-move = { $side } used { $die } to move { $character }.
log-used-beorn-wrath = { $side } used { $die } and one Wrath to move { $character }.
log-used-strong-and-noble = { $side } used { $die } for { $eagles }: Strong and Noble.
log-used-kindly-birds = { $side } used { $die } for { $eagles }: Eagles are not Kindly Birds.
log-used-cloud-of-bats = { $side } used { $die } for { $bats }: Cloud of Bats.
log-used-orcs-from-card = { $side } used { $die } to take Orcs from { $card }.
log-used-shake-off = { $side } used { $die } to shake off { $card }.
log-used-shake-off-for-fate = { $side } used { $die } and a step of Fate to shake off { $card }.
log-used-skip = { $side } put { $die } aside unused.

## Armies and characters

# $who: a list of figures.
log-marched = From { $from } to { $to }: { $who }.
log-stayed = { $figure } stayed in { $area }.
log-control-shadow = The Shadow took { $area }: { $points } points.
log-control-free = The Free Peoples took back { $area }: { $points } points for the Shadow.
log-entered = { $who } entered play in { $area }.
log-entered-eyrie = { $who } came to the Eyrie.
log-went = { $who } went to { $area }.
log-left-board = { $who } left the board.
log-character-lost = { $who } was eliminated.
log-character-back = { $who } came back to { $area }.
log-placed = { $unit } came to { $area }.
log-removed = { $unit } was taken out of { $area }.
log-eliminated =
    { $n ->
        [0] { $unit } was eliminated in { $area }.
        [one] { $unit } was eliminated in { $area }, with 1 damage token.
       *[other] { $unit } was eliminated in { $area }, with { $n } damage tokens.
    }
log-destroyed = The army of { $side } in { $area } was destroyed.
log-pass-opened = { $area } is open.

## Damage

log-damaged =
    { $n ->
        [one] The army in { $area } took 1 damage.
       *[other] The army in { $area } took { $n } damage.
    }
log-damaged-fortification =
    { $fort ->
        [one] The fortification of { $area } took 1 damage.
       *[other] The fortification of { $area } took { $fort } damage.
    }
log-damaged-both = The fortification of { $area } took { $fort } damage, the army { $n }.
log-healed =
    { $n ->
        [one] 1 damage token came off the army in { $area }.
       *[other] { $n } damage tokens came off the army in { $area }.
    }
log-repaired =
    { $n ->
        [one] 1 damage token came off the fortification of { $area }.
       *[other] { $n } damage tokens came off the fortification of { $area }.
    }
# $dice: what they show, with commas.
log-threw =
    { $n ->
        [0] The dice showed { $dice }: none is { $needed } or more.
        [one] The dice showed { $dice }: 1 success.
       *[other] The dice showed { $dice }: { $n } successes.
    }

## Recruitment tokens

# $token, $tokens: as in a-token-elves, some-tokens-elves.
log-token-placed = { $area } received { $token }.
log-tokens-lost = { $area } lost { $tokens } to the pile.
log-flipped = The token in { $area } shows { $token }.

## What lies on the cards of characters

log-rings =
    { $n ->
        [0] No Ring token is left on the card of { $who }.
        [one] 1 Ring token is on the card of { $who }.
       *[other] { $n } Ring tokens are on the card of { $who }.
    }
log-bodyguards =
    { $n ->
        [0] No Bodyguard token is left on the card of { $who }.
        [one] 1 Bodyguard token is on the card of { $who }.
       *[other] { $n } Bodyguard tokens are on the card of { $who }.
    }
log-wrath = Wrath on the card of { $who }: { $n }.
log-focus = { $who } took the Concentration token.
log-focus-spent = { $who } spent the Concentration token.

## Eagles

log-an-eagle = An Eagle
log-eagles-placed =
    { $n ->
        [one] An Eagle came to the Eyrie.
       *[other] { $n } Eagles came to the Eyrie.
    }
log-eagle-flew = { $who } flew over { $territory }.
log-eagle-returned = { $who } returned from { $territory }.

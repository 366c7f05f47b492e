# The log.
#
# $side, $who, $unit and $area at the beginning of a sentence are in the form for it, as in start-side-shadow. Elsewhere they are as
# within a sentence.

## The round

log-round = Round { $n } began.
log-pools = Dice of this round: { $free } for the Free Peoples, { $shadow } for the Shadow.
# $card: a card, or its back, as in back-generic.
log-drew = { $side } drew { $card }.
log-discarded = { $side } discarded { $card } face down.
log-took = { $side } took { $card } from the hand of { $enemy }.
log-looked = { $side } looked at the hand of { $enemy }.
# $cards: a list of cards.
log-looked-at = { $side } looked at the hand of { $enemy }: { $cards }.
log-reshuffled = The Generic deck was made anew from the discarded cards.
log-deck-gone-generic = The Generic cards left the game.
log-deck-gone-story-free = The Story cards of the Free Peoples left the game.
log-deck-gone-story-shadow = The Story cards of the Shadow left the game.
log-deck-gone-grima = Gríma's counsel has come to an end: all Gríma cards left the game.
log-deck-gone-darkness = The Darkness is broken: all Darkness cards left the game.
# $location: as in location-pits.
log-location = { $who } chose { $location }.
log-location-nobody = The Shadow chose { $location }.
log-shadow-box =
    { $n ->
        [0] No die went into { $box }.
        [one] 1 die went into { $box }.
       *[other] { $n } dice went into { $box }.
    }
log-leadership-placed =
    { $n ->
        [one] A Leadership token was placed in { $area }.
       *[other] { $n } Leadership tokens were placed in { $area }.
    }
log-leadership-aside =
    { $n ->
        [one] The Shadow set 1 Leadership token aside.
       *[other] The Shadow set { $n } Leadership tokens aside.
    }
log-leadership-lost =
    { $n ->
        [one] A Leadership token in { $area } was removed.
       *[other] { $n } Leadership tokens in { $area } were removed.
    }

## Fate

# $tile: as in tile-2-fate.
log-tile-drawn = The Fate tile drawn is { $tile }.
log-tile-set-aside = The Fate tile { $tile } was set aside.
log-tile-applied = The Fate tile { $tile } was kept.
log-tile-added = The Fate tile { $tile } was put into the Fate Pool.
log-fate-pool-filled = The discarded normal tiles were put back into the Fate Pool.
log-fate = The Fate Marker went to space { $n }.
log-fate-back = The Fate Marker went back to space { $n }.
log-fate-still = The Fate Marker stayed on space { $n }.
log-counter = The counter of { $who } went to space { $n } of { $track }.

## Dice and cards

# $dice: some-faces with commas between them, or no-die.
log-rolled = { $side } rolled { $dice }.
# So many dice show this.
some-faces = { $n } { $face }
no-die = no die
log-passed = { $side } passed.
log-die-turned = A die of { $side } was turned from { $from } to { $to }.
# $die: as in die-muster.
log-die-lost = { $side } lost { $die }: it counts as used.
log-played = { $side } played { $card }.
log-card-ended = { $card } left the table.
# $what: an ability or a card.
log-works = { $what } worked for { $side }.
# $use: as in use-fast-move.
log-used = { $side } used { $die } { $use }.
log-used-two = { $side } used { $one } and { $other } { $use }.
log-used-token = The Free Peoples used an Action token { $use }.
log-token-gone = The Action token left the game.

# What a die or an Action token was used for: "used a Muster die ...".
use-fast-move = for a Fast Move
use-led-attack = to attack with Leadership
use-move-characters = to move Characters
use-enter = to bring { $who } into play
use-ability = for { $ability } ({ $who })
use-move-nazgul = to move { $nazgul } and Minions
use-strategic-move = to move Armies
use-attack = to attack
use-combined-attack = for a Combined Attack
use-fire-catapults = to fire the Catapults
use-recruit = to recruit
use-rally = to rally
use-dunlendings = to place { $unit }
use-place-ent = to place an Ent
use-place-tokens = to place Recruitment tokens
use-build-engines = to build siege engines
use-play-card = to play a card
use-draw-generic = to draw Generic cards
use-draw-story = to draw a Story card
use-eye-recruit = to recruit { $unit }
use-eye-move = to move Armies with { $unit }
use-eye-attack = to attack with { $unit }
use-activate-entwood = to activate { $entwood }
use-by-card = for { $card }
use-by-token = for { $ability } ({ $who })
use-discard = without effect

## Armies and Characters

# $who: a list of figures.
log-marched = From { $from } to { $to }: { $who }.
log-control = { $side } took control of { $area }.
# $points: what the places that the Shadow holds are worth.
log-control-points = { $side } took control of { $area }: the Shadow holds { $points } of 10 points.
log-barred = { $area } is closed to the Shadow's recruits.
log-open = { $area } is open to the Shadow's recruits again.
log-entered = { $who } entered play in { $area }.
log-went = { $who } went to { $area }.
log-commander-left = { $who } went back to { $box }.
log-commander = { $who } is the Commander now.
log-character-lost = { $who } was eliminated.
log-character-back = { $who } came back in { $area }.
log-placed = { $unit } came to { $area }.
log-leader-lost = { $leader } in { $area } was eliminated.
log-removed = { $unit } was taken out of { $area }: there were more than five.
log-eliminated =
    { $n ->
        [0] { $unit } was eliminated in { $area }.
        [one] { $unit } was eliminated in { $area }, with 1 Damage token.
       *[other] { $unit } was eliminated in { $area }, with { $n } Damage tokens.
    }
log-destroyed = The Army of { $side } in { $area } was destroyed.

## Damage and protection

log-damaged =
    { $n ->
        [one] The Army in { $area } took 1 Damage.
       *[other] The Army in { $area } took { $n } Damage.
    }
log-damaged-protection =
    { $protection ->
        [one] The protection of { $area } took 1 hit.
       *[other] The protection of { $area } took { $protection } hits.
    }
log-damaged-both =
    { $protection ->
        [one] The protection of { $area } took 1 hit, the Army { $n } Damage.
       *[other] The protection of { $area } took { $protection } hits, the Army { $n } Damage.
    }
log-healed =
    { $n ->
        [one] 1 Damage token came off the Army in { $area }.
       *[other] { $n } Damage tokens came off the Army in { $area }.
    }
# $what: a Stronghold or a section, at the beginning of a sentence.
log-protection =
    { $n ->
        [one] { $what } lost 1 point of protection.
       *[other] { $what } lost { $n } points of protection.
    }
log-protection-back =
    { $n ->
        [one] { $what } regained 1 point of protection.
       *[other] { $what } regained { $n } points of protection.
    }
log-breached = { $what } is breached.
# $dice: what they show, with commas.
log-threw =
    { $n ->
        [0] The dice showed { $dice }: none is { $needed } or more.
        [one] The dice showed { $dice }: 1 success on { $needed } or more.
       *[other] The dice showed { $dice }: { $n } successes on { $needed } or more.
    }
nothing-rolled = nothing
log-rally = The Army in { $area } is rallied.

## Recruitment tokens, Ents, Nazgûl, engines

# $token, $tokens: as in a-token-gondor, some-tokens-gondor.
log-token-placed = { $area } received { $token }.
log-tokens-lost = Lost in { $area }: { $tokens }.
log-flipped = The token in { $area } shows { $token }.
log-woses = The Woses led everybody from { $from } to { $to }.
log-ents-placed =
    { $n ->
        [one] An Ent came to { $entwood }.
       *[other] { $n } Ents came to { $entwood }.
    }
log-ent-marched = An Ent marched to { $area }.
log-ent-attack = An Ent gave itself up to attack the Army in { $area }.
log-ents-attack = The Ents attacked the Army in { $area }.
log-ents-gathered =
    { $n ->
        [0] No Ent is left; { $entwood } is in { $area }.
        [one] The last Ent stayed in { $area }.
       *[other] { $n } Ents gathered in { $area }.
    }
log-nazgul-placed = A Nazgûl came to { $area }.
log-nazgul-moved = A Nazgûl flew from { $from } to { $to }.
log-nazgul-removed =
    { $n ->
        [one] A Nazgûl left { $area }.
       *[other] { $n } Nazgûl left { $area }.
    }
log-darkness =
    { $n ->
        [0] The last Darkness token was removed.
        [one] A Darkness token was removed: 1 is left.
       *[other] A Darkness token was removed: { $n } are left.
    }
log-ships =
    { $n ->
        [0] No Corsair Ship is left on the Anduin.
        [one] 1 Corsair Ship lies on the Anduin.
       *[other] { $n } Corsair Ships lie on the Anduin.
    }
# $engine: at the beginning of a sentence.
log-built = { $engine } was built in { $area }.
log-engine-lost = { $engine } in { $area } was removed.
log-catapults = The Catapults fired at { $section }.
log-catapults-army = The Catapults fired at the Army in { $area }.

## Battles

log-attacked = { $side } attacked { $to } from { $from }.
log-combined-attack = { $side } made a Combined Attack on { $to }.
log-attacked-out = An attack from { $from } drives the Army out of { $to }.
# $tower: as in engine-siege-tower.
log-tower = The assault is made with { $tower }.
log-army-fights = The Army in { $area } fights.
# $own, $enemy: units on favorite terrain.
log-superiority = { $side } had Terrain Superiority ({ $own } against { $enemy }): a Generic card.
log-superiority-given = { $side } had Terrain Superiority by an effect: a Generic card.
log-no-superiority = Nobody had Terrain Superiority.
log-battle-round = Round { $n } of the battle.
# $token: as in tactic-regroup.
log-chose = { $side } chose { $token }.
log-chose-hidden = { $side } chose a tactics token.
log-revealed = { $side } revealed { $token }.
# $ability: as in ability-archers.
log-revealed-maneuver = { $side } revealed { $token }: { $ability }.
log-chose-card = { $side } chose { $card }.
log-chose-card-hidden = { $side } made a choice for the Combat Event.
log-combat-card = { $side } played { $card }.
log-no-combat-card = { $side } played no card.
log-extra-maneuver = { $side } used { $token }, too: { $ability }.
log-took-back = { $side } took the used maneuver tokens back.
log-event-cancelled = The Combat Event of { $side } was cancelled.

# $target: the number that hits. $mtarget: the same for maneuver dice. $plus: what is added to each die, with its sign.
log-dice =
    { $combat ->
        [one] { $side } had 1 die, hitting on { $target } or more.
       *[other] { $side } had { $combat } dice, hitting on { $target } or more.
    }
# $total: all dice. $maneuver: maneuver dice among them.
log-dice-maneuver =
    { $total ->
        [one] { $side } had 1 die, a maneuver die, hitting on { $target } or more.
       *[other] { $side } had { $total } dice, maneuver dice among them: { $maneuver }, hitting on { $target } or more.
    }
log-dice-targets =
    { $total ->
        [one] { $side } had 1 die, a maneuver die, hitting on { $mtarget } or more.
       *[other] { $side } had { $total } dice, hitting on { $target } or more; maneuver dice among them: { $maneuver }, hitting on { $mtarget } or more.
    }
# $dice: as in log-dice.
log-dice-plus = { $dice } Each counts { $plus }.
# $dice: what the combat dice show. $maneuver: what the maneuver dice show. $n: how many of all hit.
log-battle-threw =
    { $n ->
        [0] { $side } rolled { $dice }: no hit.
        [one] { $side } rolled { $dice }: 1 hit.
       *[other] { $side } rolled { $dice }: { $n } hits.
    }
log-battle-threw-maneuver =
    { $n ->
        [0] { $side } rolled { $maneuver } on maneuver dice: no hit.
        [one] { $side } rolled { $maneuver } on maneuver dice: 1 hit.
       *[other] { $side } rolled { $maneuver } on maneuver dice: { $n } hits.
    }
log-battle-threw-both =
    { $n ->
        [0] { $side } rolled { $maneuver } on maneuver dice and { $dice }: no hit.
        [one] { $side } rolled { $maneuver } on maneuver dice and { $dice }: 1 hit.
       *[other] { $side } rolled { $maneuver } on maneuver dice and { $dice }: { $n } hits.
    }
log-threw-again =
    { $n ->
        [0] { $side } rolled again: { $dice }; no hit.
        [one] { $side } rolled again: { $dice }; 1 hit.
       *[other] { $side } rolled again: { $dice }; { $n } hits.
    }
log-threw-again-maneuver =
    { $n ->
        [0] { $side } rolled maneuver dice again: { $maneuver }; no hit.
        [one] { $side } rolled maneuver dice again: { $maneuver }; 1 hit.
       *[other] { $side } rolled maneuver dice again: { $maneuver }; { $n } hits.
    }
log-threw-again-both =
    { $n ->
        [0] { $side } rolled again: { $maneuver } on maneuver dice and { $dice }; no hit.
        [one] { $side } rolled again: { $maneuver } on maneuver dice and { $dice }; 1 hit.
       *[other] { $side } rolled again: { $maneuver } on maneuver dice and { $dice }; { $n } hits.
    }
log-no-reroll = { $side } rolled no die again.
log-ability-activated = A maneuver die hit: { $ability } works for { $side }.
log-ability-cancelled = A maneuver die hit, but { $ability } of { $side } was cancelled.
# $ability: as in nazgul-despair.
log-nazgul-ability = The Nazgûl used { $ability }.
log-nazgul-lord = The Nazgûl used { $ability }, at the lower cost.
log-damage-cancelled =
    { $n ->
        [one] 1 hit or Damage against { $side } was cancelled.
       *[other] { $n } hits or Damage against { $side } were cancelled.
    }
log-fog = The battle ended with this round: nobody moves.
log-went-on = { $side } went on with the attack.
log-ceased = { $side } ceased the attack.
log-stayed = { $side } stayed and fought.
log-retreated = { $side } retreated to { $area }.
log-driven = { $side } retreated to { $area }, where the attacker said, and took a Damage first.
log-routed = { $side } routed.
log-no-advance = Nobody advanced.
log-battle-over = The battle is over.

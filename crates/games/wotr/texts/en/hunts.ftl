# The Hunt and the Fellowship.

## Questions of the Hunt

# $tile: what is on it, as in print-tile-eye. $ask: a question that follows.
ask-hunt-tile = Tile { $tile }, damage { $n }. { $ask }
ask-hunt-damage = Damage { $n }. { $ask }

ask-crebain = Discard { $card } to add 1 to every die of this Hunt roll?
# $n: how many at most.
ask-hunt-reroll =
    { $n ->
        [one] Roll a failed die of the Hunt again?
       *[other] How many failed dice of the Hunt are rolled again (up to { $n })?
    }
ask-staff = A Hunt tile is about to be drawn. Discard { $card } to prevent it?
ask-hunt-card = Use a card on the table?
ask-hunt-card-lair = Shelob's Lair is drawn and its die not rolled yet. Use a card on the table?
ask-hobbit = Shall { $who } leave the Fellowship to lower it by 1?
ask-hobbit-mordor = Shall { $who } give his life to lower it by 1?
ask-gollum = Reveal the Fellowship to lower it by 1?
ask-hunt-casualty = Who is the casualty?
ask-worn = { $card }: which Character card do the Free Peoples lose?
ask-balrog = The Fellowship has come by Moria. Discard { $card } for an extra Hunt tile?
ask-breaking =
    { $n ->
        [one] Which Companion leaves the Fellowship?
       *[other] { $n } Companions leave the Fellowship. Who is the next?
    }

## Questions about the Fellowship

ask-declare = Declare the Fellowship (last seen in { $region }, Progress { $n })?
ask-declare-path =
    { $n ->
        [one] The Fellowship is declared. From { $region } it may go 1 region on. Where to?
       *[other] The Fellowship is declared. From { $region } it may go { $n } regions on. Where to?
    }
ask-reveal-path =
    { $n ->
        [one] The Fellowship is revealed. From { $region } it may go 1 region on. Where to?
       *[other] The Fellowship is revealed. From { $region } it may go { $n } regions on. Where to?
    }
ask-enter-mordor = Enter Mordor?
ask-guide = Who guides the Fellowship?
# $deck: a deck for its own side, as in own-deck-fp-character.
ask-guide-draw = Gandalf the Grey guides: draw a card from { $deck }?

## Answers

answer-use-card = Use { $card }
answer-use-no-card = Use no card
answer-hunt-reroll =
    { $n ->
        [0] Roll no die again
        [one] Roll 1 die again
       *[other] Roll { $n } dice again
    }
answer-leaves = { $who } leaves
answer-stays = { $who } stays
answer-reveal = Reveal the Fellowship
answer-stay-hidden = Stay Hidden
answer-lose-guide = Lose { $who }, the Guide
answer-lose-nobody = Lose nobody
answer-discard-table = Discard { $card } from the table
answer-take-nothing = Take nothing
answer-declare = Declare it
answer-declare-nothing = Declare nothing
answer-declare-here = Declare it in { $region }
answer-go-to = Go to { $region }
answer-stop = Stop in { $region }
answer-enter-mordor = Enter Mordor
answer-stay-outside = Stay outside
answer-guides = { $who } guides
answer-draw-nothing = Draw nothing

## The log

log-fellowship-moved = The Fellowship moves on: Progress { $n }.
log-mordor-step =
    { $n ->
        [5] The Ring-bearers stand at the Crack of Doom.
       *[other] The Fellowship goes on to step { $n } of the Mordor Track.
    }
log-entered-mordor = The Fellowship enters Mordor.
log-hid = The Fellowship hides.
log-declared = The Fellowship is declared in { $region }.
log-revealed = The Fellowship is revealed in { $region }.
log-revealed-mordor = The Fellowship is revealed in Mordor.
log-guide = { $who } guides the Fellowship.
log-guide-gollum = { $who } guides the Ring-bearers.
log-hunt-no-dice = Nobody hunts: the Shadow has no die in { $box }.
log-card-used = { $card } is used.

# $dice: numbers with commas between them. $n: successes. $bonus: what is added to each die.
log-hunt-rolled =
    { $n ->
        [0] The Hunt rolls { $dice }: no success.
        [one] The Hunt rolls { $dice }: 1 success.
       *[other] The Hunt rolls { $dice }: { $n } successes.
    }
log-hunt-rolled-bonus =
    { $n ->
        [0] The Hunt rolls { $dice } (+{ $bonus } each): no success.
        [one] The Hunt rolls { $dice } (+{ $bonus } each): 1 success.
       *[other] The Hunt rolls { $dice } (+{ $bonus } each): { $n } successes.
    }
log-hunt-rolled-again =
    { $n ->
        [0] After the re-rolls the Hunt shows { $dice }: no success.
        [one] After the re-rolls the Hunt shows { $dice }: 1 success.
       *[other] After the re-rolls the Hunt shows { $dice }: { $n } successes.
    }
log-hunt-rolled-again-bonus =
    { $n ->
        [0] After the re-rolls the Hunt shows { $dice } (+{ $bonus } each): no success.
        [one] After the re-rolls the Hunt shows { $dice } (+{ $bonus } each): 1 success.
       *[other] After the re-rolls the Hunt shows { $dice } (+{ $bonus } each): { $n } successes.
    }

log-tile = Hunt tile: { $tile }.
log-tile-aside = The tile { $tile } is put aside.
log-tile-die = The tile's die shows { $n }.
log-tile-joins = The tile { $tile } joins the Hunt Pool.
log-tile-waits = The tile { $tile } waits for the Mordor Track.
log-pool-refilled = The drawn tiles go back into the Hunt Pool.
log-hobbit-left = { $who } leaves to lower the damage by 1.
log-gollum-shown = { $who } gives the Fellowship away to lower the damage by 1.
log-hunt-casualty = { $who } is the casualty; { $n } damage is left.
log-taken-alive = { $who } is taken alive.
log-left-behind = { $who } leaves the Fellowship.
log-no-eyes-removed = { $card }: no Eye; the tiles go back.
log-eyes-removed =
    { $n ->
        [one] One Eye tile is out of the game.
       *[other] { $n } Eye tiles are out of the game.
    }
log-stronghold-tile = A Stronghold of the Shadow on the way costs a Hunt tile.

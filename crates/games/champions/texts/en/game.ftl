game = Marvel Champions: The Card Game
    .about = One to four heroes together against a villain run by the game: stop the scheme, defeat the villain.

scenario-rhino = Rhino
scenario-klaw = Klaw
scenario-ultron = Ultron

order-no-actions = I use no Actions in the turns of others.
order-no-reactions = I use no Interrupts and no Responses.
order-no-defence = I do not defend.

option-mode = Standard: villain stages I and II. Expert: stages II and III, and the Expert set.
option-heroic = So many more encounter cards for each player every round.
option-skirmish = Play against this villain stage alone.
option-modular = The modular set of the encounter deck; several are joined by +.
option-first = The first player.
option-hands = Open hands are a common house rule for families: everybody sees all cards in hand.
-hero = The hero of this player; no two players are the same.
option-hero-1 = { -hero }
option-hero-2 = { -hero }
option-hero-3 = { -hero }
option-hero-4 = { -hero }
-deck = The deck of this player: starter, tutorial (Captain Marvel's deck of the first game), or a deck list: plain text, the public deck-list JSON, or card numbers with copies (01003:2,01005:3).
option-deck-1 = { -deck }
option-deck-2 = { -deck }
option-deck-3 = { -deck }
option-deck-4 = { -deck }

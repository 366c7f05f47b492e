game = War of the Ring: The Card Game
    .about = The war for Middle-earth in cards: each side sends armies and characters along the Fellowship's path and to the battlegrounds. Two teams, two to four people.

scenario-trilogy = Trilogy
scenario-duel = Two-Player Duel
scenario-three-player-duel = Three-Player Duel
scenario-fellowship-of-the-ring = The Fellowship of the Ring

order-pass = Pass until somebody else does something.
order-decline = Decline every optional text of my cards.

game = War of the Ring: The Card Game
    .about = The war for Middle-earth in cards: each side sends armies and characters along the Fellowship's path and to the battlegrounds. Two teams, two to four people.

scenario-trilogy = Trilogy
scenario-duel = Two-Player Duel
scenario-three-player-duel = Three-Player Duel
scenario-fellowship-of-the-ring = The Fellowship of the Ring

order-pass = Pass until somebody else does something.
order-decline = Decline every optional text of my cards.

seat-frodo = Frodo
seat-witch-king = The Witch-king
seat-aragorn = Aragorn
seat-saruman = Saruman
seat-gandalf = Gandalf
seat-balrog-of-moria = The Balrog of Moria

winner-free = Free Peoples
winner-shadow = Shadow
ending-ten-points = A lead of ten points
ending-last-path = After the last path

# Why a game can't be set up.
setup-no-option = ring-cards has no option "{ $option }"
setup-no-scenario = there is no scenario "{ $scenario }"; there are { $scenarios }
setup-people = { $scenario } is for { $people } people

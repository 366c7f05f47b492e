game = War of the Ring: The Card Game
    .about = The war for Middle-earth in cards: each side sends armies and characters along the Fellowship's path and to the battlegrounds. Two teams, two to four people.

scenario-trilogy = Trilogy
    .about = The whole war: four decks, up to nine rounds.
scenario-duel = Two-Player Duel
    .about = One deck against one. Good for a first game.
scenario-three-player-duel = Three-Player Duel
    .about = Gandalf against two Shadow players.
scenario-fellowship-of-the-ring = The Fellowship of the Ring
    .about = Six rounds with fixed decks, by way of Moria.

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

## The course of a game

gauge-points-free = Free Peoples points
gauge-points-shadow = Shadow points
gauge-corruption = Corruption

# $list: what was scored, $n: how many.
held-battlegrounds = { $n ->
    [0] No battleground
    [one] Battleground: { $list }
   *[other] Battlegrounds: { $list }
}
held-paths = { $n ->
    [0] No path
    [one] Path: { $list }
   *[other] Paths: { $list }
}

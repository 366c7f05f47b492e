game = The Battle of Five Armies
    .about = Orcs, Goblins and Wargs storm the valley of the Lonely Mountain; Elves, Dwarves and Lake-men hold it until Fate brings the Eagles and Beorn. Two people.

scenario-standard = The battle

order-no-casualties = In battle I eliminate no unit that I may keep.
order-bilbo-stays = Bilbo does not go Out of the Way, on the board or back onto it.

# Why a game can't be set up, in one clause. The number of the rule follows.
setup-no-option = five-armies has no option “{ $option }”
setup-no-scenario = there is no scenario “{ $scenario }”; there are { $scenarios }
setup-other-number = { $scenario } is for { $n } people
setup-other-pack = the position is of a game with another pack

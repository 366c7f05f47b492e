game = Battles of the Third Age
    .about = Saruman falls upon Rohan, or the Witch-king upon Gondor; the Free Peoples hold out until Fate turns. Two people, two battles.

scenario-rohan = The Battle for Rohan
scenario-gondor = The Battle for Gondor

# Why a game can't be set up, in one clause. The number of the rule follows.
setup-no-option = third-age has no option “{ $option }”
setup-no-scenario = there is no scenario “{ $scenario }”; there are { $scenarios }
setup-other-number = { $scenario } is for { $n } people
setup-other-pack = the position is of a game with another pack

## Who plays, and how the game ends

seat-free-peoples = Free Peoples
seat-shadow = Shadow

winner-free-peoples = The Free Peoples
winner-shadow = The Shadow

ending-fate = The Fate Track came to its end: the Free Peoples won.
ending-points = The Shadow holds ten points of Rohan and won.
ending-minas-tirith = Minas Tirith has fallen: the Shadow won.
ending-characters = All Characters of the Free Peoples are eliminated: the Shadow won.
ending-saruman = Isengard is overthrown: the Free Peoples won.
ending-theoden = Théoden leads a free Rohan: the Free Peoples won.
ending-aragorn = Aragorn leads a free Gondor: the Free Peoples won.
ending-commanders = The Commanders of the Shadow are eliminated: the Free Peoples won.
ending-black-gate = The Free Peoples hold the Black Gate and the Cross-roads, and won.

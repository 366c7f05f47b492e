game = Battles of the Third Age
    .about = Saruman falls upon Rohan, or the Witch-king upon Gondor; the Free Peoples hold out until Fate turns. Two people, two battles.

scenario-rohan = The Battle for Rohan
    .about = Saruman against Helm’s Deep and Edoras.
scenario-gondor = The Battle for Gondor
    .about = The Witch-king against Minas Tirith.

order-no-casualties = In battle I eliminate no unit that I may keep.
order-ents-strike = The Ents attack every Army of the Shadow that comes to the Entwood.
order-nazgul-wait = In battle I use no ability of the Nazgûl.

# Why a game can't be set up, in one clause. The number of the rule follows.
setup-no-option = third-age has no option “{ $option }”
setup-no-scenario = there is no scenario “{ $scenario }”; there are { $scenarios }
setup-other-number = { $scenario } is for { $n } people
setup-other-pack = the position is of a game with another pack

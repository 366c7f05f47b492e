game = War of the Ring, Second Edition
    .about = The Shadow sends its Armies against the Free Peoples and hunts the Ring-bearers; the Fellowship carries the Ring to Mount Doom. Two sides, two to four people.

scenario-two-player = Two players
    .about = One for each side.
scenario-three-player = Three players
    .about = The Free Peoples against two Shadow players.
scenario-four-player = Four players
    .about = Two teams of two.

order-no-swap = I offer my partner no card.
order-mix-armies = My partner may use my units as part of one Army.

# Why a game can't be set up, in one clause. The number of the rule follows.
setup-no-option = wotr has no option “{ $option }”
setup-no-scenario = there is no scenario “{ $scenario }”; there are { $scenarios }
setup-other-number = { $scenario } is for { $n } people

game = War of the Ring, Second Edition
    .about = The Shadow sends its Armies against the Free Peoples and hunts the Ring-bearers; the Fellowship carries the Ring to Mount Doom. Two sides, two to four people.

scenario-two-player = Two players
scenario-three-player = Three players
scenario-four-player = Four players

order-no-swap = I offer my partner no card.
order-mix-armies = My partner may use my units as part of one Army.

game = Last Stone
    .about = A toy.
scenario-standard = Standard

no-such-card-in-the-deck = the card is not in the deck
no-such-heap = there are 9 to 12 stones
no-so-many-stones = there are not so many stones
no-other-number = one, two or three stones are taken

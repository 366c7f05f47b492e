# Deck lists: why a text is none.
deck-line = line { NUMBER($line, useGrouping: 0) }: { $what }
deck-no-copies = "{ $text }" is not a number and its copies
deck-unknown-hero = there is no hero: "{ $text }"
deck-unknown-aspect = there is no aspect: "{ $text }"
deck-unknown-line = neither copies of a card nor a name, hero or aspect: "{ $text }"
deck-no-card = there is no card "{ $text }" for a deck in the Core Set
deck-copies = { $n } copies of { $card }
deck-no-hero = the deck list names no hero and holds no hero's cards
deck-two-heroes = the deck list holds cards of { $one } and of { $other } and names no hero
deck-json = the deck list: { $what }
deck-json-hero = { $field } is not a text
deck-json-unknown-hero = there is no hero "{ $code }"
deck-json-slots = there are no slots
deck-json-copies = the copies of { $code } are no number

# What is wrong with a deck.
deck-fault = the deck of { $hero }: { $what }
deck-size = { $n ->
    [one] 1 card; a deck has 40 to 50
   *[other] { $n } cards; a deck has 40 to 50
}
deck-hero-copies = { $n } { $card }; the hero's set has { $has }
deck-not-for-decks = { $card } is no card for a deck
deck-other-hero = { $card } belongs to another hero
deck-limit = { $n } { $card }; at most { $limit }
deck-aspects = cards of { $aspects }; a deck has one aspect

# Why a set-up can't be used.
setup-no-option = champions has no option "{ $option }"; there are { $options }
setup-twice = the option { $option } is given twice
setup-no-value = { $option } is one of { $values }, not "{ $value }"
setup-no-scenario = there is no scenario "{ $scenario }"; there are { $scenarios }
setup-no-modular = there is no modular set "{ $set }"; there are { $sets }
setup-modular-twice = the modular set { $set } is named twice
setup-not-modular = { $set } is no modular set to be added
setup-tutorial = the tutorial deck is Captain Marvel's
setup-deck = { $option }: { $what }
setup-deck-of-another = { $deck } is a deck of { $owner }, but { $option } is { $hero }
setup-only-players = { $n ->
    [one] { $option }: there is only 1 player
   *[other] { $option }: there are only { $n } players
}
setup-same-hero = players { $one } and { $other } are both { $hero }
setup-two-players = two players are { $hero }
setup-more-than-heroes = there are more players than heroes
setup-players = Marvel Champions is for 1 to 4 players
setup-first = the first player is one of { $n }, not player { $first }
setup-first-nobody = the first player is none of the players
setup-stages = a villain has the stages 1 to 3
setup-heroic = heroic goes up to 4

hero = Hero
aspect = Aspect
aspect-none = None yet
name = Name of the deck
name-hint = My deck
undo = Undo
tabs-label = What to look at
tabs-deck = Deck ({ $n })
tabs-cards = Cards

deck-label = The deck
deck-size = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
deck-limits = 40 to 50
deck-empty = No cards yet.
deck-curve = Cost curve
    .words = Cost curve: { $list }
deck-mean = { NUMBER($n, maximumFractionDigits: 1) } on average
deck-curve-bar = { $n } of cost { $cost }
deck-curve-none = { $n } without cost
deck-icons = Resources
deck-hero-cards = Set the hero’s cards right

deck-fold = { $name }: { $n ->
    [one] { $n } card that is always in the deck
   *[other] { $n } cards that are always in the deck
}
group = { $name } ({ $n })

hand-try = Draw a sample hand
hand-title = A sample hand
hand-before = { $n } cards, as at the beginning of a game; { $left } are left. Choose what you would put away.
hand-after = { $n } cards; { $left } are left in the deck.
hand-away = Put away
hand-away-of = Put away: { $name }
hand-mulligan = { $n ->
    [0] Mulligan
    [one] Mulligan: { $n } card
   *[other] Mulligan: { $n } cards
}
hand-draw = Draw a card
hand-again = New hand

view-label = How the cards are shown
view-gallery = Gallery
view-list = List
setup-fold = { $hero } · { $aspect }
setup-fold-none = { $hero } · no aspect yet

cards-label = The cards
cards-search = Search the cards
cards-filters = Filters
cards-kind = Kind
cards-faction = Aspect
cards-cost = Cost
cards-icon = Resource
cards-any = Any
cards-fits = All that fit
cards-cost-of = Cost { $n }
cards-no-cost = Without cost
cards-more-filters = Filters
cards-clear = Clear the filters
cards-none = No card fits. Try fewer filters.
cards-found = { $n ->
    [one] { $n } card fits
   *[other] { $n } cards fit
}

card-cost = Cost { $n }
card-no-cost = No cost
card-kind = { $kind }: { $traits }
card-look = Show the whole card
card-add = One more: { $name }
card-remove = One less: { $name }
card-copies = { $n } of { $most }
card-fixed = Always in the hero’s deck
card-unique = unique
card-times = ×{ $n }
card-icons-none = { $n } resources
card-icons = { $n } { $type }
card-stats = THW { $thw } · ATK { $atk } · HP { $hp }

kind-ally = Ally
kind-event = Event
kind-support = Support
kind-upgrade = Upgrade
kind-resource = Resource

faction-hero = Hero
faction-aggression = Aggression
faction-justice = Justice
faction-leadership = Leadership
faction-protection = Protection
faction-basic = Basic

resource-energy = energy
resource-mental = mental
resource-physical = physical
resource-wild = wild

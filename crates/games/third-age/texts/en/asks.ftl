# Questions to Chance.

ask-draw = Which card comes from { $deck } for { $side }?
ask-random = Which card of the hand of { $side } is it?
# $card: the back of a card, as in back-generic.
ask-random-of = Which card of the hand of { $side } is it? ({ $card })
ask-tile = Which Fate tile is drawn?
ask-action-die = What does an Action die of { $side } show?
ask-roll-battle = What does a die of { $side } show in the battle?
ask-roll-rally = What does a die of the Rally show?
ask-roll-ents = What does a die of the Ents show?
ask-roll-catapults = What does a die of the Catapults show?
ask-roll-card = What does a die show?
ask-flip = What does one of { $pool } show?

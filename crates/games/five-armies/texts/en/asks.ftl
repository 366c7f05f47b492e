# Questions to Chance, and questions of cards and abilities.

## Chance

ask-draw = Which card comes from { $deck } for { $side }?
# $deck: the Story deck of one's own side.
ask-draw-own = Which card comes from { $deck }?
ask-fate = Which Fate card is drawn?
ask-tile = Which Fate tile is drawn?
ask-action-die = What does an Action die of { $side } show?
ask-roll-battle = What does a combat die of { $side } show?
ask-roll-rally = What does a die of the Rally show?
ask-roll-strike = What does a die of the attack show?
ask-roll-dread = What does a die show?
ask-flip = What does one of { $pile } show?

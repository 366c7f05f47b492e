# What cards ask for and offer, by what is said rather than by card.

# What is to be chosen, after the card's name.
choose-a-card-in-play = choose a card in play
choose-a-damaged-character = choose a damaged character
choose-a-damaged-friendly-character = choose a damaged friendly character
choose-a-minion-to-attack = choose a minion to attack
choose-a-player = choose a player
choose-a-player-with-a-tech-upgrade-in-the-discard-pile = choose a player with a Tech upgrade in the discard pile
choose-a-scheme = choose a scheme
choose-an-enemy = choose an enemy
choose-an-enemy-that-is-not-stunned = choose an enemy that is not stunned
choose-an-enemy-to-attack = choose an enemy to attack
choose-an-exhausted-ally = choose an exhausted ally
choose-another-scheme = choose another scheme
choose-legions-of-hydra = choose Legions of Hydra
choose-the-attacking-enemy = choose the attacking enemy
choose-the-enemy-that-takes-2-damage = choose the enemy that takes 2 damage
choose-the-minion-that-attacks-next = choose the minion that attacks next
choose-the-player-whose-discard-pile-it-comes-from = choose the player whose discard pile it comes from
choose-the-scheme-or-the-enemy = choose the scheme or the enemy
choose-the-upgrade-or-support-to-discard = choose the upgrade or support to discard
choose-the-upgrade-to-discard = choose the upgrade to discard
choose-the-upgrade-whose-special-comes-next = choose the upgrade whose Special comes next
choose-who-takes-the-next-damage = choose who takes the next damage

# What a card attaches to.
attach-a-card-in-play = a card in play
attach-a-minion = a minion
attach-an-ally = an ally
attach-an-enemy = an enemy
attach-the-minion-with-the-most-printed-hit-points = the minion with the most printed hit points
attach-the-villain = the villain
attach-ultron-drones = Ultron Drones

# One of several ways: an answer, with a full stop after it, and the end of a log entry.
way-atk = ATK
way-become-stunned-surge = Become stunned; surge
way-deal-1-damage-to-your-hero-for-each-upgrade = Deal 1 damage to your hero for each upgrade
way-deal-3-damage-to-your-hero = Deal 3 damage to your hero
way-deal-4-damage-to-an-enemy = Deal 4 damage to an enemy
way-discard-a-black-panther-upgrade = Discard a Black Panther upgrade
way-discard-a-random-card-surge = Discard a random card; surge
way-discard-an-upgrade = Discard an upgrade
way-draw-3-cards = Draw 3 cards
way-exhaust-each-character-you-control = Exhaust each character you control
way-exhaust-each-upgrade-you-control = Exhaust each upgrade you control
way-exhaust-your-alter-ego-and-remove-this-card-from-the-game = Exhaust your alter-ego and remove this card from the game
way-make-1-drone = Make 1 Drone
way-place-1-threat-on-the-main-scheme = Place 1 threat on the main scheme
way-place-2-threat-here = Place 2 threat here
way-place-an-acceleration-token = Place an acceleration token
way-place-the-threat-on-the-main-scheme = Place the threat on the main scheme
way-remove-2-threat-from-a-scheme = Remove 2 threat from a scheme
way-spend-a-mental-resource = Spend a mental resource
way-spend-a-physical-resource = Spend a physical resource
way-spend-an-energy-a-mental-and-a-physical-resource = Spend an energy, a mental and a physical resource
way-spend-an-energy-resource = Spend an energy resource
way-take-2-damage = Take 2 damage
way-take-the-damage = Take the damage
way-thw = THW

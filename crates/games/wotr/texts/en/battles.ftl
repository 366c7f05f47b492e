# Battles.

## Questions

ask-battle-over = The battle is over.
ask-white-rider = Does Gandalf the White give up his Leadership, so that no Nazgûl has any in this battle?
ask-field-or-siege = Round { $round }: fight in the field, or retreat into the Stronghold of { $region }?
# $own: the dice of whoever is asked. $enemy: those of the enemy.
ask-combat =
    { $own ->
        [0] Round { $round }, no dice against { $enemy }: which Combat card do you lay down, if any?
        [one] Round { $round }, 1 die against { $enemy }: which Combat card do you lay down, if any?
       *[other] Round { $round }, { $own } dice against { $enemy }: which Combat card do you lay down, if any?
    }
# $deck: a deck for its own side, as in own-deck-sh-character.
ask-sorcerer = Sorcerer: does the Witch-king draw a card from { $deck }?
ask-words-of-power = Words of Power: whose Leadership and abilities do not count this round?
ask-scouts = Scouts: where does the Army retreat to?
ask-dread-and-despair = Dread and Despair: how many points of Nazgûl Leadership are forfeited? The Free Peoples throw as many dice fewer.
ask-relentless-assault = Relentless Assault: how many hits do you take, for +1 to your Combat roll each?
ask-onslaught = Onslaught: how many hits do you take, for a die each that hits on 4 or more?
ask-heroic-death =
    { $n ->
        [0] Heroic Death: who gives his life against no hits? A Leader cancels 1, a Companion as many as his Level.
        [one] Heroic Death: who gives his life against 1 hit? A Leader cancels 1, a Companion as many as his Level.
       *[other] Heroic Death: who gives his life against { $n } hits? A Leader cancels 1, a Companion as many as his Level.
    }
ask-blade-of-westernesse = Blade of Westernesse: which Minion is killed?
ask-fateful-strike = Fateful Strike: who is killed?
ask-black-breath = Black Breath: who is killed, if anybody?
ask-go-on = After round { $round }: fight on or cease?
ask-extend = The siege battle is over, unless an Elite becomes a Regular: which one, or cease?
ask-retreat = The enemy fights on: retreat from { $region }, or stand?

## Answers

answer-white-rider = Give up his Leadership
answer-no-white-rider = Keep his Leadership
# $combat: the title of a Combat card, as in combat-scouts. $card: the Event card that it is on.
answer-combat = { $combat } (of { $card })
answer-no-combat = Play no Combat card
answer-retreat = Retreat to { $region }
answer-stand = Stand
answer-forfeit =
    { $n ->
        [0] Forfeit no point of Nazgûl Leadership
        [one] Forfeit 1 point of Nazgûl Leadership
       *[other] Forfeit { $n } points of Nazgûl Leadership
    }
answer-take-hits =
    { $n ->
        [0] Take no hit
        [one] Take 1 hit
       *[other] Take { $n } hits
    }
answer-give-up = Give up { $figure }
answer-give-up-nobody = Give up nobody
answer-kill = Kill { $figure }
answer-kill-nobody = Kill nobody
answer-extend = Reduce { $figure } for another round

## The log

# An Army in short: these with commas between them, and Characters.
army-regulars =
    { $n ->
        [one] 1 Regular
       *[other] { $n } Regulars
    }
army-elites =
    { $n ->
        [one] 1 Elite
       *[other] { $n } Elites
    }
army-leaders =
    { $n ->
        [one] 1 Leader
       *[other] { $n } Leaders
    }
army-nazgul = { $n } Nazgûl

# A battle begins. $own: the Army that attacks. $enemy: the other one.
log-attacks-free-peoples = The Free Peoples attack { $to } from { $from }: { $own } against { $enemy }.
log-attacks-shadow = The Shadow attacks { $to } from { $from }: { $own } against { $enemy }.
log-storms-free-peoples = The Free Peoples storm the Stronghold of { $to }: { $own } against { $enemy }.
log-storms-shadow = The Shadow storms the Stronghold of { $to }: { $own } against { $enemy }.
log-sorties-free-peoples = The Free Peoples sortie from the Stronghold of { $to }: { $own } against { $enemy }.
log-sorties-shadow = The Shadow sorties from the Stronghold of { $to }: { $own } against { $enemy }.
log-white-rider = The White Rider gives up his Leadership; no Nazgûl leads in this battle.
log-round = Round { $n }.
log-field-free-peoples = The Free Peoples stand in the field.
log-field-shadow = The Shadow stands in the field.
log-withdraws-free-peoples = The Free Peoples retreat into the Stronghold of { $region }.
log-withdraws-shadow = The Shadow retreats into the Stronghold of { $region }.
log-comes-out-free-peoples = Nobody lays siege: the Free Peoples come out into { $region } again.
log-comes-out-shadow = Nobody lays siege: the Shadow comes out into { $region } again.

# Combat cards.
log-lays-down-free-peoples = The Free Peoples lay down { $combat } ({ $card }).
log-lays-down-shadow = The Shadow lays down { $combat } ({ $card }).
log-lays-down-hidden-free-peoples = The Free Peoples lay down a Combat card from { $deck }.
log-lays-down-hidden-shadow = The Shadow lays down a Combat card from { $deck }.
log-combat-from-table = The Shadow uses { $card } from the table as its Combat card.
log-no-combat-free-peoples = The Free Peoples play no Combat card.
log-no-combat-shadow = The Shadow plays no Combat card.
# $text: what the card does.
log-reveals-free-peoples = The Free Peoples reveal { $combat } ({ $card }): { $text }
log-reveals-shadow = The Shadow reveals { $combat } ({ $card }): { $text }
log-combat-cancelled = { $combat } ({ $card }) is cancelled.
log-combat-nothing = { $combat } does nothing.
log-silenced = { $who } neither leads nor uses his abilities this round.
# $n: how many they are.
log-forfeited =
    { $n ->
        [one] { $who } forfeits his Leadership this round.
       *[other] { $who } forfeit their Leadership this round.
    }
log-nazgul-forfeited =
    { $n ->
        [0] The Nazgûl forfeit no points of Leadership this round.
        [one] The Nazgûl forfeit 1 point of Leadership this round.
       *[other] The Nazgûl forfeit { $n } points of Leadership this round.
    }
# $roll, $reroll: what is added, with its sign.
log-bonus-roll-free-peoples = The Free Peoples have { $roll } in the Combat roll.
log-bonus-roll-shadow = The Shadow has { $roll } in the Combat roll.
log-bonus-reroll-free-peoples = The Free Peoples have { $reroll } in the Leader re-roll.
log-bonus-reroll-shadow = The Shadow has { $reroll } in the Leader re-roll.
log-bonus-both-free-peoples = The Free Peoples have { $roll } in the Combat roll and { $reroll } in the Leader re-roll.
log-bonus-both-shadow = The Shadow has { $roll } in the Combat roll and { $reroll } in the Leader re-roll.
log-fewer-free-peoples =
    { $n ->
        [0] The Free Peoples throw no dice fewer in the Combat roll.
        [one] The Free Peoples throw 1 die fewer in the Combat roll.
       *[other] The Free Peoples throw { $n } dice fewer in the Combat roll.
    }
log-fewer-shadow =
    { $n ->
        [0] The Shadow throws no dice fewer in the Combat roll.
        [one] The Shadow throws 1 die fewer in the Combat roll.
       *[other] The Shadow throws { $n } dice fewer in the Combat roll.
    }
log-at-most-free-peoples =
    { $n ->
        [0] The Free Peoples throw at most no dice in the Combat roll.
        [one] The Free Peoples throw at most 1 die in the Combat roll.
       *[other] The Free Peoples throw at most { $n } dice in the Combat roll.
    }
log-at-most-shadow =
    { $n ->
        [0] The Shadow throws at most no dice in the Combat roll.
        [one] The Shadow throws at most 1 die in the Combat roll.
       *[other] The Shadow throws at most { $n } dice in the Combat roll.
    }
log-no-reroll-free-peoples = The Free Peoples make no Leader re-roll this round.
log-no-reroll-shadow = The Shadow makes no Leader re-roll this round.

# Dice and hits. $what: one of the three below. $bonus: what is added, with its sign.
throw-combat = the Combat roll
throw-reroll = the Leader re-roll
throw-extra = an extra attack
log-throws-free-peoples =
    { $n ->
        [0] The Free Peoples throw { $dice } in { $what }, hitting on { $need }: no hits.
        [one] The Free Peoples throw { $dice } in { $what }, hitting on { $need }: 1 hit.
       *[other] The Free Peoples throw { $dice } in { $what }, hitting on { $need }: { $n } hits.
    }
log-throws-shadow =
    { $n ->
        [0] The Shadow throws { $dice } in { $what }, hitting on { $need }: no hits.
        [one] The Shadow throws { $dice } in { $what }, hitting on { $need }: 1 hit.
       *[other] The Shadow throws { $dice } in { $what }, hitting on { $need }: { $n } hits.
    }
log-throws-bonus-free-peoples =
    { $n ->
        [0] The Free Peoples throw { $dice } in { $what }, { $bonus } each, hitting on { $need }: no hits.
        [one] The Free Peoples throw { $dice } in { $what }, { $bonus } each, hitting on { $need }: 1 hit.
       *[other] The Free Peoples throw { $dice } in { $what }, { $bonus } each, hitting on { $need }: { $n } hits.
    }
log-throws-bonus-shadow =
    { $n ->
        [0] The Shadow throws { $dice } in { $what }, { $bonus } each, hitting on { $need }: no hits.
        [one] The Shadow throws { $dice } in { $what }, { $bonus } each, hitting on { $need }: 1 hit.
       *[other] The Shadow throws { $dice } in { $what }, { $bonus } each, hitting on { $need }: { $n } hits.
    }
log-turned =
    { $n ->
        [0] No misses turn into hits.
        [one] 1 miss turns into a hit.
       *[other] { $n } misses turn into hits.
    }
log-confused =
    { $n ->
        [0] In confusion the Shadow scores no hits on itself.
        [one] In confusion the Shadow scores 1 hit on itself.
       *[other] In confusion the Shadow scores { $n } hits on itself.
    }
log-more-hits-free-peoples =
    { $n ->
        [0] The Free Peoples score no hits more.
        [one] The Free Peoples score 1 hit more.
       *[other] The Free Peoples score { $n } hits more.
    }
log-more-hits-shadow =
    { $n ->
        [0] The Shadow scores no hits more.
        [one] The Shadow scores 1 hit more.
       *[other] The Shadow scores { $n } hits more.
    }
log-hits-cancelled-by =
    { $n ->
        [0] { $figure } falls and cancels no hits.
        [one] { $figure } falls and cancels 1 hit.
       *[other] { $figure } falls and cancels { $n } hits.
    }
log-hits-cancelled =
    { $n ->
        [0] No hits are cancelled.
        [one] 1 hit is cancelled.
       *[other] { $n } hits are cancelled.
    }
log-own-hits =
    { $n ->
        [0] The Shadow drives its troops on and takes no hits of its own will.
        [one] The Shadow drives its troops on and takes 1 hit of its own will.
       *[other] The Shadow drives its troops on and takes { $n } hits of its own will.
    }
log-suffers-free-peoples =
    { $n ->
        [0] The Free Peoples suffer no hits.
        [one] The Free Peoples suffer 1 hit.
       *[other] The Free Peoples suffer { $n } hits.
    }
log-suffers-shadow =
    { $n ->
        [0] The Shadow suffers no hits.
        [one] The Shadow suffers 1 hit.
       *[other] The Shadow suffers { $n } hits.
    }

# How it goes on.
log-fights-on-free-peoples = The Free Peoples fight on.
log-fights-on-shadow = The Shadow fights on.
log-ceases-free-peoples = The Free Peoples cease the attack.
log-ceases-shadow = The Shadow ceases the attack.
log-rounds-over = The siege battle is over for now.
log-extended = For another round { $figure } becomes a Regular.
log-stands-free-peoples = The Free Peoples stay and fight.
log-stands-shadow = The Shadow stays and fights.
log-retreats-free-peoples = The Free Peoples retreat from { $from } to { $to }.
log-retreats-shadow = The Shadow retreats from { $from } to { $to }.
log-gone-free-peoples = With the Free Peoples units at { $place } fall all who were with them.
log-gone-shadow = With the Shadow units at { $place } fall all who were with them.

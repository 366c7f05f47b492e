# Questions.

# A card puts the question.
ask-by-card = { $card }: { $ask }

## The turn

ask-hand-limit = There are too many cards in hand: which one is discarded?
ask-which-deck = From which deck is a card drawn?
ask-which-deck-turn = From which deck is the card of this turn drawn?
ask-which-deck-palantir = { $card }: from which deck is a card drawn?
ask-swap = Is a card offered to the partner for one of his?
ask-swap-for = The partner offers a card: which one is given for it?
ask-allocate = How many dice go into the Hunt Box? ({ $least } to { $most })

ask-act = Which Action die is used?
ask-act-ring = Which Action die is used, or an Elven Ring?
ask-act-pass = Which Action die is used, or a pass?
ask-act-ring-pass = Which Action die is used, or an Elven Ring, or a pass?

# $face: what the die shows, as in face-muster.
ask-use = What is the { $face } die used for?
ask-event = Which card is played with the { $face } die?
# $icon: the type of a card, as in icon-army.
ask-pay = Which { $icon }-type card of the hand is discarded to remove { $card }?

## Recruiting, politics

ask-recruit = What is recruited, and where?
# $figure: one figure, at the beginning of a sentence.
ask-recruit-second = { $figure } comes to { $region }. Is a second figure recruited, and where?
ask-which-kind = Is a Regular or an Elite of { $nation } recruited in { $region }?
ask-voice = There are too few Isengard Regulars: in which Settlement is the next one recruited?
ask-diplomacy = Which Nation advances on the Political Track?
ask-enter = Where does { $who } enter play?

## Armies

# $more: how many other Armies may still move after this one.
ask-march =
    { $more ->
        [0] Which Army moves, and where to?
        [one] Which Army moves, and where to? (one more may follow)
       *[other] Which Army moves, and where to? ({ $more } more may follow)
    }
ask-march-other =
    { $more ->
        [0] Which other Army moves, and where to?
        [one] Which other Army moves, and where to? (one more may follow)
       *[other] Which other Army moves, and where to? ({ $more } more may follow)
    }
ask-march-led = Which Army moves, led by a Leader, a Nazgûl or a Character, and where to?
# $n: how many regions further it may go.
ask-march-on =
    { $n ->
        [one] The Army is in { $region }. Does it go on, and where to? (one region more)
       *[other] The Army is in { $region }. Does it go on, and where to? (up to { $n } regions more)
    }
ask-attack = Which Army attacks, and what?
ask-attack-led = Which Army attacks, and what? (it needs a Leader, a Nazgûl or a Character)

# $from: a region, or the besieged Stronghold of one. $chosen: a list of figures.
ask-group-march = Who moves to { $to }? Chosen of those in { $from }: { $chosen }.
ask-group-attack = Who attacks { $to }? Chosen of those in { $from }: { $chosen }; the others are the rearguard.
ask-group-attack-here = Who attacks? Chosen of those in { $from }: { $chosen }; the others are the rearguard.
ask-group-advance = Who advances to { $to }? Chosen of those in { $from }: { $chosen }.

ask-trim = There are too many units in { $place }: which one goes back to the reinforcements?
ask-mix = May the partner use your units there as part of one Army?
# $side: the side within a sentence, as in the-side-shadow.
ask-casualty =
    { $n ->
        [one] 1 hit on { $side } in { $place }: how is it taken?
       *[other] { $n } hits on { $side } in { $place }: how is it taken?
    }

## Companions, Nazgûl and Minions

ask-companion-move = Which Companion moves? (others may go with him, or follow)
ask-companion-separate = Which Companion leaves the Fellowship? (others may go with him)
ask-companion-card = Which Companion goes?
ask-companion-hunt = Which Companion leaves the Fellowship?
ask-party = Where to with { $who }, and does anybody else go along?
ask-party-hunt = Where to with { $who }?
ask-party-lost = { $who } would be lost on the Mordor Track. Does anybody else go with them?
ask-fly = Which Nazgûl or Minion moves? (others may follow)
ask-fly-nazgul = Which Nazgûl moves? (others may follow)
ask-fly-to = Where to with { $who }?
ask-in-or-out = { $region } is besieged: does { $who } go inside the Stronghold, or stay outside?
# Who flies, if no Minion.
flyer-nazgul = the Nazgûl in { $place }

## What chance is asked

ask-draw = Which card of { $deck } comes to { $who }?
ask-action-die = What does an Action die of { $side } show?
ask-roll-battle = What does a die of { $side } show in the battle?
ask-roll-hunt = What does a die of the Hunt show?
ask-roll-tile = What does the die for the Hunt tile show?
ask-roll-card = What does the die for { $card } show?
ask-tile = Which Hunt tile is drawn?
ask-random-companion = Which Companion of the Fellowship is drawn?
ask-random-card = Which Character card is drawn out of the hand of { $who }?

# Nobody is chosen.
nobody = nobody

## The questions of Event cards

ask-card = { $card }
ask-card-what = What does the card do?
ask-card-there-is-another-way-move = { $card }: does Gollum lead the Fellowship a step further?
ask-card-there-is-another-way-hide = { $card }: does Gollum hide the Fellowship?
# The name of this card ends its own sentence.
ask-card-eagles-where = { $card } On which Shadow Army do they swoop down?
ask-card-eagles-nazgul = { $card } Where do the Nazgûl that are left fly?
ask-card-ents = { $card }: which further Character card is played for free, if any?
ask-card-dunharrow-party = { $card }: who else takes the Paths of the Dead, and where do they come out?
ask-card-dunharrow-flee = { $card }: where does the Army flee from { $region }?
ask-card-dunharrow-gather = { $card }: how many Gondor Regulars gather in { $region }?
ask-card-grey-company = { $card }: a Regular of which Nation becomes an Elite?
ask-card-spirit-of-mordor = { $card }: in which Shadow Army does strife break out?
ask-card-rangers = { $card }: which Shadow Army do they ambush?
ask-card-wisdom-of-elrond = { $card }: which Nation heeds the Council?
ask-card-ships = { $card }: on which coast do the Elves land?
ask-card-riders = { $card }: where do the Riders muster?
ask-card-cruel-weather = { $card }: where are the Ring-bearers driven?
ask-card-nazgul-strike = { $card }: a card of the Free Peoples leaves the table, a Hunt roll, or neither?
ask-card-lure-drawn = { $card }: a Companion is drawn
ask-card-lure = { $card }: { $who } was drawn. Is he lost, or does Corruption go up?
ask-card-lidless-eye = { $card }: which die goes into the Hunt Box? ({ $n } more)
ask-card-dreadful-spells = { $card }: which Army of the Free Peoples?
ask-card-black-captain-nazgul = { $card }: two new Nazgûl join the Witch-king, or Nazgûl fly?
ask-card-black-captain-army = { $card }: does the Witch-king's Army move, attack, or neither?
ask-card-ringwraiths = { $card }: do Armies with a Nazgûl move, does one attack, or neither?
ask-card-denethors-folly = { $card }: which Leader in Minas Tirith is lost?
ask-card-stormcrow-nation = { $card }: which Nation goes back a step?
ask-card-stormcrow-where = { $card }: where does { $nation } lose a figure?
ask-card-stormcrow-figure = { $card }: which figure does { $nation } lose?
ask-card-corsairs = { $card }: where do the ships land?
ask-card-hill-trolls = { $card }: where does a Sauron Regular become an Elite?
ask-card-rage-from = { $card }: from where does a unit come along to { $region }? ({ $n } more)
ask-card-rage-kind = { $card }: a Regular or an Elite?
ask-card-join = { $card }: which Army is joined?
# $n: for which time they come.
ask-card-two-regulars =
    { $n ->
        [1] { $card }: where do the first two Regulars come?
        [2] { $card }: where do the second two Regulars come?
        [3] { $card }: where do the third two Regulars come?
       *[other] { $card }: where do the next two Regulars come?
    }
ask-card-where = { $card }: in which region?

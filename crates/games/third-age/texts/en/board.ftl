# The board in the terminal, and what is said about a thing.

## The heading

# $scenario: as in scenario-rohan. $held: as in board-held-points.
board-round = { $scenario }, round { $round }; { $held }
board-round-phase = { $scenario }, round { $round }, { $phase }; { $held }
board-round-acting = { $scenario }, round { $round }, { $phase }, { $side } to act; { $held }
# $points: what the places of the Shadow are worth. $regions: how many of three regions it controls.
board-held-points = the Shadow holds { $points } of 10 points and { $regions } of 3 regions
board-held-regions = the Shadow holds { $regions } of 3 regions
# $who: the Commander. $location: as in location-pits. $aside: Leadership tokens that are set aside.
board-commander-at = { $who } commands from { $location }; Leadership set aside: { $aside }
board-commander = { $who } commands; Leadership set aside: { $aside }
board-location = Location: { $location }; Leadership set aside: { $aside }

# $who: board-on-track with commas between them.
board-fate = Fate: space { $n } of { $of }; { $who }
board-fate-alone = Fate: space { $n } of { $of }
board-on-track =
    { $ready ->
        [1] { $who } on { $n } (ready)
       *[other] { $who } on { $n }
    }
# $tiles: board-tiles with commas between them.
board-pool = Fate Pool: { $tiles }
board-drawn = Drawn in this round: { $tiles }
board-discarded = Discarded: { $tiles }
board-tiles =
    { $n ->
        [one] { $tile }
       *[other] { $tile } ×{ $n }
    }

# $faces: board-faces with commas between them, or board-no-faces. $spent: used dice. $roll: dice still to be rolled.
board-dice =
    { $roll ->
        [0] Dice of { $side }: { $faces }; { $spent } used; { $next } next round
       *[other] Dice of { $side }: { $faces }; { $roll } still to be rolled; { $next } next round
    }
board-faces = { $n } { $face }
board-no-faces = none
board-action-tokens = Action tokens of the Free Peoples: { $n } free, { $used } used

## The map

board-legend = F Free Peoples, S Shadow: units, +Leadership, !Damage; ?Recruitment tokens; * taken from the enemy; > recruitment area
code-free-peoples = F
code-shadow = S

# Names for the map, as short as can be.
code-area-orthanc = Orth
code-area-east-nan-curunir = ENanC
code-area-west-nan-curunir = WNanC
code-area-derndingle = Dernd
code-area-fangorn = Fangn
code-area-east-eaves-of-fangorn = EEave
code-area-wold = Wold
code-area-downs = Downs
code-area-sarn-gebir = SarnG
code-area-north-dunland = NDunl
code-area-west-eaves-of-fangorn = WEave
code-area-east-wall = EWall
code-area-emyn-muil = EMuil
code-area-northern-bounds = NBnds
code-area-westmark = WMark
code-area-north-westemnet = NWemn
code-area-onodlo = Onodl
code-area-south-dunland = SDunl
code-area-west-fords = WFord
code-area-fords-of-isen = Isen
code-area-upper-isen = UIsen
code-area-westmark-hills = WHill
code-area-westemnet = Wemn
code-area-westfold-vale = WVale
code-area-west-entwade = WEntw
code-area-east-entwade = EEntw
code-area-eastemnet = Eemn
code-area-mouths-of-entwash = Mouth
code-area-gap-of-calenardhon = Gap
code-area-lower-isen = LIsen
code-area-angren = Angrn
code-area-east-fords = EFord
code-area-deeping-coomb = Coomb
code-area-deeping-stream = Strea
code-area-south-westemnet = SWemn
code-area-entwash-vale = EVale
code-area-adorn = Adorn
code-area-thrihyrne = Thrih
code-area-west-dike = WDike
code-area-east-dike = EDike
code-area-aglarond = Aglar
code-area-hornburg = Hornb
code-area-grimslade = Grims
code-area-great-west-road = WRoad
code-area-westfold = Wfold
code-area-starkhorn = Stark
code-area-upper-snowbourn = USnow
code-area-lower-snowbourn = LSnow
code-area-edoras = Edora
code-area-harrowdale = Harro
code-area-firien-wood = Firie
code-area-irensaga = Irens
code-area-fenmarch = Fenma
code-area-folde = Folde
code-area-eastfold = Efold
code-area-dunharrow = Dunha
code-area-east-anorien = EAnor
code-area-wetwang = Wetwa
code-area-west-bank = WBank
code-area-cair-andros = CairA
code-area-field-of-cormallen = Corma
code-area-north-march = NMarc
code-area-dagorlad = Dagor
code-area-road-to-mordor = RMord
code-area-ered-nimrais = ENimr
code-area-eilenach = Eilen
code-area-druadan-forest = Drúad
code-area-amon-din = AmonD
code-area-anduin-marshes = Marsh
code-area-henneth-annun = HAnnû
code-area-forbidden-pool = FPool
code-area-black-gate = BGate
code-area-stonewain-valley = Stonw
code-area-grey-wood = GWood
code-area-outer-walls = OWall
code-area-outer-farmlands = OFarm
code-area-eastern-fields = EFiel
code-area-wooded-bank = Woode
code-area-glades-of-ithilien = Glade
code-area-ephel-duath = EDúat
code-area-minas-tirith = MTiri
code-area-north-rammas = NRamm
code-area-north-city-wall = NWall
code-area-north-gate = NGate
code-area-great-gate = GGate
code-area-south-city-wall = SWall
code-area-south-rammas = SRamm
code-area-harlond = Harlo
code-area-pelennor-townlands = Towns
code-area-causeway-forts = Forts
code-area-south-dike = SDike
code-area-south-river-bank = SBank
code-area-old-ships-landing = Ships
code-area-west-osgiliath = WOsgi
code-area-east-osgiliath = EOsgi
code-area-cross-roads = Cross
code-area-morgul-vale = MVale
code-area-morgulduin = Mduin
code-area-mount-mindolluin = Mindo
code-area-imloth-melui = Imlot
code-area-south-road = SRoad
code-area-lossarnach = Lossa
code-area-city-quays = Quays
code-area-great-river-bend = Bend
code-area-lower-anduin = LAndu
code-area-emyn-arnen = EArne
code-area-southern-lands = SLand
code-area-harad-road = HRoad
code-area-to-the-outlands = >Outl
code-area-to-rohan = >Roha
code-area-forgotten-road = >Road
code-area-to-the-east = >East
code-area-to-harad = >Hara
code-area-udun = >Udûn
code-area-gorgoroth = >Gorg
code-area-minas-morgul = >Morg

## Areas

# $what: what is there, with semicolons.
board-area = { $area }: { $what }
# $code: its name on the map.
board-area-name = { $area } ({ $code })
board-parts = { $list }; { $next }
board-sentences = { $list } { $next }
board-held-free = taken by the Free Peoples
board-held-shadow = taken by the Shadow
board-protection = protection { $n }
board-breached = breached
board-section =
    { $n ->
        [0] { $section } breached
       *[other] { $section } { $n } of { $of }
    }
# $what: units, Leaders, Characters and tokens.
board-army =
    { $leads ->
        [0] { $what } (strength { $strength })
       *[other] { $what } (strength { $strength }, Leadership { $leads })
    }
board-damage = { $n } Damage
board-ents =
    { $n ->
        [one] 1 Ent
       *[other] { $n } Ents
    }
board-nazgul =
    { $n ->
        [one] 1 Nazgûl
       *[other] { $n } Nazgûl
    }
board-tower = a Siege Tower
board-catapults =
    { $n ->
        [one] 1 Catapult
       *[other] { $n } Catapults
    }
board-entwood = Entwood in { $area }: { $n } Ents, { $supply } in the supply
board-gondor = Darkness tokens { $darkness }; Corsair Ships { $ships }; in the supply: { $nazgul } Nazgûl, { $towers } Siege Towers, { $catapults } Catapults
board-rohan-recruits = The Rohan recruitment area is { $area }

## Characters, tokens, supply, cards

board-eliminated = { $who } is eliminated
board-ready = { $who } is ready to enter
# $faces: board-faces-left with commas between them. $board: how many lie face down on the board. $removed: how many are gone unseen.
board-tokens =
    { $removed ->
        [0] Tokens ({ $pool }): { $n } in the pool, { $board } on the board; not flipped yet: { $faces }
       *[other] Tokens ({ $pool }): { $n } in the pool, { $board } on the board, { $removed } gone unseen; not flipped yet: { $faces }
    }
board-faces-left =
    { $n ->
        [one] { $token }
       *[other] { $token } ×{ $n }
    }
# $what: units and Leaders with commas.
board-supply = Supply of { $side }: { $what }
board-chosen = Chosen in { $area }: { $figures }
board-chosen-to = Chosen in { $area }, for { $to }: { $figures }
board-on-the-way = On the way: { $figures }
board-resolving = Being played: { $card }
board-thrown = Dice on the table: { $dice }
# $card: a card with its words.
board-on-table = On the table: { $card }
board-decks = Decks: { $decks }
board-deck = { $deck } { $left } ({ $gone } gone)
# $cards: some-cards-generic and so on, with commas.
board-seat = { $side }: { $cards } ({ $limit } at most)
board-seat-marked = { $side } ({ $marks }): { $cards } ({ $limit } at most)
board-no-cards = no card
board-mark-you = you
board-mark-acts = to act
some-cards-generic =
    { $n ->
        [one] 1 Generic card
       *[other] { $n } Generic cards
    }
some-cards-story-free =
    { $n ->
        [one] 1 Story card
       *[other] { $n } Story cards
    }
some-cards-story-shadow =
    { $n ->
        [one] 1 Story card
       *[other] { $n } Story cards
    }
some-cards-grima =
    { $n ->
        [one] 1 Gríma card
       *[other] { $n } Gríma cards
    }
some-cards-darkness =
    { $n ->
        [one] 1 Darkness card
       *[other] { $n } Darkness cards
    }

# What is not allowed until the end of the round. $what: with commas.
board-ban-abilities = No abilities in this round: { $what }
board-ban-enter = May not enter in this round: { $what }
board-ban-cards = May not be played in this round: { $what }
board-ban-leave = Nobody leaves or attacks from there in this round: { $what }
board-ban-hold = The Army there stays in this round, whatever happens: { $what }
board-ban-ent = No Ent comes by a Muster result in this round

## A battle

board-battle = Battle, round { $round }: { $side } from { $from } against { $at }
# $marks: with commas.
board-battle-marks = { $marks }
board-combined = Combined Attack
board-by-tower = with a Siege Tower
board-by-river = over a river
board-over = over { $section }
board-ends = over after this round
# $n: dice. $target: what hits. $mtarget: what hits on a maneuver die. $leads: how many dice may be rolled again.
board-battle-side = { $side }: { $n } dice, hits on { $target }+ (maneuver { $mtarget }+), Leadership { $leads }
board-battle-dice = { $side }: { $dice }; hits on { $target }+ (maneuver { $mtarget }+): { $hits }; Leadership { $leads }
board-die-rolling = …
board-die-maneuver = { $n } (maneuver)
# $tokens: with semicolons.
board-battle-tokens = { $tokens }
board-chose = token: { $token }
board-chose-hidden = a token face down
board-plays = card: { $card }
board-plays-hidden = a choice for the Combat Event face down
board-extra = besides: { $token }
board-used-tokens = used: { $tokens }
board-added = { $n } Damage added against it
board-cancels = { $n } cancelled
board-no-retreat = may not retreat
board-no-rout = may neither retreat nor rout

## About a thing

# $title: the name of a card. $kind: as in type-army.
about-card = { $title } ({ $kind }).
about-of-deck = { $deck }.
# $title: as in combat-no-quarter.
about-combat = In battle: { $title }.
about-condition = Only if: { $condition }
about-discard = It leaves the game: { $when }
# $what: what the box prints and we don't have.
about-ours = [reconstructed] { $what }
# $what: what the pack says. $pack: its name.
about-packed = [{ $pack }] { $what }
about-other-scenario = It belongs to the other scenario.

# $area: at the beginning of a sentence. $terrain: as in terrain-hills.
about-area = { $area }: { $terrain }, in { $region }.
# $nation: as in pool-mordor.title.
about-recruitment = { $area }: a recruitment area ({ $nation }). It is no area of the board: nobody attacks or enters it, and any number of units may stand there.
about-elsewhere = { $area } is not on this board.
about-settlement = A Settlement of { $side }.
about-stronghold =
    { $n ->
        [0] A Stronghold, breached. Who defends it has one more die.
       *[other] A Stronghold with protection { $n } of { $of }: it takes hits first, attackers hit on a 6, and who defends it has one more die.
    }
# $section: at the beginning of a sentence. $areas: from where it is attacked.
about-section =
    { $n ->
        [0] { $section } is breached (attacked from { $areas }).
       *[other] { $section }: { $n } of { $of } (attacked from { $areas }).
    }
about-worth =
    { $n ->
        [one] Worth 1 of the 10 points that the Shadow needs.
       *[other] Worth { $n } of the 10 points that the Shadow needs.
    }
about-control = Control: { $side }.
about-here = Here: { $what }.
about-dunlending = A recruitment area of Dunlendings.
about-mordor-orcs = A recruitment area of Mordor Orcs.
about-tower-area = Siege Towers are built here.
about-catapult-area = Catapults are built here.
about-anduin-south = It borders the Anduin south of Osgiliath.
# $areas: a list of areas, some as about-border.
about-borders = Adjacent: { $areas }.
about-border = { $area } ({ $border })
about-guarded = A dike or wall guards it against { $areas }.
about-rivers = Across a river, not adjacent: { $areas }.
about-mountains = Across mountains, not adjacent: { $areas }.
about-ent-steps = Ents may march from here to { $areas }.
about-arrows = From here one comes to { $areas }.
about-linked = Linked with { $areas }.
about-of-region = Its region.
about-of-borders = Its borders.
about-of-arrows = Its arrows.
about-of-type = Its type.
about-of-name = The name of the ability.
# $region: at the beginning of a sentence.
about-region = { $region }: { $areas }.
about-home-region = { $region }: { $areas }. With both of its Settlements the Shadow controls it and has one more die.

# $kind: as in kind-captain.
about-character = { $who }, { $kind } of { $side }.
# $modifier: what he adds to another general.
about-leads = Leadership { $leadership }/+{ $modifier }.
about-level = Level { $n }.
about-no-level = His Level has no limit.
about-action-die = An Action die more while he is in play.
about-aside = Not in play.
about-track =
    { $ready ->
        [1] On space { $n } of the Fate Track; ready to enter.
       *[other] On space { $n } of the Fate Track.
    }
about-at = In { $area }.
about-in-box = In the Shadow Box.
about-in-entwood = With the Entwood in { $area }.
about-eliminated = Eliminated.
about-commander = He is the Commander.
# $how: in a clause.
about-entry = He enters: { $how }.
about-start = Where he enters: { $areas }.
# $who: a list of figures.
about-company = With him come { $who }.
# $name: the name of an ability.
about-ability = { $name }.
about-ability-cost = { $name } (an action for one Character result).
about-silenced = His abilities do not work in this round.

about-unit = { $unit }: { $n } of { $of } figures in the supply.
about-strength = Combat Strength { $n }.
about-favorite = Favorite terrain: { $terrains }.
about-no-terrain = No favorite terrain.
about-every-terrain = Every terrain is favorite terrain when they attack, none when they defend.
# $leader: at the beginning of a sentence.
about-leader = { $leader }: Leadership 1/+1, always with units; { $n } of { $of } figures in the supply.
about-leadership = A Leadership token of the Shadow: Leadership 1 for its Army, until the end of the round.

about-regroup = Regroup: at the end of the round all used maneuver tokens come back, and a defender may retreat.
about-combat-event = Combat Event: the combat half of one Generic card may be played.
# $units: types of units.
about-maneuver = A maneuver token ({ $units }): as many dice as there are such units are maneuver dice; if one of them hits, the ability works.

about-face-character = A Fast Move or an attack with Leadership, Characters moved or brought into play, abilities of Characters, a Character card.
about-face-army = A Strategic Move, an attack, a Combined Attack, an Army card; in Gondor the Catapults.
about-face-muster = Recruiting, Rallies, a Muster card, and what each scenario adds.
about-face-army-muster = One action of an Army or a Muster result.
about-face-event = One or two Generic cards or a Story card drawn, or any card played.
about-face-eye = Mordor Orcs: recruiting, moving or attacking.
about-face-will-of-the-west = One action of any result; it also activates the Entwood and discards certain cards.

about-deck = { $deck }: { $left } cards left, { $gone } gone.
about-known = Known to you of those: { $cards }.
about-pool = Nobody knows what a token shows before it is flipped.
about-token = Tokens that show { $token }: { $n } of { $of } have not been seen.
# $location: at the beginning of a sentence. $about: what it gives. $now: 1 if it is the place of this round.
about-location =
    { $now ->
        [1] { $location }, in this round: { $about }.
       *[other] { $location }: { $about }.
    }
# $n: in the Fate Pool. $gone: discarded.
about-tile = Fate tile { $tile }: { $n } in the Fate Pool, { $gone } discarded.
about-tile-1 = The Fate Marker goes 1 space.
about-tile-1-fate = The Fate Marker goes 1 space; then an Ent comes, or a Darkness token goes.
about-tile-2 = The Fate Marker goes 2 spaces.
about-tile-2-fate = The Fate Marker goes 2 spaces; then an Ent comes, or a Darkness token goes.
about-tile-3 = The Fate Marker goes 3 spaces.
about-tile-x-fate = The Fate Marker goes as many spaces as there are dice in the Shadow Box; then an Ent comes, or a Darkness token goes.
about-tile-free-2-draw = The Fate Marker goes 2 spaces; then one more tile is drawn and applied.
about-tile-free-no-living-man = If Théoden is on the Fate Track, his counter goes one space towards 0 and one more tile is drawn; if he is in play, it eliminates a Witch-king on the board, or else one more tile is drawn and this one goes back.
about-tile-shadow-0 = It must be kept, and the Fate Marker stays.
about-tile-shadow-0-die = It must be kept, and the Fate Marker stays; the Shadow may put one more die into the Shadow Box and a Leadership token with an Army.
about-special-tile = It comes into the Fate Pool by a card only.
about-copies =
    { $n ->
        [one] There is one of it.
       *[other] There are { $n } of it.
    }
# $n: on the board.
about-engine-siege-tower = Siege Towers: { $n } of 6 on the board. One of them makes an assault on Minas Tirith of one round: hits go to the defenders themselves.
about-engine-catapult = Catapults: { $n } of 6 on the board. An Army result fires them all, at the Army in Minas Tirith or at a section.
about-engine-areas = Built in: { $areas }.
about-fate-track = The Fate Marker is on space { $n }. On space { $of } the Free Peoples win.
about-on-track =
    { $ready ->
        [1] { $who }: space { $n }, ready to enter.
       *[other] { $who }: space { $n }.
    }
# $n: dice. $aside: Leadership tokens that are set aside.
about-shadow-box =
    { $n ->
        [one] 1 die is in the Shadow Box; Leadership set aside: { $aside }.
       *[other] { $n } dice are in the Shadow Box; Leadership set aside: { $aside }.
    }
about-action-tokens = Action tokens of the Free Peoples: { $n } free, { $used } used in this round. One of them goes with each pass: an Army moved one area, a token flipped, a Rally, or Characters moved.
about-entwood =
    { $n ->
        [one] The Entwood is in { $area }, with 1 Ent; { $supply } in the supply.
       *[other] The Entwood is in { $area }, with { $n } Ents; { $supply } in the supply.
    }
about-ents = With Treebeard in play a Will of the West activates it: Ents march in a chain and give themselves up to attack, with five dice on 5 or more and all misses rolled again.
about-nazgul = { $n } Nazgûl are on the board, { $supply } in the supply. They go anywhere, and one is removed for each ability used in a battle of its region.
about-nazgul-limit-once-per-round = Each ability once in a combat round.
about-nazgul-limit-once-per-battle = Each ability once in a battle.
about-nazgul-limit-unlimited = Each ability as often as there are Nazgûl.
about-darkness =
    { $n ->
        [one] 1 Darkness token is left. While one is there, Darkness cards are drawn and played.
       *[other] { $n } Darkness tokens are left. While one is there, Darkness cards are drawn and played.
    }
about-ships =
    { $n ->
        [one] 1 Corsair Ship lies on the Anduin.
       *[other] { $n } Corsair Ships lie on the Anduin.
    }
about-anduin = On the Anduin south of Osgiliath: { $areas }.
about-pass = Who has fewer unused dice than the enemy may pass: no die is used, and the enemy acts.

# The cards: what is printed on them, in our words.
#
# .condition: what must hold to play it. .text: what it does. .discard: when a card on the table leaves the game.

## Event cards: their orders, which are played as an action

event-blow-the-horns = Blow the Horns
    .text = Rally up to two of your armies, each once. Every 4+ succeeds instead of every 5+, in the re-roll too.
event-call-to-arms = Call to Arms
    .text = Move up to two of your armies, each up to two regions. Leadership must go with the figures that move; no figure moves twice. No attack follows.
event-encirclement = Encirclement
    .text = Move one of your armies to an adjacent region. Then you may make a Combined Attack on an enemy army that at least two of your armies are adjacent to, the moved one or not.
event-gather-and-marshall = Gather and Marshall
    .text = Draw one of your recruitment tokens and flip it where one of your armies is; its units join that army. Any area with an army will do, also a Pass or a Goblin Mustering Point.
event-marching-companies = Marching Companies
    .text = Move up to three of your armies, each to an adjacent region; no figure moves twice.
event-move-to-strike = Move to Strike
    .text = Move one of your armies up to two regions, with Leadership among the figures that move; then it may attack.
event-mustering-for-battle = Mustering for Battle
    .text = Flip one of your recruitment tokens in each of up to three regions.
event-sudden-assault = Sudden Assault
    .text = Move one of your armies to an adjacent region, then it may attack. In that attack you have Terrain Superiority without comparison.
event-troop-leader = Troop-leader
    .text = Take up to two damage tokens off one of your armies with Leadership.

## Event cards: their combat effects, which are laid in a battle

combat-captain-of-war = Captain of War
    .condition = The army has a character or a Leadership token.
    .text = Before casualties: give up a character with the army, or one of its Leadership tokens, to take up to two damage tokens off the army.
combat-fierce-defence = Fierce Defence
    .text = The enemy hits on a 6 this round, also when he rolls again. Attacker and defender may use it; what is added to his dice still counts.
combat-no-quarter = No Quarter
    .text = Before the roll: put one damage token on your army itself. Each of your dice counts 1 more this round, also when rolled again.
combat-determined-attack = Determined Attack
    .text = Once both cards are known, lay a second one: a Maneuver card used before in this battle, or one of your hand, which you get back after the round.
combat-stand-and-fight = Stand and Fight
    .text = Each of your units has strength 2 this round. You still roll five dice at most.
combat-dense-fog = Dense Fog
    .text = The battle is over after this round: nobody retreats, routs or advances. If an army is destroyed in the round, it ends as usual.
combat-overmastered = Overmastered
    .text = The enemy makes no Leader re-roll this round.
combat-battle-fury = Battle-fury
    .text = Each of your dice counts 1 more in the combat roll; not when rolled again.
combat-commanding-voice = Commanding Voice
    .text = Your army has 2 more Leadership in the re-roll of this round, even if it had none.
combat-great-confusion = Great Confusion
    .text = The enemy rolls two dice fewer, counted after the limit of five; one at least is left to him.

## The Event cards: an order and a combat effect each

card-blow-the-horns--captain-of-war = { event-blow-the-horns } / { combat-captain-of-war }
card-blow-the-horns--fierce-defence = { event-blow-the-horns } / { combat-fierce-defence }
card-blow-the-horns--no-quarter = { event-blow-the-horns } / { combat-no-quarter }
card-call-to-arms--determined-attack = { event-call-to-arms } / { combat-determined-attack }
card-call-to-arms--fierce-defence = { event-call-to-arms } / { combat-fierce-defence }
card-call-to-arms--stand-and-fight = { event-call-to-arms } / { combat-stand-and-fight }
card-encirclement--captain-of-war = { event-encirclement } / { combat-captain-of-war }
card-encirclement--fierce-defence = { event-encirclement } / { combat-fierce-defence }
card-encirclement--no-quarter = { event-encirclement } / { combat-no-quarter }
card-gather-and-marshall--dense-fog = { event-gather-and-marshall } / { combat-dense-fog }
card-gather-and-marshall--determined-attack = { event-gather-and-marshall } / { combat-determined-attack }
card-gather-and-marshall--overmastered = { event-gather-and-marshall } / { combat-overmastered }
card-gather-and-marshall--stand-and-fight = { event-gather-and-marshall } / { combat-stand-and-fight }
card-marching-companies--determined-attack = { event-marching-companies } / { combat-determined-attack }
card-marching-companies--overmastered = { event-marching-companies } / { combat-overmastered }
card-marching-companies--stand-and-fight = { event-marching-companies } / { combat-stand-and-fight }
card-move-to-strike--captain-of-war = { event-move-to-strike } / { combat-captain-of-war }
card-move-to-strike--dense-fog = { event-move-to-strike } / { combat-dense-fog }
card-move-to-strike--no-quarter = { event-move-to-strike } / { combat-no-quarter }
card-move-to-strike--overmastered = { event-move-to-strike } / { combat-overmastered }
card-mustering-for-battle--battle-fury = { event-mustering-for-battle } / { combat-battle-fury }
card-mustering-for-battle--commanding-voice = { event-mustering-for-battle } / { combat-commanding-voice }
card-mustering-for-battle--great-confusion = { event-mustering-for-battle } / { combat-great-confusion }
card-sudden-assault--battle-fury = { event-sudden-assault } / { combat-battle-fury }
card-sudden-assault--commanding-voice = { event-sudden-assault } / { combat-commanding-voice }
card-sudden-assault--dense-fog = { event-sudden-assault } / { combat-dense-fog }
card-sudden-assault--great-confusion = { event-sudden-assault } / { combat-great-confusion }
card-troop-leader--battle-fury = { event-troop-leader } / { combat-battle-fury }
card-troop-leader--commanding-voice = { event-troop-leader } / { combat-commanding-voice }
card-troop-leader--great-confusion = { event-troop-leader } / { combat-great-confusion }

## The Story cards of the Free Peoples

card-the-skin-changer = The Skin-changer
    .text = While Beorn's figure is on the Fate Track: move it one step to the left; if he is ready then, he enters play at once, without a die. If he is in play: he may move up to three regions and attack, for no Wrath.
card-lucky-number = Lucky Number
    .condition = Bilbo is in play.
    .text = While on the table: after each Action roll you may roll one of your Action dice again; the new result stays.
    .discard = When that die shows Will of the West; when Bilbo is eliminated.
card-clad-in-hauberks-of-steel = Clad in Hauberks of Steel
    .text = An army with Dwarf Regulars or Dwarf Veterans receives a Dwarf Veterans unit and a Leadership token.
card-dismay = Dismay
    .text = Choose a Shadow army next to one of your armies with Leadership: it loses all its Leadership tokens. Then the Shadow puts one unused Character die aside, if it has one.
card-elf-lords = Elf-lords
    .condition = The Free Peoples control Ravenhill.
    .text = Ravenhill receives two Wood-elf Spearmen units, a Wood-elf Archers unit and a Leadership token.
card-elven-charge = Elven Charge
    .text = An army with Elves moves to an adjacent region and may then attack. In that battle its Leadership is 5; after the first round the defender may rout, but not retreat.
card-flying-banners = Flying Banners
    .text = In up to two Settlements that you control: draw a recruitment token and flip it there, one in each.
card-he-is-not-lost = He is not Lost!
    .text = An eliminated General is in play again: he joins one of your armies.
card-hope-rekindled = Hope Rekindled
    .text = One of your armies receives a Leadership token, two if the die was a Will of the West. Then it may move to an adjacent region and attack.
card-last-stand = Last Stand
    .text = Take damage tokens off a fortification that one of your armies is in, as many as the combat strength of the army.
card-ring-of-invisibility = Ring of Invisibility
    .condition = Bilbo is on the board.
    .text = Bilbo goes to one of your armies with Leadership, however far. If he is in Gandalf's region then, draw a Fate card.
card-men-of-the-lake-with-long-swords = Men of the Lake with Long Swords
    .text = One of your armies with Leadership receives two Lake-men units and a Leadership token.
card-moria-dain-dain = Moria! Dáin! Dáin!
    .text = An army with Dwarves moves up to two regions and may then attack. In that attack you have Terrain Superiority without comparison.
card-on-the-march = On the March
    .text = Move up to two of your armies, each up to two regions; no figure moves twice. No attack follows.
card-redoubled-force = Redoubled Force
    .text = Take up to three damage tokens off one of your armies. Then it may move to an adjacent region and attack.
card-rescue = Rescue
    .text = Draw a recruitment token and flip it where one of your armies is. Then you may rally that army; every 4+ succeeds.
card-ringing-trumpets = Ringing Trumpets
    .text = In up to three Settlements that you control: flip a recruitment token that lies there, or draw one and place it face down.
card-shower-of-arrows = Shower of Arrows
    .text = Shoot as with Thranduil's Archery, with hits on 4+; he need be neither active nor in play. Then draw an Event card.
card-the-arkenstone-of-thrain = The Arkenstone of Thráin
    .text = Put the blue Fate tile into the Fate pool.
card-the-king-of-all-birds = The King of All Birds
    .text = While the figure of the Lord of the Eagles is on the Fate Track: move it one step to the left; if he is ready then, he enters play at once, without a die. If he is in play: an Eagle comes to the Eyrie.

## The Story cards of the Shadow

card-great-dread = Great Dread
    .condition = The Shadow controls at least two Settlements.
    .text = Roll four dice: for every 4+ one recruitment token of the Free Peoples, wherever you like, goes back into its pile.
card-war-band = War-band
    .text = One of your armies in the Broken Lands receives two Orcs units and two Leadership tokens. Then it may move to an adjacent region or attack, not both.
card-chieftains-and-champions = Chieftains and Champions
    .text = Up to four of your armies receive a Leadership token each.
card-whirling-bats = Whirling Bats
    .text = Give up to two Great Bats: for each of them one Leadership token of the Free Peoples, wherever you like, is lost.
card-flying-arrows-and-wild-spears = Flying Arrows and Wild Spears
    .text = An Orcs unit joins one of your armies, and up to six more Orcs wait on this card. While on the table: with any Action die you may put one of them with one of your armies.
    .discard = When no Orcs are left on it.
card-troubled-mind = Troubled Mind
    .text = Choose a General. While on the table: his General ability can't be used.
    .discard = When the Free Peoples use a Will of the West for it, or any die and move the Fate marker one step to the left.
card-orc-army = Orc Army
    .text = Five Orcs units muster in one Mustering Region. Then one of your armies in the Broken Lands may move up to two regions.
card-black-tide = Black Tide
    .text = All your armies with Leadership may move to an adjacent region, with Leadership among the figures that move.
card-great-goblin = Great Goblin
    .text = One of your armies with Goblins receives a Great Orcs unit and a Leadership token. Then it may move one step or attack, not both.
card-howling-orcs = Howling Orcs
    .text = While on the table: Dwarf Regulars, Dwarf Veterans and Lake-men have no ability in battle against an army with Great Orcs.
    .discard = When a Great Orcs unit is eliminated, wherever it was.
card-hurrying-multitude = Hurrying Multitude
    .text = Move up to two of your armies, each up to two regions; no figure moves twice. No attack follows.
card-ill-chance = Ill-chance
    .text = The Fate marker goes one step to the left. Draw an Event card.
card-returning-to-the-assault = Returning to the Assault
    .text = Flip up to five of your recruitment tokens in the Broken Lands, several in one region if you like. Then one of your armies there may move to an adjacent region.
card-orcs-from-gundabad = Orcs from Gundabad
    .text = One of your armies receives two Orcs units. Then it may move to an adjacent region or attack, not both.
card-climbing-goblins = Climbing Goblins
    .text = One of your armies on a Pass or in a Goblin Mustering Point receives two Goblins units and a Leadership token. Then it may move one step or attack, not both.
card-orcs-of-huge-size = Orcs of Huge Size
    .text = Give up a Great Orcs unit of Bolg's army for a Bodyguard token; he never has more than three.
card-the-shadow-of-the-necromancer = The Shadow of the Necromancer
    .text = Put the red Fate tile into the Fate pool.
card-the-swiftest-wolf-riders = The Swiftest Wolf-riders
    .condition = The Shadow controls the Ruins of Dale.
    .text = Three Wargs units and a Leadership token come together to the Ruins of Dale, or to a region next to them without an army of the Free Peoples.
card-like-a-sea-of-locusts = Like a Sea of Locusts
    .text = Give up to two Great Bats: for each of them one recruitment token of the Free Peoples, wherever you like, goes back into its pile.
card-victory-vanishes-from-hope = Victory Vanishes from Hope
    .text = Up to three armies of the Free Peoples without damage take one damage token each, on the army itself. Draw an Event card.

## Fate cards

fate-card-giant-size = Giant-size
    .text = Beorn's card receives 2 Wrath. As long as this lies next to it he rolls five dice in battle.
fate-card-redoubled-in-wrath = Redoubled in Wrath
    .text = Beorn's card receives 4 Wrath, also before he is in play.
fate-card-roaring-voice = Roaring Voice
    .text = Beorn's card receives 2 Wrath. As long as this lies next to it he hits on 4+ where he would hit on 5+.
fate-card-the-eagles-are-coming = The Eagles are Coming!
    .text = Two Eagles come to the Eyrie.
fate-card-where-are-the-eagles = Where are the Eagles?
    .text = While the figure of the Lord of the Eagles is on the Fate Track: it goes one step to the left, and an Eagle comes to the Eyrie. Otherwise two Eagles come.
fate-card-eagles-are-not-kindly-birds = Eagles are not Kindly Birds
    .text = Next to the card of the Lord of the Eagles. With a Muster result, Eagles that return may all attack one Shadow army in a mountains region: four dice each, hits on 4+, misses rolled again once.
fate-card-fury-of-the-dwarves = Fury of the Dwarves
    .text = Next to Thorin's card. The army that he is with has 2 more strength and 2 more Leadership.
fate-card-mighty-strokes = Mighty Strokes
    .text = Next to Thorin's card. In battles of the army that he is with, Thorin's Mighty Strokes is among the Maneuver cards.
fate-card-shining-armour = Shining Armour
    .text = Next to Thorin's card. Damage to the army that he is with may be put on this card instead. With more than five tokens on it at the end of a battle round it is discarded.

## Maneuver cards

# .title: the name of the ability alone.

maneuver-unit-card-dwarven-warriors = Dwarf Regulars: Redoubtable
    .title = Redoubtable
    .text = If a black die hits: one Dwarf Regulars unit that you eliminate in the damage step takes off up to three damage tokens.
maneuver-unit-card-dwarven-veterans = Dwarf Veterans: Old Hatred
    .title = Old Hatred
    .text = If a black die hits: the enemy army takes 1 more damage and loses a Leadership token.
maneuver-unit-card-elven-archers = Wood-elf Archers: Hail of Darts
    .title = Hail of Darts
    .text = If a black die hits: the enemy army takes 1 more damage.
maneuver-unit-card-elven-spearmen = Wood-elf Spearmen: Wall of Spears
    .title = Wall of Spears
    .text = If a black die hits: 1 damage of this round on your army or its fortification is cancelled, also one that the enemy adds later.
maneuver-unit-card-lakemen = Lake-men: Hail of Darts
    .title = Hail of Darts
    .text = If a black die hits: the enemy army takes 1 more damage.
maneuver-unit-card-orcs = Orcs: Wild Rage
    .title = Wild Rage
    .text = If a black die hits: at the end of the round your army receives a Leadership token.
maneuver-unit-card-great-orcs = Great Orcs: Fell Race
    .title = Fell Race
    .text = If a black die hits: the enemy chooses to lose all Leadership tokens of his army, one character with it, or to take 2 more damage.
maneuver-unit-card-wargs = Wargs: Rearguard Attack
    .title = Rearguard Attack
    .text = If a black die hits: at the end of the round the enemy takes casualties until one damage token at most is left. Beorn does not mind.
maneuver-unit-card-goblins = Goblins: Goblin Charge
    .title = Goblin Charge
    .text = If a black die hits: at the end of the round you may put 1 damage on your army to deal 1 to the enemy.
maneuver-regroup-free-peoples = Regroup
    .title = Regroup
    .text = Take back all Maneuver cards that you used in this battle. A defender may retreat at the end of the round without a rout.
maneuver-regroup-shadow = Regroup
    .title = Regroup
    .text = Take back all Maneuver cards that you used in this battle. A defender may retreat at the end of the round without a rout.
maneuver-thorins-mighty-strokes = Thorin's Mighty Strokes
    .title = Thorin's Mighty Strokes
    .text = Each of your dice counts 1 more this round, also when rolled again. It takes no black die.
maneuver-vampire-like = Vampire-like
    .title = Vampire-like
    .text = If a hit of yours became damage, you may give up a Great Bats figure over the territory to deal 1 more. It takes no black die and comes back to the hand.

## Reference cards

# .ability: what is certain. .ours: what the box prints and we don't have, with the number of Appendix A; a data pack may replace it.

reference-bard = Captain of the Lake-men
    .ours = General ability: place a token of Dwarves and Men in a Settlement; or, if he is with an army, roll 3 dice against an adjacent Shadow army, hits on 5+ (R3). Movement 2 (R2).
reference-dain = Lord of the Iron Hills
    .ours = General ability: rally the army that he is with; or place a token of Dwarves and Men in a Settlement (R4). Movement 2 (R2).
reference-gandalf = Magic Bolt
    .ability = General ability: a ranged attack on a Shadow army.
    .ours = 3 dice, or 5 for the Concentration token, hits on 4+ (R5); or take the Concentration token, which stays until it is used (R6). Leadership 1 (R1), movement 3 (R2).
reference-thranduil = Archery
    .ability = General ability: Wood-elf Archers and Lake-men shoot at a Shadow army in range.
    .ours = One die for each such unit on hills or mountains, 5 at most, hits on 5+ (R7); or place a token of the Elves in a Settlement (R8). Movement 2 (R2).
reference-lord-of-the-eagles = Lord of the Sky
    .ability = General ability: an Eagle comes to the Eyrie; or Eagles fly out of it, he among them, each over any territory.
    .ours = Enters the Eyrie with a Character result and brings two Eagles (R9).
reference-bilbo = Burglar
    .ability = Enters with a Character result where another character or a Leadership token of the Free Peoples is, with five Ring tokens. For a Ring token: when the army that he is with takes damage he may leave the board, and two of the tokens go; with any Character result he may go to any region.
    .ours = Movement 2 (R2).
reference-thorin = King under the Mountain
    .ability = While he is in play the Free Peoples have six dice, from the next Recovery on.
    .ours = Enters with a Character result at the Front Gate, with a Dwarf Veterans unit (R10). Movement 2 (R2).
reference-beorn = Skin-changer
    .ability = Enters with 8 Wrath; if the Shadow has fewer than 6 points then, the Free Peoples win. Moves up to three regions and attacks, with a Will of the West, or with a Character result for one Wrath. In battle he rolls four dice and rolls misses again once; each damage costs a Wrath, and without Wrath he is gone.
    .ours = Enters with a Will of the West or a Character result, in the Broken Lands, the Valley or the Southern Spur, where no unit and no Shadow marker is (R11).
reference-bolg = Bolg
    .ability = Ready while the Shadow has an army in the Valley or controls a Settlement there. Enters with a Bodyguard token, or three if the Shadow controls the Ruins of Dale. For a Bodyguard token all damage to his army in a round, or by one effect, is cancelled. If he is eliminated, the Free Peoples win.
    .ours = Enters with a Character result, with an army in the Broken Lands or the Valley (R12). With a Character Move he may place a recruitment token in a Mustering Region (R13). Movement 2 (R2).

# The two cards of special units.
reference-eagles = Strong and Noble
    .ability = With a Muster result Eagles return to the Eyrie; each attacks another Shadow army in the territory that it was over: three dice, hits on 4+, misses rolled again once.
reference-bats = Great Bats
    .ability = Cloud of Bats: with a Muster result a Great Bats figure goes, and an army of the territory moves to an adjacent region. Vampire-like: in battle, see the Maneuver card.

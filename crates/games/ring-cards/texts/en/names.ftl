# The factions, as they stand before another word: "Elf character".
faction-dunedain = Dúnedain
faction-dwarf = Dwarf
faction-elf = Elf
faction-hobbit = Hobbit
faction-rohan = Rohan
faction-wizard = Wizard
faction-isengard = Isengard
faction-monstrous = Monstrous
faction-mordor = Mordor
faction-southron = Southron

# The types of cards, with the faction.
type-army = { $faction } army
type-character = { $faction } character
type-item = { $faction } item
type-event = { $faction } event

keyword-nazgul = Nazgûl
keyword-ent = Ent
keyword-weapon = Weapon
keyword-mount = Mount

# Who may wield an item.
wielder-faction = any { $faction } character
wielder-keyword = any { $keyword }
wielder-or = { $list } or { $next }

# What else can be pointed at.
draw-deck = the draw deck
cycle-pile = the cycle pile
eliminated-pile = the eliminated pile
ring = the Ring token
pass = passing

# Copies of an army, by what tells them apart.
copy-ready = the ready { $card }
copy-fresh = the fresh { $card }
copy-at = { $card } at { $ground }
copy-at-path = { $card } at the path { $path }
copy-at-no-path = { $card } at the path

# What a Ring token does.
ring-once-per-game = Once per game: draw 2.
ring-once-per-round = Once per round: draw 3; then eliminate 1 and cycle 1 of the hand.

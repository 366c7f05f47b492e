# What the server says itself. Reasons are clauses: they begin in lower case and have no full stop.

# The computer players.
computer-random = Random
computer-easy = Apprentice
computer-medium = Adept
computer-hard = Master

# The title of a table that nobody gave another one: its scenario, and who plays it.
table-title = { $scenario }: { $who }
title-together = { $who }
title-against = { $one } against { $other }

# The name of somebody who has left for good.
somebody-who-left = Somebody who left

# What there is not.
missing-table = there is no such table
missing-game = there is no such game
missing-place = there is no such place
missing-position = there is no such position
missing-file = there is no such file
unknown-game = there is no game “{ $game }”
unknown-rule = there is no rule “{ $rule }”
unknown-computer = there is no computer player “{ $player }”
unknown-path = there is nothing at { $path }
your-missing-deck = you have no such deck
your-missing-pack = you have no such data pack
missing-pack = there is no such data pack, or nobody keeps it any more
your-missing-token = you have no such token

# Requests.
websocket-only = this is a WebSocket: ask for an upgrade
method-not-taken = this path does not take that method
foreign-page = the request comes from a page of another site
foreign-name = this server does not go by that name: its operator can say so with --public-url
body-not-declared-json = the body must be JSON, with Content-Type: application/json
body-not-json = the body is not JSON: { $error }
body-not-text = the body is not UTF-8 text
body-too-slow = the body took too long
body-too-large = the body is too large
zero-character = the character U+0000 is not accepted
messages-are-texts = messages are JSON texts
not-a-message = not a message: { $error }

# Faults on this side.
internal = something is wrong on this side; it has been logged
unsaved = this can't be saved now; nothing is lost: try again in a moment
unreadable = what is stored about this can't be read any more
unreadable-table = what is stored about this table can't be read; the operator finds it among the problems
engine-fell-over = the game's engine fell over
table-stopped = the game has stopped: { $why }; the journal is kept
table-does-not-play = the stored game does not play: { $why }; the journal is kept
engine-contradicted-itself = the game's engine contradicted itself; the journal is kept
game-not-in-this-program = this program has no such game

# People.
somebody-needed = play as a guest or log in first
password-wrong = name and password do not match
password-not-yours = that is not your password
password-length = a password has 8 to 200 characters
password-of-guest = a guest has no password: register first
name-is-taken = that name is taken
name-of-somebody = that name belongs to somebody who has registered
name-like-somebody = that name looks like that of somebody who has registered
name-invisible = a name has no invisible characters
name-marks = a name has too many marks on one letter
name-scripts = “{ $word }” is written in letters of more than one script
name-length = a name has 1 to { $n } characters
hook-length = a web-hook has at most { $n } characters
hook-form = a web-hook is an address that begins with http:// or https://

# Limits.
limit-tries = too many tries; wait a minute
limit-guests = too many guests from your address; wait a minute
limit-looks = too many requests from your address; wait a moment, or log in
limit-reads = too many requests; wait a moment
limit-answers = too many answers; wait a moment
limit-chat = too many lines; wait a moment
limit-uploads = too much sent in; wait a minute
limit-uploads-from = too much sent in from your address; try again in an hour
limit-tables = too many new tables; wait a minute
limit-tables-from = too many new tables from your address; wait a few minutes
limit-decks = too many decks; wait a moment
limit-decks-from = too many new decks from your address; wait a few minutes
limit-packs = too many data packs; wait a moment
limit-packs-from = too many new data packs from your address; wait a few minutes
limit-export = that was written out for you a moment ago; wait a few minutes
limit-sockets = too many open sockets from your address
limit-requests = too many requests from your address at once
limit-log-ins = too many people are logging in right now; try again
limit-tokens = you have { $n } tokens already; drop one first
limit-kept-decks = you keep { $n } decks already; drop one first
limit-kept-packs = you keep { $n } data packs already; drop one first
limit-open-tables = you have { $n } tables open already
limit-computers = computers play at { $n } of your tables already: finish a game first
limit-journals = you have brought in { $n } journals already; throw one away first
limit-reports = { $n } of your reports are kept already: they will be read
limit-changes = too many people are changing this table at once
limit-orders = at most { $n } orders
limit-characters = at most { $n } characters

# Decks.
decks-not-for-game = there are no decks to build for { $game }
deck-length = a deck list has at most { $n } characters
deck-name-length = the name of a deck has at most { $n } characters
deck-name-invisible = a name has no control characters

# Data packs.
packs-not-for-game = there are no data packs for { $game }
pack-not-an-option = a data pack is chosen by `pack`, not by an option
pack-template-name = From my box

# Tables.
set-up-places = this set-up has { $n } places, not { $given }
option-length = an option has at most { $n } characters
game-is-over = the game is over
game-is-not-over = the game is not over
no-sides-to-swap = everybody plays on one side
game-not-begun = the game has not begun
table-has-stopped = the table has stopped
table-is-archive = this is a journal to look at
table-removed = the table was removed by its owner
table-moved = this table has moved to a newer program; connect again
seat-not-yours = that seat is not yours
place-not-free = that place is not free
place-taken = somebody sits there
places-closed = nobody can sit down here any more
cards-seen = you have seen the cards of the other side
host-only = only the person who opened the table can fill places
nobody-wants-back = nobody has asked to step back
not-asked = you are not asked
answer-too-late = another answer came first: look at the question again
chat-length = a line of chat has 1 to { $n } characters

# Journals.
journal-closed = the journal is open when the game is over, or to somebody who holds every seat
journal-not-yours = that is not a journal that you brought in
journal-unplayable = the journal can't be played
position-unknown = the rules were corrected since, and this position can't be shown any more
play-on-earlier = the game is over there: choose an earlier point

# Why a socket closes.
bye-slow = too slow
bye-session = the session is over
bye-restart = the server restarts

## What is shown of a result where its address is passed on

# $game: the game's name. $winner: who won, as in "The Shadow".
share-won = { $game }: { $winner } won
share-together-won = { $game }: won
share-together-lost = { $game }: lost
share-resignation = By resignation

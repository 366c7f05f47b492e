brand = Longtable
page-title = { $page } · { brand }
    .your-turn = ● { turn-yours } · { $page } · { brand }
skip = Skip to the content
close = Close
cancel = Cancel
loading = Loading…
statements = { $before }; { $after }
time-now = just now
what-and-when = { $what } · { $when }
people = { $n ->
    [one] { $n } person
   *[other] { $n } people
}
scenarios = { $n ->
    [one] { $n } scenario
   *[other] { $n } scenarios
}
spectators = { $n } watching

nav-main = Main
nav-home = { brand }, home
nav-lobby = Lobby
nav-mine = My tables
nav-rules = Rules
nav-decks = Decks
nav-account = Account
nav-account-of = Account of { $name }
theme-to-light = Light colours
theme-to-dark = Dark colours
theme-auto = Like the system
theme-light = Light
theme-dark = Dark

error-unreachable = The server can’t be reached. Check your connection and try again.
error-unsaved = This can’t be saved right now. Nothing is lost: try again in a moment.
error-again = Try again
error-unknown = Something went wrong. Try again, or reload the page.
missing-title = There is no such page
missing-text = The link may be old, or a letter is missing.

guest-name = { $first } { $second }
guest-first =
    Merry Quiet Brave Patient Wandering Curious Sunny Clever Gentle Bold Lucky Thoughtful Swift Cheerful
guest-second = Badger Heron Otter Fox Wren Hare Owl Marten Robin Lynx Sparrow Hedgehog Raven Stag

home-title = Pull up a chair.
home-lead =
    Great tabletop games, played by the rules, with friends, with strangers, or against the computer at three in the morning. No account needed.
home-join = Join a table
home-new = New table
home-new-of = New table: { $game }
home-games = The games
home-your-turn = It is your turn
home-play-now = Play now
home-play-now-of = Play now against the computer: { $game }
home-quick-against = { $scenario }, against { $computer }
home-play-alone-of = Play now, alone: { $game }
home-quick-alone = { $scenario }, alone
home-choose = Choose…
home-choose-of = Choose what to play now: { $game }
home-starting = Setting the table…
home-rules-of = Rules of { $game }
home-learn-of = Learn it: { $game }
home-how = A table that knows the rules
home-how-possible = It shows what is possible
    .text =
        Every legal choice is marked. Point at anything else, and the table says why not, with the rule.
home-how-back = Take a step back
    .text = Compose a move step by step and take steps back, until something hidden or random came up.
home-how-time = Tonight, or over days
    .text = Play live, or a move now and then. Nothing is lost: every game can be replayed and played on.
game-people = { $from } to { $to } people
game-and-scenario = { $game } · { $scenario }

place-open = Free
place-invited = Kept for a guest
place-you = You
place-present = (here now)
place-resigned = (resigned)
places-team = Team { $n }
seat-yours = { $seat } (you)
seat-of = { $seat } ({ $name })
chair-me = Me
chair-open = Anybody who comes along
chair-invited = Somebody I invite
chair-computer = Computer: { $name }

status-open = Waiting for people
status-playing = Playing
status-finished = Finished
status-stopped = Stopped
status-archive = Journal
table-title = Table
table-private = Private
table-days = Over days
table-go-on = Go on
    .of = Go on: { $title }
table-sit-down = Sit down
    .of = Sit down: { $title }
table-watch = Watch
    .of = Watch: { $title }
table-open = Open
    .of = Open: { $title }
table-result = Result
    .of = Result of { $title }
table-look = Look
    .of = Look: { $title }
table-replay = Replay
table-replay-of = Replay of { $title }
table-people = At the table
table-asked = to move
table-side = Question, log and chat
table-closed = This table is not open to you
table-stopped = This table has stopped because of an error. Its journal is kept; please report the problem.

corrected-told = The rules were corrected while this game was played (version { $version }).
corrected-again = { $n ->
    [one] { $n } answer is asked again.
   *[other] { $n } answers are asked again.
}
corrected-from = It differs from answer { $n } on.
corrected-differs = After answer { $n } the position is another one than it was.
corrected-snapshot = The game went on from the position after answer { $n }.
corrected-answers = { $n ->
    [one] Show the answer
   *[other] Show the { $n } answers
}
corrected-why = The first is no longer accepted: { $why }.
corrected-answer = { $who }: { $answer }
corrected-close = I have seen it

new-game = Game
new-scenario = Scenario
new-people = Number of people
new-usual = As usual
new-usual-is = { $what } (as usual)
new-more = More options
new-summary = What you are about to play
new-company = Who plays with you
new-you-play = You play
new-level = Strength of the computer
new-option-of = { $option }: { $who }
new-own-deck = With a deck of your own
level-1 = Gentle
level-2 = Demanding
level-3 = Hard
level-4 = Very hard
level-of = { $n } of { $of }
level-note-alone = How hard it is: by the games that our computer player won alone.
level-note-equals = How hard it is: by the games that each side won between computer players of equal strength.
new-places = Who sits where
new-vs-computer = Against the computer
new-with-computer = With computer players
new-vs-friend = With people I invite
new-vs-anybody = With anybody
new-solo = All seats mine
new-hot-seat =
    Several places are yours: play alone, or hand the device around. A curtain hides the hands between turns.
new-no-seat = No place is yours: you will watch.
new-pace = Pace
pace-live = Live
    .text = Everybody is here
pace-days = Over days
    .text = A move now and then
new-title = Title (optional)
new-title-hint = Friday evening
new-private = Private: only people with the invitation come in
new-open = Open the table
new-start = Start playing
new-waits = The game begins when all places are taken.

# Data packs: what an owner of the box corrects.
packs-title = Data packs
packs-lead =
    What the box of a game prints and we do not have is ours, and may be wrong. If you own the box, look it up and correct it here. Play with your pack, or share it.
packs-of = Data packs for { $game }
packs-for = A data pack for { $game }
packs-no-games = None of the games here has data packs.
packs-all = All data packs
packs-own = Your data packs
packs-shipped = Data packs that come with the game
packs-shared = Shared with you
packs-none = You keep no data packs yet.
packs-new = New data pack
packs-first-name = From my box
packs-make = Make one
packs-bring = Open a file
packs-template = Template
packs-copy = Make a copy
packs-copy-of = Make a copy of { $name }
packs-no-file = This file is no data pack, or it is too large.
packs-other-game = This file is a data pack for { $game }.
packs-fault = { $key }: { $what }
packs-drop-text = Do you throw { $name } away? Tables that are played with it go on. This can’t be taken back.
packs-dropped = { $name } is gone.
packs-form-lead =
    Look each value up in your box. Where ours is right, leave it as it is: only what differs goes into your pack.
packs-name = Name of the pack
packs-look-up = Look up
packs-limits = Takes
packs-ours = Our value
packs-theirs = In the pack
packs-ours-below = as it stands below
packs-search = Search the values
packs-only-yours = Only those that differ
packs-none-found = No value fits.
packs-yours = Your value
packs-yours-json = Your value, as JSON
packs-ops = Each op is one of:
packs-not-json = this is not JSON
packs-parts = Parts of the pack
packs-topics = What can be corrected here
packs-choose-topic = Choose what your box tells otherwise.
packs-map-hint = Point at an area to correct what lies around it, its region, and who stands there at first; point at a border to correct that one. On the keyboard, arrow keys go from area to area, and with Shift to the border between them.
packs-printed = This is printed in the rulebook, so that no pack changes it.
packs-row = Number in the list of values
packs-all-rows = All numbers
packs-scenario = Scenario
packs-all-scenarios = Both scenarios
packs-yours-n = { $n ->
    [one] one of yours
   *[other] { $n } of yours
}
packs-has-fault = It has a fault
packs-stands = As it stands now
packs-now = What it says now
packs-in-words = In words
packs-as-json = As JSON
packs-no-border = They do not touch
packs-between = { $a } and { $b }
packs-protected-side = protected side
packs-add-border = Another area that it touches
packs-choose = Choose
packs-yes = Yes
packs-no = No
packs-add = Add
packs-add-part = Add a detail
packs-add-op = Add what is done
packs-add-condition = Add a condition
packs-add-to = Add to { $what }
packs-add-name = Add a name to { $what }
packs-names = Names
packs-names-of = Names of { $what }
packs-a-number = A number
packs-number-of = Number of { $what }
packs-count-of = { $what }: how many ({ $where })
packs-part-of = { $part } of { $whole }
packs-nth = { $what }, no. { $n }
packs-up = Move up: { $what }
packs-at-least = At least
packs-at-most = At most
packs-all-of-them = All
packs-different = Different ones
packs-unknown-op = This word is not known.
packs-nothing = none
packs-is-ours = Ours holds
packs-is-yours = Yours holds
packs-use-ours = Take ours
packs-use-ours-of = Take ours: { $what }
packs-strangers = Values that this version of the game does not know
packs-strike = Strike
packs-strike-of = Strike { $key }
packs-keep = Keep, share and play
packs-good = Fits the game
packs-faults = { $n ->
    [one] One fault
   *[other] { $n } faults
}
packs-has-faults = The pack has faults: nobody can play with it yet.
packs-saved = The data pack is saved.
packs-share = Share
packs-share-text =
    Whoever has this link can read the pack as it is now, play with it and make a copy. If you change the pack, it gets another link.
packs-link = Link to this pack
packs-play-this = Play with this pack
packs-hash = Hash of its content:
packs-what-changes = What it changes
packs-of-new = Data pack
packs-our-values = None: our own values
packs-choice-hint = What the box prints and we do not have is ours. If you own the box, you can correct it.
packs-of-table = Data pack { $name }
packs-changes = changes
packs-it-changes = It changes
packs-it-changes-nothing = It changes nothing: its values are ours.
packs-changes-nothing = changes nothing
packs-changes-n = { $n ->
    [0] changes nothing
    [one] changes one value
   *[other] changes { $n } values
}
packs-more = { $n ->
    [one] and one more
   *[other] and { $n } more
}

decks-lead = Build decks, keep them, and bring them to a table.
decks-of = Decks for { $game }
decks-all = All decks
decks-yours = Your decks
decks-starters = Decks that come with the game
decks-none = You keep no decks yet. Begin with an empty one, or with one that comes with the game.
decks-new = New deck
decks-build = Build decks
decks-paste = Paste a list…
decks-unreadable = A deck that can no longer be read
decks-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
decks-legal = Legal
decks-faults = { $n ->
    [one] { $n } fault
   *[other] { $n } faults
}
decks-first-fault = { $n ->
    [one] { $n } fault:
   *[other] { $n } faults, the first:
}
decks-of-hero = { $hero } · { $aspect }
# A deck that comes with the game.
decks-starter = { $hero } ({ $aspect })
# The deck that a hero is played with if no other is chosen.
decks-starter-of = { $hero }, { $aspect } starter deck
decks-changed = Changed { $when }
decks-play = Play
decks-play-of = Play with { $name }
decks-play-this = Play with this deck
decks-not-legal = The deck is not legal yet.
decks-from = Build on it
decks-from-of = Build on it: { $name }
decks-start-from = Begin with
decks-empty = An empty deck
decks-drop = Delete
decks-drop-of = Delete { $name }
decks-drop-text = Do you throw { $name } away? This can’t be taken back.
decks-dropped = { $name } is gone.
decks-import = Import
decks-import-text = Plain text, or the public deck-list JSON. It takes the place of the cards in this deck.
decks-bring = Bring it in
decks-export = Export
decks-list = Deck list
decks-form = Form
decks-form-text = Plain text
decks-form-json = JSON for other programs
decks-download = Download
decks-keep = Keep and play
decks-save = Save
decks-saved = The deck is saved.
decks-share = Share
decks-share-text = Whoever has this link can look at the deck as it is now, and copy it. The cards stand in the link itself.
decks-share-link = Link to this deck
decks-shared = Shared deck
decks-shared-broken = This link holds no deck. Perhaps a part of it is missing.
decks-copy = Copy to my decks
decks-copied = The deck is among yours now.
decks-dirty = Not saved yet
decks-clean = Saved

lobby-lead = Sit down at an open table, or watch a game.
lobby-open = Open tables
lobby-running = Games going on
lobby-none-open = No table is waiting for people. Open one, and others will see it here.
lobby-open-one = Open a table
filter-games = Games
filter-all = All games
row-free = { $n ->
    [one] One place is free
   *[other] { $n } places are free
}
row-to-move = To move: { $names }
row-answers = { $n } answers
lobby-none-running = No public game is going on.
mine-turn = Your turn
mine-running = Others are to move
mine-open = Waiting for people
mine-over = Over
mine-none = You sit at no table yet.
mine-start = Choose a game

turn-yours = Your turn
turn-may = You may act
turn-notification = Your turn: { $title }
line-connecting = Connecting…
line-broken = Reconnecting…

thing-can = can be chosen
thing-picked = chosen
board-label = Board
table-felt = The board, to scroll
board-failed = The board could not be drawn.
board-use-plain = Use the plain board
generic-choices = What your answer may concern
generic-can = (can be chosen)
generic-field = { $name } { $value }
generic-none = –
generic-nothing = None
generic-yes = Yes
generic-no = No

question-label = Question
question-none = The game is over.
question-waiting = Waiting for { $names }
question-chance = Dice and cards are being drawn…
question-answers = Answers
question-fold = Hide the answers
question-unfold = Show the answers
question-filter = Filter the answers
question-filter-of = { $n ->
    [one] Filter { $n } answer
   *[other] Filter { $n } answers
}
question-left = { $n ->
    [one] { $n } answer about it
   *[other] { $n } answers about it
}
question-confirm = Confirm it: click once more, or press Enter.
question-all = Show all
question-do-confirm = Confirm
question-bar = To end it
question-no-match = No answer fits.
mode-rings = Use an Elven Ring…
mode-rings-on = An Elven Ring: choose a die, then its new result.
mode-leave = Back

why-title = Why not { $name }?
why-nothing = Nothing can be done with it now.
why-more = And { $n } more.

director-skip = Skip
director-go-on = Click to go on
director-count = { $at } of { $total }
director-again = Since your turn
director-again-long = Show again what happened since your last turn
director-missed = What happened meanwhile
director-earlier = What happened before
director-play = Show it
director-speed = What happens is shown
director-speed-slow = Slowly
director-speed-normal = Normally
director-speed-fast = Fast
director-speed-off = Not at all
director-speed-auto = Normally, and not at all where the system wants less motion
answer-late = The game had already moved on. Look again, then answer.

log-label = Log
log-fold = { $n ->
    [one] { $n } entry
   *[other] { $n } entries
}
log-empty = Nothing has happened yet.
log-latest = To the latest
log-go-to = Go to position { $n }
talk-label = Log and chat
talk-log = Log
talk-chat = Chat
chat-label = Chat
chat-empty = Nobody has said anything yet.
chat-empty-spectators = This is the spectators’ chat. The players read it when the game is over.
chat-spectator = spectator
chat-say = Say something
chat-send = Send
chat-earlier = Earlier lines

step-back = Step back
step-back-ask = Ask to step back
step-back-hint = Take your last answer back (key u)
step-back-hint-ask = Something came up since your last answer: the others are asked (key u)
step-back-wish = { $name } would like to take an answer back.
step-back-asked = You asked to step back. Waiting for { $names }.
step-back-others = { $name } asked to step back. Waiting for { $names }.
step-back-agree = Agree
step-back-refuse = Refuse

seats-label = Your seats
seats-asked = asked
curtain-title = Hand the device to { $name }
curtain-text = Next to choose: { $name }. The cards stay hidden until you are ready.
curtain-ready = I am { $name }
curtain-off = I play all of them: no curtain at this table

waiting-title = Waiting for people
waiting-text = The game begins when every place is taken.
waiting-free = A place is free
waiting-sit = Sit here
    .of = Sit here: { $seat }
waiting-computer = Seat a computer…
waiting-fill = Seat a computer at { $seat }
waiting-invitation = Invitation link: send it to those who shall play
waiting-link = Link to this table
waiting-stay = You can leave this page; the table stays under My tables.
share-copy = Copy
share-copied = Copied.
share-in-bar = The link is in the address bar.

map-help =
    Arrow keys go to the neighbouring region, Enter chooses it, plus and minus zoom, zero shows the whole map.
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-fit = Show the whole map

menu-label = Table menu
menu-invite = Invitation link
menu-orders = Standing orders
menu-curtain-on = Draw a curtain between seats
menu-curtain-off = Leave the curtain between seats open
menu-plain-board = Show the plain board
menu-own-board = Show the drawn board
menu-sound-on = Turn the sound on
menu-sound-off = Turn the sound off
menu-one-click = Answer with one click
menu-confirm = Confirm each answer
menu-rules = Rules (new tab)
menu-learn = Learn the game (new tab)
learn-learn = Learn it
learn-of = Learn { $game }
menu-journal = Download journal
menu-report = Report a problem
menu-resign = Resign
menu-leave = Leave the table
resign-text = Do you give the game up? This can’t be taken back.
leave-text = Do you leave this table? Your place becomes free.
leave-text-playing = Do you leave this table? Somebody else may take your place and play on.
orders-title = Standing orders
orders-text = They are carried out at once when the question comes. Nobody else sees them.
orders-save = Save
orders-saved = Standing orders saved.
report-title = Report a problem
report-text = The exact position goes with your report, for the operator of this server.
report-what = What is wrong?
report-send = Send
report-sent = Thank you. The report is kept.

over-won = You won
over-lost = You lost
over-winner = { $name } wins
over-nobody = Nobody wins
over-together-won = The players win
over-together-lost = The players lose
over-stopped = The game is over
over-resignation = Resignation.
over-winners = Winners: { $names }
over-rematch = Rematch
over-waits = Waiting for the others
over-wants-rematch = Your opponent would like a rematch.
over-to-rematch = To the rematch
over-home = Other games

rule-open = Rule { $number }
rule-number = Rule { $number }
rule-missing = There is no rule { $number }.
rule-neighbours = Neighbouring rules
rule-whole = All rules
rules-lead = The rules of each game, in our own words. Every question and every refusal names its rule.
rules-of = Rules of { $game }
rules-read = Read the rules
    .of = Read the rules: { $game }
rules-search = Search the rules
rules-found = { $n ->
    [one] { $n } rule found
   *[other] { $n } rules found
}
rules-contents = Contents
rules-link-to = Link to rule { $number }
rules-nothing = No rule fits. Try fewer words.

replay-title = Replay: { $title }
replay-none = This replay is not open to you
replay-as = View
replay-open = Everything open
replay-spectator = As a spectator
replay-link = Copy link
replay-play-on = Play on from here
replay-play-on-title = Play on from position { $at }
replay-play-on-text = A new table begins at this position. What was hidden then is still hidden.
replay-seats = Seen from
replay-story = What happened
replay-chance = Dice and cards
replay-start = The beginning
replay-unknown =
    The rules were corrected since: positions { $from } to { $to } can’t be shown any more. The answers are in the journal.
replay-controls = Replay
replay-first = To the beginning
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-position = Position
replay-at = { $at } of { $length }

account-you = You
account-guest = You play as { $name }, a guest. Register to keep your name and your games on other devices.
account-registered = You are logged in as { $name }.
account-nobody = You have not played here yet. Start a game and you are a guest; or log in, or register.
account-name = Name
account-rename = Change name
account-enter = Log in or register
account-login = Log in
account-register = Register
account-logout = Log out
account-login-hint = You have registered before.
account-register-hint = Games that you began as a guest stay yours.
account-password = Password
account-password-hint = At least 8 characters.
account-change-password = Change password
account-current-password = Password so far
account-new-password = New password
account-password-changed = Your password is changed. Other devices have to log in again.
account-look = Look and sound
account-theme = Colours
account-language = Language
language-auto = Like the browser
account-sound = Sounds: dice, cards, horns, and a chime when it becomes my turn
account-volume = Volume
account-volume-value = { $n ->
    [0] off
   *[other] { $n } %
}
account-notify = A browser notification when it becomes my turn
account-blocked = The browser does not allow notifications from this page.
account-commit = How an answer is given
commit-click = With one click
commit-confirm = Click, then confirm
account-commit-hint =
    On the board, in lists and by drag and drop. With one click, an answer is given as soon as only one is left.
account-plain = Draw every game with the plain board
account-journal = A game from a file
account-journal-text = Bring in a journal to look at it, or to play on from any position.
account-upload = Choose a journal
account-hook = Web-hook
account-hook-text = This address gets a JSON message when it becomes your turn at a table over days.
account-hook-address = Address
account-save = Save
account-saved = Saved.
account-tokens = Tokens for bots
account-tokens-text = A program that has a token plays in your name.
account-token-name = Name of the token
account-new-token = Make a token
account-secret = The token’s secret. It is shown only this once:
account-own = Your data
account-own-text =
    Have everything written out that is kept of you: account, tokens, decks, data packs, reports, tables, and what you said.
account-export = Download
account-leave = Leave for good
account-leave-text =
    Deletes your account, decks, data packs, tokens and reports, and the tables where nobody else sits. Where others play, a computer player takes your place; in games that are over and in the chat, your name is no longer shown. This can’t be taken back.
account-leave-sure = Yes, delete everything
account-left = Everything of yours is deleted.
account-drop-token = Delete
account-drop-token-of = Delete the token { $name }

## Result

result-title = Result: { $title }
result-none = This result is not open to you
result-course = The course of the game
result-prospects = How it looked
result-prospects-of = { $side } wins, in percent
result-prospects-together = The players win, in percent
result-highlights = What decided it
result-no-highlights = Nothing stands out: the game was over before it had begun.
result-look = Look at it in the replay
result-turn = Turn { $turn }
result-held = What each side held
result-held-game = The other side
result-share = Pass it on
result-share-link = The address of this result
result-share-picture = The picture that goes with it: { $title }
result-length = { $turns ->
    [one] { $turns } turn, { $answers } answers
   *[other] { $turns } turns, { $answers } answers
}
result-button = Result
result-to-table = To the table
result-winner = Winner
result-axis = Turn
over-rematch-swap = Rematch, sides swapped
over-wants-swap = Your opponent would like a rematch with the sides swapped.
chart-goal = of { $goal }
chart-table = The numbers as a table
chart-start = Start
highlight-decisive-battle = The decisive battle
highlight-luckiest-throw = The luckiest throw
highlight-heaviest-blow = The heaviest blow
highlight-closest-call = The closest call
highlight-turning-point = The turning point
highlight-battle-why = { $lost ->
    [0] The winners’ prospects went from { $before } % to { $after } %.
    [one] One loss; the winners’ prospects went from { $before } % to { $after } %.
   *[other] { $lost } losses; the winners’ prospects went from { $before } % to { $after } %.
}
highlight-throw-why = One throw in { $n } is as good.
highlight-blow-why = { $n } at once.
highlight-close-gauge = { $what }: { $value }, with { $goal } the game would have ended otherwise.
highlight-close-hope = The winners’ prospects were down to { $hope } %.
highlight-turn-why = In this turn the winners’ prospects went from { $before } % to { $after } %.
replay-speed = Speed
replay-speed-of = { $times }×
replay-next-turn = Next turn
replay-previous-turn = Previous turn
replay-next-mark = Next moment: a battle, an attack, a scoring
replay-previous-mark = Previous moment
replay-turn = Turn { $turn }
replay-jump = Go to
replay-jump-none = A moment …
replay-jump-highlights = What decided it
replay-jump-turns = Turns
replay-jump-marks = Battles and other moments
replay-hands = The other hands
replay-hand-of = Hand of { $seat }
replay-hand-empty = no card

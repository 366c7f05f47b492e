# What the program says in the terminal, beside the games. Words in quotation marks and braces are typed or read by
# programs: they are the same in every language.

# Several clauses in one sentence.
cli-clauses = { $list }; { $next }
# One of several.
cli-or = { $list } or { $next }
# Equal lines that follow each other, shown once.
cli-times = { $line } ({ $n } times)

# Why a command fails. "longtable: " stands before it.
cli-at = { $where }: { $what }
cli-some-failed = some of it failed
cli-no-terminal = the terminal can't be used: { $error }
cli-no-game = there is no game "{ $game }"
cli-no-game-but = there is no game "{ $game }"; there are: { $games }
cli-no-scenario = { $game } has no such scenario; there are: { $scenarios }
cli-no-seat = there is no seat "{ $seat }"; the seats are: { $seats }
cli-no-rule = there is no rule "{ $number }"
cli-no-rule-in = there is no rule "{ $number }" in { $game }
cli-no-random = the system gives no random numbers: { $error }
cli-no-file = there is no { $file }
cli-too-large = the file is too large
cli-no-writing = no file can be written to { $path }: { $why }
cli-is-a-folder = this is a folder
cli-other-game = { $path } is a game of { $found }, not of { $game }
cli-name-a-game = name a game, or a file to resume
cli-name-a-file = name a file to save to
cli-or-human = { $error }, or human
cli-not-as-many-players = { $n } players for { $seats } seats: name one for all or one for each of { $names }
cli-csv-or-jsonl = the file must end in .csv or .jsonl
cli-not-simulated = { $error } ({ $game }, scenario { $scenario })
cli-stopped-simulating = { $error } ({ $game }, scenario { $scenario }, seed { $seed })
cli-stopped-with-seed = { $error } (seed { $seed })
cli-no-game-for-two = the server has no such game for two people

# A journal of earlier rules: clauses after each other.
cli-corrected = the rules were corrected since it was written (version { $written }, now { $now })
cli-differs-after = after answer { $n } the position is another one than it was
cli-goes-on-after = it goes on from the position that was saved after answer { $n }
cli-not-accepted = answer { $n } is not accepted any more: { $why }
cli-not-accepted-on-line = answer { $n } on line { $line } is not accepted any more: { $why }
cli-left-out =
    { $n ->
        [one] 1 answer from there on left out
       *[other] { $n } answers from there on left out
    }

# `longtable games`.
cli-game = { $id }: { $game } (rules version { $version })
cli-game-scenarios = scenarios (the first is the default):
cli-game-scenario = { $id }: { $name }; people: { $people }
cli-game-seats = seats: { $seats }
cli-game-options = options:
cli-game-option = { $id }={ $values }: { $about }
cli-game-any-text = TEXT

# The end of a game.
cli-winners = Winners: { $seats } ({ $winner }). { $ending }.
cli-nobody-wins = Nobody wins. { $ending }.
cli-you-win = You win.
cli-you-lose = You lose.
cli-not-over = The game is not over.

# `longtable rules`.
cli-rule = Rule { $number }
cli-rule-under = Rule { $number } ({ $heading })

# `longtable case`.
cli-cases = { $passed } passed, { $failed } failed
cli-no-case = there is no case
cli-the-file = the file
cli-case-failed = failed: { $title }
cli-case-passed = passed: { $title } ({ $at })

# `longtable pack`, and `--pack` of other commands.
cli-no-packs = { $game } has no data packs
cli-no-pack = no pack "{ $pack }" comes with { $game } (there are: { $packs }), and there is no such file
cli-pack-fits = The pack "{ $pack }" fits the game (hash { $hash }). It changes:
cli-pack-changes-nothing = {"  "}nothing: these are our values
cli-pack-change = { $key }, { $what }: { $ours } becomes { $theirs }
cli-pack-change-told = { $key }, { $what }
# $said: a value in words.
cli-pack-ours = ours: { $said }
cli-pack-theirs = the pack's: { $said }
cli-pack-used = This game uses the data pack "{ $pack }" (hash { $hash }), which changes { $n ->
    [0] nothing.
    [one] 1 value: { $keys }.
   *[other] { $n } values: { $keys }.
}

# `longtable backup`.
cli-copied = copied { $from } to { $to }

# `longtable play`: the table.
cli-begins = { $game }: { $seats }.
cli-begins-for-people = { $game }: { $seats }. Type { "h" } for help.
cli-sits = { $seat } ({ $player })
cli-question = { $who }: { $question } (rule { $rule })
cli-pass-the-keyboard = Pass the keyboard to { $seat } and press Enter.
cli-draws-for = The program draws for { $seat }.
cli-taken-back = Taken back: { $answer }
cli-what-came-up = what came up.
cli-last-answer = the last answer.
cli-saved = Saved.
cli-saved-to = Saved to { $path }.
cli-not-saved = Not saved: { $why }.
cli-not-saved-warning = Warning: not saved: { $why }.
cli-is-not-saved = The game is not saved.
cli-is-not-saved-again = The game is not saved. Type { "q" } again to leave it, or { "s FILE" } to save it.
cli-broken-saved = { $error }; the game up to there is in { $path }
cli-broken-not-saved = { $error }; the game up to there could not be saved: { $why }

# What people may type for yes and no; games say the same in their answers.
cli-yes = yes
    .key = y
cli-no = no
    .key = n

# Answers.
cli-refused = No: { $why }.
cli-no-step-back = No step back: { $why }.
cli-told = { $what }.
cli-not-asked = { $seat } is not asked now.
cli-not-understood = I don't understand "{ $line }". Type a number from the list, or { "h" } for help.
cli-not-here = That can't be done here. Type { "h" } for help.
cli-no-answer = There is no answer { $n }.
cli-which-answer = Which one? { $numbers }
cli-your-question = This is your question, not one of Chance.
cli-what-came-up-prompt = What came up?
cli-many-possible = { $n } are possible. Type its name or a part of it; Enter lists them.
cli-type-its-name = Type its name or a part of it; Enter lists them.
cli-nothing-to-roll = There is nothing to roll.
cli-nothing-more = Nothing more comes up now; not used: { $rest }.
cli-not-used = Not used: { $rest }.
cli-cannot-have-come-up = "{ $name }" can't have come up. Type its name or a part of it, or { "h" } for help.

# What people look at.
cli-in-words = in words: { $words }
cli-about = { $name }: { $text }
cli-about-what = Name a card, a place or a pile, or a part of its name.
cli-no-about = There is no "{ $name }" to read about.
cli-which-one = Which one: { $names }?
cli-no-such-rule = There is no rule "{ $number }".
cli-why-about = You can ask why about: { $names }.
cli-why-nothing = There is nothing to ask about now.
cli-why-not-there = There is no "{ $name }" to ask about now.
cli-not-refused = No answer about { $names } is refused now.
cli-reason = { $answers }: { $why }
cli-possible = { $answers }: possible
cli-and-more = { $some } ... and { $n } more
cli-help =
    You can type
    { "  " }a number          to give the answer with that number
    { "  play gimli path" }   (say) to give an answer in words: its sentence, or parts of it that fit no other
    { "  " }{ cli-yes.key }, { cli-no.key }              yes or no
    { "  b, back" }           take your last answer back, if nothing hidden has come up since
    { "  board" }             show the table again
    { "  l, log [N]" }        show the last { "N" } entries of the log
    { "  c, card NAME" }      what there is to read about a card, a place or a pile (also: { "about NAME" })
    { "  ?" }                 show the rule of the question
    { "  ? N" }               show answer { "N" } in detail
    { "  rule 9.4" }          show any rule, with those below it
    { "  why" }               list the things you can ask about
    { "  why THING" }         why answers about that thing are not possible now
    { "  as SEAT" }           answer for another seat of the keyboard that may act now
    { "  s, save [FILE]" }    save the game
    { "  v, view" }           show all you may know, as JSON
    { "  r, roll" }           at a question of Chance: let the program roll this once
    { "  q, quit" }           stop (saves if a file was named with { "--save" })
    { "  h, help" }           show this
    At a question of Chance you can type several names: { "gimli, legolas" }

# `longtable replay`.
cli-beyond-the-end = { "--to" } { $to } is beyond the end: the game has { $n } answers
cli-right = right: { $n } answers, hash { $hash }
cli-journal = { $file }: { $game }, { $n } answers, hash { $hash }
cli-set-up = { $game }, set-up { $set-up }
cli-not-shown = The rules were corrected since: this position can't be shown; here is the next one that can.
cli-next = next, { $who }: { $question } (rule { $rule })
cli-of = { $n } of { $last }
cli-step-help = Press Enter to go on; { "b" } back, a number to jump, { "q" } to end.
cli-answered = { $seat }, { $kind }: { $answer } [{ $words }]
cli-asked-again = { $seat }, { $kind }: [{ $words }]
cli-caused = { $told } [{ $answer }]
cli-rules-corrected = The rules were corrected (version { $rules }): { $n } answers are asked again.
cli-went-on-after = The game went on from the position that was saved after answer { $n }.

# `longtable pipe`.
cli-not-utf-8 = the line is not UTF-8
cli-not-json = the line is not a JSON object: { $error }
cli-line-too-long = the line is longer than { NUMBER($n, useGrouping: 0) } bytes
cli-not-a-request = not a request: { $error }
cli-no-table = there is no table { $table }
cli-tables-full = { NUMBER($n, useGrouping: 0) } tables are open: close one first
cli-chance-is-no-player = chance is not a player's seat
cli-chose-illegal = it chose "{ $words }", which is not legal

# `longtable simulate`.
cli-simulated = { $game }: { $n } games, seed { $seed }
cli-scenario = scenario
cli-winner = winner
cli-ending = ending
cli-games = games
cli-share = share
cli-fewest-answers = fewest answers
cli-mean = mean
cli-most = most
cli-player = player
cli-won = won
cli-interval = 95 % interval
cli-from-to = { $from } to { $to }
cli-by-chance = { $n } answers, { $chance } of them by Chance
cli-speed = { $seconds } seconds: { $games } games and { $answers } answers a second
cli-progress = { $done }/{ $all } games, { $speed }, { $left } left
cli-progress-left = { $done }/{ $all } games, { $left } left

# `longtable lab`.
cli-lab-title = { $game }, { $scenario } ({ $player })
cli-lab-page-title = { $game }: { $scenario }
cli-lab-option = { $name } { $value }
cli-lab-deck = deck { $file }
cli-lab-pack = data pack { $pack }
cli-lab-mode = mode { $mode }
cli-lab-players = { $n } players
cli-lab-rate = won { $won } of { $n } games: { $rate } % (95 % interval { $low } to { $high } %), seed { $seed }, { $seconds } s
cli-lab-won = won { $won } of { $n } games; the 95 % interval goes from { $low } to { $high } %.
cli-lab-played-by = { $set-up }; played by { $player }, seed { $seed }
cli-lab-endings = How the games ended
cli-lab-on-average = on average
    .title = On average
cli-lab-all = all
cli-lab-lost = lost
cli-lab-lengths = Length of the games
    .label = games by length
cli-lab-of-player = player { $n }, in a game
cli-lab-won-if = won if
cli-lab-effect = effect
    .label = effect of each card
cli-lab-cards = Cards of player { $n }
cli-lab-about-effect = How much more often the games were won in which the card was played or used, with the 95 % interval. Cards are also played more in games that go well: this is no proof of a cause.
cli-lab-rounds = Rounds; green: won, red: lost.
cli-lab-rounds-won = { $rounds }: { $n } won
cli-lab-rounds-lost = { $rounds }: { $n } lost
cli-lab-card = card
cli-lab-won-if-played = won if played
cli-lab-won-if-not = won if not

# `longtable load`.
cli-load-opened = tables opened
cli-load-played = played
cli-load-tables = tables
    .value = { $n } ({ $sockets } sockets)
cli-load-answers = answers
    .value = { $n } in { $seconds } s, { $games } games to their end
cli-load-rate = answers a second
cli-load-time = time of an answer
    .value = half within { $half } ms, 99 % within { $most } ms, all within { $all } ms
cli-load-stored = stored an answer
    .value = { $n } bytes
cli-load-sent = sent an answer
    .value = { $n } bytes; half of the messages of the game within { $half }, 99 % within { $most }
cli-load-inconsistent = inconsistent
cli-load-refused = refused

# What all games say alike.

# Words that are in no catalogue: what people wrote, or what a program reports.
plain = { $words }

# Lists: "A", "A and B", "A, B and C".
list-none = nothing
list-next = { $list }, { $next }
list-last = { $list } and { $next }

# Why an answer is refused.
refused-by-rule = { $why } (rule { $rule })
refused-not-asked = this seat is not asked now
refused-not-an-answer = that does not answer the question (rule { $rule })
refused-stale = that answered another question: the open one is number { NUMBER($expected, useGrouping: 0) }
refused-over = the game is over
not-an-answer = not an answer of this game: { $what }
not-a-thing = not a thing of this game: { $what }
no-seat = there is no seat "{ $seat }"
broken = the engine contradicts itself: { $note } (stack: { $stack })

# Why an answer can't be taken back.
no-step-back = no step back: { $why }
no-step-back-nothing = there is nothing to take back
no-step-back-somebody-else = somebody else has answered since
no-step-back-random = something random has come up since
no-step-back-revealed = something hidden has come up since
no-step-back-corrected = the rules were corrected since

# Why an answer that was written down is not accepted any more.
not-accepted-over = an answer after the end of the game
not-accepted-other-question = it answers { $found }, but the question is { $expected }
not-accepted-words = the answer "{ $words }": { $what }

# Why a journal can't be read.
journal-empty = the journal is empty: expected a first line with longtable, game, rules and setup
journal-line = line { NUMBER($line, useGrouping: 0) }: { $what }
journal-other-game = this is a journal of { $found }, not of { $expected }
journal-newer-rules = this journal was written under rules version { $found } of { $game }; this program plays version { $ours }: a newer program is needed
journal-setup = line 1: the set-up is not one of { $game }: { $what }
journal-position = the position: { $what }
journal-check = the position's hash is { $found }, the journal says { $expected }

# Data packs: what is wrong with one. A fault is a clause without capital and full stop.
pack-fault = { $key }: { $what }
pack-too-large = the file is larger than { $n } kB
pack-not-json = it is not JSON: line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }
pack-no-object = expected an object with format, game, pack and values
pack-format = this program reads packs of format { $ours }
pack-field-missing = it is missing
pack-field-unknown = a pack has format, game, pack and values, and may have notes
pack-field-text = expected a text
pack-field-values = expected an object with a value for each R-number or key
pack-field-notes = expected an object with a text for each R-number or key
pack-name-length = the name of a pack has 1 to { $n } characters, and no space at either end
pack-text-length = a text has at most { $n } characters
pack-text-unseen = a text has no control characters, and none that turn or hide others
pack-twice = "{ $name }" is given twice
pack-deep = more than { $n } levels lie within each other
pack-parts = there are more than { $n } values
pack-other-game = this is a pack for { $found }, not for { $game }
pack-unknown-key = this version of the game knows no such value
pack-unknown-key-but = this version of the game knows no such value: did you mean { $meant }?
pack-unreadable = the pack can't be read: { $fault }
pack-not-shipped = no pack "{ $pack }" comes with the game (there are: { $packs })
pack-refused = the pack "{ $pack }" does not fit the game: { $fault }{ $more ->
    [0] {""}
    [one] {" "}(and one more fault)
   *[other] {" "}(and { $more } more faults)
}

# What is wrong with one of its values.
fault-no-number = at { $path } there must be a number
fault-out-of-limits = at { $path } there must be a number from { $least } to { $most }
fault-no-flag = at { $path } there must be true or false
fault-no-word = at { $path } there must be a word
fault-unknown-word = at { $path } “{ $word }” is not known; known are { $known }
fault-no-list = at { $path } there must be a list
fault-list-length = at { $path } there must be from { $least } to { $most } entries
fault-no-object = at { $path } there must be an object with members
fault-missing = at { $path } the member “{ $name }” is missing
fault-unknown-member = at { $path } the member “{ $name }” is not known

# What stands beside a value in a file that is to be edited.
pack-note = { $what }. Look up: { $look-up }. Values: { $limits }.

# The option of a set-up that takes a pack.
option-pack = data pack: none, the name of one that comes with the game, or a pack as JSON text

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

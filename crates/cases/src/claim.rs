//! What a line of `when` or `then` says.

/// One line of `when`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Move {
    /// A seat, or Chance, gives an answer.
    Answer { seat: String, answer: String },
    /// Chance answers at random: for as long as it is asked, or this many times.
    ChanceAny(Option<usize>),
}

/// One line of `then`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Claim {
    /// Exactly these seats are asked a question of this kind.
    Asked { who: Vec<String>, kind: String },
    /// None of these seats is asked, or none is asked a question of the kind that may come last; without a seat,
    /// nobody at all is.
    NotAsked { words: Vec<String> },
    /// The open question says this.
    QuestionSays { words: String },
    /// The open question does not say this.
    QuestionSaysNot { words: String },
    /// The open question is asked by this rule.
    QuestionRule { rule: String },
    /// The set-up is refused, by this rule or with these words.
    SetupRefused { rule: Option<String>, words: Option<String> },
    /// The position of `given` is refused with these words.
    GivenRefused { words: String },
    /// The answer is listed.
    Legal { seat: String, answer: String },
    /// The answer is not listed.
    Illegal { seat: String, answer: String },
    /// Trying the answer is refused, by the rule if one is named.
    Refused { seat: String, rule: Option<String>, answer: String },
    /// Exactly these answers are listed.
    Answers { seat: String, answers: Vec<String> },
    /// An entry of the log contains the words; `None` stands for a spectator.
    Log { onlooker: Option<String>, words: String },
    /// No entry of the log contains the words.
    NoLog { onlooker: Option<String>, words: String },
    /// The game ended, with this winner and this ending if they are named.
    Over { winner: Option<String>, ending: Option<String> },
    /// The game goes on.
    NotOver,
    /// The view holds the word as a key or a string.
    ViewHas { onlooker: Option<String>, word: String },
    /// The view does not hold the word.
    ViewLacks { onlooker: Option<String>, word: String },
    /// The seat may take its last answer back freely.
    StepBack { seat: String },
    /// The seat may not take its last answer back freely.
    NoStepBack { seat: String },
    /// A fact of the game.
    Fact,
}

/// Reads a line of `when`.
pub(crate) fn read_move(text: &str) -> Result<Move, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        ["chance", "any"] => return Ok(Move::ChanceAny(None)),
        ["chance", "any", n] => {
            let n = n.parse().map_err(|_| format!("`chance any {n}`: expected how many times"))?;
            return Ok(Move::ChanceAny(Some(n)));
        }
        _ => {}
    }
    let (seat, answer) = seat_and_answer(text).ok_or_else(|| {
        format!("expected `SEAT: ANSWER`, `chance: ANSWER`, `chance any` or `chance any N`; found `{text}`")
    })?;
    Ok(Move::Answer { seat, answer })
}

/// Reads a line of `then`. A line that is not one of the runner's own is a fact of the game.
pub(crate) fn read_claim(text: &str) -> Result<Claim, String> {
    let (word, rest) = first_word(text);
    let expected = |form: &str| format!("expected `{form}`; found `{text}`");
    match word {
        "asked" => {
            let mut who: Vec<String> = rest.split_whitespace().map(str::to_owned).collect();
            match who.pop() {
                Some(kind) if !who.is_empty() => Ok(Claim::Asked { who, kind }),
                _ => Err(expected("asked SEAT... KIND")),
            }
        }
        "legal" | "illegal" => {
            let form = if word == "legal" { "legal SEAT: ANSWER" } else { "illegal SEAT: ANSWER" };
            let (seat, answer) = seat_and_answer(rest).ok_or_else(|| expected(form))?;
            Ok(if word == "legal" { Claim::Legal { seat, answer } } else { Claim::Illegal { seat, answer } })
        }
        "refused" => {
            let form = "refused SEAT RULE: ANSWER";
            let (before, answer) = rest.split_once(':').ok_or_else(|| expected(form))?;
            let (seat, rule) = first_word(before.trim());
            let answer = answer.trim();
            if seat.is_empty() || answer.is_empty() {
                return Err(expected(form));
            }
            let rule = (!rule.is_empty()).then(|| rule.to_owned());
            Ok(Claim::Refused { seat: seat.to_owned(), rule, answer: answer.to_owned() })
        }
        "answers" => {
            let (seat, list) =
                rest.split_once(':').ok_or_else(|| expected("answers SEAT: ANSWER | ANSWER ..."))?;
            let answers = list.split('|').map(str::trim).filter(|answer| !answer.is_empty());
            Ok(Claim::Answers { seat: seat.trim().to_owned(), answers: answers.map(str::to_owned).collect() })
        }
        "log" => {
            let (onlooker, words) =
                onlooker_and_words(rest).ok_or_else(|| expected("log [SEAT] \"WORDS\""))?;
            Ok(Claim::Log { onlooker, words })
        }
        "no" if first_word(rest).0 == "log" => {
            let (onlooker, words) =
                onlooker_and_words(first_word(rest).1).ok_or_else(|| expected("no log [SEAT] \"WORDS\""))?;
            Ok(Claim::NoLog { onlooker, words })
        }
        "no" if first_word(rest).0 == "question" => {
            let words = quoted(first_word(rest).1).ok_or_else(|| expected("no question \"WORDS\""))?;
            Ok(Claim::QuestionSaysNot { words })
        }
        "question" => match (quoted(rest), rest.contains('"') || rest.is_empty()) {
            (Some(words), _) => Ok(Claim::QuestionSays { words }),
            (None, false) => Ok(Claim::QuestionRule { rule: rest.to_owned() }),
            (None, true) => Err(expected("question \"WORDS\"` or `question RULE")),
        },
        "setup" if first_word(rest).0 == "refused" => {
            let rest = first_word(rest).1;
            match (quoted(rest), rest.contains('"') || rest.is_empty()) {
                (Some(words), _) => Ok(Claim::SetupRefused { rule: None, words: Some(words) }),
                (None, false) => Ok(Claim::SetupRefused { rule: Some(rest.to_owned()), words: None }),
                (None, true) => Err(expected("setup refused RULE` or `setup refused \"WORDS\"")),
            }
        }
        "given" if first_word(rest).0 == "refused" => {
            let words = quoted(first_word(rest).1).ok_or_else(|| expected("given refused \"WORDS\""))?;
            Ok(Claim::GivenRefused { words })
        }
        "not" if first_word(rest).0 == "asked" => {
            let words: Vec<String> = rest.split_whitespace().skip(1).map(str::to_owned).collect();
            if words.is_empty() {
                return Err(expected("not asked SEAT...`, `not asked SEAT... KIND` or `not asked KIND"));
            }
            Ok(Claim::NotAsked { words })
        }
        "over" => {
            let (winner, ending) = first_word(rest);
            let named = |word: &str| (!word.is_empty()).then(|| word.to_owned());
            Ok(Claim::Over { winner: named(winner), ending: named(unquoted(ending)) })
        }
        "not" if rest == "over" => Ok(Claim::NotOver),
        "view" => {
            let form = "view SEAT has WORD` or `view SEAT lacks WORD";
            let (seat, rest) = first_word(rest);
            let (has, word) = first_word(rest);
            let word = unquoted(word).to_owned();
            let onlooker = onlooker(seat);
            match has {
                _ if word.is_empty() => Err(expected(form)),
                "has" => Ok(Claim::ViewHas { onlooker, word }),
                "lacks" => Ok(Claim::ViewLacks { onlooker, word }),
                _ => Err(expected(form)),
            }
        }
        "step-back" => {
            let (seat, offered) = first_word(rest);
            let seat = seat.to_owned();
            match offered {
                "yes" => Ok(Claim::StepBack { seat }),
                "no" => Ok(Claim::NoStepBack { seat }),
                _ => Err(expected("step-back SEAT yes` or `step-back SEAT no")),
            }
        }
        _ => Ok(Claim::Fact),
    }
}

fn first_word(text: &str) -> (&str, &str) {
    match text.split_once(char::is_whitespace) {
        Some((word, rest)) => (word, rest.trim()),
        None => (text, ""),
    }
}

fn seat_and_answer(text: &str) -> Option<(String, String)> {
    let (seat, answer) = text.split_once(':')?;
    let (seat, answer) = (seat.trim(), answer.trim());
    let well = !seat.is_empty() && !seat.contains(char::is_whitespace) && !answer.is_empty();
    well.then(|| (seat.to_owned(), answer.to_owned()))
}

/// An onlooker is a seat, or `spectator`.
fn onlooker(word: &str) -> Option<String> {
    (word != "spectator").then(|| word.to_owned())
}

fn onlooker_and_words(text: &str) -> Option<(Option<String>, String)> {
    let (seat, words) = text.split_at(text.find('"')?);
    let words = words.strip_prefix('"')?.strip_suffix('"')?;
    let seat = seat.trim();
    let well = !words.is_empty() && !seat.contains(char::is_whitespace);
    well.then(|| (if seat.is_empty() { None } else { onlooker(seat) }, words.to_owned()))
}

/// What is between quotation marks, if there is nothing else.
fn quoted(text: &str) -> Option<String> {
    let words = text.strip_prefix('"')?.strip_suffix('"')?;
    (!words.is_empty() && !words.contains('"')).then(|| words.to_owned())
}

fn unquoted(text: &str) -> &str {
    text.strip_prefix('"').and_then(|text| text.strip_suffix('"')).unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn owned(word: &str) -> String {
        word.to_owned()
    }

    #[test]
    fn moves() {
        let answer = Move::Answer { seat: owned("frodo"), answer: owned("lose legolas") };
        assert_eq!(read_move("frodo: lose legolas"), Ok(answer));
        assert_eq!(read_move("chance any"), Ok(Move::ChanceAny(None)));
        assert_eq!(read_move("chance any 3"), Ok(Move::ChanceAny(Some(3))));
        for wrong in ["frodo lose", "frodo:", ": lose", "chance any some", "frodo sam: lose"] {
            assert!(read_move(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn claims() {
        let who = vec![owned("frodo"), owned("sam")];
        assert_eq!(read_claim("asked frodo sam turn"), Ok(Claim::Asked { who, kind: owned("turn") }));
        let refused =
            Claim::Refused { seat: owned("frodo"), rule: Some(owned("9.2 step 3")), answer: owned("a b") };
        assert_eq!(read_claim("refused frodo 9.2 step 3: a b"), Ok(refused));
        let answers = vec![owned("a b"), owned("c")];
        assert_eq!(
            read_claim("answers frodo: a b | c"),
            Ok(Claim::Answers { seat: owned("frodo"), answers })
        );
        let log = Claim::Log { onlooker: Some(owned("sam")), words: owned("draws a card") };
        assert_eq!(read_claim("log sam \"draws a card\""), Ok(log));
        let log = Claim::NoLog { onlooker: None, words: owned("sting") };
        assert_eq!(read_claim("no log \"sting\""), Ok(log));
        let over = Claim::Over { winner: Some(owned("shadow")), ending: Some(owned("last-path")) };
        assert_eq!(read_claim("over shadow last-path"), Ok(over));
        assert_eq!(read_claim("over"), Ok(Claim::Over { winner: None, ending: None }));
        assert_eq!(read_claim("not over"), Ok(Claim::NotOver));
        let view = Claim::ViewLacks { onlooker: None, word: owned("sting") };
        assert_eq!(read_claim("view spectator lacks sting"), Ok(view));
        assert_eq!(read_claim("step-back sam no"), Ok(Claim::NoStepBack { seat: owned("sam") }));
        assert_eq!(read_claim("path egladil"), Ok(Claim::Fact));
        assert_eq!(read_claim("not asked sam"), Ok(Claim::NotAsked { words: vec![owned("sam")] }));
        assert_eq!(read_claim("question \"may\""), Ok(Claim::QuestionSays { words: owned("may") }));
        assert_eq!(read_claim("no question \"may\""), Ok(Claim::QuestionSaysNot { words: owned("may") }));
        assert_eq!(read_claim("question 9.2 step 3"), Ok(Claim::QuestionRule { rule: owned("9.2 step 3") }));
        let setup = Claim::SetupRefused { rule: Some(owned("5.1")), words: None };
        assert_eq!(read_claim("setup refused 5.1"), Ok(setup));
        let setup = Claim::SetupRefused { rule: None, words: Some(owned("two players")) };
        assert_eq!(read_claim("setup refused \"two players\""), Ok(setup));
        let given = Claim::GivenRefused { words: owned("no army") };
        assert_eq!(read_claim("given refused \"no army\""), Ok(given));
        assert_eq!(read_claim("setup yes"), Ok(Claim::Fact));
        assert_eq!(read_claim("not at path gimli"), Ok(Claim::Fact));
    }

    #[test]
    fn claims_that_say_too_little() {
        for wrong in [
            "asked turn",
            "legal frodo",
            "illegal : x",
            "refused frodo 9.1",
            "refused : x",
            "answers frodo",
            "log sting",
            "log a b \"c\"",
            "no log",
            "view frodo sting",
            "view frodo has",
            "step-back frodo",
            "not asked",
            "question",
            "question \"",
            "no question may",
            "setup refused",
            "given refused",
            "given refused 5.1",
        ] {
            assert!(read_claim(wrong).is_err(), "{wrong}");
        }
    }
}

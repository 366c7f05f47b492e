//! Answers as texts.

use super::deeds::deed_slug;
use super::parts::{
    a_figure, a_token, a_unit, area, card, character, die, engine, face, figures, first_area,
    first_character, first_location, first_section, first_unit, tactic, tile,
};
use super::{Part, Said};
use crate::action::{Action, Ask, Choice};
use crate::army::{ArmyAsk, GroupFor};
use crate::ents::EntAsk;
use crate::game::Thing;
use crate::ids::Area;
use crate::muster::MusterAsk;
use crate::round::RoundAsk;
use crate::state::State;
use kernel::{Argument, Text};

/// An answer that is nothing but a name.
fn only(what: Part) -> Said {
    Text::new("answer-only").with("what", what)
}

impl State {
    /// An answer as a text. The open question says what it would do.
    pub(crate) fn action_said(&self, action: Action) -> Said {
        let ask = self.flow.asked().map(|asked| asked.ask);
        let nested = match ask {
            Some(Ask::Battle(ask)) => self.battle_answer_said(ask, action),
            Some(Ask::Card(ask)) => self.card_answer_said(ask, action),
            Some(Ask::Ent(ask)) => ent_answer_said(ask, action),
            Some(Ask::Round(ask)) => self.round_answer_said(ask, action),
            Some(Ask::Army(ask)) => self.army_answer_said(ask, action),
            Some(Ask::Muster(ask)) => State::muster_answer_said(ask, action),
            _ => None,
        };
        nested.unwrap_or_else(|| self.plain_answer_said(action))
    }

    /// An answer whose words alone say what it does.
    fn plain_answer_said(&self, action: Action) -> Said {
        match action {
            Action::Pass => Text::new("answer-pass"),
            Action::Accept => Text::new("answer-yes"),
            Action::Decline => Text::new("answer-no"),
            Action::Done => Text::new("answer-done"),
            Action::Go => Text::new("answer-go"),
            Action::Leave(figure) => Text::new("answer-leave").with("figure", a_figure(figure)),
            Action::Figure(figure) => Text::new("answer-eliminate").with("figure", a_figure(figure)),
            Action::Die(face) => Text::new("answer-die").with("die", die(face)),
            Action::TwoDice(one, other) => {
                Text::new("answer-two-dice").with("one", die(one)).with("other", die(other))
            }
            Action::Token => Text::new("answer-action-token"),
            Action::Do(deed) => self.deed_said(Text::of("answer-do", deed_slug(deed)), deed),
            Action::Location(location) => Text::new("answer-location")
                .with("location", first_location(location))
                .text("about", Text::of("location", location.slug()).part("about")),
            Action::Option(n) | Action::Number(n) => Text::new("answer-number").number("n", n),
            Action::Card(which) => only(card(which, self.scenario)),
            Action::Tactic(token) => only(tactic(token)),
            Action::Maneuver(token) => only(super::parts::maneuver(token)),
            Action::Area(at) => only(first_area(at)),
            Action::Move { from, to } => {
                Text::new("answer-move").with("from", area(from)).with("to", area(to))
            }
            Action::Attack { from, to } => {
                Text::new("answer-attack").with("to", area(to)).with("from", area(from))
            }
            Action::Recruit { pool, area: at } => {
                Text::new("answer-token").with("token", a_token(pool)).with("area", area(at))
            }
            Action::Pool(pool) => {
                only(Argument::Called(Thing::Pool(pool), Text::of("pool", pool.slug()).part("title")))
            }
            Action::Unit(unit) => only(first_unit(unit)),
            Action::Place { unit, area: at } => {
                Text::new("answer-place").with("unit", first_unit(unit)).with("area", area(at))
            }
            Action::Lose { unit, tokens } => {
                Text::new("answer-lose").with("unit", a_unit(unit)).number("n", tokens)
            }
            Action::Character(who) => only(first_character(who)),
            Action::Build { engine: which, area: at } => {
                Text::new("answer-build").with("engine", engine(which)).with("area", area(at))
            }
            Action::Section(section) => only(first_section(section)),
            Action::Reroll { maneuver: true, shows } => {
                Text::new("answer-reroll-maneuver").number("n", shows)
            }
            Action::Reroll { maneuver: false, shows } => Text::new("answer-reroll").number("n", shows),
            Action::Use(script) => Text::new("answer-use").with("ability", self.source(script)),
            Action::Choose(choice) => Text::of("answer-choose", choice_slug(choice)),
            Action::Roll(die) => Text::new("answer-roll").number("n", die),
            Action::Face(shown) => Text::new("answer-face").with("face", face(shown)),
            Action::Draw(which) => only(card(which, self.scenario)),
            Action::Tile(which) => Text::new("answer-tile").with("tile", tile(which)),
            Action::Flip(shown) => Text::new("answer-shown").thing("token", Thing::Token(shown)),
        }
    }

    fn round_answer_said(&self, ask: RoundAsk, action: Action) -> Option<Said> {
        Some(match (ask, action) {
            (RoundAsk::HandLimit(_), Action::Card(which)) => {
                Text::new("answer-discard").with("card", card(which, self.scenario))
            }
            (_, Action::Card(which)) => Text::new("answer-play").with("card", card(which, self.scenario)),
            (RoundAsk::UseToken, Action::Do(deed)) => {
                let text = match deed_slug(deed) {
                    slug @ ("move-characters" | "strategic-move" | "recruit" | "rally" | "place-tokens") => {
                        Text::of("answer-token-do", slug)
                    }
                    slug => Text::of("answer-do", slug),
                };
                self.deed_said(text, deed)
            }
            (RoundAsk::NazgulFrom { .. }, Action::Area(at)) => {
                Text::new("answer-nazgul-from").with("area", area(at))
            }
            (RoundAsk::NazgulFrom { .. }, Action::Accept) => Text::new("answer-nazgul-supply"),
            (RoundAsk::NazgulFrom { .. } | RoundAsk::Nazgul { .. }, Action::Done) => {
                Text::new("answer-no-more-nazgul")
            }
            (RoundAsk::Commander, Action::Decline) => Text::new("answer-no-commander"),
            (RoundAsk::LocationUnit { .. } | RoundAsk::Reinforce { .. }, Action::Done) => {
                Text::new("answer-no-more-units")
            }
            (
                RoundAsk::LocationUnit { .. } | RoundAsk::Leadership { .. } | RoundAsk::SetAside,
                Action::Area(at),
            ) => Text::new("answer-army").with("area", area(at)),
            (RoundAsk::SetAside, Action::Done) => Text::new("answer-no-more-leadership"),
            (RoundAsk::HowManyCards, Action::Number(n)) => Text::new("answer-cards").number("n", n),
            (RoundAsk::Enter(who), Action::Area(at)) => {
                Text::new("answer-enter").with("who", first_character(who)).with("area", area(at))
            }
            _ => return None,
        })
    }

    fn army_answer_said(&self, ask: ArmyAsk, action: Action) -> Option<Said> {
        Some(match (ask, action) {
            (ArmyAsk::March { strike: true, .. }, Action::Done) => Text::new("answer-attack-from-here"),
            (ArmyAsk::March { .. }, Action::Done) if self.notes.arrived.is_empty() => {
                Text::new("answer-no-move")
            }
            (ArmyAsk::March { .. }, Action::Done) => Text::new("answer-no-other-move"),
            (ArmyAsk::MarchOn { at, .. }, Action::Done) => Text::new("answer-stay").with("area", area(at)),
            (ArmyAsk::MarchOn { .. }, Action::Area(to)) => Text::new("answer-go-on").with("area", area(to)),
            (ArmyAsk::Group { why, from, to }, Action::Go) => {
                let text = match why {
                    GroupFor::March { .. } | GroupFor::Retreat | GroupFor::MoveIn => {
                        Text::new("answer-go-march")
                    }
                    GroupFor::River => Text::new("answer-go-river"),
                    GroupFor::Advance => Text::new("answer-go-advance"),
                    GroupFor::FromRecruitment { .. } => Text::new("answer-go-attack"),
                };
                let who = figures(&self.notes.group.figures);
                text.with("who", who).with("from", area(from)).with("to", area(to))
            }
            (ArmyAsk::Group { why: GroupFor::Advance, .. }, Action::Decline) => {
                Text::new("answer-no-advance")
            }
            (ArmyAsk::Group { .. }, Action::Decline) => Text::new("answer-no-move"),
            (ArmyAsk::DamageAlong { .. }, Action::Number(n)) => {
                Text::new("answer-damage-along").number("n", n)
            }
            (ArmyAsk::Limit { .. }, Action::Unit(unit)) => {
                Text::new("answer-remove").with("unit", a_unit(unit))
            }
            (ArmyAsk::Strike { .. } | ArmyAsk::CombinedTarget { .. }, Action::Decline) => {
                Text::new("answer-no-attack")
            }
            (ArmyAsk::CombinedTarget { .. }, Action::Area(at)) => {
                Text::new("answer-attack-in").with("area", area(at))
            }
            (ArmyAsk::ForcedOut { .. }, Action::Area(to)) => Text::new("answer-to").with("area", area(to)),
            (ArmyAsk::CharacterMove { .. }, Action::Area(from)) => {
                Text::new("answer-characters-of").with("area", area(from))
            }
            (ArmyAsk::CharacterMove { .. }, Action::Done) => Text::new("answer-no-other-character"),
            (ArmyAsk::CharacterGroup { .. }, Action::Go) => {
                Text::new("answer-characters-go").with("who", figures(&self.notes.group.figures))
            }
            (ArmyAsk::CharacterTo { .. } | ArmyAsk::NazgulTo { .. }, Action::Area(to)) => {
                Text::new("answer-to").with("area", area(to))
            }
            (ArmyAsk::NazgulMove, Action::Area(from)) => {
                Text::new("answer-nazgul-from").with("area", area(from))
            }
            (ArmyAsk::NazgulMove, Action::Character(who)) => {
                Text::new("answer-move-character").with("who", character(who))
            }
            (ArmyAsk::NazgulMove, Action::Done) => Text::new("answer-no-more-nazgul"),
            _ => return None,
        })
    }

    fn muster_answer_said(ask: MusterAsk, action: Action) -> Option<Said> {
        Some(match (ask, action) {
            (MusterAsk::Flip { .. }, Action::Recruit { pool, area: at }) => {
                Text::new("answer-flip").with("token", a_token(pool)).with("area", area(at))
            }
            (MusterAsk::Flip { .. }, Action::Done) => Text::new("answer-flip-no-more"),
            (MusterAsk::PlaceToken, Action::Recruit { pool, area: at }) => {
                Text::new("answer-place-token").with("token", a_token(pool)).with("area", area(at))
            }
            (MusterAsk::Substitute { .. }, Action::Unit(unit)) => {
                Text::new("answer-take").with("unit", a_unit(unit))
            }
            (MusterAsk::Substitute { .. }, Action::Decline) => Text::new("answer-take-none"),
            (MusterAsk::Rally { .. }, Action::Area(at)) => Text::new("answer-rally").with("area", area(at)),
            (MusterAsk::Rally { .. }, Action::Done) => Text::new("answer-rally-no-more"),
            (MusterAsk::RallyAgain { .. }, Action::Number(n)) => {
                Text::new("answer-rally-again").number("n", n)
            }
            (MusterAsk::Build { .. }, Action::Done) => Text::new("answer-build-no-more"),
            (MusterAsk::CatapultTarget, Action::Choose(Choice::Army)) => {
                Text::new("answer-fire-at-army").with("area", area(Area::MinasTirith))
            }
            (MusterAsk::CatapultTarget, Action::Section(section)) => only(first_section(section)),
            (MusterAsk::Woses, Action::Accept) => {
                Text::new("answer-woses").with("area", area(Area::ForgottenRoad))
            }
            (MusterAsk::Woses, Action::Decline) => {
                Text::new("answer-no-woses").with("area", area(Area::ToRohan))
            }
            _ => return None,
        })
    }
}

fn ent_answer_said(ask: EntAsk, action: Action) -> Option<Said> {
    Some(match (ask, action) {
        (EntAsk::Step, Action::Move { to, .. }) => Text::new("answer-ent-march").with("area", area(to)),
        (EntAsk::Step, Action::Attack { to, .. }) => Text::new("answer-ent-attack").with("area", area(to)),
        (EntAsk::Step, Action::Done) => Text::new("answer-ents-stop"),
        (EntAsk::Reform, Action::Area(at)) => Text::new("answer-in").with("area", area(at)),
        (EntAsk::React { .. }, Action::Accept) => Text::new("answer-ents-react"),
        (EntAsk::React { .. }, Action::Decline) => Text::new("answer-no-attack"),
        (EntAsk::Target { .. }, Action::Area(at)) => Text::new("answer-attack-in").with("area", area(at)),
        _ => return None,
    })
}

const fn choice_slug(choice: Choice) -> &'static str {
    match choice {
        Choice::Keep => "keep",
        Choice::DrawOn => "draw-on",
        Choice::Fight => "fight",
        Choice::Cease => "cease",
        Choice::Stay => "stay",
        Choice::Retreat => "retreat",
        Choice::Rout => "rout",
        Choice::Army => "army",
        Choice::Damage => "damage",
    }
}

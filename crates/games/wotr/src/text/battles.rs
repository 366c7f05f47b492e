//! Battles in words.
//!
//! What a side does has a sentence for each side: in English the Shadow attacks, and the Free Peoples attack.

use super::parts::{
    a_figure, card, character, combat, commas, deck, first_character, first_characters, first_figure,
    own_deck, place, region,
};
use super::{Part, Said};
use crate::action::Action;
use crate::battle::{BattleAsk, BattleEvent, BattleKind, Throw};
use crate::figures::{Figure, Figures};
use crate::ids::{Card, Side};
use crate::state::State;
use kernel::{Argument, Text};

/// An Army: units, leaders, Characters.
fn army(figures: &Figures, of: Side) -> Part {
    let troops = &figures.troops;
    let elites = troops.n_elites(of);
    let kinds: [(Said, u8); 4] = [
        (Text::new("army-regulars"), troops.n_units(of) - elites),
        (Text::new("army-elites"), elites),
        (Text::new("army-leaders"), troops.n_leaders()),
        (Text::new("army-nazgul"), troops.nazgul),
    ];
    let kinds = kinds.into_iter().filter(|(_, n)| *n > 0);
    let kinds = kinds.map(|(text, n)| Argument::Text(text.number("n", n)));
    let all = kinds.chain(figures.characters.iter().map(character));
    commas(all).unwrap_or(Argument::Text(Text::new("nobody")))
}

/// A Combat card: its title, and the card it is on.
fn with_combat(text: Said, which: Card) -> Said {
    text.with("combat", combat(which)).with("card", card(which))
}

/// What is added to a die, with its sign.
fn with_bonus(text: Said, name: &'static str, bonus: i8) -> Said {
    text.written(name, format_args!("{bonus:+}"))
}

impl State {
    /// A question of a battle in words.
    pub(crate) fn battle_ask(&self, ask: BattleAsk) -> Said {
        let Some(battle) = &self.battle else { return Text::new("ask-battle-over") };
        match ask {
            BattleAsk::WhiteRider => Text::new("ask-white-rider"),
            BattleAsk::FieldOrSiege(at) => {
                Text::new("ask-field-or-siege").number("round", battle.round).with("region", region(at))
            }
            BattleAsk::Combat(side) => Text::new("ask-combat")
                .number("round", battle.round)
                .number("own", self.combat_dice(battle, side))
                .number("enemy", self.combat_dice(battle, side.enemy())),
            BattleAsk::Sorcerer(from) => Text::new("ask-sorcerer").with("deck", own_deck(from)),
            BattleAsk::WordsOfPower => Text::new("ask-words-of-power"),
            BattleAsk::Scouts => Text::new("ask-scouts"),
            BattleAsk::DreadAndDespair => Text::new("ask-dread-and-despair"),
            BattleAsk::RelentlessAssault => Text::new("ask-relentless-assault"),
            BattleAsk::Onslaught => Text::new("ask-onslaught"),
            BattleAsk::HeroicDeath => {
                Text::new("ask-heroic-death").number("n", battle.now.hits[Side::Shadow])
            }
            BattleAsk::BladeOfWesternesse => Text::new("ask-blade-of-westernesse"),
            BattleAsk::FatefulStrike => Text::new("ask-fateful-strike"),
            BattleAsk::BlackBreath => Text::new("ask-black-breath"),
            BattleAsk::GoOn => Text::new("ask-go-on").number("round", battle.round),
            BattleAsk::Extend => Text::new("ask-extend"),
            BattleAsk::Retreat => Text::new("ask-retreat").with("region", region(battle.region())),
        }
    }

    /// What an answer to a question of a battle does, if its words alone don't say it.
    pub(super) fn battle_action(ask: BattleAsk, action: Action) -> Option<Said> {
        Some(match (ask, action) {
            (BattleAsk::WhiteRider, Action::Accept) => Text::new("answer-white-rider"),
            (BattleAsk::WhiteRider, Action::Decline) => Text::new("answer-no-white-rider"),
            (BattleAsk::Combat(_), Action::Card(card)) => with_combat(Text::new("answer-combat"), card),
            (BattleAsk::Combat(_), Action::Decline) => Text::new("answer-no-combat"),
            (BattleAsk::Sorcerer(from), Action::Accept) => {
                Text::new("answer-draw-from").with("deck", deck(from))
            }
            (BattleAsk::Sorcerer(_), Action::Decline) => Text::new("answer-draw-nothing"),
            (BattleAsk::Scouts | BattleAsk::Retreat, Action::Region(to)) => {
                Text::new("answer-retreat").with("region", region(to))
            }
            (BattleAsk::Retreat, Action::Decline) => Text::new("answer-stand"),
            (BattleAsk::DreadAndDespair, Action::Number(n)) => Text::new("answer-forfeit").number("n", n),
            (BattleAsk::RelentlessAssault | BattleAsk::Onslaught, Action::Number(n)) => {
                Text::new("answer-take-hits").number("n", n)
            }
            (BattleAsk::HeroicDeath, Action::Figure(figure)) => {
                Text::new("answer-give-up").with("figure", a_figure(figure))
            }
            (BattleAsk::HeroicDeath, Action::Decline) => Text::new("answer-give-up-nobody"),
            (BattleAsk::FatefulStrike | BattleAsk::BlackBreath, Action::Figure(figure)) => {
                Text::new("answer-kill").with("figure", a_figure(figure))
            }
            (BattleAsk::BladeOfWesternesse, Action::Character(minion)) => {
                Text::new("answer-kill").with("figure", character(minion))
            }
            (BattleAsk::BlackBreath, Action::Decline) => Text::new("answer-kill-nobody"),
            (BattleAsk::Extend, Action::Figure(figure)) => {
                Text::new("answer-extend").with("figure", a_figure(figure))
            }
            _ => return None,
        })
    }

    /// What happened in a battle, in words.
    pub(crate) fn battle_event(event: &BattleEvent) -> Said {
        match *event {
            BattleEvent::Began { kind, attacker, from, at, attackers, defenders } => {
                let text = match kind {
                    BattleKind::Field => Text::of("log-attacks", attacker.slug()),
                    BattleKind::Siege => Text::of("log-storms", attacker.slug()),
                    BattleKind::Sortie => Text::of("log-sorties", attacker.slug()),
                };
                text.with("to", region(at.region()))
                    .with("from", region(from.region()))
                    .with("own", army(&attackers, attacker))
                    .with("enemy", army(&defenders, attacker.enemy()))
            }
            BattleEvent::WhiteRider => Text::new("log-white-rider"),
            BattleEvent::Round(n) => Text::new("log-round").number("n", n),
            BattleEvent::Field(side) => Text::of("log-field", side.slug()),
            BattleEvent::Withdrew { side, region: at } => {
                Text::of("log-withdraws", side.slug()).with("region", region(at))
            }
            BattleEvent::CameOut { side, region: at } => {
                Text::of("log-comes-out", side.slug()).with("region", region(at))
            }
            BattleEvent::CardChosen { side, deck, card } => match card {
                Some(card) => with_combat(Text::of("log-lays-down", side.slug()), card),
                None => Text::of("log-lays-down-hidden", side.slug())
                    .text("deck", Text::of("own-deck", deck.slug())),
            },
            BattleEvent::CardFromTable(used) => Text::new("log-combat-from-table").with("card", card(used)),
            BattleEvent::NoCard(side) => Text::of("log-no-combat", side.slug()),
            BattleEvent::Revealed { side, card } => {
                let does = Text::of("combat", card.combat().slug()).part("text");
                with_combat(Text::of("log-reveals", side.slug()), card).text("text", does)
            }
            BattleEvent::Cancelled(card) => with_combat(Text::new("log-combat-cancelled"), card),
            BattleEvent::NoEffect(card) => with_combat(Text::new("log-combat-nothing"), card),
            BattleEvent::Silenced(companion) => {
                Text::new("log-silenced").with("who", first_character(companion))
            }
            BattleEvent::Forfeited(who) => {
                Text::new("log-forfeited").count("n", who.len()).with("who", first_characters(who))
            }
            BattleEvent::NazgulForfeited(points) => Text::new("log-nazgul-forfeited").number("n", points),
            BattleEvent::Bonus { side, roll, reroll } => match (roll, reroll) {
                (roll, 0) => with_bonus(Text::of("log-bonus-roll", side.slug()), "roll", roll),
                (0, reroll) => with_bonus(Text::of("log-bonus-reroll", side.slug()), "reroll", reroll),
                (roll, reroll) => {
                    let text = with_bonus(Text::of("log-bonus-both", side.slug()), "roll", roll);
                    with_bonus(text, "reroll", reroll)
                }
            },
            BattleEvent::Fewer { side, dice } => Text::of("log-fewer", side.slug()).number("n", dice),
            BattleEvent::AtMost { side, dice } => Text::of("log-at-most", side.slug()).number("n", dice),
            BattleEvent::NoReroll(side) => Text::of("log-no-reroll", side.slug()),
            BattleEvent::Threw { side, what, dice, n, need, bonus, hits } => {
                let dice: Vec<String> = dice.iter().take(usize::from(n)).map(u8::to_string).collect();
                let what = match what {
                    Throw::Combat => Text::new("throw-combat"),
                    Throw::Reroll => Text::new("throw-reroll"),
                    Throw::Extra(_) => Text::new("throw-extra"),
                };
                let text = match bonus {
                    0 => Text::of("log-throws", side.slug()),
                    bonus => with_bonus(Text::of("log-throws-bonus", side.slug()), "bonus", bonus),
                };
                let text = text.written("dice", dice.join(" ")).text("what", what);
                text.number("need", need).number("n", hits)
            }
            BattleEvent::Turned(dice) => Text::new("log-turned").number("n", dice),
            BattleEvent::Confused(hits) => Text::new("log-confused").number("n", hits),
            BattleEvent::MoreHits { side, hits } => Text::of("log-more-hits", side.slug()).number("n", hits),
            BattleEvent::HitsCancelled { hits, by } => match by {
                Some(figure) => {
                    Text::new("log-hits-cancelled-by").with("figure", first_figure(figure)).number("n", hits)
                }
                None => Text::new("log-hits-cancelled").number("n", hits),
            },
            BattleEvent::OwnHits(hits) => Text::new("log-own-hits").number("n", hits),
            BattleEvent::Suffers { side, hits } => Text::of("log-suffers", side.slug()).number("n", hits),
            BattleEvent::FightsOn(side) => Text::of("log-fights-on", side.slug()),
            BattleEvent::Ceased(side) => Text::of("log-ceases", side.slug()),
            BattleEvent::RoundsOver(_) => Text::new("log-rounds-over"),
            BattleEvent::Extended(nation) => {
                Text::new("log-extended").with("figure", a_figure(Figure::Elite(nation)))
            }
            BattleEvent::Stands(side) => Text::of("log-stands", side.slug()),
            BattleEvent::Retreated { side, from, to } => {
                Text::of("log-retreats", side.slug()).with("from", region(from)).with("to", region(to))
            }
            BattleEvent::Gone { place: at, side } => {
                Text::of("log-gone", side.slug()).with("place", place(at))
            }
        }
    }
}

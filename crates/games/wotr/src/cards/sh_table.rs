//! The cards of the Shadow that lie on the table: what they change there.

use super::hooks::{Forced, Happening, Hooks, Moment, OnTable};
use crate::action::{Action, Ask, Choice, DeckFor};
use crate::frame::{Frame, Next};
use crate::hunt::{HuntAsk, HuntFrame, TileFor};
use crate::ids::{Card, Character, Face, Icon, Nation, Side};
use crate::map::Region;
use crate::rules::politics::{Advance, Waking};
use crate::rules::{Allowed, Log, MISFIT, need, no};
use crate::state::State;
use kernel::flow::{ask, ask_chance, done, goto};
use kernel::{Refused, Seat};

/// What the rules ask them about.
pub(super) const HOOKS: &[(Card, Hooks)] = &[
    (
        Card::WornWithSorrowAndToil,
        on_table(OnTable {
            leaves: in_haven,
            // Rule 14.15: the card's owner decides.
            asks: |state, card, moment| {
                (moment == Moment::Casualty && state.worn_finds_something())
                    .then(|| (state.owner(card), HuntAsk::Worn))
            },
            ..OnTable::NOTHING
        }),
    ),
    (
        Card::FlocksOfCrebain,
        on_table(OnTable {
            leaves: in_haven,
            // Rule 14.16.
            asks: |state, card, moment| {
                (moment == Moment::Roll).then(|| (state.owner(card), HuntAsk::Crebain))
            },
            ..OnTable::NOTHING
        }),
    ),
    (
        Card::BalrogOfMoria,
        on_table(OnTable {
            is_combat_card: true,
            // When the figure went into, out of or through Moria (rules 10.7, 10.8, 14.16).
            asks: |state, card, moment| match moment {
                Moment::Walked { quiet } if state.hunt.walk.moria => {
                    Some((state.owner(card), HuntAsk::Balrog { quiet }))
                }
                Moment::Walked { .. } | Moment::Roll | Moment::Draw | Moment::Casualty => None,
            },
            ..OnTable::NOTHING
        }),
    ),
    (
        Card::ThePalantirOfOrthanc,
        on_table(OnTable {
            holds: |state| state.in_play(Character::Saruman),
            // Rule 19.18.
            forced: Some(Forced {
                check: |state, _, face| {
                    let ring =
                        state.rings[Side::FreePeoples] > 0 && !state.notes.ring_used[Side::FreePeoples];
                    need(
                        face == Face::WillOfTheWest || ring,
                        "7.8",
                        "no-it-takes-a-will-of-the-west-result-or-any-result",
                    )
                },
                pay: |state, _, face, log| {
                    if face != Face::WillOfTheWest {
                        state.use_ring(Side::FreePeoples, log);
                    }
                    None
                },
            }),
            after_event: |state, seat| {
                let mut decks = state.decks_left(Side::Shadow);
                match (decks.next(), decks.next()) {
                    (None, _) => None,
                    (Some(deck), None) => Some(State::draw_cards(seat, deck, 1)),
                    (Some(_), Some(_)) => Some(ask(seat, Ask::WhichDeck(DeckFor::Palantir)).last()),
                }
            },
            ..OnTable::NOTHING
        }),
    ),
    (
        Card::Wormtongue,
        on_table(OnTable {
            holds: |state| state.in_play(Character::Saruman) && !state.active[Nation::Rohan],
            leaves: |what| what == Happening::Woken(Nation::Rohan),
            lets_wake: |nation, how| {
                nation != Nation::Rohan
                    || match how {
                        Waking::Companion => true,
                        Waking::Declaration(region) | Waking::Attack(region) => {
                            matches!(region, Region::Edoras | Region::HelmsDeep)
                        }
                        Waking::Other => false,
                    }
            },
            ..OnTable::NOTHING
        }),
    ),
    (
        Card::DenethorsFolly,
        on_table(OnTable {
            holds: |state| state.besieges(Side::Shadow, Region::MinasTirith),
            forced: Some(Forced {
                check: |state, _, face| {
                    let there = [Character::GandalfTheGrey, Character::GandalfTheWhite, Character::Aragorn]
                        .into_iter()
                        .any(|companion| state.region_of(companion) == Some(Region::MinasTirith));
                    need(
                        face == Face::WillOfTheWest || there,
                        "7.8",
                        "no-it-takes-a-will-of-the-west-result-or-gandalf-or",
                    )
                },
                pay: |_, _, _, _| None,
            }),
            lets_fight: |battle, side| side == Side::Shadow || battle.region() != Region::MinasTirith,
            ..OnTable::NOTHING
        }),
    ),
    (
        Card::ThreatsAndPromises,
        on_table(OnTable {
            leaves: |what| match what {
                Happening::Advanced(nation, Advance::Attack | Advance::Ability) => {
                    nation.side() == Side::FreePeoples
                }
                Happening::Advanced(_, Advance::Muster | Advance::Capture | Advance::Card)
                | Happening::Declared { .. }
                | Happening::Revealed
                | Happening::Woken(_) => false,
            },
            check_diplomacy: |state, nation| {
                need(state.active[nation], "7.16", "no-threats-and-promises-keeps-passive-nations-from")
            },
            ..OnTable::NOTHING
        }),
    ),
];

const fn on_table(table: OnTable) -> Hooks {
    Hooks { table, ..Hooks::NONE }
}

/// Rule 11.4.2.
fn in_haven(what: Happening) -> bool {
    what == Happening::Declared { haven: true }
}

impl State {
    // ---- Flocks of Crebain, Balrog of Moria ----

    pub(crate) fn crebain_answered(&mut self, action: Action, log: &mut Log) -> Next {
        match action {
            Action::Accept => {
                self.use_table_card(Card::FlocksOfCrebain, log);
                self.hunt.crebain = true;
                done()
            }
            Action::Decline => done(),
            _ => MISFIT,
        }
    }

    pub(crate) fn balrog_answered(&mut self, quiet: bool, action: Action, log: &mut Log) -> Next {
        match action {
            Action::Accept => {
                self.use_table_card(Card::BalrogOfMoria, log);
                goto(Frame::Hunt(HuntFrame::Draw(TileFor::Balrog { quiet })))
            }
            Action::Decline => done(),
            _ => MISFIT,
        }
    }

    // ---- Worn with Sorrow and Toil ----

    /// Whether a Character card is in a hand: everybody sees the backs.
    fn has_character_card(&self, seat: Seat) -> bool {
        self.hand(seat).iter().any(|card| card.icon() == Icon::Character)
    }

    /// The hand that a choice means (rule 14.15).
    fn worn_hand(&self, choice: Choice) -> Option<Seat> {
        let [first, second] = self.seats_of(Side::FreePeoples);
        match choice {
            Choice::Hand => Some(first),
            Choice::SecondHand if second != first => Some(second),
            _ => None,
        }
    }

    fn worn_finds_something(&self) -> bool {
        let on_table = |card: Card| card.deck().side() == Side::FreePeoples && card.icon() == Icon::Character;
        self.table.iter().any(on_table)
            || self.seats_of(Side::FreePeoples).into_iter().any(|seat| self.has_character_card(seat))
    }

    pub(crate) fn worn_options(&self, out: &mut Vec<Action>) {
        out.extend([Choice::Hand, Choice::SecondHand].map(Action::Choose));
        out.extend(self.table.iter().map(Action::Card));
        out.push(Action::Decline);
    }

    pub(crate) fn check_worn(&self, action: Action) -> Allowed {
        let rule = HuntAsk::Worn.rule();
        match action {
            Action::Decline => Ok(()),
            Action::Choose(choice) => match self.worn_hand(choice) {
                Some(seat) => {
                    need(self.has_character_card(seat), rule.0, "no-no-character-card-is-in-that-hand")
                }
                None => no(rule.0, "no-there-is-no-such-hand"),
            },
            Action::Card(card) => {
                need(self.on_table(card), rule.0, "no-that-card-is-not-on-the-table")?;
                need(
                    card.deck().side() == Side::FreePeoples,
                    rule.0,
                    "no-that-is-no-card-of-the-free-peoples",
                )?;
                need(card.icon() == Icon::Character, rule.0, "no-that-is-no-character-type-card")
            }
            _ => Err(Refused::NotAnAnswer { rule }),
        }
    }

    pub(crate) fn worn_answered(&mut self, action: Action, log: &mut Log) -> Next {
        match action {
            Action::Decline => done(),
            Action::Choose(choice) => match self.worn_hand(choice) {
                Some(seat) => ask_chance(Ask::RandomCard(seat)).last(),
                None => MISFIT,
            },
            Action::Card(card) => {
                self.discard_from_table(card, log);
                done()
            }
            _ => MISFIT,
        }
    }
}

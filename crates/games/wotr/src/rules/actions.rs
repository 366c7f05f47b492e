//! Action dice and the order of actions (chapter 6).

use super::{Allowed, Log, MISFIT, need};
use crate::action::{Action, Ask, Deed, FlyBy, MarchBy, PartyBy};
use crate::cards::CardFrame;
use crate::event::Event;
use crate::fellowship::FellowshipFrame;
use crate::figures::Characters;
use crate::frame::{Frame, Next};
use crate::ids::{Card, Character, Deck, Face, Icon, Side};
use crate::state::State;
use armies::{may_pass, next_to_act};
use kernel::Seat;
use kernel::flow::{ask, call, done, goto};

impl State {
    /// Whose action it is (rules 5.6, 14.5).
    pub(crate) fn act(&mut self) -> Next {
        let unused = |side: Side| (side, self.dice[side].n_unused());
        let Some(side) = next_to_act(unused(self.to_act), unused(self.to_act.enemy())) else {
            return done();
        };
        self.to_act = side;
        self.acting = self.next_actor[side];
        self.action.moved.clear();
        self.action.flown.clear();
        self.action.characters_moved = Characters::EMPTY;
        self.action.mixed = false;
        ask(self.acting, Ask::Act).last()
    }

    /// Rule 6.3.
    pub(crate) fn check_pass(&self, seat: Seat) -> Allowed {
        let side = self.side(seat);
        let may = may_pass(&self.dice[side], &self.dice[side.enemy()]);
        need(may, "6.3", "no-only-who-has-fewer-unused-dice-than-the-enemy-may")
    }

    /// Rule 6.14.
    pub(crate) fn check_ring(&self, seat: Seat, from: Face, to: Face) -> Allowed {
        let side = self.side(seat);
        need(self.rings[side] > 0, "6.14", "no-you-hold-no-elven-ring")?;
        need(!self.notes.ring_used[side], "6.14", "no-one-ring-a-turn-is-the-limit")?;
        need(self.dice_showing(side, from) > 0, "6.14", "no-none-of-your-unused-dice-shows-that")?;
        need(from != to, "6.14", "no-the-result-must-differ")?;
        need(Face::of(side).contains(&to), "6.14", "no-your-dice-have-no-such-face")?;
        need(to != Face::WillOfTheWest, "6.14", "no-a-die-cant-be-changed-to-will-of-the-west")
    }

    pub(crate) fn check_die(&self, seat: Seat, face: Face) -> Allowed {
        let side = self.side(seat);
        need(self.dice_showing(side, face) > 0, "6.2", "no-none-of-your-unused-dice-shows-that")
    }

    pub(crate) fn acted(&mut self, seat: Seat, action: Action, log: &mut Log) -> Next {
        let side = self.side(seat);
        match action {
            Action::Pass => {
                log.public(Event::Passed(seat));
                // Rule 14.5: who passes keeps his place.
                self.to_act = side.enemy();
                goto(Frame::Act)
            }
            Action::Ring { from, to } => {
                self.use_ring(side, log);
                let dice = &mut self.dice[side];
                dice.unused.take(from);
                match to {
                    Face::Eye => self.hunt_box[side] += 1,
                    Face::Character
                    | Face::Army
                    | Face::Muster
                    | Face::Event
                    | Face::MusterArmy
                    | Face::WillOfTheWest => dice.unused.add(to, 1),
                }
                log.public(Event::RingChanged { side, from, to });
                if self.dice[side].n_unused() == 0 {
                    self.to_act = side.enemy();
                }
                goto(Frame::Act)
            }
            Action::Die(face) => ask(seat, Ask::Use(face)).last(),
            _ => MISFIT,
        }
    }

    /// A Ring used by the Free Peoples goes to the Shadow; used by the Shadow it leaves the game (rule 6.14).
    pub(crate) fn use_ring(&mut self, side: Side, log: &mut Log) {
        self.rings[side] -= 1;
        self.notes.ring_used[side] = true;
        if side == Side::FreePeoples {
            self.rings[Side::Shadow] += 1;
        }
        log.public(Event::RingUsed(side));
    }

    /// The die is spent, and what it is used for begins.
    pub(crate) fn used(&mut self, seat: Seat, face: Face, action: Action, log: &mut Log) -> Next {
        let Action::Do(deed) = action else { return MISFIT };
        let side = self.side(seat);
        self.dice[side].spend(face);
        log.public(Event::Used { seat, face, deed });
        // Rule 6.17.
        if face == Face::Muster && (matches!(deed, Deed::MoveArmies | Deed::Attack)) {
            self.notes.messenger = true;
        }
        let then = Frame::ActionDone { face, deed };
        let led = !face.is_army() && !self.is_messenger(seat, face);
        match deed {
            Deed::MoveArmies => {
                let by = if led { MarchBy::Character } else { MarchBy::Army };
                call(Frame::March { by, left: State::march_armies(by) }).then(then)
            }
            Deed::Attack => ask(seat, Ask::Attack { led, card: None }).then(then),
            Deed::PlayEvent => ask(seat, Ask::Event(face)).then(then),
            Deed::DrawEvent => ask(seat, Ask::WhichDeck(crate::action::DeckFor::Event)).then(then),
            Deed::Recruit => ask(seat, Ask::Recruit { first: None }).then(then),
            Deed::Diplomacy => ask(seat, Ask::Diplomacy).then(then),
            Deed::BringIn(character) => self.bring_in(character, then, log),
            Deed::VoiceRecruit | Deed::VoiceUpgrade => call(Frame::Voice(deed)).then(then),
            Deed::MoveFellowship => call(Frame::Fellowship(FellowshipFrame::Move { die: true })).then(then),
            Deed::HideFellowship => call(Frame::Fellowship(FellowshipFrame::Hide)).then(then),
            Deed::Separate => call(Frame::Companions(PartyBy::Separate)).then(then),
            Deed::MoveCompanions => call(Frame::Companions(PartyBy::Move)).then(then),
            Deed::MoveNazgul => call(Frame::Fly(FlyBy::Die)).then(then),
            Deed::Ability(companion) => {
                if let Some(nation) = State::ability_nation(companion) {
                    self.advance(nation, super::politics::Advance::Ability, log);
                    self.note_nation(nation);
                }
                goto(then)
            }
            Deed::DiscardTable(card) => self.discard_by_action(seat, face, card, then, log),
            Deed::Skip => {
                self.note_skip();
                goto(then)
            }
        }
    }

    /// Whether a Muster die serves as an Army result by the Mouth of Sauron (rule 6.17).
    pub(crate) fn is_messenger(&self, seat: Seat, face: Face) -> bool {
        let mouth = Character::MouthOfSauron;
        face == Face::Muster
            && self.side(seat) == Side::Shadow
            && self.in_play(mouth)
            && self.seats_of(Side::Shadow)[0] == seat
    }

    /// Whether a card may be played as an event with a die (rules 7.2, 7.3, 14.9).
    pub(crate) fn check_event(&self, seat: Seat, face: Face, card: Card) -> Allowed {
        need(self.hand(seat).contains(card), "7.2", "no-that-card-is-not-in-your-hand")?;
        need(self.fits_event(seat, face, card), "7.2", "no-the-die-does-not-show-the-cards-icon")?;
        self.check_card(seat, card)
    }

    /// Whether a die pays for a card.
    pub(crate) fn fits_event(&self, seat: Seat, face: Face, card: Card) -> bool {
        let messenger = self.is_messenger(seat, face) && !self.notes.messenger;
        face.is_event()
            || match card.icon() {
                Icon::Character => face.is_character(),
                Icon::Army => face.is_army() || messenger,
                Icon::Muster => face.is_muster(),
            }
    }

    pub(crate) fn event_chosen(&mut self, seat: Seat, face: Face, action: Action, log: &mut Log) -> Next {
        let Action::Card(card) = action else { return MISFIT };
        if face == Face::Muster && card.icon() == Icon::Army {
            self.notes.messenger = true;
        }
        let play = self.play_event(seat, card, log);
        // Rule 7.15. Playing The Palantír of Orthanc itself gives no draw.
        if face.is_event() { call(play).then(Frame::AfterEvent(card)) } else { goto(play) }
    }

    /// Takes a card out of the hand and begins its event.
    pub(crate) fn play_event(&mut self, seat: Seat, card: Card, log: &mut Log) -> Frame {
        self.hands[seat.index() & 3].remove(card);
        self.known.insert(card);
        self.action.resolving = Some(card);
        log.public(Event::Played { seat, card });
        self.note_card(card);
        Frame::Card(CardFrame { card, seat, step: 0, a: 0, b: 0 })
    }

    /// The event is resolved: the card goes to the table or to the discard pile (rule 7.7).
    pub(crate) fn event_over(&mut self, seat: Seat, card: Card) {
        self.action.resolving = None;
        if card.def().stays {
            self.table.insert(card);
            if self.seats_of(self.side(seat))[1] == seat && self.mate(seat).is_some() {
                self.second_players.insert(card);
            }
        } else {
            self.discard.insert(card);
        }
    }

    /// The die goes where it belongs (rule 6.2), then rule 6.16.
    pub(crate) fn action_done(&mut self, _face: Face, deed: Deed) -> Next {
        let side = self.active_side();
        // Rule 11.3, unless a card keeps the die out of the Hunt Box.
        if deed == Deed::MoveFellowship && !self.table_hooks().any(|(_, hooks)| hooks.keeps_die) {
            self.dice[side].used -= 1;
            self.hunt_box[side] += 1;
        }
        goto(Frame::AfterAction(0))
    }

    /// The turn to act passes on (rules 5.6, 14.5).
    pub(crate) fn next_turn_to_act(&mut self) -> Next {
        let side = self.active_side();
        self.note_action_over();
        if let Some(mate) = self.mate(self.acting) {
            self.next_actor[side] = mate;
        }
        self.to_act = side.enemy();
        goto(Frame::Act)
    }

    pub(crate) fn diplomacy_done(&mut self, action: Action, log: &mut Log) -> Next {
        let Action::Nation(nation) = action else { return MISFIT };
        self.advance(nation, super::politics::Advance::Muster, log);
        self.note_nation(nation);
        done()
    }

    /// The decks that still have cards.
    pub(crate) fn decks_left(&self, side: Side) -> impl Iterator<Item = Deck> {
        Deck::of(side).into_iter().filter(|deck| !self.in_deck(*deck).is_empty())
    }
}

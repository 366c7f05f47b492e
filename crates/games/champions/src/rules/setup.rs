//! Setup (rule 6).

use super::{Log, MISFIT};
use crate::ability::{Ctx, Timing};
use crate::action::{Action, Ask};
use crate::event::Event;
use crate::frame::{AdvanceStep, Frame, Next, PlayerSetupStep, RoundStep, SetupStep, To};
use crate::ids::{AbilityId, Card, CardSet, Form, Kind, PieceId, Seats, Status};
use crate::state::{
    Activation, EncounterPile, List, Mode, Payment, Phase, Piece, Pile, Player, Setup, State,
};
use arrayvec::ArrayVec;
use kernel::flow::{Flow, ask, call, goto};
use kernel::{Seat, SetupError, Text};

/// The encounter cards of a set with their copies, villains and main schemes left out.
fn encounter_cards(set: CardSet) -> impl Iterator<Item = Card> {
    let all = Card::ALL.into_iter().map(Card::def).filter(move |def| def.set == set);
    let deck = all.filter(|def| {
        // Rule 27.3: the environment of Ultron is not part of the encounter deck.
        !matches!(def.kind, Kind::Villain | Kind::MainScheme | Kind::Environment)
    });
    deck.flat_map(|def| std::iter::repeat_n(def.card, usize::from(def.copies)))
}

impl State {
    /// The table before setup step 10 (rules 6.1 to 6.9).
    pub(crate) fn blank(setup: &Setup) -> Result<State, SetupError> {
        let n = setup.players.len();
        if n == 0 || n > 4 {
            return Err(SetupError::new(Text::new("setup-players")));
        }
        if usize::from(setup.first) >= n {
            return Err(SetupError::new(Text::new("setup-first-nobody")));
        }
        let mut players = ArrayVec::new();
        let mut pieces = List::new();
        for (n, player) in setup.players.iter().enumerate() {
            // Rule 5.1.
            if setup.players[..n].iter().any(|other| other.hero == player.hero) {
                return Err(SetupError::by(
                    "5.1",
                    Text::new("setup-two-players").text("hero", Text::of("hero", player.hero.slug())),
                ));
            }
            crate::decks::check(player.hero, &player.deck)?;
            let cards = player.deck.iter();
            let deck: Pile =
                cards.flat_map(|(card, copies)| std::iter::repeat_n(*card, usize::from(*copies))).collect();
            let mut deck = deck;
            deck.sort_unstable();
            players.push(Player {
                hero: player.hero,
                deck: deck.clone(),
                hand: List::new(),
                discard: List::new(),
                dealt: ArrayVec::new(),
                changed_form: false,
                discount: 0,
                out: false,
                nemesis_in: false,
                owns: deck.len() as u8,
            });
            let seat = Seat(n as u8);
            // Rule 6.1.
            let mut identity = Piece::new(PieceId::identity(seat), player.hero.alter_ego());
            identity.owner = Some(seat);
            identity.controller = Some(seat);
            pieces.push(identity);
        }
        // Rules 25.1, 25.2, 25.4.
        let all = setup.scenario.stages();
        let stages: &[Card] = match (setup.skirmish, setup.mode) {
            (Some(stage @ 1..=3), _) => &all[usize::from(stage) - 1..usize::from(stage)],
            (Some(_), _) => {
                return Err(SetupError::by("25.4", Text::new("setup-stages")));
            }
            (None, Mode::Standard) => &all[..2],
            (None, Mode::Expert) => &all[1..],
        };
        pieces.push(Piece::new(PieceId::VILLAIN, stages[0]));
        pieces.push(Piece::new(PieceId::MAIN, setup.scenario.schemes()[0]));
        // Rule 6.8.
        let mut encounter = EncounterPile::new();
        let expert = (setup.mode == Mode::Expert).then_some(CardSet::Expert);
        for (n, set) in setup.modular.iter().enumerate() {
            if !CardSet::MODULAR.contains(set) || setup.modular[..n].contains(set) {
                return Err(SetupError::by(
                    "25.6",
                    Text::new("setup-not-modular").text("set", Text::of("set", set.slug())),
                ));
            }
        }
        let sets = [setup.scenario.set(), CardSet::Standard].into_iter().chain(expert);
        for set in sets.chain(setup.modular.iter().copied()) {
            encounter.extend(encounter_cards(set));
        }
        encounter.sort_unstable();
        let encounter_cards = encounter.len() as u16;
        if setup.heroic > 4 {
            return Err(SetupError::by("25.3", Text::new("setup-heroic")));
        }
        Ok(State {
            scenario: setup.scenario,
            mode: setup.mode,
            heroic: setup.heroic,
            open_hands: setup.open_hands,
            flow: Flow::new(Frame::Setup(SetupStep::MainScheme)),
            players,
            pieces,
            next_piece: PieceId::FIRST.0,
            first: Seat(setup.first),
            active: None,
            round: 0,
            phase: Phase::Setup,
            encounter,
            encounter_discard: List::new(),
            removed: List::new(),
            stages: stages[1..].iter().copied().collect(),
            schemes: setup.scenario.schemes()[1..].iter().copied().collect(),
            acceleration: 0,
            activation: Activation::none(),
            happenings: ArrayVec::new(),
            payment: Payment::none(),
            lasting: ArrayVec::new(),
            waiting: ArrayVec::new(),
            looked: ArrayVec::new(),
            looking: None,
            flight: ArrayVec::new(),
            under: ArrayVec::new(),
            acted: Seats::NONE,
            dirty: false,
            obligations_in: false,
            encounter_cards,
            ended: None,
        })
    }

    /// Rules 6.10 to 6.15.
    pub(crate) fn setup_step(&mut self, step: SetupStep, log: &mut Log) -> Next {
        let first = self.first;
        match step {
            // Rule 6.10a.
            SetupStep::MainScheme => match self.piece(PieceId::MAIN).map(|main| main.card) {
                Some(card) => {
                    let ctx = Ctx::new(card, AbilityId::FIRST, PieceId::MAIN, first);
                    call(Frame::Abilities { ctx, timing: Timing::Setup })
                        .then(Frame::Setup(SetupStep::TurnMainScheme))
                }
                None => goto(Frame::Setup(SetupStep::TurnMainScheme)),
            },
            // Rule 6.10b.
            SetupStep::TurnMainScheme => {
                call(Frame::Advance(AdvanceStep::Turn)).then(Frame::Setup(SetupStep::Villain))
            }
            // Rule 6.10c.
            SetupStep::Villain => {
                let Some(villain) = self.piece_mut(PieceId::VILLAIN) else {
                    return goto(Frame::Setup(SetupStep::Obligations));
                };
                let card = villain.card;
                if card.def().toughness {
                    villain.give(Status::Tough);
                }
                log.public(Event::Stage(card));
                let ctx = Ctx::new(card, AbilityId::FIRST, PieceId::VILLAIN, first);
                call(Frame::Abilities { ctx, timing: Timing::WhenRevealed })
                    .then(Frame::Setup(SetupStep::Obligations))
            }
            // Rule 6.11.
            SetupStep::Obligations => {
                for player in &self.players {
                    self.encounter.push(player.hero.obligation());
                }
                self.encounter.sort_unstable();
                self.encounter_cards += u16::from(self.n_players());
                self.obligations_in = true;
                self.acted = Seats::NONE;
                goto(Frame::Setup(SetupStep::Hands))
            }
            // Rules 6.12 to 6.14: all players draw, then all may mulligan, then the Setup abilities of identities.
            SetupStep::Hands => self.each_sets_up(PlayerSetupStep::Draw, step, SetupStep::Mulligans),
            SetupStep::Mulligans => self.each_sets_up(PlayerSetupStep::Mulligan, step, SetupStep::Identities),
            SetupStep::Identities => self.each_sets_up(PlayerSetupStep::Identity, step, SetupStep::Begin),
            SetupStep::Begin => goto(Frame::Round(RoundStep::Begin)),
        }
    }

    /// A step that all players go through in player order.
    fn each_sets_up(&mut self, part: PlayerSetupStep, step: SetupStep, next: SetupStep) -> Next {
        match self.next_in_order() {
            Some(seat) => call(Frame::SetupPlayer(seat, part)).then(Frame::Setup(step)),
            None => {
                self.acted = Seats::NONE;
                goto(Frame::Setup(next))
            }
        }
    }

    /// One player's part of rules 6.12 to 6.14.
    pub(crate) fn setup_player(&mut self, seat: Seat, step: PlayerSetupStep) -> Next {
        match step {
            PlayerSetupStep::Draw | PlayerSetupStep::DrawAgain => {
                let size = self.hand_size(seat) as usize;
                let missing = size.saturating_sub(self.player(seat).hand.len()) as u8;
                goto(Frame::Top { seat, to: To::Hand, left: missing })
            }
            PlayerSetupStep::Mulligan => ask(seat, Ask::Mulligan(seat)).last(),
            PlayerSetupStep::Identity => {
                let card = match self.form(seat) {
                    Form::Hero => self.player(seat).hero.hero(),
                    Form::AlterEgo => self.player(seat).hero.alter_ego(),
                };
                let ctx = Ctx::new(card, AbilityId::FIRST, PieceId::identity(seat), seat);
                goto(Frame::Abilities { ctx, timing: Timing::Setup })
            }
        }
    }

    /// Rule 6.13.
    pub(crate) fn mulligan_answered(&mut self, seat: Seat, action: Action, log: &mut Log) -> Next {
        match action {
            Action::Card(card) => {
                self.discard_from_hand(seat, card, log);
                ask(seat, Ask::Mulligan(seat)).last()
            }
            Action::Done => goto(Frame::SetupPlayer(seat, PlayerSetupStep::DrawAgain)),
            _ => MISFIT,
        }
    }
}

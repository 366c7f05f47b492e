//! Questions, answers and log entries in English. Another language is another file like this one.

pub(crate) mod things;

use crate::action::{Action, Ask, DrawTo, Forsaken, Place, To};
use crate::cards::{Cost, Op, Token};
use crate::event::{Event, Where};
use crate::frame::{Cause, Ctx, Frame};
use crate::game::Thing;
use crate::ids::{Card, Side};
use crate::pick::{Pick, Standing};
use crate::rules::combat::Role;
use crate::state::{Cards, Ending, GroundStatus, State, copy_in};
use kernel::Seat;

/// The name of a location.
fn where_name(place: Where) -> String {
    match place {
        Where::Reserve => "the reserve".to_owned(),
        Where::Path(path) => format!("the path {}", path.name()),
        Where::Battleground(ground) => ground.name().to_owned(),
        Where::On(card) => card.name().to_owned(),
    }
}

/// Where a card went.
fn to_where(to: Where) -> String {
    match to {
        Where::Reserve => "to reserve".to_owned(),
        Where::Path(_) | Where::Battleground(_) => format!("to {}", where_name(to)),
        Where::On(card) => format!("on {}", card.name()),
    }
}

/// A card in play, with what tells the copy that is meant from others.
fn copy_words(card: Card, standing: Option<Standing>) -> String {
    match standing {
        None => card.name().to_owned(),
        Some(Standing::Ready) => format!("the ready {}", card.name()),
        Some(Standing::Fresh) => format!("the fresh {}", card.name()),
        Some(Standing::On(ground)) => format!("{} at {}", card.name(), ground.name()),
    }
}

/// A thing in words.
pub(crate) fn thing_words(thing: Thing) -> String {
    match thing {
        Thing::Card(card) => card.name().to_owned(),
        Thing::Fresh(card) => copy_words(card, Some(Standing::Fresh)),
        Thing::Battleground(ground) => ground.name().to_owned(),
        Thing::Path(path) => path.name().to_owned(),
        Thing::DrawDeck => "the draw deck".to_owned(),
        Thing::CyclePile => "the cycle pile".to_owned(),
        Thing::EliminatedPile => "the eliminated pile".to_owned(),
        Thing::Ring => "the Ring token".to_owned(),
        Thing::Pass => "passing".to_owned(),
    }
}

impl State {
    fn seat_words(&self, seat: Seat) -> &'static str {
        if seat.is_chance() { "Chance" } else { self.seat_def(seat).name.name() }
    }

    fn place_words(&self, place: Place) -> String {
        match place {
            Place::Path => match self.path {
                Some(path) => format!("the path {}", path.name()),
                None => "the path".to_owned(),
            },
            Place::Battleground(ground) => ground.name().to_owned(),
        }
    }

    fn to_words(&self, to: To) -> String {
        match to {
            To::Reserve => "to reserve".to_owned(),
            To::Path => format!("to {}", self.place_words(Place::Path)),
            To::Battleground(ground) => format!("to {}", ground.name()),
            To::On(card) => format!("on {}", card.name()),
        }
    }

    pub(crate) fn ask_words(&self, ask: Ask) -> String {
        let source = |ctx: Ctx| ctx.source.name();
        match ask {
            Ask::SetupCycle => "Choose a card of the hand to cycle before the game begins.".to_owned(),
            Ask::Turn => "Take one action, or pass.".to_owned(),
            Ask::PlayCost { card, .. } => format!("Cycle a card to pay for {}.", card.name()),
            Ask::WinnowSecond { first } => format!("Winnow {} and which other card?", first.name()),
            Ask::RingEliminate => "Eliminate a card of the hand for the Ring token.".to_owned(),
            Ask::CycleFromHand => {
                format!("{}cycle a card of the hand{}.", self.reason(), self.how_many_more())
            }
            Ask::Forsake { .. } => format!(
                "{}forsake a card of the hand, of the reserve, or the top of the draw deck{}.",
                self.reason(),
                self.how_many_more()
            ),
            Ask::May { ctx, at } => {
                let price = match ctx.source.ops().get(usize::from(at)) {
                    Some(Op::May(_, Cost::Forsake)) => "forsake a card",
                    _ => "cycle a card of the hand",
                };
                format!("{}: {price} for its effect? ({})", source(ctx), ctx.source.text())
            }
            Ask::Take { ctx, .. } => format!("{}: take which card? ({})", source(ctx), ctx.source.text()),
            Ask::AsideEliminate => "Eliminate one of the cards drawn aside.".to_owned(),
            Ask::AsidePlay(aside) => {
                format!("{}: play one of the cards drawn aside, or stop.", source(aside.ctx))
            }
            Ask::LookEliminate => "Palantír of Orthanc: eliminate one of the cards looked at.".to_owned(),
            Ask::LookCycle => "Palantír of Orthanc: cycle one of the cards looked at.".to_owned(),
            Ask::Path { ctx, .. } => format!("{}: activate which path?", source(ctx)),
            Ask::Battleground { ctx, .. } => format!("{}: bring up which battleground?", source(ctx)),
            Ask::Token { ctx, .. } => format!("{}: put the token where?", source(ctx)),
            Ask::MoveThere { ctx, at } => match (ctx.source.ops().get(usize::from(at)), ctx.ground) {
                (Some(Op::MayMoveThere(card)), Some(ground)) => {
                    format!("Move {} to {}?", card.name(), ground.name())
                }
                _ => format!("{}: move there?", source(ctx)),
            },
            Ask::MoveWielder { ctx, .. } => format!("{}: move its wielder at once?", source(ctx)),
            Ask::Eliminate { ctx, .. } => format!("{}: eliminate which card?", source(ctx)),
            Ask::Grima { .. } => "Gríma Wormtongue: which effect?".to_owned(),
            Ask::RuinRohan { n, .. } => {
                format!("Eliminate a Rohan card of the reserve, or stop ({n} so far).")
            }
            Ask::RuinMordor { left, .. } => {
                format!("Eliminate a Mordor card on a battleground ({left} to go).")
            }
            Ask::NextCombat => "Which combat is resolved next?".to_owned(),
            Ask::Support { character } => format!("Which army supports {}?", character.card().name()),
            Ask::Loss => self.loss_words("Give up a defender."),
            Ask::ProposeLoss => self.loss_words("Propose a defender to give up."),
            Ask::AttackersLoss => self.loss_words("The defenders do not agree: choose a defender they lose."),
            Ask::AgreeToLoss => {
                let lost: Vec<&str> = self.combat.lost.iter().map(|piece| piece.card().name()).collect();
                format!("Agree to lose {}?", lost.join(", "))
            }
            Ask::Replacement { piece, .. } => format!("Which text saves {}?", piece.card().name()),
            Ask::Draw { seat, to } => {
                let what = match to {
                    DrawTo::Hand => "draws",
                    DrawTo::Aside => "draws aside",
                    DrawTo::Look => "looks at",
                };
                format!("{} {what} a card: which one?", self.seat_words(seat))
            }
            Ask::ForsakenTop { seat } => {
                format!("{} forsakes the top card of the draw deck: which one is it?", self.seat_words(seat))
            }
            Ask::PeekTop { seat } => {
                format!("{} looks at the top card of the draw deck: which one is it?", self.seat_words(seat))
            }
            Ask::TurnUpBattleground { side } => format!("A battleground of {} is turned up.", side.name()),
            Ask::TurnUpPath { number } => format!("A path with the number {number} is turned up."),
        }
    }

    fn loss_words(&self, what: &str) -> String {
        match self.combat.rest.saturating_sub(self.combat.cancelled) {
            1 => format!("{what} 1 attack icon is not cancelled."),
            missing => format!("{what} {missing} attack icons are not cancelled."),
        }
    }

    /// Whose text, or what else, makes somebody cycle or forsake, as the beginning of a sentence.
    fn reason(&self) -> String {
        let reason = self.flow.frames().find_map(|frame| match frame {
            Frame::Ops { ctx, .. } | Frame::Each { ctx, .. } => Some(ctx.source.name().to_owned()),
            Frame::Aside(aside, _) => Some(aside.ctx.source.name().to_owned()),
            Frame::PlayedText { played, .. } => Some(format!("To pay for {}", played.piece.card().name())),
            Frame::DrawStep(_) => Some("Galadriel".to_owned()),
            Frame::TurnEnd => Some("Ring token".to_owned()),
            _ => None,
        });
        reason.map_or(String::new(), |reason| format!("{reason}: "))
    }

    fn how_many_more(&self) -> String {
        match self.flow.frames().next() {
            Some(Frame::Forsake { left, .. } | Frame::CycleFromHand { left, .. }) if *left > 0 => {
                format!(" ({left} more to come)")
            }
            _ => String::new(),
        }
    }

    /// "No", and "no more", in the words of the open question.
    fn no_words(&self, action: Action) -> &'static str {
        match (self.flow.asked().map(|asked| asked.ask), action) {
            (Some(Ask::Take { ctx, at, .. }), Action::Decline) if State::may_find_nothing(ctx, at) => {
                "Do not search."
            }
            (Some(Ask::Take { .. }), Action::Decline) => "Take nothing.",
            (Some(Ask::Take { .. }), _) => "Search, but take nothing; the draw deck is shuffled.",
            (Some(Ask::AsidePlay(aside)), Action::Done) if aside.n_played() == 0 => "Play none of them.",
            (Some(Ask::Path { .. }), _) => "Leave the path as it is.",
            (Some(Ask::MoveWielder { .. }), _) => "Do not move.",
            (Some(Ask::Eliminate { .. }), _) => "Eliminate none.",
            (_, Action::Done) => "No more.",
            _ => "No.",
        }
    }

    fn lose_words(&self, card: Card) -> String {
        let left = self.combat.can_lose - self.combat.lost;
        let (Some(place), Some(piece)) = (self.place_of_combat(), copy_in(left, card)) else {
            return format!("Give up {}.", card.name());
        };
        let icons = self.icons(piece, place, Role::Defend);
        let items: Vec<&str> = self.items_of(piece).iter().map(|item| item.card().name()).collect();
        let items = if items.is_empty() { String::new() } else { format!(", with {}", items.join(", ")) };
        format!("Give up {} ({icons} {}{items}).", card.name(), if icons == 1 { "icon" } else { "icons" })
    }

    /// A card that an answer names, and which copy of it, if the others that can be chosen stand otherwise.
    fn pick_words(&self, pick: Pick) -> String {
        let cards = self.flow.asked().map_or(Cards::EMPTY, |asked| self.open_choices(asked));
        let standing = self.picked(cards, pick).and_then(|piece| self.told_apart(cards, piece));
        match (standing, pick) {
            // An answer that is refused is told as it was given.
            (None, Pick::Fresh(card)) => copy_words(card, Some(Standing::Fresh)),
            (None, Pick::At(place, card)) => format!("{} at {}", card.name(), self.place_words(place)),
            (standing, _) => copy_words(pick.card(), standing),
        }
    }

    fn ground_words(&self, ground: crate::ids::Battleground) -> String {
        let def = ground.def();
        let (from, defence) = match self.ground(ground).status {
            GroundStatus::Scored(side) => {
                (format!("scored by {}", side.name()), if side == def.side { def.defence } else { 0 })
            }
            _ => ("in its deck".to_owned(), def.defence),
        };
        format!("Bring up {} ({from}, defence {defence}, worth {}; {}).", def.name, def.points, def.text)
    }

    pub(crate) fn action_words(&self, action: Action) -> String {
        match action {
            Action::Pass => "Pass.".to_owned(),
            Action::Play { card, to } => format!("Play {} {}.", card.name(), self.to_words(to)),
            Action::PlayEvent(card) => format!("Play {}.", card.name()),
            Action::Move { card, to } => format!("Move {} to {}.", card.card().name(), self.place_words(to)),
            Action::Cycle(card) => format!("Cycle {}.", card.name()),
            Action::Winnow(card) => format!("Winnow {} and another card.", card.name()),
            Action::Use(card) => format!("Use {}.", card.name()),
            Action::Ring => "Use the Ring token.".to_owned(),
            Action::Pay(card) => format!("Pay with {}.", card.name()),
            Action::Eliminate(pick) => format!("Eliminate {}.", self.pick_words(pick)),
            Action::Forsake(Forsaken::Hand(card)) => format!("Forsake {} from hand.", card.name()),
            Action::Forsake(Forsaken::Reserve(pick)) => {
                format!("Forsake {} from reserve.", self.pick_words(pick))
            }
            Action::Forsake(Forsaken::Top) => "Forsake the top of the draw deck.".to_owned(),
            Action::Take(card) => format!("Take {}.", card.name()),
            Action::Accept => "Yes.".to_owned(),
            Action::Decline | Action::Done => self.no_words(action).to_owned(),
            Action::Path(path) => {
                let def = path.def();
                format!(
                    "Activate {} (defence {}, worth {}; {}).",
                    def.name, def.defence, def.points, def.text
                )
            }
            Action::Battleground(ground) => self.ground_words(ground),
            Action::Token(place) => format!("Put it on {}.", self.place_words(place)),
            Action::FetchSaruman => "Fetch Saruman from the draw deck.".to_owned(),
            Action::StrikeRohan => "Eliminate a Rohan character in play.".to_owned(),
            Action::Fight(place) => format!("Resolve the combat at {}.", self.place_words(place)),
            Action::Support(card) => format!("{} support the character.", card.name()),
            Action::Unsupported => "No army supports the character.".to_owned(),
            Action::Lose(card) => self.lose_words(card),
            Action::Agree => "Agree.".to_owned(),
            Action::Disagree => "Do not agree.".to_owned(),
            Action::ReplaceBy(card) => format!("The text of {} applies.", card.name()),
            Action::Draw(card) => format!("{} comes up.", card.name()),
            Action::TurnUp(ground) => format!("{} comes up.", ground.name()),
            Action::TurnUpPath(path) => format!("{} comes up.", path.name()),
        }
    }

    pub(crate) fn event_words(&self, event: &Event) -> String {
        let who = |seat: Seat| self.seat_words(seat);
        let card_or = |card: Option<Card>| card.map_or("a card", Card::name);
        match *event {
            Event::Round { round, starting } => {
                format!("Round {round} begins; {} is the starting player.", who(starting))
            }
            Event::Activated { battleground, printed } => {
                let note = if printed { "" } else { " without its printed defence" };
                format!("{} becomes active{note}.", battleground.name())
            }
            Event::PathActivated { path } => {
                let def = path.def();
                format!("{} becomes the active path, number {}.", def.name, def.number)
            }
            Event::Drew { seat, card } => format!("{} draws {}.", who(seat), card_or(card)),
            Event::DrewAside { seat, card } => format!("{} draws {} aside.", who(seat), card_or(card)),
            Event::Peeked { seat, card } => {
                format!("{} sees the top of the draw deck: {}.", who(seat), card_or(card))
            }
            Event::Recycled { seat } => format!("{} shuffles the cycle pile into the draw deck.", who(seat)),
            Event::Cycled { seat, card } => format!("{} cycles {}.", who(seat), card_or(card)),
            Event::Eliminated { seat, card, standing } => {
                let mut what = copy_words(card, standing);
                if let Some(first) = what.get_mut(..1) {
                    first.make_ascii_uppercase();
                }
                format!("{what} is eliminated ({}).", who(seat))
            }
            Event::EliminatedUnseen { seat, card, cause } => {
                let from = match cause {
                    Cause::ForsakenTop => "from the top of the draw deck",
                    Cause::Aside => "out of the cards drawn",
                    _ => "from hand",
                };
                let unseen = if card.is_none() { ", unseen" } else { "" };
                format!("{} eliminates {} {from}{unseen}.", who(seat), card_or(card))
            }
            Event::CycledInstead { card, by, .. } if card == by => {
                format!("{} is cycled instead of eliminated, by its own text.", card.name())
            }
            Event::CycledInstead { card, by, .. } => {
                format!("{} is cycled instead of eliminated, by {}.", card.name(), by.name())
            }
            Event::Removed { card } => format!("{} is removed from the game.", card.name()),
            Event::Played { seat, card, to } => match to {
                Some(to) => format!("{} plays {} {}.", who(seat), card.name(), to_where(to)),
                None => format!("{} plays {}.", who(seat), card.name()),
            },
            Event::Moved { seat, card, to } => {
                format!("{} moves {} {}.", who(seat), card.name(), to_where(to))
            }
            Event::Used { seat, card } => format!("{} uses {}.", who(seat), card.name()),
            Event::Ring { seat } => format!("{} uses the Ring token.", who(seat)),
            Event::Winnowed { seat } => format!("{} winnows.", who(seat)),
            Event::Passed { seat } => format!("{} passes.", who(seat)),
            Event::Declined { seat, source } => format!("{} declines {}.", who(seat), source.name()),
            Event::Took { seat, card } => format!("{} takes {} and shows it.", who(seat), card.name()),
            Event::FoundNothing { seat } => {
                format!("{} searches and takes nothing.", who(seat))
            }
            Event::Token { token, place } => {
                let token = match token {
                    Token::Attack => "An attack token",
                    Token::Defence => "A defence token",
                };
                format!("{token} is put on {}.", where_name(place))
            }
            Event::TokensOnCard { n: 1 } => "Gorbag & Shagrat get 1 path attack token.".to_owned(),
            Event::TokensOnCard { n } => format!("Gorbag & Shagrat get {n} path attack tokens."),
            Event::Corruption { total } => format!("Corruption is {total}."),
            Event::Combat { place } => format!("Combat at {}.", where_name(place)),
            Event::Supports { army, character } => format!("{} support {}.", army.name(), character.name()),
            Event::Count { attack, location, rest } => {
                format!("Attack {attack}, location defence {location}: {rest} left.")
            }
            Event::Unsupported { character } => format!("{} is not supported.", character.name()),
            Event::PathTotals { attack, defence } => {
                format!("In all: attack {attack} against defence {defence}.")
            }
            Event::LossAgreed { seat, agreed: true } => format!("{} agrees to the loss.", who(seat)),
            Event::LossAgreed { seat, agreed: false } => format!("{} does not agree to the loss.", who(seat)),
            Event::BattlegroundScored { battleground, side } => {
                format!("{} is scored by {}.", battleground.name(), side.name())
            }
            Event::PathScored { path, side, corruption } => {
                let name = path.name();
                match side {
                    Some(Side::FreePeoples) => format!("{name} is scored by the Free Peoples."),
                    Some(Side::Shadow) => format!("{name} falls to the Shadow; corruption {corruption}."),
                    None => format!("{name} leaves the game unscored."),
                }
            }
            Event::Score { free, shadow } => format!("Score: Free Peoples {free}, Shadow {shadow}."),
            Event::Over { winner, ending, free, shadow } => {
                let how = match ending {
                    Ending::TenPoints => "by a lead of ten points",
                    Ending::LastPath => "after the last path",
                };
                format!("The game is over: {} win {how}, {free} : {shadow}.", winner.name())
            }
        }
    }
}

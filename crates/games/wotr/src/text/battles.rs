//! Battles in words.

use super::{a_figure, capital, deck_words};
use crate::action::Action;
use crate::battle::{Battle, BattleAsk, BattleEvent, BattleKind, Throw};
use crate::figures::{Characters, Figures};
use crate::ids::Card;
use crate::ids::{Character, Side};
use crate::state::State;

/// A word for so many things.
fn count(n: u8, one: &str, many: &str) -> String {
    match n {
        0 => format!("no {many}"),
        1 => format!("1 {one}"),
        n => format!("{n} {many}"),
    }
}

/// A side at the beginning of a sentence.
const fn the(side: Side) -> &'static str {
    match side {
        Side::FreePeoples => "The Free Peoples",
        Side::Shadow => "The Shadow",
    }
}

/// The verb for a side: the Shadow does, the Free Peoples do.
const fn verb(side: Side, one: &'static str, many: &'static str) -> &'static str {
    match side {
        Side::FreePeoples => many,
        Side::Shadow => one,
    }
}

/// What is added to a die.
fn signed(bonus: i8) -> String {
    format!("{bonus:+}")
}

/// An Army in words: units, leaders, Characters.
fn army(figures: &Figures, side: Side) -> String {
    let troops = &figures.troops;
    let elites = troops.n_elites(side);
    let regulars = troops.n_units(side) - elites;
    let mut parts = Vec::new();
    if regulars > 0 {
        parts.push(count(regulars, "Regular", "Regulars"));
    }
    if elites > 0 {
        parts.push(count(elites, "Elite", "Elites"));
    }
    if troops.n_leaders() > 0 {
        parts.push(count(troops.n_leaders(), "Leader", "Leaders"));
    }
    if troops.nazgul > 0 {
        parts.push(count(troops.nazgul, "Nazgûl", "Nazgûl"));
    }
    parts.extend(figures.characters.iter().map(|character| character.name().to_owned()));
    parts.join(", ")
}

/// A Combat card in words: its title, and the card it is on.
fn combat(card: Card) -> String {
    format!("{} ({})", card.combat().title(), card.name())
}

impl State {
    /// A question of a battle in words.
    pub(crate) fn battle_ask_words(&self, ask: BattleAsk) -> String {
        let Some(battle) = &self.battle else { return "The battle is over.".to_owned() };
        let hits = battle.now.hits[Side::Shadow];
        match ask {
            BattleAsk::WhiteRider => {
                "Does Gandalf the White give up his Leadership, so that no Nazgûl has any in this battle?".to_owned()
            }
            BattleAsk::FieldOrSiege(region) => format!(
                "Round {}: fight in the field, or retreat into the Stronghold of {}?",
                battle.round,
                region.name()
            ),
            BattleAsk::Combat(side) => format!(
                "Round {}, {}: which Combat card do you lay down, if any?",
                battle.round,
                self.odds(battle, side)
            ),
            BattleAsk::Sorcerer(deck) => {
                format!("Sorcerer: does the Witch-king draw a card from {}?", deck.name())
            }
            BattleAsk::WordsOfPower => {
                "Words of Power: whose Leadership and abilities do not count this round?".to_owned()
            }
            BattleAsk::Scouts => "Scouts: where does the Army retreat to?".to_owned(),
            BattleAsk::DreadAndDespair => {
                "Dread and Despair: how many points of Nazgûl Leadership are forfeited? The Free Peoples throw as many \
                 dice fewer."
                    .to_owned()
            }
            BattleAsk::RelentlessAssault => {
                "Relentless Assault: how many hits do you take, for +1 to your Combat roll each?".to_owned()
            }
            BattleAsk::Onslaught => {
                "Onslaught: how many hits do you take, for a die each that hits on 4 or more?".to_owned()
            }
            BattleAsk::HeroicDeath => format!(
                "Heroic Death: who gives his life against {}? A Leader cancels 1, a Companion as many as his Level.",
                count(hits, "hit", "hits")
            ),
            BattleAsk::BladeOfWesternesse => "Blade of Westernesse: which Minion is killed?".to_owned(),
            BattleAsk::FatefulStrike => "Fateful Strike: who is killed?".to_owned(),
            BattleAsk::BlackBreath => "Black Breath: who is killed, if anybody?".to_owned(),
            BattleAsk::GoOn => format!("After round {}: fight on or cease?", battle.round),
            BattleAsk::Extend => {
                "The siege battle is over, unless an Elite becomes a Regular: which one, or cease?".to_owned()
            }
            BattleAsk::Retreat => {
                format!("The enemy fights on: retreat from {}, or stand?", battle.region().name())
            }
        }
    }

    /// What an answer to a question of a battle does, if its words alone don't say it.
    pub(super) fn battle_action_words(ask: BattleAsk, action: Action) -> Option<String> {
        Some(match (ask, action) {
            (BattleAsk::WhiteRider, Action::Accept) => "Give up his Leadership".to_owned(),
            (BattleAsk::WhiteRider, Action::Decline) => "Keep his Leadership".to_owned(),
            (BattleAsk::Combat(_), Action::Card(card)) => {
                format!("{} (of {})", card.combat().def().title, card.name())
            }
            (BattleAsk::Combat(_), Action::Decline) => "Play no Combat card".to_owned(),
            (BattleAsk::Sorcerer(deck), Action::Accept) => format!("Draw from {}", deck_words(deck)),
            (BattleAsk::Sorcerer(_), Action::Decline) => "Draw nothing".to_owned(),
            (BattleAsk::Scouts | BattleAsk::Retreat, Action::Region(region)) => {
                format!("Retreat to {}", region.name())
            }
            (BattleAsk::Retreat, Action::Decline) => "Stand".to_owned(),
            (BattleAsk::DreadAndDespair, Action::Number(n)) => {
                format!("Forfeit {} of Nazgûl Leadership", super::count(n, "point"))
            }
            (BattleAsk::RelentlessAssault | BattleAsk::Onslaught, Action::Number(n)) => {
                format!("Take {}", super::count(n, "hit"))
            }
            (BattleAsk::HeroicDeath, Action::Figure(figure)) => format!("Give up {}", a_figure(figure)),
            (BattleAsk::HeroicDeath, Action::Decline) => "Give up nobody".to_owned(),
            (BattleAsk::FatefulStrike | BattleAsk::BlackBreath, Action::Figure(figure)) => {
                format!("Kill {}", a_figure(figure))
            }
            (BattleAsk::BladeOfWesternesse, Action::Character(minion)) => format!("Kill {}", minion.name()),
            (BattleAsk::BlackBreath, Action::Decline) => "Kill nobody".to_owned(),
            (BattleAsk::Extend, Action::Figure(figure)) => {
                format!("Reduce {} for another round", a_figure(figure))
            }
            _ => return None,
        })
    }

    /// What stands against what, from the point of view of a side.
    fn odds(&self, battle: &Battle, side: Side) -> String {
        let own = self.combat_dice(battle, side);
        let enemy = self.combat_dice(battle, side.enemy());
        format!("{} against {enemy}", count(own, "die", "dice"))
    }

    /// What happened in a battle, in words.
    pub(crate) fn battle_event_words(&self, event: &BattleEvent) -> String {
        match *event {
            BattleEvent::Began { kind, attacker, from, at, attackers, defenders } => {
                let (own, enemy) = (army(&attackers, attacker), army(&defenders, attacker.enemy()));
                let (there, attack) = (at.region().name(), verb(attacker, "attacks", "attack"));
                match kind {
                    BattleKind::Field => {
                        let here = from.region().name();
                        format!("{} {attack} {there} from {here}: {own} against {enemy}.", the(attacker))
                    }
                    BattleKind::Siege => {
                        let storm = verb(attacker, "storms", "storm");
                        format!("{} {storm} the Stronghold of {there}: {own} against {enemy}.", the(attacker))
                    }
                    BattleKind::Sortie => {
                        let sortie = verb(attacker, "sorties", "sortie");
                        format!(
                            "{} {sortie} from the Stronghold of {there}: {own} against {enemy}.",
                            the(attacker)
                        )
                    }
                }
            }
            BattleEvent::WhiteRider => {
                "The White Rider gives up his Leadership; no Nazgûl leads in this battle.".to_owned()
            }
            BattleEvent::Round(n) => format!("Round {n}."),
            BattleEvent::Field(side) => {
                format!("{} {} in the field.", the(side), verb(side, "stands", "stand"))
            }
            BattleEvent::Withdrew { side, region } => format!(
                "{} {} into the Stronghold of {}.",
                the(side),
                verb(side, "retreats", "retreat"),
                region.name()
            ),
            BattleEvent::CameOut { side, region } => format!(
                "Nobody lays siege: {} {} out into {} again.",
                side.name(),
                verb(side, "comes", "come"),
                region.name()
            ),
            BattleEvent::CardChosen { side, deck, card } => match card {
                Some(card) => format!("{} {} down {}.", the(side), verb(side, "lays", "lay"), combat(card)),
                None => format!(
                    "{} {} down a Combat card from {}.",
                    the(side),
                    verb(side, "lays", "lay"),
                    deck.name()
                ),
            },
            BattleEvent::CardFromTable(card) => {
                format!("The Shadow uses {} from the table as its Combat card.", card.name())
            }
            BattleEvent::NoCard(side) => {
                format!("{} {} no Combat card.", the(side), verb(side, "plays", "play"))
            }
            BattleEvent::Revealed { side, card } => format!(
                "{} {}: {}",
                the(side),
                format_args!("{} {}", verb(side, "reveals", "reveal"), combat(card)),
                card.combat().def().text
            ),
            BattleEvent::Cancelled(card) => format!("{} is cancelled.", combat(card)),
            BattleEvent::NoEffect(card) => format!("{} does nothing.", card.combat().title()),
            BattleEvent::Silenced(companion) => {
                format!("{} neither leads nor uses his abilities this round.", companion.name())
            }
            BattleEvent::Forfeited(who) => {
                let forfeit = if who.len() == 1 { "forfeits his" } else { "forfeit their" };
                format!("{} {forfeit} Leadership this round.", names(who))
            }
            BattleEvent::NazgulForfeited(points) => {
                format!("The Nazgûl forfeit {} of Leadership this round.", count(points, "point", "points"))
            }
            BattleEvent::Bonus { side, roll, reroll } => {
                let roll = (roll != 0).then(|| format!("{} in the Combat roll", signed(roll)));
                let reroll = (reroll != 0).then(|| format!("{} in the Leader re-roll", signed(reroll)));
                let both: Vec<String> = [roll, reroll].into_iter().flatten().collect();
                format!("{} {} {}.", the(side), verb(side, "has", "have"), both.join(" and "))
            }
            BattleEvent::Fewer { side, dice } => format!(
                "{} {} {} fewer in the Combat roll.",
                the(side),
                verb(side, "throws", "throw"),
                count(dice, "die", "dice")
            ),
            BattleEvent::AtMost { side, dice } => format!(
                "{} {} at most {} in the Combat roll.",
                the(side),
                verb(side, "throws", "throw"),
                count(dice, "die", "dice")
            ),
            BattleEvent::NoReroll(side) => {
                format!("{} {} no Leader re-roll this round.", the(side), verb(side, "makes", "make"))
            }
            BattleEvent::Threw { side, what, dice, n, need, bonus, hits } => {
                let dice: Vec<String> = dice.iter().take(usize::from(n)).map(u8::to_string).collect();
                let what = match what {
                    Throw::Combat => "the Combat roll",
                    Throw::Reroll => "the Leader re-roll",
                    Throw::Extra(_) => "an extra attack",
                };
                let bonus = if bonus == 0 { String::new() } else { format!(", {} each", signed(bonus)) };
                format!(
                    "{} {} {} in {what}{bonus}, hitting on {need}: {}.",
                    the(side),
                    verb(side, "throws", "throw"),
                    dice.join(" "),
                    count(hits, "hit", "hits")
                )
            }
            BattleEvent::Turned(dice) => {
                format!(
                    "{} into {}.",
                    count(dice, "miss turns", "misses turn"),
                    if dice == 1 { "a hit" } else { "hits" }
                )
            }
            BattleEvent::Confused(hits) => {
                format!("In confusion the Shadow scores {} on itself.", count(hits, "hit", "hits"))
            }
            BattleEvent::MoreHits { side, hits } => {
                format!(
                    "{} {} {} more.",
                    the(side),
                    verb(side, "scores", "score"),
                    count(hits, "hit", "hits")
                )
            }
            BattleEvent::HitsCancelled { hits, by } => match by {
                Some(figure) => {
                    format!("{} falls and cancels {}.", capital(&figure.name()), count(hits, "hit", "hits"))
                }
                None => format!("{} cancelled.", count(hits, "hit is", "hits are")),
            },
            BattleEvent::OwnHits(hits) => {
                format!(
                    "The Shadow drives its troops on and takes {} of its own will.",
                    count(hits, "hit", "hits")
                )
            }
            BattleEvent::Suffers { side, hits } => {
                format!("{} {} {}.", the(side), verb(side, "suffers", "suffer"), count(hits, "hit", "hits"))
            }
            BattleEvent::FightsOn(side) => format!("{} {} on.", the(side), verb(side, "fights", "fight")),
            BattleEvent::Ceased(side) => {
                format!("{} {} the attack.", the(side), verb(side, "ceases", "cease"))
            }
            BattleEvent::RoundsOver(_) => "The siege battle is over for now.".to_owned(),
            BattleEvent::Extended(nation) => {
                format!("For another round {} Elite becomes a Regular.", article(nation.adjective()))
            }
            BattleEvent::Stands(side) => {
                format!(
                    "{} {} and {}.",
                    the(side),
                    verb(side, "stays", "stay"),
                    verb(side, "fights", "fight")
                )
            }
            BattleEvent::Retreated { side, from, to } => format!(
                "{} {} from {} to {}.",
                the(side),
                verb(side, "retreats", "retreat"),
                from.name(),
                to.name()
            ),
            BattleEvent::Gone { place, side } => {
                let whose = match side {
                    Side::FreePeoples => "Free Peoples",
                    Side::Shadow => "Shadow",
                };
                let place = State::place_words(place);
                format!("With the {whose} units at {place} fall all who were with them.")
            }
        }
    }
}

/// Characters in words.
fn names(characters: Characters) -> String {
    let names: Vec<&str> = characters.iter().map(Character::name).collect();
    match names.as_slice() {
        [] => "Nobody".to_owned(),
        [one] => (*one).to_owned(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// A word with its article.
fn article(word: &str) -> String {
    let vowel = word.starts_with(['A', 'E', 'I', 'O', 'U']);
    format!("{} {word}", if vowel { "an" } else { "a" })
}

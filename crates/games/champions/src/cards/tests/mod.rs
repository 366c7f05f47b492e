//! The cards, one file per set, as in the folder above.

mod aggression;
mod basic;
mod black_panther;
mod bomb_scare;
mod captain_marvel;
mod expert;
mod iron_man;
mod justice;
mod klaw;
mod leadership;
mod masters_of_evil;
mod modular;
mod protection;
mod rhino;
mod she_hulk;
mod spider_man;
mod standard;
mod ultron;
mod ultron_encounter;

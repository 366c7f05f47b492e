//! The TypeScript types of what goes over the wire, in `web/src/wire`.

use session::wire;
use std::path::Path;
use ts_rs::{Config, TS};

#[test]
fn the_types_of_the_browser_are_current() {
    let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire");
    conformance::check_types(&committed, |dir| {
        let config = Config::new().with_out_dir(dir);
        let written = [
            wire::ServerMessage::export_all(&config),
            wire::ClientMessage::export_all(&config),
            wire::GameInfo::export_all(&config),
            wire::Me::export_all(&config),
            wire::NewTable::export_all(&config),
            wire::PlayOn::export_all(&config),
            wire::Join::export_all(&config),
            wire::Thing::export_all(&config),
            <wire::Answer>::export_all(&config),
            <wire::LogLine>::export_all(&config),
            wire::Replay::export_all(&config),
            wire::Story::export_all(&config),
            wire::Order::export_all(&config),
            wire::Report::export_all(&config),
            wire::HookCall::export_all(&config),
            wire::NewToken::export_all(&config),
            wire::RuleText::export_all(&config),
            wire::KeptDeck::export_all(&config),
            wire::StarterDeck::export_all(&config),
            wire::NewDeck::export_all(&config),
            wire::ChangedDeck::export_all(&config),
            wire::KeptPack::export_all(&config),
            wire::PackInFull::export_all(&config),
            wire::GamePacks::export_all(&config),
        ];
        for written in written {
            written.expect("the types can be written");
        }
    });
}

//! The TypeScript types of what the browser draws, in `web/src/wire/third-age`.

use crate::event::BattleEvent;
use crate::game::Thing;
use crate::printed::facts::Facts;
use crate::view::View;
use std::path::Path;
use ts_rs::{Config, TS};

#[test]
fn the_types_of_the_browser_are_current() {
    let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../web/src/wire/third-age");
    conformance::check_types(&committed, |dir| {
        let config = Config::new().with_out_dir(dir);
        View::export_all(&config).expect("the view's types can be written");
        Facts::export_all(&config).expect("the facts' types can be written");
        Thing::export_all(&config).expect("the things' types can be written");
        BattleEvent::export_all(&config).expect("the types of battles in the log can be written");
    });
}

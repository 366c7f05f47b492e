//! Any bytes as a data pack: a fault or a pack, never a panic. What is read writes itself again, and the games that have
//! packs say something about its values.
#![no_main]

use kernel::Pack;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(pack) = Pack::parse(text) else { return };
    assert_eq!(Pack::parse(&pack.to_text()).expect("a pack we wrote can be read"), pack);
    assert_eq!(Pack::parse(&pack.to_pretty_text()).expect("so can what people read"), pack);
    for game in registry::all() {
        let Some(packs) = game.packs() else { continue };
        let slug = game.info().slug;
        let Ok(meant) = Pack::new(slug, pack.name(), pack.values().clone()) else { continue };
        packs.changes(&meant);
        if packs.faults(slug, &meant).is_empty() {
            let options = [(Pack::OPTION.to_owned(), meant.to_text())];
            game.new_table(None, None, &options).expect("a pack without faults can be played with");
        }
    }
});

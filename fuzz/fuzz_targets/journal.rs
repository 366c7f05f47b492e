//! Any bytes as a journal: an error or a game, never a panic. What is read writes itself again.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Ok(table) = registry::read_journal_of_any(text) {
        let written = table.journal();
        let again = registry::read_journal_of_any(&written).expect("a journal we wrote can be read");
        assert_eq!(table.hash(), again.hash());
    }
});

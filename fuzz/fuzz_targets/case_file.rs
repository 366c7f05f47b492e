//! Any bytes as a case file: cases that pass or fail, never a panic.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Ok(cases) = cases::parse(text, "fuzz.case") {
        for case in cases.iter().take(4) {
            if case.header.game == "ring-cards" {
                let _ = cases::run::<ring_cards::State>(case);
            }
        }
    }
});

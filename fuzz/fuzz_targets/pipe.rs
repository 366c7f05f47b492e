//! Any bytes as lines of the protocol: one JSON reply a line, never a panic.
#![no_main]

use libfuzzer_sys::fuzz_target;
use longtable::pipe::Pipe;

fuzz_target!(|bytes: &[u8]| {
    let mut pipe = Pipe::new().searching_at_most(5);
    for line in bytes.split(|byte| *byte == b'\n') {
        let reply = pipe.handle_bytes(line);
        assert!(reply.starts_with("{\"id\":"), "{reply}");
        assert!(!reply.contains('\n'), "{reply}");
    }
});

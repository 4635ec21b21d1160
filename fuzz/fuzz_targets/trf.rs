#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| teahouse_fuzz::trf(input));

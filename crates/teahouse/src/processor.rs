//! Checks that the processor can run the program. All of it is built for x86-64-v3, so on an older processor it
//! would crash without a message. The check runs before anything else and uses as little code as possible: no
//! tables, no formatting, and sentences found at compile time.

use std::io::Write;
use std::process::ExitCode;
use texts::Lang;

/// The processor's features: registers of three `cpuid` leaves.
#[derive(Copy, Clone)]
struct Registers {
    /// ECX of leaf 1.
    basic: u32,
    /// EBX of leaf 7.
    extended: u32,
    /// ECX of leaf 0x8000_0001.
    more: u32,
}

/// The bits of x86-64-v3, with what x86-64-v2 has of them: SSE3, SSSE3, FMA, CMPXCHG16B, SSE4.1, SSE4.2, MOVBE,
/// POPCNT, OSXSAVE, AVX and F16C; BMI1, AVX2 and BMI2; LAHF and LZCNT.
const NEEDED: Registers = Registers {
    basic: 1
        | 1 << 9
        | 1 << 12
        | 1 << 13
        | 1 << 19
        | 1 << 20
        | 1 << 22
        | 1 << 23
        | 1 << 27
        | 1 << 28
        | 1 << 29,
    extended: 1 << 3 | 1 << 5 | 1 << 8,
    more: 1 | 1 << 5,
};

/// Whether all features of x86-64-v3 are present.
const fn is_enough(has: Registers) -> bool {
    has.basic & NEEDED.basic == NEEDED.basic
        && has.extended & NEEDED.extended == NEEDED.extended
        && has.more & NEEDED.more == NEEDED.more
}

/// The features of this processor. `is_x86_feature_detected!` does not work here: in a build for v3 it is
/// always true.
#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
fn registers() -> Registers {
    use std::arch::x86_64::{__cpuid, __cpuid_count};
    let (leaves, more) = (__cpuid(0).eax, __cpuid(0x8000_0000).eax);
    Registers {
        basic: __cpuid(1).ecx,
        extended: if leaves < 7 { 0 } else { __cpuid_count(7, 0).ebx },
        more: if more < 0x8000_0001 { 0 } else { __cpuid(0x8000_0001).ecx },
    }
}

/// Other builds need no check.
#[cfg(not(all(target_arch = "x86_64", target_feature = "avx2")))]
fn registers() -> Registers {
    NEEDED
}

/// Whether the program can run here.
pub fn fits() -> bool {
    is_enough(registers())
}

/// Says in every language that the program cannot run here, because finding out the person's language may
/// already need missing instructions.
pub fn refuse() -> ExitCode {
    for sentence in &SENTENCES {
        // If this fails, there is nowhere left to report it.
        let _ = std::io::stderr().write_all(sentence.as_bytes());
    }
    ExitCode::FAILURE
}

macro_rules! sentences {
    ([$(($lang:ident $code:literal $($rest:tt)*))*]) => {
        [$(message(include_str!(concat!("../../../locales/", $code, "/terminal/common.ftl")))),*]
    };
}

/// The sentence in each language, with its end of line.
static SENTENCES: [&str; Lang::ALL.len()] = texts::each_language!(sentences!);

/// The sentence of a language file, found by the compiler.
const fn message(source: &'static str) -> &'static str {
    const KEY: &[u8] = b"\nerror-processor = ";
    let mut rest = source.as_bytes();
    while !starts_with(rest, KEY) {
        let Some((_, after)) = rest.split_first() else { panic!("no sentence about processors") };
        rest = after;
    }
    let (_, text) = rest.split_at(KEY.len());
    let mut end = 0;
    while text[end] != b'\n' {
        end += 1;
    }
    let (line, _) = text.split_at(end + 1);
    match std::str::from_utf8(line) {
        Ok(line) => line,
        Err(_) => panic!("a sentence that is no text"),
    }
}

const fn starts_with(text: &[u8], start: &[u8]) -> bool {
    let mut i = 0;
    while i < start.len() {
        if i >= text.len() || text[i] != start[i] {
            return false;
        }
        i += 1;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Intel's Nehalem (2008), Ivy Bridge (2012) and Haswell (2013), AMD's Piledriver (2012), as far as the
    /// bits count.
    const NEHALEM: Registers = Registers { basic: 0x0098_2201, extended: 0, more: 0x0000_0001 };
    const IVY_BRIDGE: Registers = Registers { basic: 0x7fba_e3ff, extended: 0x0000_0281, more: 0x0000_0001 };
    const HASWELL: Registers = Registers { basic: 0x7ffa_fbff, extended: 0x0000_27ab, more: 0x0000_0021 };
    const PILEDRIVER: Registers = Registers { basic: 0x3e98_320b, extended: 0x0000_0008, more: 0x01eb_bfff };

    #[test]
    fn older_processors_are_refused_and_those_since_haswell_are_not() {
        assert!(is_enough(HASWELL) && is_enough(NEEDED));
        assert!(!is_enough(NEHALEM) && !is_enough(IVY_BRIDGE) && !is_enough(PILEDRIVER));
        assert!(!is_enough(Registers { basic: 0, extended: 0, more: 0 }));
        assert!(fits(), "the tests run here");
    }

    #[test]
    fn every_single_bit_is_needed() {
        for bit in (0..32).map(|bit| 1 << bit) {
            let without = [
                (NEEDED.basic & bit, Registers { basic: HASWELL.basic & !bit, ..HASWELL }),
                (NEEDED.extended & bit, Registers { extended: HASWELL.extended & !bit, ..HASWELL }),
                (NEEDED.more & bit, Registers { more: HASWELL.more & !bit, ..HASWELL }),
            ];
            for (needed, registers) in without {
                assert_eq!(is_enough(registers), needed == 0, "{bit:#x}");
            }
        }
    }

    #[test]
    fn the_sentences_are_those_of_the_languages() {
        for (lang, sentence) in Lang::ALL.into_iter().zip(SENTENCES) {
            assert_eq!(sentence, format!("{}\n", crate::texts::Texts::new(lang).get("error-processor")));
        }
    }
}

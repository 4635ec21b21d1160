//! Files of nets and policies, as they are and with a checksum that holds.

use engine::net::{Broken, Net};
use engine::policy::Policy;
use miniz_oxide::deflate::compress_to_vec_zlib;
use sha2::{Digest, Sha256};

const MAGICS: [&[u8; 8]; 2] = [b"teahnet2", b"teahpol2"];
/// Small shapes, so that much is tried: inputs, and buckets or features.
const SHAPES: [(usize, usize); 3] = [(1, 1), (5, 2), (64, 3)];

/// A file of a net. Half of the inputs are taken as they are; of the others the first bytes are the header, and the
/// rest, again and again, the weights.
pub fn net(input: &[u8]) {
    let Some((first, rest)) = input.split_first() else { return };
    let (inputs, outputs) = SHAPES[usize::from(*first >> 1) % SHAPES.len()];
    let file = if first % 2 == 0 { rest.to_vec() } else { packed(rest, inputs, outputs) };
    let net = Net::read(&file, "skud", inputs, outputs);
    let many = Net::read_many(&file, "skud", inputs, outputs);
    let policy = Policy::read(&file, "skud", inputs, outputs);
    let read = [net.is_ok(), many.is_ok(), policy.is_ok()];
    assert!(read.into_iter().filter(|read| *read).count() < 2, "no file is two of them");
    if first % 2 == 1 && rest.first().is_some_and(|byte| byte % 2 == 0) && rest.len() > 4 {
        assert!(!matches!(net, Err(Broken::NoNet)), "the header is that of a net");
    }
}

/// A file whose checksum holds, for one of a few widths; whether the rest of the header makes sense, the input says.
fn packed(input: &[u8], inputs: usize, outputs: usize) -> Vec<u8> {
    let byte = |i: usize| input.get(i).copied().unwrap_or_default();
    let is_net = byte(0) % 2 == 0;
    let is_many = is_net && byte(0) & 2 != 0;
    let views = if is_many { 1 } else { 2 };
    let hidden = 32 * usize::from(byte(1) % 5);
    let third = if is_net { outputs } else { usize::from(byte(2) % 4) };
    let last = if is_net { usize::from(byte(3)) } else { outputs };
    let length = if is_net {
        2 * (inputs * hidden + hidden + outputs * views * hidden) + outputs * 4
    } else {
        2 * (inputs * hidden + hidden + outputs) + outputs * hidden * third
    };
    let weights = input.get(4..).filter(|rest| !rest.is_empty()).unwrap_or(&[0]);
    let plain: Vec<u8> = weights.iter().copied().cycle().take(length).collect();
    let mut file = MAGICS[usize::from(!is_net)].to_vec();
    file.extend(if is_many { b"skud+\0\0\0" } else { b"skud\0\0\0\0" });
    for word in [inputs, hidden, third, last] {
        file.extend((word as u32).to_le_bytes());
    }
    file.extend(&Sha256::digest(&plain)[..8]);
    file.extend(compress_to_vec_zlib(&plain, 1));
    file
}

//! The vectorised code computes the same values as a scalar form.
#![allow(clippy::unwrap_used)]

use super::*;
use rules::halma::Halma;
use rules::skud::Skud;
use rules::street::Street;
use std::hint::black_box;

/// The hidden layer of a view, one number after the other.
fn plain_sums(net: &Net, inputs: &[u16]) -> Vec<i16> {
    let weight = |input: &u16, i: usize| black_box(net.weights[usize::from(*input) * net.hidden + i]);
    let sum = |i: usize| inputs.iter().fold(net.biases[i], |sum, input| sum.wrapping_add(weight(input, i)));
    (0..net.hidden).map(sum).collect()
}

/// The value, one number after the other, in wide integers.
fn plain_value(net: &Net, mover: &[i16], other: &[i16], bucket: usize) -> i64 {
    let outputs = &net.outputs[bucket * 2 * net.hidden..][..2 * net.hidden];
    let mut sum = 0;
    for (hidden, weight) in mover.iter().chain(other).zip(outputs) {
        let hidden = i64::from(black_box(*hidden)).clamp(0, 255);
        sum += hidden * hidden * i64::from(*weight);
    }
    (sum / 255 + i64::from(net.output_biases[bucket])) * i64::from(net.scale) / (255 * 64)
}

fn compare(net: &Net) {
    let mut rng = fastrand::Rng::with_seed(7);
    for round in 0..200 {
        let mut view = || (0..rng.usize(0..150)).map(|_| rng.u16(0..net.inputs as u16)).collect::<Vec<_>>();
        let views = [view(), view()];
        let plain = views.each_ref().map(|view| plain_sums(net, view));
        let sums = views.each_ref().map(|view| net.sums(view));
        for (view, (plain, sums)) in views.iter().zip(plain.iter().zip(&sums)) {
            assert_eq!(&sums.0[..net.hidden], plain);
            let mut kept = net.empty();
            view.iter().for_each(|input| net.add(&mut kept, usize::from(*input)));
            assert_eq!(kept.0, sums.0);
            view.iter().for_each(|input| net.subtract(&mut kept, usize::from(*input)));
            assert_eq!(kept.0, net.empty().0);
        }
        let bucket = round % net.buckets;
        let value = net.value(&sums[0], &sums[1], bucket);
        assert_eq!(i64::from(value), plain_value(net, &plain[0], &plain[1], bucket));
    }
}

#[cfg(feature = "nets")]
#[test]
fn the_shipped_nets_have_the_values_of_the_plain_form() {
    for net in [shipped::<Skud>(), shipped::<Street>(), shipped::<Halma>()] {
        compare(net.unwrap());
    }
}

/// Weights up to the bounds of their numbers: sums wrap, hidden values are clipped, outputs are the largest.
#[test]
fn a_net_of_extremes_has_the_values_of_the_plain_form() {
    for hidden in (BLOCK..=MOST_HIDDEN).step_by(BLOCK) {
        let mut rng = fastrand::Rng::with_seed(hidden as u64);
        let mut weights =
            |count: usize, most: i16| (0..count).map(|_| rng.i16(-most..=most)).collect::<Vec<_>>();
        let (inputs, buckets) = (300, 3);
        let net = Net {
            game: String::new(),
            inputs,
            hidden,
            buckets,
            scale: 400,
            weights: weights(inputs * hidden, i16::MAX),
            biases: weights(hidden, i16::MAX),
            outputs: weights(buckets * 2 * hidden, MOST_OUTPUT),
            output_biases: vec![0, (1 << 28) - 1, 1 - (1 << 28)],
            hash: 0,
        };
        compare(&net);
        let most = Net { outputs: vec![MOST_OUTPUT; buckets * 2 * hidden], ..net };
        compare(&most);
    }
}

/// A file of a net that is whole: one input, one bucket, and every output weight the same.
fn file_of(output: i16) -> Vec<u8> {
    let numbers: Vec<i16> = [vec![0; 2 * BLOCK], vec![output; 2 * BLOCK]].concat();
    let folded = |number: &i16| (number << 1) ^ (number >> 15);
    let bytes: Vec<[u8; 2]> = numbers.iter().map(|number| folded(number).to_le_bytes()).collect();
    let mut plain: Vec<u8> = (0..2).flat_map(|part| bytes.iter().map(move |pair| pair[part])).collect();
    plain.extend(0i32.to_le_bytes());
    let mut file = b"teahnet2skud\0\0\0\0".to_vec();
    for word in [1, BLOCK as u32, 1, 400] {
        file.extend(word.to_le_bytes());
    }
    file.extend(crate::trained::hash_of(&plain).to_be_bytes());
    file.extend(miniz_oxide::deflate::compress_to_vec_zlib(&plain, 1));
    file
}

#[test]
fn numbers_beyond_the_bounds_are_refused_the_lowest_too() {
    assert!(Net::read(&file_of(MOST_OUTPUT), "skud", 1, 1).is_ok());
    for output in [MOST_OUTPUT + 1, -MOST_OUTPUT - 1, i16::MAX, i16::MIN] {
        assert_eq!(Net::read(&file_of(output), "skud", 1, 1).err(), Some(Broken::Damaged), "{output}");
    }
}

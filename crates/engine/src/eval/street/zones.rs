//! Where one more stack would make a harmony: the points that a seat's stacks see straight across a midline.

use rules::paisho::{BOARD, Point, Points, STRIDE};

const fn select(side: usize) -> Points {
    let mut set = Points::EMPTY;
    let mut y = -8i8;
    while y <= 8 {
        let mut x = -8i8;
        while x <= 8 {
            let inside = match side {
                0 => y > 0,
                1 => x > 0,
                2 => y < 0,
                _ => x < 0,
            };
            if let (Some(point), true) = (Point::new(x, y), inside) {
                set.insert(point.index());
            }
            x += 1;
        }
        y += 1;
    }
    set
}

/// The points on each midline's side of the centre, in the order of the midlines.
pub const HALVES: [Points; 4] = [select(0), select(1), select(2), select(3)];

/// The points on no midline, quadrant by quadrant.
#[inline(always)]
pub fn quadrant(i: usize) -> Points {
    HALVES[i] & HALVES[(i + 1) % 4]
}

const ROW: u32 = STRIDE;

/// The points seen from `start` over empty points, including the first stack on the way. Four doublings cover
/// the sixteen places that are needed.
macro_rules! ray {
    ($name:ident, $shift:ident, $one:expr) => {
        #[inline(always)]
        fn $name(start: Points, empty: Points) -> Points {
            let (mut seen, mut open) = (start, empty);
            seen = seen | open & seen.$shift::<{ $one }>();
            open = open & open.$shift::<{ $one }>();
            seen = seen | open & seen.$shift::<{ 2 * $one }>();
            open = open & open.$shift::<{ 2 * $one }>();
            let four = |set: Points| set.$shift::<{ 2 * $one }>().$shift::<{ 2 * $one }>();
            seen = seen | open & four(seen);
            open = open & four(open);
            seen = seen | open & four(four(seen));
            seen.$shift::<{ $one }>() & BOARD
        }
    };
}
ray!(east, shl, 1);
ray!(west, shr, 1);
ray!(north, shl, ROW);
ray!(south, shr, ROW);

/// For each midline, the points where one more stack of the owner of `own` would be in harmony across it:
/// empty ones, and stacks that stand nearest to the crossing.
#[inline]
pub fn zones(own: Points, empty: Points) -> [Points; 4] {
    let [n, e, s, w] = HALVES;
    let off_rows = own & (n | s);
    let off_columns = own & (e | w);
    let across = east(off_rows & w, empty) & e | west(off_rows & e, empty) & w;
    let along = north(off_columns & s, empty) & n | south(off_columns & n, empty) & s;
    [across & n, along & e, across & s, along & w]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lone_stack_sees_the_other_half_of_its_row_and_column() {
        let at = Point::grid(-3, 4).index();
        let [n, e, s, w] = zones(Points::of(at), BOARD.without(at));
        assert_eq!(n.len(), 8);
        assert!(n.contains(Point::grid(8, 4).index()) && !n.contains(Point::grid(0, 4).index()));
        assert_eq!(w.len(), 8);
        assert!(w.contains(Point::grid(-3, -8).index()));
        assert!(e.is_empty() && s.is_empty());
    }

    #[test]
    fn a_zone_ends_with_the_first_stack() {
        let (at, wall) = (Point::grid(-8, 4).index(), Point::grid(5, 4).index());
        let [n, ..] = zones(Points::of(at), BOARD.without(at).without(wall));
        assert_eq!(n.iter().map(|at| Point(at as u16).x()).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
        let blocked = Point::grid(0, 4).index();
        let [n, ..] = zones(Points::of(at), BOARD.without(at).without(blocked));
        assert!(n.is_empty());
    }
}

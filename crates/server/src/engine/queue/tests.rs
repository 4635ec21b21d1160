//! Who comes first, and what may run at once.

use super::*;

const WIDE: Bounds = Bounds { all: usize::MAX, line: usize::MAX, each: usize::MAX, rest: usize::MAX };

fn owner(address: &str, account: &str) -> Owner {
    Owner { address: address.to_string(), account: account.to_string() }
}

fn queue(bounds: Bounds) -> Arc<Queue<String>> {
    Queue::new(bounds)
}

fn push(queue: &Queue<String>, address: &str, account: &str, urgency: Urgency, name: &str) -> Pushed {
    queue.push(&owner(address, account), urgency, name.to_string(), name.to_string())
}

/// Everything that waits, in the order in which it is done.
fn drain(queue: &Arc<Queue<String>>) -> Vec<String> {
    std::iter::from_fn(|| queue.try_pop(Urgency::Idle).map(|taken| taken.item.clone())).collect()
}

#[test]
fn one_address_with_a_pile_does_not_keep_another_waiting() {
    let queue = queue(WIDE);
    for number in 0..60 {
        push(&queue, "a", "greedy", Urgency::Waited, &format!("greedy{number}"));
    }
    push(&queue, "b", "other", Urgency::Waited, "other");
    let order = drain(&queue);
    assert_eq!(order[0], "greedy0");
    assert_eq!(order[1], "other");
    assert_eq!(order.len(), 61);
    assert_eq!(queue.len(), 0);
}

#[test]
fn many_accounts_of_one_address_count_as_one_and_take_turns_among_themselves() {
    let queue = queue(WIDE);
    for number in 0..4 {
        push(&queue, "a", "x", Urgency::Waited, &format!("x{number}"));
    }
    push(&queue, "a", "y", Urgency::Waited, "y0");
    for number in 0..3 {
        push(&queue, "b", "z", Urgency::Waited, &format!("z{number}"));
    }
    assert_eq!(drain(&queue), ["x0", "z0", "y0", "z1", "x1", "z2", "x2", "x3"]);
}

#[test]
fn what_people_wait_for_comes_before_the_rest() {
    let queue = queue(WIDE);
    push(&queue, "a", "x", Urgency::Idle, "idle");
    push(&queue, "a", "x", Urgency::Later, "later");
    push(&queue, "b", "y", Urgency::Waited, "waited");
    let waited = queue.try_pop(Urgency::Waited);
    assert_eq!(waited.as_ref().map(|taken| taken.item.as_str()), Some("waited"));
    assert!(queue.try_pop(Urgency::Waited).is_none(), "the rest is not so urgent");
    assert_eq!(drain(&queue), ["later", "idle"]);
}

#[test]
fn what_runs_for_one_address_is_bounded_and_others_go_on() {
    let queue = queue(Bounds { all: 4, line: 4, each: 2, rest: 1 });
    for name in ["a1", "a2", "a3"] {
        push(&queue, "a", "x", Urgency::Waited, name);
    }
    push(&queue, "b", "y", Urgency::Waited, "b1");
    push(&queue, "c", "z", Urgency::Later, "c1");
    push(&queue, "c", "z", Urgency::Later, "c2");
    let mut running: Vec<_> = std::iter::from_fn(|| queue.try_pop(Urgency::Idle)).collect();
    let names: Vec<&str> = running.iter().map(|taken| taken.item.as_str()).collect();
    assert_eq!(names, ["a1", "b1", "a2", "c1"]);
    drop(running.remove(0));
    assert_eq!(queue.try_pop(Urgency::Idle).map(|taken| taken.item.clone()).as_deref(), Some("a3"));
    drop(running.pop());
    assert_eq!(queue.try_pop(Urgency::Idle).map(|taken| taken.item.clone()).as_deref(), Some("c2"));
}

/// An IPv6 network of 64 bits, of the line 2001:db8:1.
fn of_line(number: usize) -> String {
    format!("2001:db8:1:{number:x}::/64")
}

#[test]
fn all_networks_of_a_line_of_48_bits_take_one_turn() {
    let queue = queue(WIDE);
    for number in 0..40 {
        for game in 0..3 {
            push(&queue, &of_line(number), "x", Urgency::Waited, &format!("line{number}.{game}"));
        }
    }
    for name in ["other1", "other2"] {
        push(&queue, "192.0.2.1", "y", Urgency::Waited, name);
    }
    push(&queue, "2001:db8:2::/64", "z", Urgency::Waited, "third");
    let order = drain(&queue);
    // The networks of the line take turns among themselves.
    assert_eq!(order[..5], ["line0.0", "other1", "third", "line1.0", "other2"]);
    assert_eq!(order[5..7], ["line2.0", "line3.0"]);
    assert_eq!(order.len(), 123);
}

#[test]
fn what_runs_and_waits_for_one_line_is_bounded() {
    let queue = queue(Bounds { all: 9, line: 3, each: 2, rest: 1 });
    for number in 0..MOST_OF_LINE {
        let pushed = push(&queue, &of_line(number), "x", Urgency::Waited, &number.to_string());
        assert_eq!(pushed, Pushed::Taken);
    }
    assert_eq!(push(&queue, &of_line(0), "x", Urgency::Waited, "more"), Pushed::Full);
    assert_eq!(push(&queue, "2001:db8:2::/64", "x", Urgency::Waited, "other"), Pushed::Taken);
    let running: Vec<_> = std::iter::from_fn(|| queue.try_pop(Urgency::Idle)).collect();
    let names: Vec<&str> = running.iter().map(|taken| taken.item.as_str()).collect();
    assert_eq!(names, ["0", "other", "1", "2"]);
}

#[test]
fn the_same_work_is_taken_once_until_it_is_done() {
    let queue = queue(WIDE);
    assert_eq!(push(&queue, "a", "x", Urgency::Waited, "one"), Pushed::Taken);
    assert_eq!(push(&queue, "a", "x", Urgency::Waited, "one"), Pushed::Known);
    let taken = queue.try_pop(Urgency::Idle);
    assert_eq!(push(&queue, "a", "x", Urgency::Waited, "one"), Pushed::Known);
    drop(taken);
    assert_eq!(push(&queue, "a", "x", Urgency::Waited, "one"), Pushed::Taken);
}

#[test]
fn one_address_cannot_fill_the_queue_and_nothing_is_left_behind() {
    let queue = queue(WIDE);
    for number in 0..MOST_EACH {
        assert_eq!(push(&queue, "a", "x", Urgency::Waited, &number.to_string()), Pushed::Taken);
    }
    assert_eq!(push(&queue, "a", "y", Urgency::Later, "more"), Pushed::Full);
    assert_eq!(push(&queue, "b", "z", Urgency::Waited, "other"), Pushed::Taken);
    drain(&queue);
    let fair = lock(&queue.fair);
    assert_eq!((fair.waiting, fair.running), (0, 0));
    for counts in [&fair.waiting_for, &fair.running_for] {
        assert!(counts.lines.is_empty() && counts.each.is_empty());
    }
    assert!(fair.rings.iter().all(Turns::is_empty));
}

#[test]
fn work_that_panics_is_done() {
    let queue = queue(WIDE);
    push(&queue, "a", "x", Urgency::Waited, "one");
    let taken = queue.try_pop(Urgency::Idle);
    let caught = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        let _taken = taken;
        std::panic::resume_unwind(Box::new("the engine broke"));
    }));
    assert!(caught.is_err());
    assert_eq!(queue.len(), 0);
}

#[tokio::test]
async fn threads_and_tasks_wait_until_there_is_work_or_no_more() {
    let queue = queue(WIDE);
    let thread = {
        let queue = Arc::clone(&queue);
        std::thread::spawn(move || std::iter::from_fn(|| queue.wait()).count())
    };
    push(&queue, "a", "x", Urgency::Waited, "one");
    while queue.len() > 0 {
        tokio::time::sleep(std::time::Duration::from_millis(1)).await;
    }
    queue.close();
    assert_eq!(thread.join().ok(), Some(1));
    assert!(queue.next().await.is_none());
}

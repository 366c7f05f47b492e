//! Which computer player thinks next.
//!
//! There are few threads, and perhaps many who want to think. Each person at whose tables computers play gets the
//! same share (self-clocked fair queueing): a thought is due when the person's earlier thoughts and its own cost are
//! served, so a person with twenty tables of strong players waits behind one with a single weak player. A quick
//! thought has a thread of its own beside the others: it need not wait even for a long thought that is being thought.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// A thought that costs no more than this is quick.
const QUICK: u64 = 100;

/// The threads for computer players, and who waits for one.
pub struct Thinkers {
    queue: Arc<Mutex<Queue>>,
}

/// A thread to think on. It is free again when this is dropped.
pub struct Permit {
    queue: Arc<Mutex<Queue>>,
    person: String,
}

struct Queue {
    threads: usize,
    /// How many are thinking now.
    running: usize,
    /// When the thought that began last was due.
    now: u64,
    /// Counts arrivals, so that of two thoughts that are due together the first to come is served first.
    came: u64,
    people: HashMap<String, Share>,
    waiting: Vec<Waiting>,
}

/// A person's share of the common time.
#[derive(Default)]
struct Share {
    /// When the person's last thought is due.
    due: u64,
    waiting: usize,
    running: usize,
}

struct Waiting {
    due: u64,
    came: u64,
    quick: bool,
    person: String,
    wake: oneshot::Sender<Permit>,
}

fn locked(queue: &Mutex<Queue>) -> MutexGuard<'_, Queue> {
    queue.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Thinkers {
    /// Threads for this many thoughts at a time, and one more if it is quick.
    pub fn new(threads: usize) -> Thinkers {
        let queue = Queue {
            threads: threads.max(1),
            running: 0,
            now: 0,
            came: 0,
            people: HashMap::new(),
            waiting: Vec::new(),
        };
        Thinkers { queue: Arc::new(Mutex::new(queue)) }
    }

    /// Waits for a thread. `cost` is how long the thought takes, in iterations. None if the server ends.
    pub async fn acquire(&self, person: &str, cost: u64) -> Option<Permit> {
        let (wake, woken) = oneshot::channel();
        locked(&self.queue).add(person, cost, wake);
        Queue::serve(&self.queue);
        woken.await.ok()
    }
}

impl Queue {
    fn add(&mut self, person: &str, cost: u64, wake: oneshot::Sender<Permit>) {
        let share = self.people.entry(person.to_owned()).or_default();
        share.due = share.due.max(self.now).saturating_add(cost.max(1));
        share.waiting += 1;
        self.came += 1;
        let (due, came, quick) = (share.due, self.came, cost <= QUICK);
        self.waiting.push(Waiting { due, came, quick, person: person.to_owned(), wake });
    }

    /// Gives every free thread to whoever is due first.
    fn serve(queue: &Arc<Mutex<Queue>>) {
        loop {
            // A permit is sent without holding the lock: one that nobody takes any more comes back at once.
            let Some((wake, person)) = locked(queue).next() else { return };
            let _ = wake.send(Permit { queue: queue.clone(), person });
        }
    }

    fn next(&mut self) -> Option<(oneshot::Sender<Permit>, String)> {
        // Nobody takes more than half of the threads.
        let most = (self.threads / 2).max(1);
        let may = |waiting: &&Waiting| {
            let threads = if waiting.quick { self.threads + 1 } else { self.threads };
            let own = self.people.get(&waiting.person).map_or(0, |share| share.running);
            self.running < threads && own < most
        };
        let first = self.waiting.iter().filter(may).min_by_key(|waiting| (waiting.due, waiting.came))?;
        let at = self.waiting.iter().position(|waiting| waiting.came == first.came)?;
        let Waiting { due, person, wake, .. } = self.waiting.swap_remove(at);
        self.now = self.now.max(due);
        self.running += 1;
        if let Some(share) = self.people.get_mut(&person) {
            share.waiting -= 1;
            share.running += 1;
        }
        Some((wake, person))
    }

    fn end(&mut self, person: &str) {
        self.running -= 1;
        let Some(share) = self.people.get_mut(person) else { return };
        share.running -= 1;
        if share.running == 0 && share.waiting == 0 && share.due <= self.now {
            // Somebody who has had no more than the others begins anew.
            self.people.remove(person);
        }
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        locked(&self.queue).end(&self.person);
        Queue::serve(&self.queue);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Those who wait, in the order in which they get the only thread.
    async fn order(came: &[(&'static str, u64)]) -> Vec<(&'static str, u64)> {
        let thinkers = Arc::new(Thinkers::new(1));
        // Two thoughts of somebody else hold the thread and the quick one beside it until everybody has come.
        let held = [thinkers.acquire("other", 1).await, thinkers.acquire("another", 1).await];
        let served = Arc::new(Mutex::new(Vec::new()));
        let mut tasks = Vec::new();
        for &(person, cost) in came {
            let (thinkers, served) = (thinkers.clone(), served.clone());
            tasks.push(tokio::spawn(async move {
                let permit = thinkers.acquire(person, cost).await;
                served.lock().unwrap().push((person, cost));
                drop(permit);
            }));
            tokio::task::yield_now().await;
        }
        drop(held);
        for task in tasks {
            task.await.unwrap();
        }
        assert_eq!(locked(&thinkers.queue).running, 0);
        assert!(locked(&thinkers.queue).people.len() <= came.len(), "who has had enough is forgotten");
        Arc::into_inner(served).unwrap().into_inner().unwrap()
    }

    #[tokio::test]
    async fn one_with_many_strong_tables_does_not_hold_up_the_others() {
        let mut came = vec![("ann", 2000); 20];
        came.push(("bob", 2000));
        came.push(("cat", 60));
        let order = order(&came).await;
        assert_eq!(order[..3], [("cat", 60), ("ann", 2000), ("bob", 2000)]);
    }

    #[tokio::test]
    async fn quick_thoughts_come_first_but_not_for_ever() {
        let mut came = vec![("ann", 300)];
        came.extend([("bob", 60); 10]);
        let order = order(&came).await;
        // Ann's one thought is due after five of Bob's.
        assert_eq!(order.iter().position(|(person, _)| *person == "ann"), Some(4));
    }

    #[tokio::test]
    async fn a_quick_thought_does_not_wait_for_a_long_one_that_has_begun() {
        let thinkers = Thinkers::new(1);
        let long = thinkers.acquire("ann", 2000).await;
        let quick = thinkers.acquire("bob", 60).await;
        // There is no third thread, and no second one for a long thought.
        let mut third = Box::pin(thinkers.acquire("cat", 60));
        let mut second = Box::pin(thinkers.acquire("dan", 2000));
        assert!(futures_util::poll!(&mut third).is_pending());
        assert!(futures_util::poll!(&mut second).is_pending());
        drop(quick);
        let third = third.await;
        drop(long);
        assert!(futures_util::poll!(&mut second).is_pending(), "the quick one counts");
        drop(third);
        assert!(second.await.is_some());
    }

    #[tokio::test]
    async fn nobody_takes_more_than_half_of_the_threads() {
        let thinkers = Thinkers::new(4);
        let _two = [thinkers.acquire("ann", 2000).await, thinkers.acquire("ann", 2000).await];
        let mut third = Box::pin(thinkers.acquire("ann", 2000));
        assert!(futures_util::poll!(&mut third).is_pending());
        assert!(thinkers.acquire("bob", 2000).await.is_some());
    }

    #[tokio::test]
    async fn who_goes_away_leaves_the_thread_to_the_next() {
        let thinkers = Thinkers::new(1);
        let held = thinkers.acquire("ann", 2000).await;
        let gone = Box::pin(thinkers.acquire("bob", 2000));
        let mut waits = Box::pin(thinkers.acquire("cat", 2000));
        {
            let mut gone = gone;
            assert!(futures_util::poll!(&mut gone).is_pending());
        }
        assert!(futures_util::poll!(&mut waits).is_pending());
        drop(held);
        assert!(waits.await.is_some());
    }
}

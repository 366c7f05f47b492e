//! The tree of a search: its nodes, and which answer to try at a node.
//!
//! A node stands for everything that the searching seat cannot tell apart, so it is reached in many worlds, and not
//! every answer is legal each time. Each answer therefore counts how many times it could have been given, and the
//! bonus for rarely tried answers is measured against that count.

use kernel::Seat;
use rand::{Rng, RngExt};
use std::collections::HashMap;

/// A node's place in the arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct NodeId(u32);

/// An answer that has been tried at a node. Untried answers take no room.
#[derive(Clone, Copy, Debug)]
struct Edge<A> {
    seat: Seat,
    action: A,
    visits: u32,
    available: u32,
    /// The sum of the results for the seat that decides.
    value: f64,
}

/// What was selected at a node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Selected<A> {
    /// The answer.
    pub action: A,
    /// Its place in the node's list, valid until something else is tried at that node.
    pub edge: usize,
    /// Whether it is tried for the first time.
    pub is_first_try: bool,
}

/// The tree of one worker.
#[derive(Debug)]
pub(crate) struct Tree<A> {
    /// For each node the answers tried there, roughly in the order in which the game lists them.
    nodes: Vec<Vec<Edge<A>>>,
    /// Where a node leads, by what the searching seat sees happen there.
    children: HashMap<(NodeId, u64), NodeId>,
    /// The untried answers of the present node and where each belongs in its list; kept to reuse its memory.
    untried: Vec<(A, usize)>,
}

impl<A: Copy + Eq> Tree<A> {
    /// The node of the position that is searched.
    pub const ROOT: NodeId = NodeId(0);

    /// A tree with nothing but a root.
    pub fn new() -> Tree<A> {
        Tree { nodes: vec![Vec::new()], children: HashMap::new(), untried: Vec::new() }
    }

    /// The node that follows when the searching seat sees this.
    pub fn child(&mut self, node: NodeId, seen: u64) -> NodeId {
        let nodes = &mut self.nodes;
        *self.children.entry((node, seen)).or_insert_with(|| {
            nodes.push(Vec::new());
            NodeId((nodes.len() - 1) as u32)
        })
    }

    /// Selects one of the legal answers, of which there must be at least one: an untried one if there is any,
    /// otherwise the one with the highest upper confidence bound. Earlier ones win ties.
    pub fn select<R: Rng>(
        &mut self,
        node: NodeId,
        seat: Seat,
        legal: &[A],
        exploration: f64,
        rng: &mut R,
    ) -> Selected<A> {
        let edges = &mut self.nodes[node.0 as usize];
        self.untried.clear();
        let mut best = 0;
        let mut best_score = f64::NEG_INFINITY;
        // The list follows the game's order, so the next answer is usually where the last one was, plus one.
        let mut expected = 0;
        for &action in legal {
            let is_it = |edge: &Edge<A>| edge.action == action && edge.seat == seat;
            let at = match edges.get(expected) {
                Some(edge) if is_it(edge) => Some(expected),
                _ => edges.iter().position(is_it),
            };
            let Some(at) = at else {
                self.untried.push((action, expected));
                continue;
            };
            expected = at + 1;
            let edge = &mut edges[at];
            edge.available += 1;
            let visits = f64::from(edge.visits);
            let score = edge.value / visits + exploration * (f64::from(edge.available).ln() / visits).sqrt();
            if score > best_score {
                (best, best_score) = (at, score);
            }
        }
        if self.untried.is_empty() {
            return Selected { action: edges[best].action, edge: best, is_first_try: false };
        }
        let (action, at) = self.untried[rng.random_range(0..self.untried.len())];
        edges.insert(at, Edge { seat, action, visits: 0, available: 1, value: 0.0 });
        Selected { action, edge: at, is_first_try: true }
    }

    /// Selects one of the legal answers by their weights: the one with the highest sum of its mean and a bonus that
    /// grows with its weight and shrinks as it is tried. An answer that has not been tried yet counts as good as the
    /// node as a whole.
    pub fn select_weighed(
        &mut self,
        node: NodeId,
        seat: Seat,
        legal: &[A],
        weights: &[f32],
        exploration: f64,
    ) -> Selected<A> {
        let edges = &mut self.nodes[node.0 as usize];
        let (visits, value) =
            edges.iter().fold((0, 0.0), |(visits, value), edge| (visits + edge.visits, value + edge.value));
        let mean = if visits == 0 { 0.5 } else { value / f64::from(visits) };
        let all: f64 = weights.iter().map(|weight| f64::from(*weight)).sum();
        let root = f64::from(visits + 1).sqrt();
        let mut best = (f64::NEG_INFINITY, None, legal[0]);
        for (&action, weight) in legal.iter().zip(weights) {
            let at = edges.iter().position(|edge| edge.action == action && edge.seat == seat);
            let (tried, own) = match at {
                Some(at) => {
                    (f64::from(edges[at].visits), edges[at].value / f64::from(edges[at].visits.max(1)))
                }
                // A little less than the others: what is known to be good is looked at first.
                None => (0.0, mean - 0.02),
            };
            let score = own + exploration * (f64::from(*weight) / all) * root / (1.0 + tried);
            if score > best.0 {
                best = (score, at, action);
            }
        }
        let (_, at, action) = best;
        if let Some(edge) = at {
            edges[edge].available += 1;
            return Selected { action, edge, is_first_try: false };
        }
        edges.push(Edge { seat, action, visits: 0, available: 1, value: 0.0 });
        Selected { action, edge: edges.len() - 1, is_first_try: true }
    }

    /// Notes the result of a game in which this answer was given.
    pub fn note(&mut self, node: NodeId, edge: usize, value: f64) {
        let edge = &mut self.nodes[node.0 as usize][edge];
        edge.visits += 1;
        edge.value += value;
    }
}

#[cfg(test)]
impl<A> Tree<A> {
    /// The nodes that follow a node, in no order.
    pub fn children_of(&self, node: NodeId) -> Vec<NodeId> {
        self.children.iter().filter(|((parent, _), _)| *parent == node).map(|(_, child)| *child).collect()
    }

    /// Who gave the answers that were tried at a node.
    pub fn deciders(&self, node: NodeId) -> impl Iterator<Item = Seat> {
        self.nodes[node.0 as usize].iter().map(|edge| edge.seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use rand_pcg::Pcg64Mcg;

    #[test]
    fn every_answer_is_tried_once_before_any_is_tried_again() {
        let mut rng = Pcg64Mcg::seed_from_u64(1);
        let mut tree = Tree::new();
        let legal = [10, 20, 30, 40, 50];
        let mut tried = Vec::new();
        for _ in legal {
            let selected = tree.select(Tree::<i32>::ROOT, Seat(0), &legal, 0.7, &mut rng);
            assert!(selected.is_first_try);
            tree.note(Tree::<i32>::ROOT, selected.edge, if selected.action == 40 { 1.0 } else { 0.0 });
            tried.push(selected.action);
        }
        tried.sort_unstable();
        assert_eq!(tried, legal);
        let selected = tree.select(Tree::<i32>::ROOT, Seat(0), &legal, 0.7, &mut rng);
        assert_eq!((selected.action, selected.is_first_try), (40, false));
        let order: Vec<i32> = tree.nodes[0].iter().map(|edge| edge.action).collect();
        assert_eq!(order, legal, "answers keep the game's order whatever came first");
    }

    #[test]
    fn an_answer_that_is_not_legal_in_this_world_is_not_selected() {
        let mut rng = Pcg64Mcg::seed_from_u64(1);
        let mut tree = Tree::new();
        for legal in [&[1][..], &[1, 2], &[1, 2], &[1]] {
            let selected = tree.select(Tree::<i32>::ROOT, Seat(0), legal, 0.7, &mut rng);
            tree.note(Tree::<i32>::ROOT, selected.edge, if selected.action == 1 { 1.0 } else { 0.0 });
        }
        assert_eq!(tree.select(Tree::<i32>::ROOT, Seat(0), &[2], 0.7, &mut rng).action, 2);
        assert_eq!(tree.nodes[0].iter().map(|edge| edge.available).collect::<Vec<_>>(), [4, 3]);
    }

    #[test]
    fn the_same_sight_leads_to_the_same_node() {
        let mut tree: Tree<u8> = Tree::new();
        let one = tree.child(Tree::<u8>::ROOT, 7);
        assert_eq!(tree.child(Tree::<u8>::ROOT, 7), one);
        assert_ne!(tree.child(Tree::<u8>::ROOT, 8), one);
        assert_ne!(tree.child(one, 7), one);
    }
}

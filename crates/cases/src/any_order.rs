//! A check that the lines of `given` say the same in any order.

use crate::begin::begin;
use crate::{Case, CaseGame, case_files, parse};
use kernel::{stable_hash, words};
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_pcg::Pcg64Mcg;
use std::fs;
use std::path::Path;

/// In how many other orders the lines of a case are tried.
const ORDERS: usize = 6;

/// Sets up the position of every case in a folder with its lines of `given` in several orders, and says how many
/// cases had lines to reorder. All orders must give the same position, or all must be refused. The error lists the
/// cases for which that is not so; a folder in which no case has two lines is an error too.
///
/// Lines for which [`CaseGame::keeps_order`] is true stay in order among themselves.
pub fn given_in_any_order<G: CaseGame>(folder: &Path) -> Result<usize, String> {
    let files = case_files(folder).map_err(|error| format!("the folder of cases can't be read: {error}"))?;
    let mut n_tried = 0;
    let mut problems = Vec::new();
    for path in files {
        let name = path.strip_prefix(folder).unwrap_or(&path).display().to_string();
        let text = fs::read_to_string(&path).map_err(|error| format!("{name} can't be read: {error}"))?;
        let cases = parse(&text, &name).map_err(|error| error.to_string())?;
        for case in cases.iter().filter(|case| case.given.len() > 1) {
            n_tried += 1;
            if let Err(what) = in_any_order::<G>(case) {
                problems.push(format!("{name}:{}: case {:?}\n  {what}", case.line, case.title));
            }
        }
    }
    match (problems.is_empty(), n_tried) {
        (true, 0) => Err("no case of the folder has two lines of `given`".to_owned()),
        (true, _) => Ok(n_tried),
        (false, _) => Err(format!("{}\n{} of {n_tried} cases differ", problems.join("\n"), problems.len())),
    }
}

/// Checks that one case's lines say the same in any order.
fn in_any_order<G: CaseGame>(case: &Case) -> Result<(), String> {
    let outcome = |case: &Case| match begin::<G>(case) {
        Ok(play) => Ok(stable_hash(play.state())),
        Err(refusal) => {
            let (line, what) = refusal.problem();
            Err(format!("line {line}: {what}"))
        }
    };
    let as_written = outcome(case);
    let mut rng = Pcg64Mcg::seed_from_u64(case.line as u64);
    for _ in 0..ORDERS {
        let other = in_other_order::<G>(case, &mut rng);
        let lines = || other.given.iter().map(|line| line.text.as_str()).collect::<Vec<_>>().join("; ");
        match (&as_written, outcome(&other)) {
            (Ok(position), Ok(found)) if *position == found => {}
            // It is refused in any order; it does not matter which of several faults is named first.
            (Err(_), Err(_)) => {}
            (Ok(_), Ok(_)) => return Err(format!("another position comes from: {}", lines())),
            (Ok(_), Err(what)) => return Err(format!("refused ({what}) is: {}", lines())),
            (Err(what), Ok(_)) => {
                return Err(format!("as it is written it is refused ({what}), but not: {}", lines()));
            }
        }
    }
    Ok(())
}

/// The case with its lines of `given` in another order. The line numbers stay where they were, as if the file had
/// been written that way.
fn in_other_order<G: CaseGame>(case: &Case, rng: &mut Pcg64Mcg) -> Case {
    let mut texts: Vec<&str> = case.given.iter().map(|line| line.text.as_str()).collect();
    let stays = |text: &str| words::from_words::<G::Given>(text).is_ok_and(|given| G::keeps_order(&given));
    texts.shuffle(rng);
    let mut in_order = case.given.iter().map(|line| line.text.as_str()).filter(|text| stays(text));
    for text in &mut texts {
        if stays(text)
            && let Some(next) = in_order.next()
        {
            *text = next;
        }
    }
    let mut other = case.clone();
    for (line, text) in other.given.iter_mut().zip(texts) {
        line.text = text.to_owned();
    }
    other
}

/// Makes a test that the lines of `given` say the same in any order, in all case files of a folder, which is relative to
/// the game's crate.
#[macro_export]
macro_rules! given_in_any_order {
    ($game:ty, $folder:literal) => {
        #[test]
        fn given_in_any_order() {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder);
            if let Err(problems) = $crate::given_in_any_order::<$game>(folder.as_ref()) {
                panic!("{problems}");
            }
        }
    };
}

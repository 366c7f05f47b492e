//! A PostgreSQL just for tests: made in a temporary folder, gone afterwards.

use crate::base::Store;
use crate::error::StoreError;
use sqlx::{Connection, Executor, PgConnection};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// A running PostgreSQL. It listens only on a Unix socket in its own folder, so it gets in nobody's way. It stops
/// when this is dropped, and also when the test is killed.
pub struct ThrowAway {
    folder: PathBuf,
    shell: Child,
    said: Option<BufReader<ChildStdout>>,
    databases: AtomicU32,
}

/// What can be done to a PostgreSQL.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Harm {
    /// All of its processes are killed.
    Kill,
    /// It is shut down in the ordinary way; everybody connected is sent away.
    Stop,
    /// One of its processes is killed: it sends everybody away and recovers by itself.
    Crash,
    /// It stands still.
    Pause,
}

/// How long making and starting PostgreSQL may take, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// Counts the folders of this process.
static STARTED: AtomicU32 = AtomicU32::new(0);

impl ThrowAway {
    /// Starts one. None if PostgreSQL is not installed: then this says so, and with `LONGTABLE_POSTGRES=required` in
    /// the environment it panics. It also panics if PostgreSQL does not start.
    pub fn start() -> Option<ThrowAway> {
        let Some(programs) = programs() else {
            let required = std::env::var("LONGTABLE_POSTGRES").is_ok_and(|value| value == "required");
            assert!(!required, "PostgreSQL is required but not installed");
            println!("PostgreSQL is not installed (initdb, postgres): nothing was tested with it");
            return None;
        };
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("longtable-pg-{}-{number}", std::process::id()));
        // The shell does what it is told until its input ends, which happens however this process ends. It runs as a
        // user who may signal PostgreSQL.
        let script = format!(
            "umask 077; mkdir '{folder}' && cd '{folder}' || exit 1; \
             '{programs}/initdb' -D data -U postgres -A trust -E UTF8 --locale=C --no-sync >log 2>&1 || exit 1; \
             run() {{ '{programs}/postgres' -D data -k '{folder}' -c listen_addresses= >>log 2>&1 & server=$!; }}; \
             all() {{ echo $server $(cat /proc/$server/task/$server/children 2>/dev/null); }}; \
             run; \
             while read -r word; do case $word in \
                 run) run;; \
                 fast) kill -INT $server; wait $server;; \
                 kill) kill -STOP $server; kill -9 $(all); wait $server; sleep 0.1;; \
                 crash) set -- $(all); shift; for last; do :; done; kill -9 $last;; \
                 pause) kill -STOP $(all);; \
                 on) kill -CONT $(all);; \
             esac; echo done; done 2>>log; \
             kill -QUIT $server; wait $server; cd /; rm -rf '{folder}'",
            folder = folder.display(),
            programs = programs.display(),
        );
        let mut command = if is_root() {
            // PostgreSQL refuses to run as root.
            let mut command = Command::new("su");
            command.args(["postgres", "-s", "/bin/sh", "-c", &script]);
            command
        } else {
            let mut command = Command::new("sh");
            command.args(["-c", &script]);
            command
        };
        let shell = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut shell = shell.unwrap_or_else(|error| panic!("a shell for PostgreSQL: {error}"));
        let said = shell.stdout.take().map(BufReader::new);
        let mut started = ThrowAway { folder, shell, said, databases: AtomicU32::new(0) };
        started.wait();
        Some(started)
    }

    /// Harms PostgreSQL, and waits until that is done.
    pub fn suffer(&mut self, harm: Harm) {
        let word = match harm {
            Harm::Kill => "kill",
            Harm::Stop => "fast",
            Harm::Crash => "crash",
            Harm::Pause => "pause",
        };
        self.tell(word);
    }

    /// Repairs the harm. After a crash PostgreSQL comes back by itself.
    pub fn recover(&mut self, harm: Harm) {
        match harm {
            Harm::Kill | Harm::Stop => {
                // What PostgreSQL left about its own process before it ended.
                let _ = fs::remove_file(self.folder.join("data/postmaster.pid"));
                self.tell("run");
                self.wait();
            }
            Harm::Pause => self.tell("on"),
            Harm::Crash => {}
        }
    }

    fn tell(&mut self, word: &str) {
        let told =
            self.shell.stdin.as_mut().map(|shell| writeln!(shell, "{word}").and_then(|()| shell.flush()));
        assert!(matches!(told, Some(Ok(()))), "the shell of PostgreSQL is gone");
        let mut done = String::new();
        if let Some(said) = &mut self.said {
            let _ = said.read_line(&mut done);
        }
        assert_eq!(done, "done\n", "the shell of PostgreSQL is gone");
    }

    /// The file of the socket that PostgreSQL listens at.
    pub fn socket(&self) -> PathBuf {
        self.folder.join(".s.PGSQL.5432")
    }

    /// Waits until PostgreSQL takes connections, which its file tells.
    fn wait(&mut self) {
        let began = Instant::now();
        loop {
            let state = fs::read_to_string(self.folder.join("data/postmaster.pid")).unwrap_or_default();
            if state.lines().any(|line| line.trim() == "ready") {
                return;
            }
            let ended = !matches!(self.shell.try_wait(), Ok(None));
            if ended || began.elapsed() > PATIENCE {
                let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
                panic!("PostgreSQL did not start: {log}");
            }
            sleep(Duration::from_millis(20));
        }
    }

    /// Makes a new, empty database and gives its address.
    pub async fn database(&self) -> Result<String, sqlx::Error> {
        let name = format!("longtable{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let mut db = PgConnection::connect(&self.url("postgres")).await?;
        db.execute(&*format!("CREATE DATABASE {name}")).await?;
        db.close().await?;
        Ok(self.url(&name))
    }

    fn url(&self, database: &str) -> String {
        format!("postgres://postgres@localhost/{database}?host={}", self.folder.display())
    }
}

impl Drop for ThrowAway {
    fn drop(&mut self) {
        drop(self.shell.stdin.take());
        // If it can't be waited for, it is gone already.
        let _ = self.shell.wait();
    }
}

/// The folder with PostgreSQL's programs.
fn programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let mut installed: Vec<PathBuf> = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .map(|version| version.path().join("bin"))
        .collect();
    installed.sort();
    folders.extend(installed.into_iter().rev());
    let has_both = |folder: &PathBuf| folder.join("initdb").is_file() && folder.join("postgres").is_file();
    let found = folders.into_iter().find(has_both)?;
    // `initdb` finds what it needs only beside PostgreSQL's other programs; the one on the path may be a link.
    let real = fs::canonicalize(found.join("initdb")).ok()?;
    real.parent().map(Path::to_owned)
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

impl Store {
    /// Executes a statement as it is: for tests that damage something.
    pub async fn run(&self, sql: &str) -> Result<(), StoreError> {
        writing!(self, |db| db.execute(sql).await.map(drop)?);
        Ok(())
    }
}

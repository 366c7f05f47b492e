//! `longtable serve`: the server with the browser's table.

use crate::Failure;
use server::Config;
use std::net::SocketAddr;
use std::path::PathBuf;

/// Runs the server: point your browser at the address that it prints.
///
/// Everything is kept in one SQLite file in the data folder, unless --database names a PostgreSQL database. Several
/// servers may share one PostgreSQL. The server ends on Ctrl-C or SIGTERM; nothing is lost if it is killed.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  longtable serve
  longtable serve --listen 0.0.0.0:7171 --data /var/lib/longtable
  longtable serve --database postgres://longtable@localhost/longtable")]
pub struct Args {
    /// Where to listen.
    #[arg(long, value_name = "ADDRESS", default_value_t = Config::default().listen)]
    listen: SocketAddr,
    /// The folder where everything is kept; made if there is none.
    #[arg(long, value_name = "FOLDER", default_value_os_t = Config::default().data)]
    data: PathBuf,
    /// A PostgreSQL database, used in place of the SQLite file.
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// A reverse proxy stands in front: believe its X-Forwarded headers.
    #[arg(long)]
    behind_proxy: bool,
    /// Write the log as JSON, one object a line.
    #[arg(long)]
    log_json: bool,
    /// Let web-hooks call addresses of this machine and of private networks.
    #[arg(long)]
    allow_local_hooks: bool,
    /// How many threads think for computer players; 0 for one less than the machine has.
    #[arg(long, value_name = "N", default_value_t = 0)]
    computer_threads: usize,
    /// How long a computer player takes at least for an answer, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 400)]
    computer_pause: u64,
}

impl Default for Args {
    fn default() -> Self {
        let Config { listen, data, .. } = Config::default();
        Args {
            listen,
            data,
            database: None,
            behind_proxy: false,
            log_json: false,
            allow_local_hooks: false,
            computer_threads: 0,
            computer_pause: 400,
        }
    }
}

/// Carries it out.
pub fn run(args: &Args) -> Result<(), Failure> {
    more_files();
    let config = Config {
        listen: args.listen,
        data: args.data.clone(),
        database: args.database.clone(),
        behind_proxy: args.behind_proxy,
        log_json: args.log_json,
        allow_local_hooks: args.allow_local_hooks,
        computer_threads: args.computer_threads,
        computer_pause: std::time::Duration::from_millis(args.computer_pause),
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    // One thread more than there are cores: when the system makes one of them wait, those who play don't wait with it.
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(cores + 1).enable_all().build()?;
    let served = runtime.block_on(server::serve(config, registry::all()));
    // A computer player that still thinks is not waited for.
    runtime.shutdown_background();
    served.map_err(|error| Failure::Failed(error.to_string()))
}

/// Every socket is an open file, and the usual limit is low. Where it can't be raised, it stays.
pub fn more_files() {
    if let Ok(hard) = rlimit::Resource::NOFILE.get_hard() {
        let _ = rlimit::Resource::NOFILE.set(hard.min(1 << 20), hard);
    }
}

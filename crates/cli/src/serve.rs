//! `longtable serve`: the server with the browser's table.

use crate::Failure;
use server::Config;
use server::config::{PublicUrl, Quotas};
use std::net::SocketAddr;
use std::path::PathBuf;

/// Runs the server: point your browser at the address that it prints.
///
/// Everything is kept in one SQLite file in the data folder, unless --database names a PostgreSQL database. Several
/// servers may share one PostgreSQL. The server ends on Ctrl-C or SIGTERM; nothing is lost if it is killed.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  longtable serve
  longtable serve --listen 0.0.0.0:7171 --public-url http://games.example:7171 --data /var/lib/longtable
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
    /// The address that people open, such as https://table.example; can be given several times. Pages under other
    /// names are refused, except localhost and bare numbers.
    #[arg(long = "public-url", value_name = "URL")]
    public_urls: Vec<PublicUrl>,
    /// Write the log as JSON, one object a line.
    #[arg(long)]
    log_json: bool,
    /// Let web-hooks call addresses of this machine and of private networks.
    #[arg(long)]
    allow_local_hooks: bool,
    /// How many threads think for computer players; 0 for one less than the machine has cores.
    #[arg(long, value_name = "N", default_value_t = 0)]
    computer_threads: usize,
    /// The least time a computer player takes for an answer, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 400)]
    computer_pause: u64,
    #[command(flatten)]
    limits: Limits,
}

/// How much may be open, and how much anybody may keep.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Limits")]
struct Limits {
    /// How many connections may be open; without this, as many as the process may open files, with some left over.
    #[arg(long, value_name = "N")]
    max_connections: Option<usize>,
    /// How many connections may be open from one address. Behind a proxy, the proxy must limit them.
    #[arg(long, value_name = "N", default_value_t = Config::default().connections_per_address)]
    max_connections_per_address: usize,
    /// How many open or running tables a person may have.
    #[arg(long, value_name = "N", default_value_t = Quotas::default().tables)]
    max_tables: u32,
    /// At how many of these computers may play.
    #[arg(long, value_name = "N", default_value_t = Quotas::default().computer_tables)]
    max_computer_tables: u32,
    /// How many journals a person may bring in.
    #[arg(long, value_name = "N", default_value_t = Quotas::default().journals)]
    max_journals: u32,
    /// How many reports of a person are kept.
    #[arg(long, value_name = "N", default_value_t = Quotas::default().reports)]
    max_reports: u32,
    /// How many decks a person may keep.
    #[arg(long, value_name = "N", default_value_t = Quotas::default().decks)]
    max_decks: u32,
    /// How many data packs a person may keep.
    #[arg(long, value_name = "N", default_value_t = Quotas::default().packs)]
    max_packs: u32,
    /// How many lines a table's chat keeps.
    #[arg(long, value_name = "N", default_value_t = Quotas::default().chat_lines)]
    max_chat_lines: u32,
}

impl Default for Limits {
    fn default() -> Self {
        let Config { connections, connections_per_address, quotas, .. } = Config::default();
        Limits {
            max_connections: connections,
            max_connections_per_address: connections_per_address,
            max_tables: quotas.tables,
            max_computer_tables: quotas.computer_tables,
            max_journals: quotas.journals,
            max_reports: quotas.reports,
            max_decks: quotas.decks,
            max_packs: quotas.packs,
            max_chat_lines: quotas.chat_lines,
        }
    }
}

impl Default for Args {
    fn default() -> Self {
        let Config { listen, data, .. } = Config::default();
        Args {
            listen,
            data,
            database: None,
            behind_proxy: false,
            public_urls: Vec::new(),
            log_json: false,
            allow_local_hooks: false,
            computer_threads: 0,
            computer_pause: 400,
            limits: Limits::default(),
        }
    }
}

/// Runs the command.
pub fn run(args: &Args) -> Result<(), Failure> {
    more_files();
    let config = Config {
        listen: args.listen,
        data: args.data.clone(),
        database: args.database.clone(),
        behind_proxy: args.behind_proxy,
        public_urls: args.public_urls.clone(),
        connections: args.limits.max_connections,
        connections_per_address: args.limits.max_connections_per_address,
        quotas: Quotas {
            tables: args.limits.max_tables,
            computer_tables: args.limits.max_computer_tables,
            journals: args.limits.max_journals,
            reports: args.limits.max_reports,
            decks: args.limits.max_decks,
            packs: args.limits.max_packs,
            chat_lines: args.limits.max_chat_lines,
        },
        log_json: args.log_json,
        allow_local_hooks: args.allow_local_hooks,
        computer_threads: args.computer_threads,
        computer_pause: std::time::Duration::from_millis(args.computer_pause),
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    // One thread more than there are cores: when the system makes one of them wait, the players don't wait with it.
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(cores + 1).enable_all().build()?;
    let served = runtime.block_on(server::serve(config, registry::all()));
    // A computer player that is still thinking is not waited for.
    runtime.shutdown_background();
    served.map_err(Failure::told)
}

/// Raises the number of files that may be open: every socket is one, and the usual limit is low. Where it can't be
/// raised, it stays.
pub fn more_files() {
    if let Ok(hard) = rlimit::Resource::NOFILE.get_hard() {
        let _ = rlimit::Resource::NOFILE.set(hard.min(1 << 20), hard);
    }
}

//! The connection between a server and PostgreSQL, which can be cut, held, slowed down, and cut exactly before,
//! during and after a commit.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;

/// The state of the connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    Good,
    /// Nobody gets through, and everybody connected is cut off.
    Cut,
    /// Nothing gets through for now.
    Held,
    /// What PostgreSQL says gets lost.
    Deaf,
    /// Everything is late.
    Slow,
    /// The next entries do not get through, and their connection is cut.
    Before,
    /// Half of the next entries' message gets through, and the connection is cut.
    During,
    /// The next entries get through, but the reply does not, and the connection is cut.
    After,
    /// The connection of the next entries is cut, and PostgreSQL gets them only later.
    Late,
}

impl Line {
    /// Whether it waits for entries to be written.
    fn is_trap(self) -> bool {
        matches!(self, Line::Before | Line::During | Line::After | Line::Late)
    }
}

/// The connection between one server and PostgreSQL.
pub struct Proxy {
    pub address: SocketAddr,
    line: watch::Sender<Line>,
    /// How many times a trap has sprung.
    sprung: Arc<Mutex<u32>>,
}

impl Proxy {
    pub async fn start(postgres: PathBuf) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (line, lines) = watch::channel(Line::Good);
        let sprung = Arc::new(Mutex::new(0));
        let (setter, count) = (line.clone(), sprung.clone());
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                if *lines.borrow() == Line::Cut {
                    continue;
                }
                let Ok(postgres) = UnixStream::connect(&postgres).await else { continue };
                let _ = client.set_nodelay(true);
                let (lines, setter, count) = (lines.clone(), setter.clone(), count.clone());
                tokio::spawn(async move {
                    // However it ends, both sides are closed.
                    let _ = carry(client, postgres, lines, setter, count).await;
                });
            }
        });
        Proxy { address, line, sprung }
    }

    pub fn set(&self, line: Line) {
        self.line.send_replace(line);
    }

    pub fn sprung(&self) -> u32 {
        *self.sprung.lock().unwrap()
    }
}

/// Waits while the connection is held. An error when it is cut.
async fn pass(lines: &mut watch::Receiver<Line>) -> Result<Line, std::io::Error> {
    let line = lines.wait_for(|line| *line != Line::Held).await.map(|line| *line);
    match line {
        Ok(Line::Cut) | Err(_) => Err(std::io::ErrorKind::ConnectionReset.into()),
        Ok(line) => Ok(line),
    }
}

/// Waits until the connection is cut.
async fn until_cut(lines: &mut watch::Receiver<Line>) {
    let _ = lines.wait_for(|line| *line == Line::Cut).await;
}

async fn carry(
    mut client: TcpStream,
    mut postgres: UnixStream,
    mut lines: watch::Receiver<Line>,
    setter: watch::Sender<Line>,
    count: Arc<Mutex<u32>>,
) -> std::io::Result<()> {
    const LATE: Duration = Duration::from_millis(30);
    let (mut up, mut down) = (vec![0; 256 * 1024], vec![0; 256 * 1024]);
    let mut cut = lines.clone();
    let mut swallow = false;
    loop {
        tokio::select! {
            () = until_cut(&mut cut) => return Ok(()),
            read = client.read(&mut up) => {
                let bytes = &up[..read?];
                if bytes.is_empty() {
                    return Ok(());
                }
                let line = pass(&mut lines).await?;
                if line == Line::Slow {
                    tokio::time::sleep(LATE).await;
                }
                // One connection falls into the trap.
                let trapped = line.is_trap() && has_entries(bytes) && setter.send_if_modified(|now| {
                    let mine = *now == line;
                    if mine { *now = Line::Good; }
                    mine
                });
                if trapped {
                    *count.lock().unwrap() += 1;
                    match line {
                        Line::During => postgres.write_all(&bytes[..bytes.len() / 2]).await?,
                        Line::After => {
                            postgres.write_all(bytes).await?;
                            // It is committed when the reply comes.
                            let _ = postgres.read(&mut down).await?;
                        }
                        Line::Late => {
                            drop(client);
                            tokio::time::sleep(LATE * 20).await;
                            postgres.write_all(bytes).await?;
                            let _ = postgres.read(&mut down).await?;
                        }
                        _ => {}
                    }
                    return Ok(());
                }
                swallow |= line == Line::Deaf;
                postgres.write_all(bytes).await?;
            }
            read = postgres.read(&mut down) => {
                let bytes = &down[..read?];
                if bytes.is_empty() {
                    return Ok(());
                }
                let line = pass(&mut lines).await?;
                if line == Line::Slow {
                    tokio::time::sleep(LATE).await;
                }
                if line == Line::Deaf {
                    swallow = true;
                } else if swallow {
                    // A connection that missed something is no longer of use.
                    return Ok(());
                }
                if !swallow {
                    client.write_all(bytes).await?;
                }
            }
        }
    }
}

/// Whether a message to PostgreSQL holds entries: their notice says so, ` e12:5`.
fn has_entries(bytes: &[u8]) -> bool {
    bytes.windows(3).enumerate().any(|(at, start)| {
        let is_start = start[..2] == *b" e" && start[2].is_ascii_digit();
        is_start && {
            let rest = &bytes[at + 2..];
            let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
            rest.get(digits) == Some(&b':') && rest.get(digits + 1).is_some_and(u8::is_ascii_digit)
        }
    })
}

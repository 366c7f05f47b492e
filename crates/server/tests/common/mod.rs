//! A server that really runs, and a small client that keeps its cookie.
#![allow(dead_code, reason = "every test file uses another part of it")]
#![allow(clippy::unwrap_used, reason = "a test that can't go on stops where it is")]

use serde_json::Value;
use server::{Config, Running};
use std::net::{Ipv4Addr, SocketAddr};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use ureq::Agent;
use ureq::http::{HeaderMap, Request};

/// A server on a free port with a database of its own. It stops when this is dropped.
pub struct Server {
    runtime: Runtime,
    running: Option<Running>,
    pub address: SocketAddr,
    _folder: TempDir,
}

impl Server {
    pub fn start() -> Server {
        Server::with(|_| ())
    }

    pub fn behind_proxy() -> Server {
        Server::with(|config| config.behind_proxy = true)
    }

    pub fn with(change: impl FnOnce(&mut Config)) -> Server {
        Server::with_games(change, registry::all())
    }

    /// A server with games of the test's own.
    pub fn with_games(
        change: impl FnOnce(&mut Config),
        games: &'static [&'static dyn registry::Entry],
    ) -> Server {
        let folder = tempfile::tempdir().unwrap();
        let listen = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
        let mut config = Config { listen, data: folder.path().to_owned(), ..Config::default() };
        change(&mut config);
        let runtime = Runtime::new().unwrap();
        let running = runtime.block_on(server::start(config, games)).unwrap();
        Server { address: running.address, runtime, running: Some(running), _folder: folder }
    }

    /// A client that has not said who it is.
    pub fn client(&self) -> Client {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            // A request that is refused before its body was read ends its connection.
            .max_idle_connections(0)
            .max_redirects(0)
            .allow_non_standard_methods(true)
            .build();
        let base = format!("http://{}", self.address);
        Client {
            agent: Agent::new_with_config(config),
            base,
            cookie: None,
            device: None,
            headers: Vec::new(),
        }
    }

    /// A client at this address, as a proxy would tell it.
    pub fn client_from(&self, address: &str) -> Client {
        self.client().with("x-forwarded-for", address)
    }

    /// A guest of this name.
    pub fn guest(&self, name: &str) -> Client {
        let mut client = self.client();
        client.post("/api/guest", serde_json::json!({"name": name})).ok();
        client
    }

    /// Runs something asynchronous to its end.
    pub fn block_on<T>(&self, work: impl Future<Output = T>) -> T {
        self.runtime.block_on(work)
    }

    pub fn app(&self) -> &server::app::App {
        self.running.as_ref().unwrap().app()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(running) = self.running.take() {
            self.runtime.block_on(running.shutdown()).unwrap();
        }
    }
}

/// Sends requests and keeps its cookies, as a browser does.
#[derive(Clone)]
pub struct Client {
    agent: Agent,
    pub base: String,
    /// The session.
    pub cookie: Option<String>,
    /// What the browser is recognised by.
    pub device: Option<String>,
    /// Headers on every request.
    pub headers: Vec<(String, String)>,
}

impl Client {
    /// The same person at another server.
    pub fn at(&self, server: &Server) -> Client {
        Client { base: format!("http://{}", server.address), ..self.clone() }
    }

    /// The same client with one more header on every request.
    pub fn with(mut self, name: &str, value: &str) -> Client {
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    pub fn get(&mut self, path: &str) -> Reply {
        self.call("GET", path, None)
    }

    pub fn post(&mut self, path: &str, body: Value) -> Reply {
        self.call("POST", path, Some(body))
    }

    pub fn patch(&mut self, path: &str, body: Value) -> Reply {
        self.call("PATCH", path, Some(body))
    }

    pub fn delete(&mut self, path: &str) -> Reply {
        self.call("DELETE", path, None)
    }

    pub fn call(&mut self, method: &str, path: &str, body: Option<Value>) -> Reply {
        match body {
            Some(body) => self.send(method, path, &[("content-type", "application/json")], body.to_string()),
            None => self.send(method, path, &[], String::new()),
        }
    }

    pub fn send(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: impl Into<Vec<u8>>,
    ) -> Reply {
        let mut request = Request::builder().method(method).uri(format!("{}{path}", self.base));
        for (name, value) in &self.headers {
            request = request.header(name, value);
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        if let Some(cookie) = &self.cookie {
            request = request.header("cookie", format!("longtable={cookie}"));
        }
        if let Some(device) = &self.device {
            request = request.header("cookie", format!("longtable-browser={device}"));
        }
        let body = body.into();
        let response = match body.is_empty() {
            true => self.agent.run(request.body(()).unwrap()),
            false => self.agent.run(request.body(body).unwrap()),
        };
        let mut response = response.unwrap();
        for set in response.headers().get_all("set-cookie") {
            let (name, value) = set.to_str().unwrap().split(';').next().unwrap().split_once('=').unwrap();
            let kept = match name {
                "longtable" => &mut self.cookie,
                "longtable-browser" => &mut self.device,
                other => panic!("a cookie {other}"),
            };
            *kept = (!value.is_empty()).then(|| value.to_owned());
        }
        let bytes = response.body_mut().with_config().limit(50_000_000).read_to_vec().unwrap();
        let status = response.status().as_u16();
        let what = format!("{method} {path}");
        Reply { what, status, headers: response.headers().clone(), bytes }
    }
}

/// What the server said.
pub struct Reply {
    what: String,
    pub status: u16,
    pub headers: HeaderMap,
    pub bytes: Vec<u8>,
}

impl Reply {
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.bytes).unwrap()
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.bytes).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(|value| value.to_str().unwrap())
    }

    /// What came back from a request that succeeded.
    #[track_caller]
    pub fn ok(&self) -> Value {
        assert_eq!(self.status, 200, "{}: {}", self.what, self.text());
        self.json()
    }

    /// Why a request failed.
    #[track_caller]
    pub fn problem(&self, status: u16, kind: &str) -> String {
        assert_eq!(self.status, status, "{}: {}", self.what, self.text());
        let problem = self.json();
        assert_eq!(problem["kind"], kind, "{}: {problem}", self.what);
        problem["why"].as_str().unwrap().to_owned()
    }
}

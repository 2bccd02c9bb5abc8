//! A server in a process of its own, which a test can kill or inspect. The test's own program is
//! that server when it is started with `--serve FOLDER`.

use std::future::Future;
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use metrics_exporter_prometheus::PrometheusBuilder;
use redeye_server::config::Config;
use redeye_server::serve::Server;

/// Runs `test`, or the server that it has started.
pub fn test_or_serve<T: Future<Output = ()>>(
    test: impl FnOnce() -> T,
    config: impl FnOnce(&Path) -> Config,
) {
    let arguments: Vec<String> = std::env::args().collect();
    let served = arguments.iter().position(|argument| argument == "--serve");
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let runtime = runtime.expect("a runtime");
    match served {
        Some(place) => runtime.block_on(serve(config(Path::new(&arguments[place + 1])))),
        None => {
            runtime.block_on(test());
            println!("1 passed, 0 failed");
        }
    }
}

/// Prints its address and serves until it is killed, or until the test that started it has ended.
async fn serve(config: Config) {
    let metrics = PrometheusBuilder::new().build_recorder();
    let server = Server::bind(config, metrics.handle()).await.expect("a free port and folder");
    let address = server.address().expect("an address");
    let mut out = std::io::stdout();
    writeln!(out, "{address}").and_then(|()| out.flush()).expect("the test listens");
    let (gone, watched) = tokio::sync::oneshot::channel::<()>();
    std::thread::spawn(move || {
        let _ = std::io::stdin().read_line(&mut String::new());
        drop(gone);
    });
    server.run(async { drop(watched.await) }).await;
}

/// Starts the server and reads its address.
pub fn start_child(folder: &Path) -> (Child, SocketAddr) {
    let program = std::env::current_exe().expect("a program runs");
    let mut child = Command::new(program)
        .arg("--serve")
        .arg(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut line = String::new();
    let out = child.stdout.take().expect("its output is ours");
    BufReader::new(out).read_line(&mut line).expect("it says where it is");
    (child, line.trim().parse().expect("an address"))
}

//! Writes a certificate for this machine and its key, for the tests in a browser:
//! `cargo run --example certificate -- FOLDER`.

fn main() {
    let folder = std::env::args_os().nth(1).expect("a folder");
    redeye_testbed::tls::write_certificate(folder.as_ref());
}

//! speed probe
use redeye_bots::*;
use redeye_game::*;
use redeye_resistance::Resistance;
use std::time::Instant;
fn main() {
    let config = Resistance::configure(5, "").unwrap();
    let base = Rng::from_key([3; 32]);
    let mut arena = Arena::<Resistance>::new();
    let mut bots: Vec<Box<dyn Bot<Resistance>>> =
        (0..5).map(|_| Box::new(Random) as Box<dyn Bot<Resistance>>).collect();
    let n = 500_000u64;
    let t = Instant::now();
    let mut w = 0u64;
    let mut steps = 0u64;
    for i in 0..n {
        let mut rng = base.branch(i);
        let seed = Seed(rng.bytes());
        let mut m = Match::<Resistance>::unrecorded(&config, Rng::for_deal(&seed, []));
        let o = arena.play(&mut m, &mut bots, &mut rng, |_, _| steps += 1);
        w += u64::from(o.side == "resistance");
    }
    let s = t.elapsed().as_secs_f64();
    println!(
        "{:.0} games/s, {} ns/step, {:.1} steps/game res {}",
        n as f64 / s,
        s * 1e9 / steps as f64,
        steps as f64 / n as f64,
        w as f64 / n as f64
    );
    let t = Instant::now();
    for i in 0..n {
        let mut rng = base.branch(i);
        let seed = Seed(rng.bytes());
        let mut r = Rng::for_deal(&seed, []);
        w += r.below(7) as u64;
    }
    println!("seed overhead {} ns", t.elapsed().as_secs_f64() * 1e9 / n as f64);
    let t = Instant::now();
    let n = 20000;
    let mut buf = Vec::new();
    let mut views = Views::new();
    let mut bytes = 0;
    let mut k = 0;
    for i in 0..n {
        let mut rng = base.branch(i);
        let seed = Seed(rng.bytes());
        let mut m = Match::<Resistance>::unrecorded(&config, Rng::for_deal(&seed, []));
        arena.play(&mut m, &mut bots, &mut rng, |g, _| {
            views.begin(g.state());
            for s in g.state().seats().iter() {
                let v = views.write(g.state(), Viewer::Seat(s));
                bytes += v.len();
                k += 1;
                if k == 1000 {
                    buf = v.to_vec();
                }
            }
        });
    }
    println!(
        "with JSON views {:.0} games/s, {} bytes/view, {} ns/view {w}",
        n as f64 / t.elapsed().as_secs_f64(),
        bytes / k,
        t.elapsed().as_secs_f64() * 1e9 / k as f64
    );
    println!("{}", String::from_utf8_lossy(&buf));
}

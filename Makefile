# Everything a fresh Debian-like machine with Rust needs is checked or installed here.
.POSIX:
.PHONY: help run test test-long bench regen check wasm setup setup-bench

help: ## Say what there is
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/'

run: setup ## Open redeye: bots play a match of The Resistance, told in the terminal
	@cargo run --quiet --locked --release --package redeye-cli

test: setup setup-bench check wasm ## All fast tests, about four minutes on two cores
	cargo test --locked --workspace
	python3 docs/verify_deal.py --vectors docs/deal-vectors.json
	python3 docs/verify_deal.py tests/matches/resistance/golden/*.match
	cargo xtask instructions

test-long: setup ## The long campaigns: millions of moments, see docs/benchmarks.md
	cargo test --locked --release --package redeye-resistance --test laws --features long
	REDEYE_KILL_CYCLES=500 cargo test --locked --release --package redeye-server --test kill

bench: setup setup-bench ## Print how fast it is
	cargo bench --locked --package redeye-bots --bench speed
	cargo bench --locked --package redeye-server --bench append
	cargo xtask instructions

regen: setup ## Write the golden views anew; read the difference like code
	UPDATE_EXPECT=1 cargo test --locked --workspace --test matches

check: setup
	cargo fmt --all --check
	cargo clippy --locked --workspace --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --locked --workspace --no-deps --quiet

wasm: setup
	cargo build --locked --target wasm32-unknown-unknown \
		--package redeye-game --package redeye-resistance --package redeye-words \
		--package redeye-games --package redeye-bots

setup:
	@scripts/setup rust

setup-bench:
	@scripts/setup valgrind python3

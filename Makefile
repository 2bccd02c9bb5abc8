# Everything a fresh Debian-like machine with Rust needs is checked or installed here.
.POSIX:
.PHONY: help run web sizes test test-rust test-web test-e2e test-long fuzz bench bench-server regen check wasm
.PHONY: deny setup setup-bench setup-deny setup-fuzz setup-web setup-e2e

help: ## Say what there is
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/'

run: setup web ## Open Redeye: serve a table at http://127.0.0.1:8080
	@echo 'run: building the program, a few minutes the first time and seconds after that'
	@cargo run --locked --profile quick --package redeye-cli

web: setup-web ## Build the web client; the next build of the server has it inside
	@echo 'web: building the web client, a few seconds'
	@cd web && npm run --silent build -- --logLevel warn

sizes: setup-web ## Print what each page of the web client makes a browser load
	cd web && REDEYE_SIZES=1 npm run --silent build

test: test-rust test-web test-e2e ## All fast tests, less than half an hour on two cores

test-rust: setup setup-bench check wasm ## Rules, laws, bots, records, store, rooms, sockets, leaks
	cargo test --locked --workspace
	python3 docs/verify_deal.py --vectors docs/deal-vectors.json
	python3 docs/verify_deal.py tests/matches/*/golden/*.match tests/matches/*/bound/*.match
	cargo xtask instructions

test-web: setup setup-web ## The web client alone: types, lint, texts, components
	mkdir -p web/fixtures
	cargo run --locked --quiet --package redeye-server --example frames -- web/fixtures
	cd web && npm run --silent check && npm run --silent test

test-e2e: setup web setup-e2e ## Browsers and a program against the real server
	# Not a plain build: with the tests' own features everything is there already.
	cargo test --locked --workspace --no-run --quiet
	cd web && npx --no-install playwright test
	target/python/bin/python scripts/test-bot-api.py target/debug/redeye

test-long: setup web setup-e2e fuzz ## The long campaigns: millions of moments, see docs/benchmarks.md
	cargo test --locked --release --package redeye-resistance --test laws --features long
	cargo test --locked --release --package redeye-mayday --test laws --features long
	cargo test --locked --release --package redeye-illegal --test laws --features long
	cargo test --locked --release --package redeye-hijacked --test laws --features long
	cargo test --locked --package redeye-laws --test planted --features long
	cargo test --locked --package redeye-server --features planted --test planted --test faults
	cargo test --locked --release --package redeye-server --features planted --test timing -- \
		--nocapture
	cargo test --locked --release --package redeye-server --features long --test soak
	REDEYE_KILL_CYCLES=500 cargo test --locked --release --package redeye-server --test kill_server
	REDEYE_SIM_SEEDS=10000 cargo test --locked --release --package redeye-sim -- --nocapture
	REDEYE_KILL_CYCLES=500 cargo test --locked --release --package redeye-store --test kill
	REDEYE_POWER_CUTS=2000 cargo test --locked --release --package redeye-store \
		--test power -- --nocapture
	REDEYE_LEAK_GAMES=2000 cargo test --locked --release --package redeye-server \
		--test leaks -- --nocapture
	cargo test --locked --workspace --no-run --quiet
	cd web && REDEYE_ALL_LOOKS=1 npx --no-install playwright test --project=tables access
	scripts/test-new-game

fuzz: setup setup-fuzz ## Fuzz all that reads a stranger's input, REDEYE_FUZZ_S seconds each
	scripts/fuzz

bench: setup setup-bench ## Print how fast it is
	cargo bench --locked --package redeye-bots --bench speed
	cargo bench --locked --package redeye-store --bench commit
	cargo xtask instructions

bench-server: setup ## Measure the server against its bars, about five minutes on two idle cores
	cargo bench --locked --package redeye-cli --bench server -- --check

regen: setup setup-web ## Write golden views, schemas, wire types and constants anew; read the difference like code
	UPDATE_EXPECT=1 cargo test --locked --workspace --test matches --test coverage --test schema
	cd web && npm run --silent types

deny: setup setup-deny ## Licences, sources, duplicates and known holes of the crates we use
	cargo deny --locked check

check: setup
	cargo fmt --all --check
	cargo clippy --locked --workspace --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --locked --workspace --no-deps --quiet

wasm: setup
	cargo check --locked --target wasm32-unknown-unknown \
		--package redeye-games --package redeye-bots

setup:
	@scripts/setup rust

setup-bench:
	@scripts/setup valgrind python3

setup-deny:
	@scripts/setup cargo-deny

setup-fuzz:
	@scripts/setup c++

setup-web:
	@scripts/setup web

setup-e2e:
	@scripts/setup chromium python-websockets

# The commands of this repository. `make` alone lists them.

HOST ?= 127.0.0.1
PORT ?= 8080
DATA ?= data
PICTURES ?= .build/pictures
# Where `make install` puts the tool; PREFIX is also that of `make xcode`'s bundle identifiers.
INSTALLED = $(or $(PREFIX),/usr/local)

export PYTHONDONTWRITEBYTECODE = 1

# With one set of options, nothing is built anew after another command. A target may import only the
# modules that it declares as dependencies; see also Scripts/lint-imports. Without debugging
# information builds and links take less time; backtraces still name functions, without lines.
OPTIONS = $(shell cat Scripts/swift-options)
RELEASE_OPTIONS = -c release $(OPTIONS)
SWIFT_SOURCES = $(wildcard Package.swift Sources Apps Server Showcase Benchmarks Tests) Tools/Package.swift Tools/Sources $(wildcard Tools/Tests/*Test*)

.PHONY: help run serve test try test-fast test-e2e bench bench-sessions bench-attacks fuzz snapshots screenshots pictures tools sdk install deb xcode format lint docs check clean
.DEFAULT_GOAL = help

help:
	@sed -nE 's/^([a-z0-9-]+):.*## (.*)/  make \1|\2/p' Makefile | column -t -s '|'

run: ## build and serve the Showcase at http://127.0.0.1:8080 (HOST=, PORT=, DATA=, PUBLIC_URL=, ALLOW_HOST= change that; RELEASE=1 optimises)
	Scripts/bootstrap build
	Scripts/swift-build $(if $(RELEASE),-c release) $(OPTIONS) --product Showcase
	Scripts/keep-running .build/$(if $(RELEASE),release,debug)/Showcase --host $(HOST) --port $(PORT) --data $(DATA) \
		$(if $(PUBLIC_URL),--public-url $(PUBLIC_URL)) $(foreach name,$(ALLOW_HOST),--allow-host $(name))

serve: ## build and serve Football Gather's API at http://127.0.0.1:8081/api (ARGS= adds options)
	Scripts/bootstrap build
	Scripts/swift-build $(RELEASE_OPTIONS) --product gather-server
	.build/release/gather-server $(ARGS)

try: ## build and run the tests of what you have changed (ARGS= names others; see Scripts/try --help)
	Scripts/try $(ARGS)

test: ## install what is missing and run every test; ends with "N passed, N failed" (CLOCK= shifts the clock)
	Scripts/bootstrap build api browser database
	Scripts/test $(if $(CLOCK),--clock $(CLOCK))

test-fast: ## Swift's tests alone, without PostgreSQL and with less fuzz
	Scripts/bootstrap build
	ROSTRUM_FUZZ_INPUTS=10000 Scripts/test --only swift --only uikit --without postgres

test-e2e: ## the browser tests alone
	Scripts/bootstrap build browser
	Scripts/test --only browser $(if $(CLOCK),--clock $(CLOCK))

bench: ## measure, in release, against baselines in the same run; also writes .build/bench.json
	Scripts/bootstrap build browser bench
	Scripts/swift-build $(RELEASE_OPTIONS) --product rostrum-bench
	Scripts/swift-build $(RELEASE_OPTIONS) --product gather-server
	Scripts/swift-build $(RELEASE_OPTIONS) --product bare-route
	Scripts/swift-build $(RELEASE_OPTIONS) --product live-bench
	Scripts/swift-build $(RELEASE_OPTIONS) --product Showcase
	Scripts/swift-build $(RELEASE_OPTIONS) --product solver-bench
	Scripts/swift-build $(RELEASE_OPTIONS) --product text-bench
	Scripts/swift-build $(RELEASE_OPTIONS) --product view-bench
	TMPDIR=$$(test -w /dev/shm && echo /dev/shm || echo /tmp) .build/release/rostrum-bench
	Benchmarks/layout-bench
	.build/release/text-bench
	.build/release/view-bench
	Benchmarks/api-bench
	Benchmarks/session-bench
	.venv/bin/python Benchmarks/page-bench
	.venv/bin/python Benchmarks/rows-bench
	.venv/bin/python Benchmarks/picture-bench
	Benchmarks/build-bench
	Benchmarks/loop-bench
	Benchmarks/lines
	$(MAKE) tools
	Benchmarks/tool-bench
	$(MAKE) sdk
	Benchmarks/project-bench

bench-sessions: ## measure a host under load: 1,000 busy sessions, 10,000 idle ones
	Scripts/bootstrap build
	Scripts/swift-build $(RELEASE_OPTIONS) --product live-bench
	Benchmarks/load-bench

bench-attacks: ## attack a host beside 1,000 live pages, and measure what those notice
	Scripts/bootstrap build
	Scripts/swift-build $(RELEASE_OPTIONS) --product live-bench
	Benchmarks/attack-bench

fuzz: ## feed what reads foreign bytes by libFuzzer (FUZZ_TARGET=messages, activities, links or images; FUZZ_SECONDS=)
	Scripts/bootstrap build
	Scripts/fuzz

snapshots: ## record the golden texts anew; read the difference before you commit it
	Scripts/bootstrap build browser
	Scripts/snapshots

screenshots: ## make Documentation/Screenshots anew
	Scripts/bootstrap build browser
	Scripts/swift-build $(OPTIONS) --product Showcase
	Scripts/build-sdk .build/sdk --configuration debug
	Scripts/swift-build -debug-info-format none --package-path Tools --product rostrum
	.venv/bin/python Scripts/screenshots

pictures: ## draw screens of every app, for nine kinds of readers, into .build/pictures, without a browser (PICTURES=)
	Scripts/bootstrap build
	Scripts/swift-build $(RELEASE_OPTIONS) --product Showcase
	.build/release/Showcase --pictures $(PICTURES) --time 1776772800 --cheap-passwords

tools: ## build rostrum, the tool for MVP-C code, as Tools/.build/release/rostrum
	Scripts/swift-build -c release -debug-info-format none --package-path Tools --product rostrum

sdk: ## build the runtime that "rostrum run" links, as .build/sdk (DEBUG=1 builds it faster)
	Scripts/bootstrap build
	Scripts/build-sdk .build/sdk --configuration $(if $(DEBUG),debug,release)

install: tools ## install rostrum with its runtime into PREFIX, /usr/local by default
	Scripts/bootstrap build
	Scripts/build-sdk $(INSTALLED)/lib/rostrum
	install -D Tools/.build/release/rostrum $(INSTALLED)/bin/rostrum

deb: tools ## pack the tool and its runtime as .build/rostrum_VERSION_ARCHITECTURE.deb
	Scripts/bootstrap build
	rm -rf .build/deb
	$(MAKE) install PREFIX=$(CURDIR)/.build/deb/usr
	Scripts/make-deb .build/deb

xcode: ## write Apps/Rostrum.xcodeproj, with a target for each app (TEAM=, PREFIX= sign them for a device)
	Scripts/xcode-project $(if $(TEAM),--team $(TEAM)) $(if $(PREFIX),--prefix $(PREFIX))

format: ## format every Swift file in place
	swift format format --in-place --parallel --recursive $(SWIFT_SOURCES)

lint: ## check format, imports, process-wide state, delegates, layers, language and the rules of MVP-C; writes nothing
	swift format lint --strict --parallel --recursive $(SWIFT_SOURCES)
	Scripts/lint-imports
	Scripts/lint-state
	Scripts/lint-delegates
	Scripts/lint-layers
	Scripts/lint-english
	Scripts/swift-build -debug-info-format none --package-path Tools --product rostrum
	Tools/.build/debug/rostrum lint

docs: ## build the documentation of the libraries; warnings are errors
	Scripts/bootstrap build
	Scripts/docs

check: lint test ## lint and test

clean: ## remove all that was built
	rm -rf .build .venv Tools/.build

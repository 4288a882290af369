import ArgumentParser

/// The parts of the rows about live sessions, each in its own process: our host, a bare echo server
/// as the limit, and the crowd that clicks.
@main
struct LiveBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "live-bench",
    abstract: "Serves a counter and a list, echoes frames, or simulates many pages that click.",
    subcommands: [Serve.self, Echo.self, Load.self]
  )
}

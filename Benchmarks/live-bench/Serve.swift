import ArgumentParser
import BrowserHost
import Foundation
import Logging
import RequestLimits
import UIKit
import UIKitHosting

/// Serves the counter at `/counter` and tables below `/rows`, without limits by default.
struct Serve: ParsableCommand {
  @Argument(help: "The port to listen on.")
  var port: Int

  @Option(help: "The folder for the data of all devices.")
  var data: String

  @Option(help: "The number of seconds for which a scene is kept after its page disconnects.")
  var retention = 600

  @Flag(help: "Apply the rate limits of a host; 127.0.0.1 is a trusted proxy and has no limit.")
  var limited = false

  func run() throws {
    var logger = Logger(label: "live-bench")
    logger.logLevel = .error
    let host = try MainActor.assumeIsolated { try makeHost(logger: logger) }
    Task {
      do {
        try await host.run()
        Serve.exit()
      } catch {
        Serve.exit(withError: error)
      }
    }
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  @MainActor
  private func makeHost(logger: Logger) throws -> BrowserHost {
    var configuration = BrowserHostConfiguration(
      port: port,
      dataFolder: URL(filePath: data, directoryHint: .isDirectory)
    )
    configuration.unclaimedLifetime = .seconds(120)
    configuration.retention = .seconds(retention)
    if limited {
      configuration.trustedProxies = ["127.0.0.1"]
    } else {
      removeLimits(from: &configuration)
    }
    return try BrowserHost(
      configuration: configuration,
      apps: [
        entry("counter", BenchAppDelegate<CounterSceneDelegate>.self),
        entry("rows", BenchAppDelegate<RowsSceneDelegate>.self),
      ],
      logger: logger
    )
  }

  private func removeLimits(from configuration: inout BrowserHostConfiguration) {
    let much = 1_000_000
    configuration.messageRate = Double(much)
    configuration.messageBurst = Double(much)
    configuration.maximumConnections = much
    configuration.maximumConnectionsPerAddress = much
    configuration.maximumScenes = much
    configuration.maximumDevices = much
    configuration.deviceLimit = RateLimit(burst: much, rate: Double(much))
    configuration.paintLimit = RateLimit(burst: much, rate: Double(much))
  }

  @MainActor
  private func entry(
    _ path: String,
    _ delegate: (some UIResponder & UIApplicationDelegate).Type
  ) -> HostedAppEntry {
    HostedAppEntry(
      path: path,
      names: ["en": path.capitalized],
      icon: "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\"/>",
      application: _HostedUIApplication(delegateClass: delegate)
    )
  }
}

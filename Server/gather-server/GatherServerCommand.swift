import ArgumentParser
import CoreMetrics
import Foundation
import GatherServer
import Hummingbird
import Logging
import NIOCore
import PrometheusMetrics
import ServiceLifecycle
import UnixSignals

/// The server as a standalone program.
@main
struct GatherServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gather-server",
    abstract: "Serves Football Gather: accounts, players and matches, below /api.",
    discussion: """
      Environment variables set the same values: GATHER_HOSTNAME, GATHER_PORT, GATHER_DATABASE, \
      GATHER_LOG_LEVEL, GATHER_TRUST_PROXY (comma-separated addresses). An option overrides its \
      variable.
      """
  )

  @Option(help: "The address to listen on. (default: 127.0.0.1)")
  var hostname: String?

  @Option(help: "The port to listen on; 0 selects a free port. (default: 8081)")
  var port: Int?

  @Option(
    help: """
      The database: sqlite:PATH, sqlite::memory: or postgres://user@host/name. \
      (default: sqlite:gather.sqlite)
      """
  )
  var database: String?

  @Option(
    help: """
      The log level: trace, debug, info, notice, warning, error or critical. (default: notice)
      """
  )
  var logLevel: String?

  @Option(
    name: .customLong("trust-proxy"),
    help: "The address of a proxy whose X-Forwarded-For header names the client."
  )
  var trustedProxies: [String] = []

  func run() async throws {
    let settings = try Settings(self, environment: ProcessInfo.processInfo.environment)
    var logger = Logger(label: "gather-server")
    logger.logLevel = settings.logLevel
    let metrics = PrometheusMetricsFactory()
    MetricsSystem.bootstrap(metrics)
    var configuration = GatherServerConfiguration()
    configuration.trustedProxies = settings.trustedProxies
    let service = try await GatherService(
      database: settings.database,
      configuration: configuration,
      logger: logger
    )
    let application = GatherApplication.make(
      service: service,
      hostname: settings.hostname,
      port: settings.port,
      metrics: { metrics.text() },
      metricsContentType: PrometheusMetricsFactory.contentType,
      logger: logger,
      onServerRunning: { port in
        let shown = settings.hostname == "0.0.0.0" ? "127.0.0.1" : settings.hostname
        let line = "Football Gather's server is at http://\(shown):\(port)/api\n"
        FileHandle.standardOutput.write(Data(line.utf8))
      }
    )
    let group = ServiceGroup(
      configuration: ServiceGroupConfiguration(
        services: [.init(service: service), .init(service: application)],
        gracefulShutdownSignals: [.sigterm, .sigint],
        logger: logger
      )
    )
    do {
      try await group.run()
    } catch let error as IOError where error.errnoCode == EADDRINUSE {
      throw ValidationError(
        "Port \(settings.port) is in use by another program. Stop it, or choose another: --port 8082"
      )
    }
  }
}

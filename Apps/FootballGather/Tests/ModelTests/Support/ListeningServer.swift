#if os(Linux)
import Foundation
import GatherServer
import Hummingbird
import Logging

/// Runs the real server on a port of this machine until the body has ended.
func withListeningServer(_ body: @escaping @Sendable (URL) async throws -> Void) async throws {
  var logger = Logger(label: "test")
  logger.logLevel = .critical
  var configuration = GatherServerConfiguration()
  configuration.makePasswordsCheap()
  let service = try await GatherService(
    database: GatherDatabaseURL("sqlite::memory:"),
    configuration: configuration,
    logger: logger
  )
  let (ports, port) = AsyncStream<Int>.makeStream()
  let application = GatherApplication.make(
    service: service,
    hostname: "127.0.0.1",
    port: 0,
    metrics: { "" },
    metricsContentType: "text/plain",
    logger: logger,
    onServerRunning: { port.yield($0) }
  )
  try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask { try await service.run() }
    group.addTask { try await application.run() }
    for await port in ports {
      guard let base = URL(string: "http://127.0.0.1:\(port)/api") else { continue }
      try await body(base)
      break
    }
    group.cancelAll()
  }
}
#endif

#if os(Linux)
package import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// A request that a streaming server has received.
package struct ReceivedRequest: Sendable {
  package var method: String
  /// The connection, equal for its requests.
  package var connection: ObjectIdentifier
}

private struct ConnectionContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  let connection: ObjectIdentifier

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    connection = ObjectIdentifier(source.channel)
  }
}

/// Runs a server that responds to every request until the body has ended.
package func withStreamingServer(
  _ body: @escaping @Sendable (URL, Shared<[ReceivedRequest]>) async throws -> Void
) async throws {
  var logger = Logger(label: "test")
  logger.logLevel = .critical
  let requests = Shared<[ReceivedRequest]>([])
  let router = Router(context: ConnectionContext.self)
  for method in [HTTPRequest.Method.head, .get] {
    router.on("stream", method: method) { request, context in
      let received = ReceivedRequest(
        method: request.method.rawValue,
        connection: context.connection
      )
      requests.change { $0.append(received) }
      return "data: now\n\n"
    }
  }
  let (ports, port) = AsyncStream<Int>.makeStream()
  let application = Application(
    router: router,
    configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
    onServerRunning: { port.yield($0.localAddress?.port ?? 0) },
    logger: logger
  )
  try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask { try await application.run() }
    for await port in ports {
      guard let url = URL(string: "http://127.0.0.1:\(port)/stream") else { continue }
      try await body(url, requests)
      break
    }
    group.cancelAll()
  }
}
#endif

#if os(Linux)
import FootballGatherModel
package import Foundation
import GatherServer
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded

/// The real server in this process: in memory, without a socket, with a clock that tests advance.
package final class RealServer: Sendable {
  /// The server's date at the start: 21 April 2026, 12:00 UTC, as in `ManualHostClock`, so that the
  /// app and its server agree on the expiry of logins.
  package static let start = Date(timeIntervalSince1970: 1_776_772_800)

  private let service: GatherService
  private let time: Shared<Date>
  private let responder: RouterResponder<TestContext>
  private let running: Task<Void, any Error>
  private let logger: Logger

  /// - Parameters:
  ///   - tokenLifetime: The lifetime of a login.
  ///   - attempts: The number of wrong passwords for an account before requests are throttled.
  ///   - streams: The limit of live streams of an account.
  /// - Throws: Errors that no test expects.
  package init(
    tokenLifetime: Duration? = nil,
    attempts: Int? = nil,
    streams: Int? = nil
  ) async throws {
    var configuration = GatherServerConfiguration()
    configuration.makePasswordsCheap()
    if let tokenLifetime { configuration.tokenLifetime = tokenLifetime }
    if let attempts { configuration.attemptsPerAccountAndAddress = attempts }
    if let streams { configuration.streamsPerAccount = streams }
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    let time = Shared(Self.start)
    let service = try await GatherService(
      database: try GatherDatabaseURL("sqlite::memory:"),
      configuration: configuration,
      now: { time.value },
      logger: logger
    )
    let router = Router(context: TestContext.self)
    service.addRoutes(to: router)
    responder = router.buildResponder()
    running = Task { try await service.run() }
    self.service = service
    self.logger = logger
    self.time = time
  }

  deinit {
    running.cancel()
  }

  package var now: Date { time.value }

  package func pass(_ seconds: TimeInterval) {
    time.change { $0 += seconds }
  }

  /// Responds to a request; the body is passed on as it arrives.
  func answer(
    _ request: GatherRequest,
    head: (GatherReply) -> Void,
    bytes: @escaping @Sendable (Data) -> Void
  ) async throws {
    var fields: HTTPFields = [:]
    for (name, value) in request.fields {
      if let name = HTTPField.Name(name) { fields[name] = value }
    }
    let response = try await responder.respond(
      to: Request(
        head: HTTPRequest(
          method: HTTPRequest.Method(rawValue: request.method.rawValue) ?? .get,
          scheme: "http",
          authority: "gather.test",
          path: request.url.path,
          headerFields: fields
        ),
        body: RequestBody(buffer: ByteBuffer(bytes: request.body ?? Data()))
      ),
      context: TestContext(source: .init(channel: NIOAsyncTestingChannel(), logger: logger))
    )
    let reply = GatherReply(
      status: response.status.code,
      fields: Dictionary(response.headers.map { ($0.name.rawName, $0.value) }) { $1 }
    )
    head(reply)
    try await response.body.write(Writer(bytes: bytes))
  }
}

private struct Writer: ResponseBodyWriter {
  let bytes: @Sendable (Data) -> Void

  func write(_ buffer: ByteBuffer) async throws {
    bytes(Data(buffer.readableBytesView))
  }

  func finish(_ trailingHeaders: HTTPFields?) async throws {}
}

private struct TestContext: RequestContext, RemoteAddressRequestContext {
  var coreContext: CoreRequestContextStorage
  let remoteAddress: SocketAddress?

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    remoteAddress = try? SocketAddress(ipAddress: "192.0.2.1", port: 1)
  }
}
#endif

import Foundation
import GatherAPI
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import ServerTesting
import Synchronization
import Testing

@testable import GatherServer

/// A service in memory with a stopped clock, and its clients.
final class TestServer: Sendable {
  /// A clock that advances on request.
  final class Clock: Sendable {
    private let date = Mutex(Date(timeIntervalSince1970: 1_800_000_000))

    var now: Date { date.withLock { $0 } }

    func pass(_ seconds: TimeInterval) {
      date.withLock { $0 += seconds }
    }
  }

  let clock = Clock()
  let service: GatherService
  let log = LogRecorder()

  init(
    _ database: any SQLDatabase,
    configure: (inout GatherServerConfiguration) -> Void = { _ in }
  ) throws {
    var configuration = GatherServerConfiguration()
    configuration.passwordCost = .init(logarithmOfRounds: 2, blockSize: 1, parallelism: 1)
    configure(&configuration)
    let log = log
    var logger = Logger(label: "test") { _ in log.handler() }
    logger.logLevel = .trace
    service = try GatherService(
      database: database,
      configuration: configuration,
      now: { [clock] in clock.now },
      logger: logger
    )
  }

  convenience init(configure: (inout GatherServerConfiguration) -> Void = { _ in }) throws {
    try self.init(try SQLiteDatabase(), configure: configure)
  }

  /// Runs the body with a client, without a socket.
  func run<R: Sendable>(_ body: @escaping @Sendable (TestClient) async throws -> R) async throws
    -> R
  {
    let router = Router(context: TestContext.self)
    service.addRoutes(to: router)
    let application = Application(router: router, logger: service.logger)
    return try await application.testRoutes { client in
      try await body(TestClient(client: client))
    }
  }
}

/// A request context whose address comes from a header field.
struct TestContext: RequestContext, RemoteAddressRequestContext {
  var coreContext: CoreRequestContextStorage
  let remoteAddress: SocketAddress?

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    remoteAddress = try? SocketAddress(ipAddress: "192.0.2.1", port: 1)
  }
}

/// A client that sends requests as the original one does: with JSON headers, whatever the body.
struct TestClient: Sendable {
  let client: RouteClient
  /// The token after a login.
  var token: String?

  func send(
    _ method: HTTPRequest.Method,
    _ path: String,
    _ body: String? = nil,
    _ headers: HTTPFields = [:]
  ) async throws -> TestResponse {
    var fields: HTTPFields = [.contentType: "application/json", .accept: "application/json"]
    if let token { fields[.authorization] = "Bearer \(token)" }
    for field in headers { fields[field.name] = field.value }
    return try await client.execute(
      uri: path,
      method: method,
      headers: fields,
      body: body.map { ByteBuffer(string: $0) }
    )
  }

  func send(
    _ method: HTTPRequest.Method,
    _ path: String,
    json: some Encodable,
    _ headers: HTTPFields = [:]
  ) async throws -> TestResponse {
    let text = String(decoding: try GatherJSON.encoder().encode(json), as: UTF8.self)
    return try await send(method, path, text, headers)
  }

  func get<Value: Decodable>(_ type: Value.Type, _ path: String) async throws -> Value {
    let response = try await send(.get, path)
    #expect(response.status == .ok, "GET \(path)")
    return try response.value(type)
  }

  /// Returns the same client, logged in.
  func loggedIn(as name: String, password: String = "a good password") async throws -> TestClient {
    var client = self
    client.token = try await logIn(name, password).value(LoginResponse.self).token
    return client
  }

  func logIn(_ name: String, _ password: String) async throws -> TestResponse {
    let credentials = Data("\(name):\(password)".utf8).base64EncodedString()
    return try await send(.post, "/api/users/login", nil, [.authorization: "Basic \(credentials)"])
  }

  /// Registers an account, and returns its client.
  func newUser(_ name: String, password: String = "a good password") async throws -> TestClient {
    let response = try await send(
      .post,
      "/api/users",
      json: RegistrationRequest(username: name, password: password)
    )
    #expect(response.status == .created)
    return try await loggedIn(as: name, password: password)
  }

  /// Creates a player, and returns its id.
  func newPlayer(_ name: String) async throws -> Int {
    let response = try await send(.post, "/api/players", json: PlayerRequest(name: name))
    #expect(response.status == .created)
    return try #require(Int(response.newID))
  }

  /// Creates a match, and returns its id.
  func newGather(_ players: [LineUpEntry] = []) async throws -> String {
    let response = try await send(
      .post,
      "/api/gathers",
      json: GatherCreateRequest(players: players)
    )
    #expect(response.status == .created)
    return response.newID
  }
}

extension TestResponse {
  /// The id of the new resource: the last part of its address.
  var newID: String {
    headers[.location]?.split(separator: "/").last.map(String.init) ?? ""
  }

  var text: String { String(buffer: body) }

  func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try GatherJSON.decoder().decode(type, from: Data(body.readableBytesView))
  }

  func problem() throws -> ProblemResponse {
    #expect(headers[.contentType] == "application/problem+json")
    return try value(ProblemResponse.self)
  }
}

/// Records log messages, including their values.
final class LogRecorder: Sendable {
  private let lines = Mutex<[String]>([])

  var text: String { lines.withLock { $0.joined(separator: "\n") } }

  func handler() -> any LogHandler { Handler(recorder: self) }

  private struct Handler: LogHandler {
    let recorder: LogRecorder
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      let line = "\(event.message) \(metadata) \(event.metadata ?? [:])"
      recorder.lines.withLock { $0.append(line) }
    }
  }
}

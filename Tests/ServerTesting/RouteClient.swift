public import HTTPTypes
public import Hummingbird
import NIOEmbedded

/// Sends requests to an application's responder, without a connection.
public struct RouteClient: Sendable {
  private let respond: @Sendable (Request) async throws -> TestResponse

  fileprivate init(respond: @escaping @Sendable (Request) async throws -> TestResponse) {
    self.respond = respond
  }

  /// Returns what `read` makes of the response to a request; `uri` is a path with its query.
  ///
  /// An error that the responder throws is a response with the status 500, as from a server.
  public func execute<Value>(
    uri: String,
    method: HTTPRequest.Method,
    headers: HTTPFields = [:],
    body: ByteBuffer? = nil,
    read: (TestResponse) async throws -> Value = { $0 }
  ) async throws -> Value {
    var headers = headers
    if let body { headers[.contentLength] = String(body.readableBytes) }
    let head = HTTPRequest(
      method: method,
      scheme: "http",
      authority: "localhost",
      path: uri,
      headerFields: headers
    )
    let request = Request(head: head, body: RequestBody(buffer: body ?? ByteBuffer()))
    return try await read(try await respond(request))
  }
}

/// A response with its whole body.
public struct TestResponse: Sendable {
  public let status: HTTPResponse.Status
  public let headers: HTTPFields
  public let body: ByteBuffer

  public init(status: HTTPResponse.Status, headers: HTTPFields, body: ByteBuffer) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

extension ApplicationProtocol {
  /// Runs a test with a client of the application's routes.
  ///
  /// Services of the application do not run.
  public func testRoutes<Value>(
    _ test: @Sendable (RouteClient) async throws -> Value
  ) async throws -> Value {
    let responder = try await responder
    let logger = logger
    return try await test(
      RouteClient { request in
        let source = ApplicationRequestContextSource(
          channel: NIOAsyncTestingChannel(),
          logger: logger
        )
        let context = Context(source: source)
        let response =
          (try? await responder.respond(to: request, context: context))
          ?? Response(status: .internalServerError)
        let writer = BodyCollector()
        try await response.body.write(writer)
        return TestResponse(
          status: response.status,
          headers: response.headers,
          body: writer.body
        )
      }
    )
  }
}

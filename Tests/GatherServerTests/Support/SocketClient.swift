import Foundation
import GatherAPI
import HTTPTypes
import HummingbirdTesting
import NIOCore

/// A client that sends requests to a server over its own connection.
struct SocketClient: Sendable {
  private let client: HummingbirdTesting.TestClient
  var token: String?

  init(port: Int, token: String? = nil) {
    client = HummingbirdTesting.TestClient(
      host: "127.0.0.1",
      port: port,
      // Long enough for a busy machine.
      configuration: .init(timeout: .seconds(120))
    )
    client.connect()
    self.token = token
  }

  func send(
    _ method: HTTPRequest.Method,
    _ path: String,
    _ body: String? = nil,
    _ headers: HTTPFields = [:]
  ) async throws -> HummingbirdTesting.TestClient.Response {
    var fields: HTTPFields = [.contentType: "application/json"]
    if let token { fields[.authorization] = "Bearer \(token)" }
    for field in headers { fields[field.name] = field.value }
    return try await client.execute(
      .init(
        path,
        method: method,
        authority: "127.0.0.1",
        headers: fields,
        body: body.map { ByteBuffer(string: $0) }
      )
    )
  }

  func register(_ name: String) async throws -> HTTPResponse.Status {
    let body = #"{"username": "\#(name)", "password": "a good password"}"#
    return try await send(.post, "/api/users", body).status
  }

  /// Returns the same client, logged in.
  func loggedIn(as name: String) async throws -> SocketClient {
    let credentials = Data("\(name):a good password".utf8).base64EncodedString()
    let response = try await send(
      .post,
      "/api/users/login",
      nil,
      [.authorization: "Basic \(credentials)"]
    )
    var client = self
    client.token = try GatherJSON.decoder().decode(
      LoginResponse.self,
      from: Data(response.body?.readableBytesView ?? ByteBufferView())
    ).token
    return client
  }

  func close() async {
    try? await client.shutdown()
  }
}

import Foundation
import GatherAPI
import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOPosix
import ServerTesting

/// A client that sends each request to a server over a connection of its own.
struct SocketClient: Sendable {
  let port: Int
  var token: String?

  /// Throws an error if the connection ends before the response does.
  func send(
    _ method: HTTPRequest.Method,
    _ path: String,
    _ body: String? = nil,
    _ headers: HTTPFields = [:]
  ) async throws -> TestResponse {
    var head = HTTPRequestHead(
      version: .http1_1,
      method: .init(rawValue: method.rawValue),
      uri: path,
      headers: [
        "Host": "127.0.0.1", "Connection": "close", "Content-Type": "application/json",
        "Content-Length": "\(body?.utf8.count ?? 0)",
      ]
    )
    if let token { head.headers.replaceOrAdd(name: "Authorization", value: "Bearer \(token)") }
    for field in headers { head.headers.replaceOrAdd(name: "\(field.name)", value: field.value) }
    let response = try await exchange(head, ByteBuffer(string: body ?? ""))
    var fields = HTTPFields()
    for (name, value) in response.head.headers {
      if let name = HTTPField.Name(name) { fields.append(HTTPField(name: name, value: value)) }
    }
    return TestResponse(
      status: .init(code: Int(response.head.status.code)),
      headers: fields,
      body: response.body ?? ByteBuffer()
    )
  }

  private func exchange(
    _ head: HTTPRequestHead,
    _ body: ByteBuffer
  ) async throws -> NIOHTTPClientResponseFull {
    let loop = MultiThreadedEventLoopGroup.singleton.next()
    let promise = loop.makePromise(of: NIOHTTPClientResponseFull.self)
    do {
      let channel = try await ClientBootstrap(group: loop)
        .channelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHTTPClientHandlers()
            try channel.pipeline.syncOperations.addHandlers(
              NIOHTTPClientResponseAggregator(maxContentLength: 1 << 24),
              ResponseReceiver(promise: promise)
            )
          }
        }
        .connect(host: "127.0.0.1", port: port)
        .get()
      channel.write(HTTPClientRequestPart.head(head), promise: nil)
      channel.write(HTTPClientRequestPart.body(.byteBuffer(body)), promise: nil)
      channel.writeAndFlush(HTTPClientRequestPart.end(nil), promise: nil)
    } catch {
      promise.fail(error)
    }
    return try await promise.futureResult.get()
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
    client.token = try response.value(LoginResponse.self).token
    return client
  }
}

private final class ResponseReceiver: ChannelInboundHandler {
  typealias InboundIn = NIOHTTPClientResponseFull

  private let promise: EventLoopPromise<NIOHTTPClientResponseFull>

  init(promise: EventLoopPromise<NIOHTTPClientResponseFull>) {
    self.promise = promise
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    promise.succeed(unwrapInboundIn(data))
    context.close(promise: nil)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    promise.fail(error)
    context.close(promise: nil)
  }

  func channelInactive(context: ChannelHandlerContext) {
    promise.fail(ChannelError.eof)
  }
}

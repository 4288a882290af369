import NIOCore
import NIOHTTP1
import NIOPosix

/// An answer of the front.
struct TestAnswer: Sendable {
  var status: HTTPResponseStatus
  var headers: HTTPHeaders
  var body: String

  /// The name and value of the cookie that the answer sets.
  var cookie: String {
    String(headers.first(name: "set-cookie")?.prefix { $0 != ";" } ?? "")
  }

  /// The device whose process has answered.
  var device: String? {
    body.split(separator: "\n").first { $0.hasPrefix("device ") }.map { String($0.dropFirst(7)) }
  }

  /// The value of a header that the process has received.
  func received(_ name: String) -> String? {
    body.split(separator: "\n").first { $0.hasPrefix("\(name): ") }
      .map { String($0.dropFirst(name.count + 2)) }
  }
}

/// A client's connection, for one request after another.
struct TestConnection: Sendable {
  let channel: any Channel
  private let parts: AsyncStream<HTTPClientResponsePart>

  static func open(_ port: Int, reads: Bool = true) async throws -> TestConnection {
    let (parts, sink) = AsyncStream<HTTPClientResponsePart>.makeStream()
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelOption(.autoRead, value: reads)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHTTPClientHandlers()
          try channel.pipeline.syncOperations.addHandler(Receiver(sink: sink))
        }
      }
      .connect(host: "127.0.0.1", port: port)
      .get()
    return TestConnection(channel: channel, parts: parts)
  }

  func request(
    _ method: HTTPMethod,
    _ uri: String,
    headers: HTTPHeaders = [:],
    body: [ByteBuffer] = []
  ) async throws -> TestAnswer {
    try await send(method, uri, headers: headers)
    for part in body { try await send(part) }
    try await end()
    return try await answer()
  }

  func send(_ method: HTTPMethod, _ uri: String, headers: HTTPHeaders = [:]) async throws {
    var head = HTTPRequestHead(version: .http1_1, method: method, uri: uri, headers: headers)
    if !headers.contains(name: "host") { head.headers.add(name: "Host", value: "localhost") }
    try await channel.writeAndFlush(HTTPClientRequestPart.head(head))
  }

  func send(_ body: ByteBuffer) async throws {
    try await channel.writeAndFlush(HTTPClientRequestPart.body(.byteBuffer(body)))
  }

  func end() async throws {
    try await channel.writeAndFlush(HTTPClientRequestPart.end(nil))
  }

  struct Ended: Error {}

  /// Waits for the next answer.
  func answer() async throws -> TestAnswer {
    var answer: TestAnswer?
    for await part in parts {
      switch part {
      case .head(let head):
        answer = TestAnswer(status: head.status, headers: head.headers, body: "")
      case .body(let bytes): answer?.body += String(buffer: bytes)
      case .end:
        if let answer { return answer }
      }
    }
    throw Ended()
  }

  func close() { channel.close(promise: nil) }

  private final class Receiver: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart

    private let sink: AsyncStream<HTTPClientResponsePart>.Continuation

    init(sink: AsyncStream<HTTPClientResponsePart>.Continuation) {
      self.sink = sink
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      sink.yield(unwrapInboundIn(data))
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      context.close(promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) {
      sink.finish()
    }
  }
}

/// A client that writes bytes, and reads until a text has come or the connection has ended.
struct RawClient: Sendable {
  let channel: any Channel
  private let bytes: AsyncStream<ByteBuffer>

  static func open(_ port: Int) async throws -> RawClient {
    let (bytes, sink) = AsyncStream<ByteBuffer>.makeStream()
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Receiver(sink: sink))
        }
      }
      .connect(host: "127.0.0.1", port: port)
      .get()
    return RawClient(channel: channel, bytes: bytes)
  }

  func write(_ text: String) async throws {
    try await channel.writeAndFlush(ByteBuffer(string: text))
  }

  /// Reads until a text has come; everything if it is nil.
  func read(until text: String? = nil) async -> String {
    var all = ""
    for await part in bytes {
      all += String(decoding: part.readableBytesView, as: UTF8.self)
      if let text, all.contains(text) { break }
    }
    return all
  }

  func close() { channel.close(promise: nil) }

  private final class Receiver: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let sink: AsyncStream<ByteBuffer>.Continuation

    init(sink: AsyncStream<ByteBuffer>.Continuation) {
      self.sink = sink
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      sink.yield(unwrapInboundIn(data))
    }

    func channelInactive(context: ChannelHandlerContext) {
      sink.finish()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      context.close(promise: nil)
    }
  }
}

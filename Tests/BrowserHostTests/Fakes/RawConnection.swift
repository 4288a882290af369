import NIOCore
import NIOPosix

/// A client that writes unchanged bytes.
final class RawConnection: Sendable {
  private let socket: any Channel
  private let bytes: AsyncStream<ByteBuffer>

  private init(_ socket: any Channel, _ bytes: AsyncStream<ByteBuffer>) {
    self.socket = socket
    self.bytes = bytes
  }

  /// Connects to a host, from one of the loopback addresses.
  static func open(_ port: Int, from source: String = "127.0.0.1") async throws -> RawConnection {
    let (bytes, sink) = AsyncStream<ByteBuffer>.makeStream()
    let socket = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Receiver(sink: sink))
        }
      }
      .bind(to: SocketAddress(ipAddress: source, port: 0))
      .connect(host: "127.0.0.1", port: port)
      .get()
    return RawConnection(socket, bytes)
  }

  /// Writes a text on a new connection.
  /// - Returns: The host's whole response, after it has closed the connection.
  static func answer(to text: String, port: Int) async throws -> String {
    let connection = try await open(port)
    try await connection.write(text)
    return await connection.all()
  }

  var isOpen: Bool { socket.isActive }

  func write(_ text: String) async throws {
    try await socket.writeAndFlush(ByteBuffer(string: text))
  }

  /// Reads until `count` bytes have arrived, or the connection has ended.
  func next(_ count: Int) async -> String {
    var all = ByteBuffer()
    for await part in bytes {
      all.writeImmutableBuffer(part)
      if all.readableBytes >= count { break }
    }
    return String(buffer: all)
  }

  /// Reads until the connection has ended.
  func all() async -> String { await next(.max) }

  func close() async throws {
    try await socket.close()
  }

  private final class Receiver: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let sink: AsyncStream<ByteBuffer>.Continuation

    init(sink: AsyncStream<ByteBuffer>.Continuation) {
      self.sink = sink
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      sink.yield(unwrapInboundIn(data))
    }

    /// A reset ends the connection like any other end.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      context.close(promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) {
      sink.finish()
    }
  }
}

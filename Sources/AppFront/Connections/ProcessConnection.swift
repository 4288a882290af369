import NIOCore
import NIOHTTP1
import NIOPosix

/// A connection to the process of a device, for one request.
///
/// It reads only while the client's connection can write.
final class ProcessConnection: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPClientResponsePart
  typealias OutboundIn = HTTPClientRequestPart
  typealias OutboundOut = HTTPClientRequestPart

  /// The client's connection, until this one has ended.
  private var front: FrontConnection?
  private var context: ChannelHandlerContext?
  private var wantsToRead = false
  private let encoder = HTTPRequestEncoder()
  private let decoder = ByteToMessageHandler(
    HTTPResponseDecoder(leftOverBytesStrategy: .forwardBytes)
  )

  private init(front: FrontConnection) {
    self.front = front
  }

  /// Connects to the socket of a process, on the event loop of the client's connection.
  static func open(
    _ path: String,
    for front: FrontConnection,
    on loop: any EventLoop
  ) -> EventLoopFuture<NIOLoopBound<ProcessConnection>> {
    let connection = NIOLoopBound(ProcessConnection(front: front), eventLoop: loop)
    return ClientBootstrap(group: loop)
      .connectTimeout(.seconds(5))
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let value = connection.value
          try channel.pipeline.syncOperations.addHandlers([value.encoder, value.decoder, value])
        }
      }
      .connect(unixDomainSocketPath: path)
      .map { _ in connection }
  }

  var isWritable: Bool { context?.channel.isWritable ?? false }

  func send(_ part: HTTPClientRequestPart) {
    context?.write(wrapOutboundOut(part), promise: nil)
  }

  func flush() { context?.flush() }

  /// Ends the connection, without a word to the client's.
  func close() {
    front = nil
    context?.close(promise: nil)
  }

  /// Turns the connection into an end of a tunnel.
  func becomeTunnel(_ end: TunnelHandler) throws {
    guard let context else { throw ChannelError.ioOnClosedChannel }
    front = nil
    let pipeline = context.pipeline.syncOperations
    try pipeline.addHandler(end)
    pipeline.removeHandler(encoder, promise: nil)
    pipeline.removeHandler(context: context, promise: nil)
    // Its remaining bytes go to the tunnel.
    pipeline.removeHandler(decoder, promise: nil)
  }

  func resumeReading() {
    guard wantsToRead, let context else { return }
    wantsToRead = false
    context.read()
  }

  // MARK: - Events

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    self.context = nil
  }

  func read(context: ChannelHandlerContext) {
    if front?.isWritable == false { wantsToRead = true } else { context.read() }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    front?.received(unwrapInboundIn(data))
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    front?.flush()
    context.fireChannelReadComplete()
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    if context.channel.isWritable { front?.resumeReading() }
    context.fireChannelWritabilityChanged()
  }

  func channelInactive(context: ChannelHandlerContext) {
    front?.processConnectionEnded()
    front = nil
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}

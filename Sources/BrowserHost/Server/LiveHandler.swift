import CoreMetrics
import NIOCore
import NIOWebSocket
import RequestLimits

/// The socket of one live connection: reads what its page says, and writes what its scene shows.
///
/// It works on the connection's event loop, and the scene on the main actor; the host's `Inbox` and
/// the connection's `Outbox` lie between them.
final class LiveHandler: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let connection: LiveConnection
  private let inbox: Inbox
  private let outbox: Outbox
  private let metrics: HostMetrics
  private let idleTimeout: TimeAmount
  private var rate: TokenBucket
  private var context: ChannelHandlerContext?
  /// When something last came from the page.
  private var heard = NIODeadline.uptimeNanoseconds(0)
  private var nextBeat: Scheduled<Void>?
  /// Whether what comes from the page counts no longer.
  private var isDeaf = false
  /// Whether the last frame has been written.
  private var isClosing = false

  init(
    connection: LiveConnection,
    inbox: Inbox,
    metrics: HostMetrics,
    configuration: BrowserHostConfiguration
  ) {
    self.connection = connection
    self.inbox = inbox
    outbox = connection.outbox
    self.metrics = metrics
    idleTimeout = TimeAmount(configuration.idleTimeout)
    rate = TokenBucket(
      burst: configuration.messageBurst,
      rate: configuration.messageRate,
      now: .now
    )
  }

  /// Begins to write; to be called once the upgrade is through, before which writes are lost.
  func start() {
    guard let context else { return }
    heard = context.eventLoop.now
    metrics.pages.increment()
    let (loop, handler) = (context.eventLoop, NIOLoopBound(self, eventLoop: context.eventLoop))
    outbox.open { loop.execute { handler.value.writeWhatWaits() } }
    connection.unserved.onDrained { loop.execute { handler.value.context?.read() } }
    scheduleBeat()
  }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    connection.began()
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    end()
  }

  func channelInactive(context: ChannelHandlerContext) {
    end()
    context.fireChannelInactive()
  }

  /// A page that says no more is gone, even where its socket could still be written to.
  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event as? ChannelEvent == .inputClosed { context.close(promise: nil) }
    context.fireUserInboundEventTriggered(event)
  }

  private func end() {
    guard context != nil else { return }
    if nextBeat != nil { metrics.pages.decrement() }
    nextBeat?.cancel()
    nextBeat = nil
    outbox.shut()
    connection.unserved.onDrained(nil)
    context = nil
    inbox.putEnd(for: connection)
  }

  // MARK: - Reading

  /// A page that says more than its scene has heard is read on when the scene has.
  func read(context: ChannelHandlerContext) {
    if connection.unserved.hasRoom() { context.read() }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    heard = context.eventLoop.now
    guard !isDeaf else { return }
    let received = unwrapInboundIn(data)
    switch received.opcode {
    case .text: receive(received.unmaskedData)
    case .ping: context.writeAndFlush(frame(.pong, received.unmaskedData), promise: nil)
    case .pong: break
    case .connectionClose: end(.goingAway)
    default: tell(nil)
    }
  }

  private func receive(_ data: ByteBuffer) {
    guard rate.take(now: .now) else { return end(.tooMuch) }
    tell(ClientMessageDecoder.message(from: Array(data.readableBytesView)))
  }

  /// Nil for what is no message, after which nothing counts.
  private func tell(_ message: ClientMessage?) {
    isDeaf = message == nil
    inbox.put(message, for: connection)
  }

  private func end(_ reason: CloseReason) {
    isDeaf = true
    outbox.close(reason)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    end(error is NIOWebSocketFrameAggregator.Error ? .tooBig : .malformed)
  }

  // MARK: - Writing

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    writeWhatWaits()
    context.fireChannelWritabilityChanged()
  }

  private func writeWhatWaits() {
    guard let context, !isClosing else { return }
    guard context.channel.isWritable else {
      // Who takes nothing hears no reason either.
      if outbox.isOverfull {
        metrics.noteClosed(.tooMuch)
        context.close(promise: nil)
      }
      return
    }
    let (messages, closing) = outbox.takeAll()
    for message in messages { context.write(frame(.text, message), promise: nil) }
    if let closing { close(context, closing) } else { context.flush() }
  }

  private func close(_ context: ChannelHandlerContext, _ reason: CloseReason) {
    isClosing = true
    metrics.noteClosed(reason)
    var data = context.channel.allocator.buffer(capacity: 2)
    data.writeInteger(reason.rawValue)
    let channel = context.channel
    context.writeAndFlush(frame(.connectionClose, data))
      .whenComplete { _ in channel.close(promise: nil) }
  }

  private func frame(_ opcode: WebSocketOpcode, _ data: ByteBuffer) -> NIOAny {
    wrapOutboundOut(WebSocketFrame(fin: true, opcode: opcode, data: data))
  }

  // MARK: - Beating

  private func scheduleBeat() {
    guard let context else { return }
    let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
    nextBeat = context.eventLoop.scheduleTask(in: .nanoseconds(idleTimeout.nanoseconds / 3)) {
      handler.value.beat()
    }
  }

  /// Asks whether the page is there, and ends the connection when it is not.
  private func beat() {
    guard let context else { return }
    // The last frame was not taken in all that time.
    if isClosing { return context.close(promise: nil) }
    if context.eventLoop.now - heard > idleTimeout {
      outbox.close(.silent)
    } else {
      context.write(frame(.ping, ByteBuffer()), promise: nil)
      outbox.send(ByteBuffer(staticString: "[]"))
    }
    scheduleBeat()
  }
}

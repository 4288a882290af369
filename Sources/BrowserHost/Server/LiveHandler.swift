import CoreMetrics
import NIOCore
import NIOWebSocket
import UIKitHosting

/// The socket of one live connection: reads what its page sends, and writes what its scene shows.
///
/// It works on the connection's event loop, and the scene on the main actor; the host's `Inbox` and
/// the connection's `Outbox` lie between them.
final class LiveHandler: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  /// Bytes of messages that are handed to the channel at a time: as many as make it unwritable.
  private static let batch = 65_536
  /// Bytes that a slow page takes between two beats, or else counts as silent.
  private static let leastProgress = 8_192

  private let connection: LiveConnection
  private let inbox: Inbox
  private let outbox: Outbox
  private let metrics: HostMetrics
  private let idleTimeout: TimeAmount
  private let maximumDelay: Duration
  private var pageClock = PageClock()
  private var context: ChannelHandlerContext?
  /// When the page last sent something, or took some of what waits for it.
  private var lastActivity = NIODeadline.uptimeNanoseconds(0)
  /// Bytes that the channel could not write yet, at the last beat.
  private var backlog = 0
  /// The data of the newest ping that has not been answered.
  private var pong: ByteBuffer?
  private var nextBeat: Scheduled<Void>?
  /// Whether further messages of the page are ignored.
  private var ignoresInput = false
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
    maximumDelay = configuration.maximumDelay
  }

  /// Begins to write; to be called once the upgrade is through, before which writes are lost.
  func start() {
    guard let context else { return }
    lastActivity = context.eventLoop.now
    metrics.pages.increment()
    let (loop, handler) = (context.eventLoop, NIOLoopBound(self, eventLoop: context.eventLoop))
    outbox.open { [signals = inbox.signals] in
      signals.send({ handler.value.drainOutbox() }, to: loop)
    }
    connection.unserved.onDrained { loop.execute { handler.value.resumeReading() } }
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

  /// A page that sends no more is gone, even where its socket could still be written to.
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

  /// Reading pauses while the page takes nothing, and while much that it sent is not served yet.
  func read(context: ChannelHandlerContext) {
    if context.channel.isWritable, connection.unserved.hasRoom() { context.read() }
  }

  private func resumeReading() {
    if let context { read(context: context) }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    lastActivity = context.eventLoop.now
    guard !ignoresInput else { return }
    let received = unwrapInboundIn(data)
    switch received.opcode {
    case .text: receive(received.unmaskedData)
    case .ping: pong = received.unmaskedData
    case .pong: break
    case .connectionClose: end(.goingAway)
    default: enqueue(nil)
    }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    writePong(context)
    context.fireChannelReadComplete()
  }

  private func receive(_ data: ByteBuffer) {
    if data.readableBytesView.elementsEqual("[]".utf8) { return answerProbe() }
    let message = ClientMessageDecoder.message(from: Array(data.readableBytesView))
    if let message, isLate(message) {
      metrics.late.increment()
      return end(.late)
    }
    enqueue(message)
  }

  /// The page asks whether the line is there: the scene, which may be busy, is not asked.
  private func answerProbe() {
    outbox.send(ByteBuffer(staticString: "[]"))
    // Not when the main actor releases signals.
    drainOutbox()
  }

  private func isLate(_ message: ClientMessage) -> Bool {
    let now = Duration.nanoseconds(Int64(lastActivity.uptimeNanoseconds))
    switch message {
    case .hello(let hello):
      if let made = hello.made { _ = pageClock.delay(of: made, at: now) }
      return false
    case .event(let event, let made?):
      return pageClock.delay(of: made, at: now) > maximumDelay && !event.action.mayArriveLate
    case .event, .settle:
      return false
    }
  }

  /// Nil for what is no message, after which nothing counts.
  private func enqueue(_ message: ClientMessage?) {
    ignoresInput = message == nil
    inbox.put(message, for: connection)
  }

  private func end(_ reason: CloseReason) {
    ignoresInput = true
    outbox.close(reason)
    drainOutbox()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case is NIOWebSocketFrameAggregator.Error: end(.tooBig)
    case FrameGuard.Refusal.unmasked, FrameGuard.Refusal.reserved: end(.protocolError)
    case FrameGuard.Refusal.tooMany: end(.tooMuch)
    default: end(.malformed)
    }
  }

  // MARK: - Writing

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    if context.channel.isWritable { lastActivity = context.eventLoop.now }
    drainOutbox()
    writePong(context)
    resumeReading()
    context.fireChannelWritabilityChanged()
  }

  private func drainOutbox() {
    guard let context, !isClosing else { return }
    while context.channel.isWritable {
      let (messages, closing, isAll) = outbox.take(most: Self.batch)
      for message in messages { context.write(frame(.text, message), promise: nil) }
      if let closing { return close(context, closing) }
      guard !messages.isEmpty else { return }
      context.flush()
      outbox.noteUnwritten(unwritten(context))
      if isAll { return }
    }
    // A page that takes nothing does not get a reason either.
    if outbox.closing == .tooMuch {
      metrics.noteClosed(.tooMuch)
      context.close(promise: nil)
    }
  }

  /// Answers the newest ping only, as RFC 6455, section 5.5.3 allows: a page that sends pings and
  /// reads nothing makes the host keep one answer.
  private func writePong(_ context: ChannelHandlerContext) {
    guard let data = pong, context.channel.isWritable, !isClosing else { return }
    pong = nil
    context.writeAndFlush(frame(.pong, data), promise: nil)
  }

  private func unwritten(_ context: ChannelHandlerContext) -> Int {
    (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
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
    let isWritable = context.channel.isWritable
    if isClosing { return context.close(promise: nil) }
    // The close frame cannot be written, and the page has had its time.
    if !isWritable, let reason = outbox.closing {
      metrics.noteClosed(reason)
      return context.close(promise: nil)
    }
    noteProgress(context)
    if context.eventLoop.now - lastActivity > idleTimeout || connection.hasNoAcceptedHello {
      outbox.close(.silent)
    } else if isWritable {
      context.write(frame(.ping, ByteBuffer()), promise: nil)
      outbox.send(ByteBuffer(staticString: "[]"))
    }
    scheduleBeat()
  }

  /// A page that takes much in a slow way is not silent, though it is not read meanwhile.
  private func noteProgress(_ context: ChannelHandlerContext) {
    let left = context.channel.isWritable ? 0 : unwritten(context)
    if backlog - left >= Self.leastProgress { lastActivity = context.eventLoop.now }
    backlog = left
    outbox.noteUnwritten(left)
  }
}

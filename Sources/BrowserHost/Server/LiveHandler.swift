import CoreMetrics
import NIOCore
import NIOWebSocket
import UIKitHosting

/// The WebSocket of a live connection: reads the page's messages, and writes the scene's commits.
///
/// It runs on the connection's event loop, and the scene on the main actor. The host's `Inbox` and
/// the connection's `Outbox` pass messages between them.
final class LiveHandler: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  /// The number of bytes of messages that are passed to the channel in a batch: enough to make it
  /// unwritable.
  private static let batch = 65_536
  /// The number of bytes that a slow page must read between two heartbeats to count as alive.
  private static let leastProgress = 8_192

  private let connection: LiveConnection
  private let inbox: Inbox
  private let client: String
  private let outbox: Outbox
  private let metrics: HostMetrics
  private let idleTimeout: TimeAmount
  private let maximumDelay: Duration
  /// Whether the texts of messages are kept for the journal of events.
  private let keepsTexts: Bool
  private var pageClock = PageClock()
  private var context: ChannelHandlerContext?
  /// The time when the page last sent something, or read some of the queued bytes.
  private var lastActivity = NIODeadline.uptimeNanoseconds(0)
  /// The number of bytes that the channel had not written at the last heartbeat.
  private var backlog = 0
  /// The data of the newest unanswered ping.
  private var pong: ByteBuffer?
  private var nextBeat: Scheduled<Void>?
  /// A Boolean value that indicates whether messages from the page are ignored.
  private var ignoresInput = false
  /// A Boolean value that indicates whether the last frame has been written.
  private var isClosing = false

  init(
    connection: LiveConnection,
    inbox: Inbox,
    client: String,
    metrics: HostMetrics,
    configuration: BrowserHostConfiguration
  ) {
    self.connection = connection
    self.inbox = inbox
    self.client = client
    outbox = connection.outbox
    self.metrics = metrics
    idleTimeout = TimeAmount(configuration.idleTimeout)
    maximumDelay = configuration.maximumDelay
    keepsTexts = configuration.permittedDevelopment != nil
  }

  /// Begins to write; to be called after the upgrade, before which writes are lost.
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

  /// Closes the connection when the page closes its side, even if its socket is still writable.
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

  /// Reads, except while the page reads nothing, or while many of its messages are not served yet.
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
    let message = ClientMessageDecoder.message(
      from: Array(data.readableBytesView),
      client: client
    )
    if let message, isLate(message) {
      metrics.late.increment()
      return end(.late)
    }
    enqueue(message, text: keepsTexts ? data : nil)
  }

  /// Answers the page's probe of the connection without asking the scene, which may be busy.
  private func answerProbe() {
    outbox.send(ByteBuffer(staticString: "[]"))
    // Writes immediately, without waiting for the main actor to release signals.
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
    case .event, .settle, .helloOfOtherClient:
      return false
    }
  }

  /// Passes on a message, or nil for a malformed one, after which all input is ignored.
  private func enqueue(_ message: ClientMessage?, text: ByteBuffer? = nil) {
    ignoresInput = message == nil
    inbox.put(message, text: text, for: connection)
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
    // A page that reads nothing does not get a close reason either.
    if outbox.closing == .tooMuch {
      metrics.noteClosed(.tooMuch)
      context.close(promise: nil)
    }
  }

  /// Answers only the newest ping, as RFC 6455, section 5.5.3 allows.
  ///
  /// Thus a page that sends pings and reads nothing makes the host keep only one answer.
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

  /// Pings the page, and ends the connection if it is silent.
  private func beat() {
    guard let context else { return }
    let isWritable = context.channel.isWritable
    if isClosing { return context.close(promise: nil) }
    // The close frame cannot be written, and the page has had time to read.
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

  /// Counts a page that reads much data slowly as alive, though nothing is read from it meanwhile.
  private func noteProgress(_ context: ChannelHandlerContext) {
    let left = context.channel.isWritable ? 0 : unwritten(context)
    if backlog - left >= Self.leastProgress { lastActivity = context.eventLoop.now }
    backlog = left
    outbox.noteUnwritten(left)
  }
}

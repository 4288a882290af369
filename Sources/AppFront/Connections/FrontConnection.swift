import BrowserHost
import NIOCore
import NIOHTTP1
import RequestLimits

/// A client's connection: each request is answered, or passed on to the process of its device.
///
/// Requests of one connection may be of several visitors, when a proxy is in front. A connection to
/// a process is made for each request.
final class FrontConnection: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private enum State {
    case idle
    /// The answer is not known yet, or the connection to the process is being made.
    case waiting
    case forwarding(ProcessConnection, DeviceUse)
    /// The response is complete; the rest of the request is ignored, then another may follow.
    case draining
    /// The response is complete; the rest of the request is ignored, and the connection closes.
    case refusing
    /// The bytes go to another handler, or nowhere.
    case over
  }

  private let handlers: FrontHandlers
  private let limits: FrontLimits
  private let roster: ConnectionRoster
  private let decide: FrontDecision
  private var state = State.idle
  private var context: ChannelHandlerContext?
  private var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")
  /// The parts of the request that came while the state was `waiting`.
  private var kept: [HTTPServerRequestPart] = []
  private var bodyBytes = 0
  private var isRequestComplete = false
  private var isTooLarge = false
  /// A Boolean value that indicates whether the process has begun to respond.
  private var hasResponse = false
  private var upgrade: HTTPResponseHead?
  private var wantsToRead = false
  private var idling: Scheduled<Void>?

  init(
    handlers: FrontHandlers,
    limits: FrontLimits,
    roster: ConnectionRoster,
    decide: @escaping FrontDecision
  ) {
    self.handlers = handlers
    self.limits = limits
    self.roster = roster
    self.decide = decide
  }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    self.context = nil
  }

  var isWritable: Bool { context?.channel.isWritable ?? true }

  func flush() { context?.flush() }

  // MARK: - Reading the request

  func read(context: ChannelHandlerContext) {
    if mayRead { context.read() } else { wantsToRead = true }
  }

  private var mayRead: Bool {
    switch state {
    case .idle, .draining, .refusing, .over: true
    case .waiting: false
    case .forwarding(let process, _): process.isWritable
    }
  }

  func resumeReading() {
    guard wantsToRead, mayRead, let context else { return }
    wantsToRead = false
    context.read()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let part = unwrapInboundIn(data)
    switch part {
    case .head(let head):
      if case .idle = state { return begin(head, context) }
    case .body(let bytes):
      bodyBytes += bytes.readableBytes
      if bodyBytes > limits.maximumBodySize { return refuse(.payloadTooLarge) }
      if case .refusing = state { return }
    case .end: isRequestComplete = true
    }
    switch state {
    case .waiting: kept.append(part)
    case .forwarding(let process, _): pass(part, to: process)
    case .draining: if isRequestComplete { becomeIdle(context) }
    case .idle, .refusing, .over: break
    }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    if case .forwarding(let process, _) = state { process.flush() }
    context.fireChannelReadComplete()
  }

  private func begin(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    self.head = head
    kept = []
    bodyBytes = 0
    isRequestComplete = false
    isTooLarge = false
    hasResponse = false
    idling?.cancel()
    state = .waiting
    guard head.size <= limits.maximumHeaderSize else {
      return refuse(.requestHeaderFieldsTooLarge)
    }
    let length = head.headers.first(name: "content-length").flatMap { Int($0) } ?? 0
    guard length <= limits.maximumBodySize else { return refuse(.payloadTooLarge) }
    roster.hold(ObjectIdentifier(context.channel))
    let peer = context.channel.remoteAddress
    let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
    let loop = context.eventLoop
    Task { [decide] in
      let answer = await decide(head, peer)
      loop.execute { bound.value.decided(answer) }
    }
  }

  private func decided(_ answer: FrontAnswer) {
    guard case .waiting = state, context?.channel.isActive == true else {
      if case .forward(let use) = answer { use.end() }
      return
    }
    switch answer {
    case .respond(let response): respond(response)
    case .forward(let use): connect(use)
    case .reload: reloadPage()
    }
  }

  // MARK: - Forwarding

  private func connect(_ use: DeviceUse) {
    guard let context else { return use.end() }
    let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
    ProcessConnection.open(use.socketPath, for: self, on: context.eventLoop).whenComplete {
      bound.value.connected($0, use)
    }
  }

  private func connected(
    _ result: Result<NIOLoopBound<ProcessConnection>, any Error>,
    _ use: DeviceUse
  ) {
    guard case .waiting = state, let context, context.channel.isActive else {
      if case .success(let process) = result { process.value.close() }
      return use.end()
    }
    guard case .success(let bound) = result else {
      use.end()
      return respond(use.failure)
    }
    let process = bound.value
    state = .forwarding(process, use)
    if head.headers.contains(name: "expect") { askForBody(context) }
    process.send(.head(ForwardedHeaders.request(head, for: use)))
    for part in kept { pass(part, to: process) }
    kept = []
    process.flush()
    resumeReading()
  }

  private func askForBody(_ context: ChannelHandlerContext) {
    guard head.version == .http1_1 else { return }
    let interim = HTTPResponseHead(version: .http1_1, status: .continue)
    context.writeAndFlush(wrapOutboundOut(.head(interim)), promise: nil)
  }

  private func pass(_ part: HTTPServerRequestPart, to process: ProcessConnection) {
    switch part {
    case .head: break
    case .body(let bytes): process.send(.body(.byteBuffer(bytes)))
    case .end: process.send(.end(nil))
    }
  }

  // MARK: - Responses of the process

  func received(_ part: HTTPClientResponsePart) {
    guard case .forwarding(let process, let use) = state, let context else { return }
    switch part {
    case .head(let response):
      hasResponse = true
      if response.status == .switchingProtocols {
        upgrade = response
      } else {
        let forwarded = ForwardedHeaders.response(
          response,
          version: head.version,
          isKept: isKept
        )
        context.write(wrapOutboundOut(.head(forwarded)), promise: nil)
      }
    case .body(let bytes):
      context.write(wrapOutboundOut(.body(.byteBuffer(bytes))), promise: nil)
    case .end:
      if let upgrade {
        tunnel(upgrade, process, use)
      } else {
        process.close()
        use.end()
        end()
      }
    }
  }

  /// Handles the end of a process's connection before the end of its response.
  func processConnectionEnded() {
    guard case .forwarding(_, let use) = state else { return }
    use.end()
    if hasResponse {
      close()
    } else {
      respond(use.failure)
    }
  }

  private func tunnel(
    _ response: HTTPResponseHead,
    _ process: ProcessConnection,
    _ use: DeviceUse
  ) {
    guard let context else { return use.end() }
    state = .over
    let channel = context.channel
    let forwarded = ForwardedHeaders.response(response, version: .http1_1, isKept: true)
    context.writeAndFlush(wrapOutboundOut(.head(forwarded)), promise: nil)
    channel.closeFuture.whenComplete { _ in use.end() }
    let (client, server) = TunnelHandler.pair()
    let pipeline = context.pipeline.syncOperations
    do {
      try pipeline.addHandler(client)
      handlers.removeEncoding(from: pipeline)
      pipeline.removeHandler(context: context, promise: nil)
      try process.becomeTunnel(server)
      // Its remaining bytes go to the tunnel.
      handlers.removeDecoder(from: pipeline)
      client.resumeReading()
      server.resumeReading()
    } catch {
      process.close()
      channel.close(promise: nil)
    }
  }

  /// Accepts a WebSocket, and closes it with the reason that makes the page reload.
  private func reloadPage() {
    guard let context, let key = head.headers.first(name: "sec-websocket-key") else {
      return respond(.text(.badRequest, "A request for a WebSocket needs a key."))
    }
    state = .over
    let channel = context.channel
    let response = HTTPResponseHead(
      version: .http1_1,
      status: .switchingProtocols,
      headers: [
        "Connection": "Upgrade", "Upgrade": "websocket",
        "Sec-WebSocket-Accept": WebSocketHandshake.accept(key),
      ]
    )
    context.writeAndFlush(wrapOutboundOut(.head(response)), promise: nil)
    let pipeline = context.pipeline.syncOperations
    handlers.removeEncoding(from: pipeline)
    pipeline.removeHandler(context: context, promise: nil)
    let frame = WebSocketHandshake.closeFrame(.reload)
    channel.writeAndFlush(channel.allocator.buffer(bytes: frame), promise: nil)
    channel.eventLoop.scheduleTask(in: .seconds(2)) { channel.close(promise: nil) }
  }

  // MARK: - Own responses

  /// Answers a request that is too large, and closes the connection.
  private func refuse(_ status: HTTPResponseStatus) {
    switch state {
    case .forwarding(let process, let use):
      process.close()
      use.end()
      if hasResponse { return close() }
    case .draining: return close()
    case .refusing, .over: return
    case .idle, .waiting: break
    }
    isTooLarge = true
    respond(.text(status, status.reasonPhrase))
  }

  private func respond(_ response: FrontResponse) {
    guard let context else { return }
    state = .waiting
    var copy = HTTPResponseHead(version: head.version, status: response.status)
    copy.headers = response.headers
    copy.headers.replaceOrAdd(name: "Content-Length", value: String(response.body.utf8.count))
    if !isKept { copy.headers.replaceOrAdd(name: "Connection", value: "close") }
    context.write(wrapOutboundOut(.head(copy)), promise: nil)
    if head.method != .HEAD {
      let bytes = context.channel.allocator.buffer(string: response.body)
      context.write(wrapOutboundOut(.body(.byteBuffer(bytes))), promise: nil)
    }
    end()
  }

  /// A Boolean value that indicates whether the connection serves another request.
  ///
  /// The decoder stops after a request for an upgrade.
  private var isKept: Bool {
    !isTooLarge && head.isKeepAlive && !head.headers.contains(name: "upgrade")
      && head.version == .http1_1
  }

  /// Ends the response, and the connection unless it is kept.
  private func end() {
    guard let context else { return }
    let isKept = isKept
    state = isKept ? .draining : .refusing
    kept = []
    let channel = context.channel
    let written = context.eventLoop.makePromise(of: Void.self)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: written)
    guard isKept else {
      let loop = context.eventLoop
      return written.futureResult.whenComplete { [isRequestComplete] _ in
        // A client that still writes would lose the response if the connection closed at once.
        guard !isRequestComplete else { return channel.close(promise: nil) }
        channel.close(mode: .output, promise: nil)
        loop.scheduleTask(in: .seconds(2)) { channel.close(promise: nil) }
      }
    }
    if isRequestComplete { becomeIdle(context) }
    resumeReading()
  }

  private func becomeIdle(_ context: ChannelHandlerContext) {
    state = .idle
    let channel = context.channel
    if channel.isActive { roster.release(channel) }
    idling = context.eventLoop.scheduleTask(in: limits.idleTimeout) { channel.close(promise: nil) }
  }

  private func close() {
    state = .over
    context?.close(promise: nil)
  }

  // MARK: - The connection

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    if context.channel.isWritable, case .forwarding(let process, _) = state {
      process.resumeReading()
    }
    context.fireChannelWritabilityChanged()
  }

  func channelInactive(context: ChannelHandlerContext) {
    idling?.cancel()
    if case .forwarding(let process, let use) = state {
      process.close()
      use.end()
    }
    state = .over
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.fireErrorCaught(error)
    if !(error is HTTPParserError) { context.close(promise: nil) }
  }
}

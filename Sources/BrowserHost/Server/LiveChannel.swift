import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOWebSocket
import RequestLimits
import ServiceLifecycle

/// A connection to the host: HTTP, or a WebSocket if a page requests one and is admitted.
struct LiveChannel: HTTPChannelHandler {
  enum Upgraded: Sendable {
    case http(NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>)
    case live(any Channel, NIOLoopBound<LiveHandler>)
  }

  struct Value: ServerChildChannelValue {
    var upgraded: EventLoopFuture<Upgraded>
    var channel: any Channel
  }

  let responder: HTTPChannelHandler.Responder
  let gate: LiveGate
  let registry: SceneRegistry
  /// The digest of the scripts of pages.
  let client: String
  let configuration: BrowserHostConfiguration
  let metrics: HostMetrics
  let connections: ConnectionCount
  let roster: ConnectionRoster
  let pages: LivePages
  private let inbox = Inbox()

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    channel.eventLoop.makeCompletedFuture {
      try channel.syncOptions?.setOption(.recvAllocator, value: MessageBuffers())
      // A channel keeps as many read buffers as this value.
      try channel.syncOptions?.setOption(.maxMessagesPerRead, value: 1)
      try channel.pipeline.syncOperations.addHandler(
        RequestDeadline(
          TimeAmount(configuration.requestTimeout),
          firstByte: TimeAmount(configuration.firstByteTimeout)
        )
      )
      let upgrade = NIOTypedHTTPServerUpgradeConfiguration<Upgraded>(
        upgraders: [upgrader],
        notUpgradingCompletionHandler: { channel in setUpHTTP(channel, logger) }
      )
      var pipeline = NIOUpgradableHTTPServerPipelineConfiguration(upgradeConfiguration: upgrade)
      pipeline.enablePipelining = false
      pipeline.enableResponseHeaderValidation = false
      let upgraded = try channel.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(
        configuration: pipeline
      )
      try channel.pipeline.syncOperations.addHandler(ParserErrorHandler())
      count(channel)
      return Value(upgraded: upgraded, channel: channel)
    }
  }

  /// Closes a connection beyond the limit of its address, or another one if there are too many in
  /// all.
  private func count(_ channel: any Channel) {
    let peer = channel.remoteAddress
    let isTrusted = ClientAddress.isTrusted(peer, among: configuration.trustedProxies)
    let address = isTrusted ? nil : ClientAddress(peer)
    if let address, !connections.enter(address) {
      registry.logger.warning(
        "An address has too many connections. If it is a proxy, add it to the trusted proxies.",
        metadata: ["limit": "\(configuration.maximumConnectionsPerAddress)"]
      )
      return channel.close(promise: nil)
    }
    roster.enter(channel)?.close(promise: nil)
    let id = ObjectIdentifier(channel)
    channel.closeFuture.whenComplete { [connections, roster] _ in
      roster.leave(id)
      if let address { connections.leave(address) }
    }
  }

  private var upgrader: NIOTypedWebSocketServerUpgrader<Upgraded> {
    NIOTypedWebSocketServerUpgrader<Upgraded>(
      maxFrameSize: configuration.maximumMessageSize,
      shouldUpgrade: { channel, head in
        channel.eventLoop.makeSucceededFuture(
          gate.request(head, from: channel.remoteAddress) == nil ? nil : HTTPHeaders()
        )
      },
      upgradePipelineHandler: { channel, head in
        channel.eventLoop.makeCompletedFuture { try setUpLive(channel, head) }
      }
    )
  }

  private func setUpLive(_ channel: any Channel, _ head: HTTPRequestHead) throws -> Upgraded {
    guard let request = gate.request(head, from: channel.remoteAddress) else {
      throw NIOWebSocketUpgradeError.unsupportedWebSocketTarget
    }
    let pipeline = channel.pipeline.syncOperations
    let deadline = try pipeline.handler(type: RequestDeadline.self)
    pipeline.removeHandler(deadline, promise: nil)
    let errorHandler = try pipeline.handler(type: ParserErrorHandler.self)
    pipeline.removeHandler(errorHandler, promise: nil)
    try pipeline.addHandler(FrameGuard(configuration: configuration))
    try pipeline.addHandler(
      NIOWebSocketFrameAggregator(
        minNonFinalFragmentSize: 0,
        maxAccumulatedFrameCount: 8,
        maxAccumulatedFrameSize: configuration.maximumMessageSize
      )
    )
    let connection = LiveConnection(
      request: request,
      registry: registry,
      pages: pages,
      outbox: Outbox(limit: configuration.maximumBacklog),
      place: roster.place(of: channel)
    )
    let handler = LiveHandler(
      connection: connection,
      inbox: inbox,
      client: client,
      metrics: metrics,
      configuration: configuration
    )
    try pipeline.addHandler(handler)
    return .live(channel, NIOLoopBound(handler, eventLoop: channel.eventLoop))
  }

  private func setUpHTTP(_ channel: any Channel, _ logger: Logger) -> EventLoopFuture<Upgraded> {
    channel.eventLoop.makeCompletedFuture {
      try channel.pipeline.syncOperations.addHandler(AbsoluteTarget())
      try channel.pipeline.syncOperations.addHandler(HTTP1ToHTTPServerCodec(secure: false))
      try channel.pipeline.syncOperations.addHandler(
        HTTPConnectionStateHandler(idleTimeout: configuration.idleTimeout, logger: logger)
      )
      try channel.pipeline.syncOperations.addHandler(ConnectionActivity(roster: roster))
      return .http(
        try NIOAsyncChannel(
          wrappingChannelSynchronously: channel,
          configuration: .init(isOutboundHalfClosureEnabled: true)
        )
      )
    }
  }

  func handle(value: Value, logger: Logger) async {
    do {
      switch try await upgraded(value) {
      case .http(let channel):
        await handleHTTP(asyncChannel: channel, logger: logger)
      case .live(let channel, let handler):
        // The handler does the rest: a waiting page needs no task.
        channel.eventLoop.execute { handler.value.start() }
      }
    } catch {
      logger.debug("A connection ended before its first request.")
    }
  }

  /// Returns the connection after its first request.
  ///
  /// Browsers open connections in advance. One that has sent no request does not delay the
  /// shutdown.
  private func upgraded(_ value: Value) async throws -> Upgraded {
    try await withGracefulShutdownHandler {
      try await value.upgraded.get()
    } onGracefulShutdown: {
      value.channel.close(promise: nil)
    }
  }
}

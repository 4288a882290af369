import AppTesting
import NIOCore
import NIOEmbedded
import NIOWebSocket
import RequestLimits
import Synchronization
import Testing

@testable import BrowserHost

/// The handler of a live connection, without a socket.
@MainActor
struct LiveHandlerTests {
  private let test: TestHost
  private let connection: LiveConnection
  private let channel = NIOAsyncTestingChannel()
  private let roster = ConnectionRoster(maximum: 10)

  init() async throws {
    test = try TestHost {
      $0.idleTimeout = .seconds(30)
      $0.messageBurst = 40
      // The rate limit must not recover meanwhile, even on a slow machine.
      $0.messageRate = 0.0001
    }
    connection = LiveConnection(
      request: LiveConnection.Request(
        app: "fruit",
        tokens: [DeviceToken()],
        address: ClientAddress(nil)
      ),
      registry: test.registry,
      pages: LivePages(),
      outbox: Outbox(limit: 10),
      place: roster.place(of: channel)
    )
    let (connection, registry) = (connection, test.registry)
    let (metrics, configuration) = (registry.metrics, registry.configuration)
    try await onLoop { channel in
      let handler = LiveHandler(
        connection: connection,
        inbox: Inbox(),
        client: "client",
        metrics: metrics,
        configuration: configuration
      )
      try channel.pipeline.syncOperations.addHandler(FrameGuard(configuration: configuration))
      try channel.pipeline.syncOperations.addHandler(handler)
    }
    try await channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).get()
    try await onLoop { try $0.pipeline.syncOperations.handler(type: LiveHandler.self).start() }
  }

  /// Runs a body on the channel's loop, which has its own thread.
  private func onLoop(
    _ body: @escaping @Sendable (NIOAsyncTestingChannel) throws -> Void
  ) async throws {
    try await channel.testingEventLoop.executeInContext { [channel] in try body(channel) }
  }

  private func pass(_ time: TimeAmount) async {
    await channel.testingEventLoop.advanceTime(by: time)
  }

  private static func frame(_ opcode: WebSocketOpcode, _ text: String) -> WebSocketFrame {
    let key: WebSocketMaskingKey = [1, 2, 3, 4]
    var data = ByteBuffer(string: text)
    data.webSocketMask(key)
    return WebSocketFrame(fin: true, opcode: opcode, maskKey: key, data: data)
  }

  private func say(_ opcode: WebSocketOpcode, _ text: String = "") async throws {
    try await channel.writeInbound(Self.frame(opcode, text))
  }

  /// Passes frames to the channel in a single read.
  private func read(_ frames: [WebSocketFrame]) async throws {
    try await onLoop { channel in
      for frame in frames { channel.pipeline.fireChannelRead(frame) }
      channel.pipeline.fireChannelReadComplete()
    }
  }

  private func setWritable(_ isWritable: Bool) async throws {
    channel.isWritable = isWritable
    try await onLoop { $0.pipeline.fireChannelWritabilityChanged() }
  }

  /// Returns the messages written since the last call.
  private func written() async throws -> [String] {
    await channel.testingEventLoop.run()
    var all: [String] = []
    while let frame = try await channel.readOutbound(as: WebSocketFrame.self) {
      var data = frame.data
      switch frame.opcode {
      case .connectionClose: all.append("close \(data.readInteger(as: UInt16.self) ?? 0)")
      case .ping: all.append("ping")
      case .pong: all.append("pong \(String(buffer: data))")
      default: all.append(String(buffer: data))
      }
    }
    return all
  }

  @Test func messagesAreWrittenInOrder() async throws {
    connection.send(ByteBuffer(string: "a"))
    connection.send(ByteBuffer(string: "b"))
    #expect(try await written() == ["a", "b"])
    connection.close(.taken)
    #expect(try await written() == ["close \(CloseReason.taken.rawValue)"])
    #expect(!channel.isActive)
  }

  @Test func aPageThatReadsNothingIsClosedPastTheBound() async throws {
    channel.isWritable = false
    connection.send(ByteBuffer(string: "12345"))
    #expect(try await written().isEmpty)
    try await setWritable(true)
    #expect(try await written() == ["12345"])
    channel.isWritable = false
    connection.send(ByteBuffer(string: "12345"))
    connection.send(ByteBuffer(string: "1234567"))
    #expect(try await written().isEmpty)
    #expect(!channel.isActive)
  }

  @Test func aProbeIsRepliedToWithoutTheScene() async throws {
    try await say(.text, "[]")
    #expect(try await written() == ["[]"])
  }

  @Test func aDelayedActionIsDroppedAndItsConnectionClosed() async throws {
    try await say(.text, #"[0,1000,"scroll",1,0,20,4]"#)
    await pass(.seconds(2))
    try await say(.text, #"[0,1000,"tap",1]"#)
    #expect(try await written().isEmpty)
    await pass(.seconds(2))
    // Typed text and the state of the page are accepted however late they arrive.
    try await say(.text, #"[0,1000,"edit",1,1,0,0,0,"a"]"#)
    #expect(try await written().isEmpty)
    try await say(.text, #"[0,1000,"tap",1]"#)
    #expect(try await written() == ["close \(CloseReason.late.rawValue)"])
  }

  @Test func anActionWithoutATimeIsNeverLate() async throws {
    try await say(.text, #"[0,1000,"scroll",1,0,20,4]"#)
    await pass(.seconds(20))
    try await say(.text, #"[0,"tap",1]"#)
    #expect(try await written() == ["ping", "[]", "ping", "[]"])
  }

  @Test func aPingIsAnsweredByAPong() async throws {
    try await say(.ping, "hi")
    #expect(try await written() == ["pong hi"])
  }

  @Test func pingsCountAsMessages() async throws {
    try await read(Array(repeating: Self.frame(.ping, ""), count: 41))
    #expect(try await written() == ["close \(CloseReason.tooMuch.rawValue)"])
  }

  @Test func onlyTheLatestPingOfAReadIsAnswered() async throws {
    try await read(["a", "b", "c"].map { Self.frame(.ping, $0) })
    #expect(try await written() == ["pong c"])
  }

  @Test func aPongIsKeptForAPageThatReadsNothing() async throws {
    channel.isWritable = false
    for text in ["a", "b", "c"] { try await say(.ping, text) }
    #expect(try await written().isEmpty)
    try await setWritable(true)
    #expect(try await written() == ["pong c"])
  }

  @Test func framesWithoutAMaskEndTheConnection() async throws {
    let frame = WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer())
    try await channel.writeInbound(frame)
    #expect(try await written() == ["close \(CloseReason.protocolError.rawValue)"])
  }

  @Test func framesWithBitsOfNoExtensionEndTheConnection() async throws {
    var frame = Self.frame(.text, "[]")
    frame.rsv1 = true
    try await channel.writeInbound(frame)
    #expect(try await written() == ["close \(CloseReason.protocolError.rawValue)"])
  }

  @Test func aPageThatReadsNothingIsClosedAfterTheIdleTimeout() async throws {
    channel.isWritable = false
    for _ in 0..<4 { await pass(.seconds(10)) }
    #expect(channel.isActive)
    await pass(.seconds(10))
    #expect(!channel.isActive)
    #expect(try await written().isEmpty)
  }

  @Test func aPageWithoutAHelloIsClosed() async throws {
    _ = roster.enter(channel)
    // The host has not served the page's message yet.
    connection.unserved.add()
    await pass(.seconds(10))
    #expect(try await written() == ["ping", "[]"])
    try await say(.pong)
    connection.unserved.remove()
    await pass(.seconds(10))
    #expect(try await written() == ["close \(CloseReason.silent.rawValue)"])
  }

  @Test func aPageThatReadsMuchSlowlyIsNotIdle() async throws {
    channel.isWritable = false
    try await onLoop { $0.write(ByteBuffer(repeating: 0, count: 20_000), promise: nil) }
    await pass(.seconds(10))
    try await onLoop { $0.flush() }
    for _ in 0..<5 { await pass(.seconds(10)) }
    #expect(channel.isActive)
    await pass(.seconds(10))
    #expect(!channel.isActive)
  }

  @Test func aCloseDoesNotWaitForAPageThatReadsNothing() async throws {
    channel.isWritable = false
    connection.close(.goingAway)
    await pass(.seconds(10))
    #expect(!channel.isActive)
  }

  @Test func aPageIsPingedAndClosedWhenItDoesNotRespond() async throws {
    await pass(.seconds(10))
    #expect(try await written() == ["ping", "[]"])
    try await say(.pong)
    await pass(.seconds(30))
    #expect(try await written() == ["ping", "[]", "ping", "[]", "ping", "[]"])
    await pass(.seconds(10))
    #expect(try await written() == ["close \(CloseReason.silent.rawValue)"])
  }

  @Test func aMalformedMessageEndsTheConnectionAndLaterOnesAreIgnored() async throws {
    try await say(.text, "?")
    try await say(.text, "?")
    await until { test.registry.malformedMessages > 0 }
    #expect(try await written() == ["close \(CloseReason.malformed.rawValue)"])
    #expect(test.registry.malformedMessages == 1)
  }

  @Test func aPageThatSendsTooManyMessagesIsClosed() async throws {
    try await read(Array(repeating: Self.frame(.text, #"[0,"active",2]"#), count: 41))
    #expect(try await written() == ["close \(CloseReason.tooMuch.rawValue)"])
  }

  @Test func aCloseFrameIsAnsweredByAClose() async throws {
    try await say(.connectionClose)
    #expect(try await written() == ["close \(CloseReason.goingAway.rawValue)"])
  }

  @Test func aPageThatDisconnectsWithoutACloseFrameIsClosed() async throws {
    try await onLoop { $0.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed) }
    #expect(try await written().isEmpty)
    #expect(!channel.isActive)
  }

  @Test func readingPausesWhileTooManyMessagesAreUnserved() async throws {
    let reads = ReadCounter()
    try await onLoop { try $0.pipeline.syncOperations.addHandler(reads, position: .first) }
    try await onLoop { $0.read() }
    #expect(reads.count == 1)
    // A real message would be served while this waits for the loop.
    for _ in 0..<UnservedCount.limit { connection.unserved.add() }
    try await onLoop { $0.read() }
    #expect(reads.count == 1)
    for _ in 0..<UnservedCount.limit { connection.unserved.remove() }
    await channel.testingEventLoop.run()
    #expect(reads.count == 2)
  }

  @Test func messagesOfAPageThatReadsNothingAreNotRead() async throws {
    let reads = ReadCounter()
    try await onLoop { try $0.pipeline.syncOperations.addHandler(reads, position: .first) }
    channel.isWritable = false
    try await onLoop { $0.read() }
    #expect(reads.count == 0)
    try await setWritable(true)
    #expect(reads.count == 1)
  }
}

/// Counts the channel's reads.
private final class ReadCounter: ChannelOutboundHandler, Sendable {
  typealias OutboundIn = WebSocketFrame
  private let reads = Mutex(0)

  var count: Int { reads.withLock(\.self) }

  func read(context: ChannelHandlerContext) {
    reads.withLock { $0 += 1 }
    context.read()
  }
}

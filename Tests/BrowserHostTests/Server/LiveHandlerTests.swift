import AppTesting
import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@testable import BrowserHost

/// The socket of a live connection, without a socket.
@MainActor
struct LiveHandlerTests {
  private let test: TestHost
  private let connection: LiveConnection
  private let channel = EmbeddedChannel()
  private let configuration: BrowserHostConfiguration

  init() throws {
    test = try TestHost {
      $0.idleTimeout = .seconds(30)
      $0.messageBurst = 40
      $0.messageRate = 1
    }
    configuration = test.registry.configuration
    connection = LiveConnection(
      request: LiveConnection.Request(app: "fruit", token: DeviceToken()),
      registry: test.registry,
      outbox: Outbox(limit: 10)
    )
    let handler = LiveHandler(
      connection: connection,
      inbox: Inbox(),
      metrics: test.registry.metrics,
      configuration: configuration
    )
    try channel.pipeline.syncOperations.addHandler(handler)
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    handler.start()
  }

  private func say(_ opcode: WebSocketOpcode, _ text: String = "") throws {
    let frame = WebSocketFrame(fin: true, opcode: opcode, data: ByteBuffer(string: text))
    try channel.writeInbound(frame)
  }

  /// What has been written since.
  private func heard() throws -> [String] {
    channel.embeddedEventLoop.run()
    var all: [String] = []
    while let frame = try channel.readOutbound(as: WebSocketFrame.self) {
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

  @Test func whatIsSentIsWrittenInOrder() throws {
    connection.send(ByteBuffer(string: "a"))
    connection.send(ByteBuffer(string: "b"))
    #expect(try heard() == ["a", "b"])
    connection.close(.taken)
    #expect(try heard() == ["close \(CloseReason.taken.rawValue)"])
    #expect(!channel.isActive)
  }

  @Test func aPageThatTakesNothingIsLetGoPastTheBound() throws {
    channel.isWritable = false
    connection.send(ByteBuffer(string: "12345"))
    #expect(try heard().isEmpty)
    channel.isWritable = true
    channel.pipeline.fireChannelWritabilityChanged()
    #expect(try heard() == ["12345"])
    channel.isWritable = false
    connection.send(ByteBuffer(string: "12345"))
    connection.send(ByteBuffer(string: "1234567"))
    #expect(try heard().isEmpty)
    #expect(!channel.isActive)
  }

  @Test func aPingIsAnswered() throws {
    try say(.ping, "hi")
    #expect(try heard() == ["pong hi"])
  }

  @Test func aPageIsAskedNowAndThenAndLetGoWhenItIsSilent() throws {
    channel.embeddedEventLoop.advanceTime(by: .seconds(10))
    #expect(try heard() == ["ping", "[]"])
    try say(.pong)
    channel.embeddedEventLoop.advanceTime(by: .seconds(30))
    #expect(try heard() == ["ping", "[]", "ping", "[]", "ping", "[]"])
    channel.embeddedEventLoop.advanceTime(by: .seconds(10))
    #expect(try heard() == ["close \(CloseReason.silent.rawValue)"])
  }

  @Test func whatIsNoMessageEndsTheConnectionAndNothingAfterItCounts() async throws {
    try say(.text, "?")
    try say(.text, "?")
    await until { test.registry.malformedMessages > 0 }
    #expect(try heard() == ["close \(CloseReason.malformed.rawValue)"])
    #expect(test.registry.malformedMessages == 1)
  }

  @Test func whoSaysTooMuchIsLetGo() throws {
    for _ in 0...40 { try say(.text, #"[0,"active",2]"#) }
    #expect(try heard() == ["close \(CloseReason.tooMuch.rawValue)"])
  }

  @Test func aPageThatGoesIsAnswered() throws {
    try say(.connectionClose)
    #expect(try heard() == ["close \(CloseReason.goingAway.rawValue)"])
  }

  @Test func aPageThatVanishesWithoutAWordIsNotWaitedFor() throws {
    channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    #expect(try heard().isEmpty)
    #expect(!channel.isActive)
  }

  @Test func whileMuchWaitsToBeHeardNothingMoreIsRead() async throws {
    let reads = ReadCounter()
    try channel.pipeline.syncOperations.addHandler(reads, position: .first)
    channel.read()
    #expect(reads.count == 1)
    for _ in 0..<UnservedCount.limit { try say(.text, #"[0,"active",2]"#) }
    let before = reads.count
    channel.read()
    #expect(reads.count == before)
    await until {
      channel.embeddedEventLoop.run()
      return reads.count > before
    }
  }
}

/// Counts how often the channel is to be read.
private final class ReadCounter: ChannelOutboundHandler {
  typealias OutboundIn = WebSocketFrame
  private(set) var count = 0

  func read(context: ChannelHandlerContext) {
    count += 1
    context.read()
  }
}

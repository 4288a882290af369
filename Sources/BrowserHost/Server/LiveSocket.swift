import NIOCore
import NIOWebSocket
import RequestLimits
import ServiceLifecycle
import Synchronization

typealias WebSocketChannel = NIOAsyncChannel<WebSocketFrame, WebSocketFrame>

/// Drives the socket of one live connection until either side ends it.
struct LiveSocket: Sendable {
  let channel: WebSocketChannel
  let connection: LiveConnection
  let outbox: Outbox
  let configuration: BrowserHostConfiguration

  func run() async {
    await withGracefulShutdownHandler {
      // A page that just goes away is no error; nobody needs to hear of it.
      try? await channel.executeThenClose { inbound, outbound in
        await withTaskGroup(of: Void.self) { group in
          group.addTask { await read(inbound) }
          group.addTask { await write(outbound) }
          group.addTask { await beat() }
          await group.next()
          // Reading may end first: what waits, and the reason, still go out.
          await write(last: outbound)
          group.cancelAll()
        }
      }
    } onGracefulShutdown: {
      outbox.close(.goingAway)
    }
    await connection.ended()
  }

  // MARK: - Reading

  private func read(_ inbound: NIOAsyncChannelInboundStream<WebSocketFrame>) async {
    var rate = TokenBucket(
      burst: configuration.messageBurst,
      rate: configuration.messageRate,
      now: .now
    )
    do {
      for try await frame in inbound {
        heard.withLock { $0 = .now }
        guard await serve(frame, &rate) else { return }
      }
    } catch is NIOWebSocketFrameAggregator.Error {
      outbox.close(.tooBig)
    } catch {
      outbox.close(.malformed)
    }
  }

  /// - Returns: Whether to go on reading.
  private func serve(_ frame: WebSocketFrame, _ rate: inout TokenBucket) async -> Bool {
    switch frame.opcode {
    case .text:
      guard rate.take(now: .now) else {
        outbox.close(.tooMuch)
        return false
      }
      let bytes = Array(frame.unmaskedData.readableBytesView)
      guard let message = ClientMessageDecoder.message(from: bytes) else {
        await connection.malformed()
        return false
      }
      await connection.receive(message)
      return true
    case .ping:
      channel.channel.writeAndFlush(
        WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData),
        promise: nil
      )
      return true
    case .pong:
      return true
    case .connectionClose:
      outbox.close(.goingAway)
      return false
    default:
      await connection.malformed()
      return false
    }
  }

  // MARK: - Writing

  private func write(_ outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>) async {
    for await _ in outbox.signals {
      let (messages, closing) = outbox.takeAll()
      guard await write(messages, outbound), closing == nil else { return }
    }
  }

  private func write(
    _ messages: [ByteBuffer],
    _ outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>
  ) async -> Bool {
    guard !messages.isEmpty else { return true }
    let frames = messages.map { WebSocketFrame(fin: true, opcode: .text, data: $0) }
    return (try? await outbound.write(contentsOf: frames)) != nil
  }

  private func write(last outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>) async {
    let (messages, closing) = outbox.takeAll()
    guard await write(messages, outbound) else { return }
    var data = channel.channel.allocator.buffer(capacity: 2)
    data.writeInteger((closing ?? .goingAway).rawValue)
    _ = try? await outbound.write(
      WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
    )
  }

  // MARK: - Beating

  private let heard = LastHeard()

  /// Asks now and then whether the page is there, and ends the connection when it is not.
  private func beat() async {
    while !Task.isCancelled {
      let pause = configuration.idleTimeout / 3
      guard (try? await Task.sleep(for: pause)) != nil else { return }
      if heard.withLock({ ContinuousClock.now - $0 }) > configuration.idleTimeout {
        return outbox.close(.silent)
      }
      let empty = channel.channel.allocator.buffer(capacity: 0)
      channel.channel.writeAndFlush(
        WebSocketFrame(fin: true, opcode: .ping, data: empty),
        promise: nil
      )
      outbox.send(ByteBuffer(staticString: "[]"))
    }
  }

  init(
    channel: WebSocketChannel,
    connection: LiveConnection,
    outbox: Outbox,
    configuration: BrowserHostConfiguration
  ) {
    self.channel = channel
    self.connection = connection
    self.outbox = outbox
    self.configuration = configuration
  }
}

/// The moment when something last came from a page.
private final class LastHeard: Sendable {
  private let moment = Mutex(ContinuousClock.now)

  func withLock<Value: Sendable>(
    _ body: (inout sending ContinuousClock.Instant) -> sending Value
  ) -> Value {
    moment.withLock(body)
  }
}

import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

@testable import BrowserHost

/// The page's end of a live connection, over a real socket.
final class WebSocketPage: Sendable {
  struct Address: Sendable {
    var port: Int
    var cookie: String
    var scene: String
    var client: String
    var app = "fruit"
    var host = "localhost"
    var origin = "http://localhost"

    func hello(page: String = "page", remembering scene: String? = nil) -> String {
      """
      {"hello":"\(client)","page":"\(page)","rememberedScene":\(
        scene.map { "\"\($0)\"" } ?? "null"
      ),"paintedScene":"\(self.scene)","seen":1,"path":"",\
      "environment":{"width":390,"height":844,"isDark":false,"increasesContrast":false,\
      "reducesMotion":false,"textSize":3,"isPad":false,\
      "safeArea":{"top":0,"leading":0,"bottom":0,"trailing":0}},\
      "languages":["en"],"timeZone":"\(TimeZone.current.identifier)"}
      """
    }
  }

  /// A response other than an upgrade.
  struct Refused: Error {}

  private typealias Socket = NIOAsyncChannel<WebSocketFrame, WebSocketFrame>
  private let socket: any Channel
  private let frames: AsyncStream<WebSocketFrame>

  private init(socket: any Channel, frames: AsyncStream<WebSocketFrame>) {
    self.socket = socket
    self.frames = frames
  }

  static func open(_ address: Address) async throws -> WebSocketPage {
    let (frames, sink) = AsyncStream<WebSocketFrame>.makeStream()
    let upgraded = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(host: "127.0.0.1", port: address.port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureUpgradableHTTPClientPipeline(
            configuration: .init(upgradeConfiguration: configuration(address, sink))
          )
        }
      }
    guard let socket = try await upgraded.get() else { throw Refused() }
    return WebSocketPage(socket: socket, frames: frames)
  }

  private static func configuration(
    _ address: Address,
    _ sink: AsyncStream<WebSocketFrame>.Continuation
  ) -> NIOTypedHTTPClientUpgradeConfiguration<(any Channel)?> {
    let upgrader = NIOTypedWebSocketClientUpgrader<(any Channel)?>(maxFrameSize: 1 << 22) {
      channel,
      _ in
      channel.eventLoop.makeCompletedFuture {
        try channel.pipeline.syncOperations.addHandler(Receiver(sink: sink))
        return channel
      }
    }
    let headers: HTTPHeaders = [
      "Host": address.host, "Origin": address.origin, "Cookie": address.cookie,
      "Content-Length": "0",
    ]
    let head = HTTPRequestHead(
      version: .http1_1,
      method: .GET,
      uri: "/-/live/\(address.app)",
      headers: headers
    )
    return NIOTypedHTTPClientUpgradeConfiguration(
      upgradeRequestHead: head,
      upgraders: [upgrader],
      notUpgradingCompletionHandler: { $0.eventLoop.makeSucceededFuture(nil) }
    )
  }

  func say(_ text: String) async throws {
    try await send(.text, text)
  }

  func send(_ opcode: WebSocketOpcode, _ text: String, isMasked: Bool = true) async throws {
    try await socket.writeAndFlush(Self.frame(opcode, text, isMasked: isMasked))
  }

  /// Sends numbered pings, in a single write.
  func sendPings(_ count: Int) async throws {
    for number in 0..<count { socket.write(Self.frame(.ping, "\(number)"), promise: nil) }
    try await socket.writeAndFlush(Self.frame(.ping, "\(count)"))
  }

  private static func frame(
    _ opcode: WebSocketOpcode,
    _ text: String,
    isMasked: Bool = true
  ) -> WebSocketFrame {
    // The encoder masks the data.
    WebSocketFrame(
      fin: true,
      opcode: opcode,
      maskKey: isMasked ? .random() : nil,
      data: ByteBuffer(string: text)
    )
  }

  /// Returns the data of pongs, up to the one with a given text.
  func pongs(until last: String) async -> [String] {
    var all: [String] = []
    for await frame in frames where frame.opcode == .pong {
      all.append(String(buffer: frame.data))
      if all.last == last { break }
    }
    return all
  }

  /// Stops reading: the host's messages then stay in the system's buffers.
  func stopReading() async throws {
    try await socket.setOption(.autoRead, value: false).get()
  }

  /// Returns the next message that is not empty; nil when the connection has ended.
  func next() async throws -> String? {
    for await frame in frames where frame.opcode == .text {
      let text = String(buffer: frame.data)
      if text != "[]" { return text }
    }
    return nil
  }

  /// Returns the reason why the host ended the connection; nil if it sent none.
  func closeCode() async throws -> UInt16? {
    for await frame in frames where frame.opcode == .connectionClose {
      var data = frame.data
      return data.readInteger()
    }
    return nil
  }

  func close() async throws {
    try await socket.close()
  }

  /// Passes received frames on.
  private final class Receiver: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame

    private let sink: AsyncStream<WebSocketFrame>.Continuation

    init(sink: AsyncStream<WebSocketFrame>.Continuation) {
      self.sink = sink
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      sink.yield(unwrapInboundIn(data))
    }

    func channelInactive(context: ChannelHandlerContext) {
      sink.finish()
    }
  }
}

import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

@testable import AppFront

/// Starts processes that are servers of this process, which answer with what they receive.
final class FakeLauncher: DeviceLauncher {
  private let started = Mutex<[FakeProcess]>([])
  /// The ending of processes that end instead of listening; nil if they listen.
  let failure = Mutex<ProcessEnding?>(nil)
  /// A Boolean value that indicates whether processes do not listen by themselves.
  let isSilent = Mutex(false)

  /// All processes so far.
  var processes: [FakeProcess] { started.withLock { $0 } }

  func start(
    _ launch: DeviceLaunch,
    onEnd: @escaping @Sendable (ProcessEnding) -> Void
  ) throws -> any DeviceProcess {
    let process = FakeProcess(launch, onEnd: onEnd)
    started.withLock { $0.append(process) }
    if let failure = failure.withLock({ $0 }) {
      process.end(failure)
    } else if !isSilent.withLock({ $0 }) {
      process.listen()
    }
    return process
  }
}

/// A process that is a server of this process.
final class FakeProcess: DeviceProcess {
  let launch: DeviceLaunch
  let memoryInUse = Mutex<Int?>(nil)
  /// The number of bytes of bodies that it has received.
  let received = Mutex(0)
  /// The number of bytes of the answer `/big` that the front has taken.
  let sent = Mutex(0)
  /// A Boolean value that indicates whether it was asked to end, or killed.
  let wasTerminated = Mutex(false)
  private let onEnd: @Sendable (ProcessEnding) -> Void
  private let hasEnded = Mutex(false)
  private let channels = Mutex<[any Channel]>([])

  fileprivate init(
    _ launch: DeviceLaunch,
    onEnd: @escaping @Sendable (ProcessEnding) -> Void
  ) {
    self.launch = launch
    self.onEnd = onEnd
  }

  var memory: Int? { memoryInUse.withLock { $0 } }

  func terminate() {
    wasTerminated.withLock { $0 = true }
    end(ProcessEnding(code: 0, output: ""))
  }

  func kill() { terminate() }

  /// Ends the process, with all its connections.
  func end(_ ending: ProcessEnding) {
    let isFirst = hasEnded.withLock { ended in
      defer { ended = true }
      return !ended
    }
    guard isFirst else { return }
    for channel in channels.withLock({ $0 }) { channel.close(promise: nil) }
    onEnd(ending)
  }

  func listen() {
    let bound = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { [self] channel in
        keep(channel)
        return channel.eventLoop.makeCompletedFuture {
          let handler = EchoingHandler(process: self)
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandlers([handler.encoder, handler.decoder, handler])
        }
      }
      .bind(unixDomainSocketPath: launch.socketPath)
    bound.whenSuccess { [self] in keep($0) }
  }

  private func keep(_ channel: any Channel) {
    channels.withLock { $0.append(channel) }
    if hasEnded.withLock({ $0 }) { channel.close(promise: nil) }
  }
}

/// Answers with the head of a request, the name of the device's folder and the size of the body.
///
/// `/big` gets a body of 64 MB, `/silence` no answer. A WebSocket echoes the bytes of its frames.
private final class EchoingHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  let encoder = HTTPResponseEncoder()
  let decoder = ByteToMessageHandler(HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes))
  private let process: FakeProcess
  private var lines: [String] = []
  private var head: HTTPRequestHead?
  private var bytes = 0

  init(process: FakeProcess) {
    self.process = process
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      self.head = head
      let device = process.launch.files.deletingLastPathComponent().lastPathComponent
      lines = ["\(head.method) \(head.uri)", "device \(device)"]
      lines += head.headers.map { "\($0.name.lowercased()): \($0.value)" }
    case .body(let part):
      bytes += part.readableBytes
      process.received.withLock { $0 += part.readableBytes }
    case .end: answer(context)
    }
  }

  private func answer(_ context: ChannelHandlerContext) {
    guard let head, head.uri != "/silence" else { return }
    if head.isWebSocketUpgrade { return upgrade(context) }
    var response = HTTPResponseHead(version: .http1_1, status: .ok)
    response.headers = ["X-App": "yes", "Connection": "X-Hop, close", "X-Hop": "1"]
    context.write(wrapOutboundOut(.head(response)), promise: nil)
    let text = (lines + ["body \(bytes)"]).joined(separator: "\n")
    if head.uri == "/big" {
      let part = ByteBuffer(repeating: 120, count: 1 << 20)
      let process = process
      for _ in 0..<64 {
        context.write(wrapOutboundOut(.body(.byteBuffer(part)))).whenSuccess {
          process.sent.withLock { $0 += part.readableBytes }
        }
      }
    } else {
      context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: text)))), promise: nil)
    }
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }

  private func upgrade(_ context: ChannelHandlerContext) {
    let response = HTTPResponseHead(
      version: .http1_1,
      status: .switchingProtocols,
      headers: ["Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Accept": "x"]
    )
    context.writeAndFlush(wrapOutboundOut(.head(response)), promise: nil)
    let pipeline = context.pipeline.syncOperations
    pipeline.removeHandler(encoder, promise: nil)
    try? pipeline.addHandler(EchoHandler())
    pipeline.removeHandler(context: context, promise: nil)
    pipeline.removeHandler(decoder, promise: nil)
  }
}

private final class EchoHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    context.writeAndFlush(data, promise: nil)
  }
}

import AppTesting
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import Testing
import UIKitHosting

@testable import BrowserHost

/// A host that listens on a Unix socket.
@MainActor
struct UnixSocketTests {
  @Test func onlyItsUserCanConnectToTheSocket() async throws {
    let folder = URL(fileURLWithPath: "/tmp/host-\(RandomName.make().prefix(12))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("app.sock").path
    let test = try TestHost {
      $0.socketPath = path
      $0.trustedProxies = [BrowserHostConfiguration.localPeer]
    }
    let work = Task { try await test.host.run() }
    await until { permissions(of: path) == 0o600 }
    let status = try await status(of: "/fruit", at: path)
    #expect(status == .ok)
    work.cancel()
    _ = await work.result
  }

  private func permissions(of path: String) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.posixPermissions] as? Int
  }

  private func status(of uri: String, at path: String) async throws -> HTTPResponseStatus? {
    let (heads, sink) = AsyncStream<HTTPResponseStatus>.makeStream()
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHTTPClientHandlers()
          try channel.pipeline.syncOperations.addHandler(StatusReceiver(sink: sink))
        }
      }
      .connect(unixDomainSocketPath: path)
      .get()
    let head = HTTPRequestHead(
      version: .http1_1,
      method: .GET,
      uri: uri,
      headers: ["Host": "localhost", "Accept": "text/html", "Connection": "close"]
    )
    channel.write(HTTPClientRequestPart.head(head), promise: nil)
    try await channel.writeAndFlush(HTTPClientRequestPart.end(nil))
    for await status in heads { return status }
    return nil
  }

  private final class StatusReceiver: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart

    private let sink: AsyncStream<HTTPResponseStatus>.Continuation

    init(sink: AsyncStream<HTTPResponseStatus>.Continuation) {
      self.sink = sink
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      if case .head(let head) = unwrapInboundIn(data) { sink.yield(head.status) }
    }

    func channelInactive(context: ChannelHandlerContext) {
      sink.finish()
    }
  }
}

import ArgumentParser
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// The minimal WebSocket server: sends every text frame back.
struct Echo: ParsableCommand {
  @Argument(help: "The port to listen on.")
  var port: Int

  func run() throws {
    let server = try ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelOption(.backlog, value: 4_096)
      .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        let upgrader = NIOWebSocketServerUpgrader(
          shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture([:]) },
          upgradePipelineHandler: { channel, _ in
            channel.eventLoop.makeCompletedFuture {
              try channel.pipeline.syncOperations.addHandler(EchoHandler())
            }
          }
        )
        return channel.pipeline.configureHTTPServerPipeline(
          withServerUpgrade: (upgraders: [upgrader], completionHandler: { _ in })
        )
      }
      .bind(host: "127.0.0.1", port: port)
      .wait()
    try server.closeFuture.wait()
  }
}

private final class EchoHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    switch frame.opcode {
    case .text:
      let back = WebSocketFrame(fin: true, opcode: .text, data: frame.unmaskedData)
      context.writeAndFlush(wrapOutboundOut(back), promise: nil)
    case .connectionClose:
      context.close(promise: nil)
    default:
      break
    }
  }
}

package import NIOCore
import NIOHTTP1

/// Closes a connection whose bytes are not HTTP, after `HTTPServerProtocolErrorHandler` has
/// answered with 400.
///
/// Without it the connection would stay open until its peer or a timeout ends it.
package final class ParserErrorHandler: ChannelInboundHandler, RemovableChannelHandler {
  package typealias InboundIn = NIOAny

  package init() {}

  package func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.fireErrorCaught(error)
    if error is HTTPParserError { context.close(promise: nil) }
  }
}

import NIOCore
import NIOWebSocket
import RequestLimits

/// Refuses frames that a browser does not send, and frames beyond the rate of one page.
///
/// It stands before the aggregator, which forgets masks, so that control frames and fragments
/// count as much as messages do.
final class FrameGuard: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = WebSocketFrame

  enum Refusal: Error {
    /// RFC 6455, section 5.1: a server must close the connection.
    case unmasked
    /// RFC 6455, section 5.2: bits of extensions that were not agreed upon.
    case reserved
    case tooMany
  }

  private var rate: TokenBucket
  private var hasRefused = false

  init(configuration: BrowserHostConfiguration) {
    rate = TokenBucket(
      burst: configuration.messageBurst,
      rate: configuration.messageRate,
      now: .now
    )
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !hasRefused else { return }
    let frame = unwrapInboundIn(data)
    if frame.maskKey == nil {
      refuse(.unmasked, context)
    } else if frame.rsv1 || frame.rsv2 || frame.rsv3 {
      refuse(.reserved, context)
    } else if !rate.take(now: .now) {
      refuse(.tooMany, context)
    } else {
      context.fireChannelRead(data)
    }
  }

  private func refuse(_ refusal: Refusal, _ context: ChannelHandlerContext) {
    hasRefused = true
    context.fireErrorCaught(refusal)
  }
}

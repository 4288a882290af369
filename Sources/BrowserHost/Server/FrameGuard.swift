import NIOCore
import NIOWebSocket
import RequestLimits

/// Refuses frames that no browser sends, and frames beyond the rate limit of a page.
///
/// It precedes the aggregator, which removes masks, so that it also counts control frames and
/// fragments.
final class FrameGuard: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = WebSocketFrame

  enum Refusal: Error {
    /// RFC 6455, section 5.1: a server must close the connection.
    case unmasked
    /// RFC 6455, section 5.2: bits of extensions that were not negotiated.
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

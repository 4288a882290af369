import NIOCore
import NIOHTTPTypes

/// Notifies the roster when a connection's requests are being answered.
final class ConnectionActivity: ChannelDuplexHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let roster: ConnectionRoster
  /// The number of complete requests without a complete response.
  private var unanswered = 0
  private var isHeld = false

  init(roster: ConnectionRoster) {
    self.roster = roster
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .end = unwrapInboundIn(data) {
      unanswered += 1
      update(context)
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let isEnd = if case .end = unwrapOutboundIn(data) { true } else { false }
    context.write(data, promise: promise)
    guard isEnd else { return }
    unanswered -= 1
    update(context)
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    update(context)
    context.fireChannelWritabilityChanged()
  }

  private func update(_ context: ChannelHandlerContext) {
    let channel = context.channel
    let isServed = unanswered > 0 && channel.isWritable
    guard isServed != isHeld, channel.isActive else { return }
    isHeld = isServed
    if isServed {
      roster.hold(ObjectIdentifier(channel))
    } else {
      roster.release(channel)
    }
  }
}

import NIOCore

/// One end of a tunnel: passes bytes on to its partner, the channel on the other side.
///
/// Both channels are on one event loop. An end reads only while its partner can write.
final class TunnelHandler: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private var partner: TunnelHandler?
  private var context: ChannelHandlerContext?
  private var wantsToRead = false

  /// Returns the two ends of a tunnel.
  static func pair() -> (TunnelHandler, TunnelHandler) {
    let (first, second) = (TunnelHandler(), TunnelHandler())
    first.partner = second
    second.partner = first
    return (first, second)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    self.context = nil
    partner = nil
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    // No end of reading follows the bytes that a removed decoder has left.
    partner?.context?.writeAndFlush(data, promise: nil)
  }

  func channelInactive(context: ChannelHandlerContext) {
    partner?.context?.close(promise: nil)
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    if context.channel.isWritable { partner?.resumeReading() }
    context.fireChannelWritabilityChanged()
  }

  func read(context: ChannelHandlerContext) {
    if partner?.context?.channel.isWritable == false {
      wantsToRead = true
    } else {
      context.read()
    }
  }

  /// Reads what was held back.
  func resumeReading() {
    guard wantsToRead, let context else { return }
    wantsToRead = false
    context.read()
  }
}

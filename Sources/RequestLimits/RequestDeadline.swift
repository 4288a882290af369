package import NIOCore

/// Closes a connection whose request does not come to its answer in time.
///
/// The clock starts with a request's first byte and stops with the first byte of its answer, so
/// that a sender who is slow on purpose holds a connection no longer than one who is not.
package final class RequestDeadline: ChannelDuplexHandler, RemovableChannelHandler {
  package typealias InboundIn = ByteBuffer
  package typealias InboundOut = ByteBuffer
  package typealias OutboundIn = ByteBuffer
  package typealias OutboundOut = ByteBuffer

  private let time: TimeAmount
  private var deadline: Scheduled<Void>?

  package init(_ time: TimeAmount) {
    self.time = time
  }

  package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if deadline == nil {
      let channel = context.channel
      deadline = context.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
    }
    context.fireChannelRead(data)
  }

  package func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?)
  {
    stop()
    context.write(data, promise: promise)
  }

  package func handlerRemoved(context: ChannelHandlerContext) {
    stop()
  }

  package func channelInactive(context: ChannelHandlerContext) {
    stop()
    context.fireChannelInactive()
  }

  private func stop() {
    deadline?.cancel()
    deadline = nil
  }
}

package import NIOCore

/// Closes a connection whose request does not complete in time, or whose response is not read.
///
/// The clock starts with a request's first byte and stops with the first byte of its response, so
/// that a sender cannot hold a connection longer by being slow. It runs again while the peer is
/// slow to read the response.
package final class RequestDeadline: ChannelDuplexHandler, RemovableChannelHandler {
  package typealias InboundIn = ByteBuffer
  package typealias InboundOut = ByteBuffer
  package typealias OutboundIn = ByteBuffer
  package typealias OutboundOut = ByteBuffer

  /// The minimum number of bytes that a slow peer must read in the time of a request.
  private static let leastProgress = 16_384

  private let time: TimeAmount
  private let firstByte: TimeAmount?
  private var isSilent = true
  private var deadline: Scheduled<Void>?
  private var stall: Scheduled<Void>?

  /// - Parameters:
  ///   - time: The time from the first byte of a request to the first of its response.
  ///   - firstByte: The time from the start of the connection to the first byte of its first
  ///     request.
  package init(_ time: TimeAmount, firstByte: TimeAmount? = nil) {
    self.time = time
    self.firstByte = firstByte
  }

  package func handlerAdded(context: ChannelHandlerContext) {
    if let firstByte { start(firstByte, context) }
  }

  package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if isSilent { stop() }
    isSilent = false
    if deadline == nil { start(time, context) }
    context.fireChannelRead(data)
  }

  package func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?)
  {
    stop()
    context.write(data, promise: promise)
  }

  package func channelWritabilityChanged(context: ChannelHandlerContext) {
    stall?.cancel()
    stall = nil
    if !context.channel.isWritable { watch(unwritten(context), context) }
    context.fireChannelWritabilityChanged()
  }

  package func handlerRemoved(context: ChannelHandlerContext) {
    stop()
    stall?.cancel()
  }

  package func channelInactive(context: ChannelHandlerContext) {
    stop()
    stall?.cancel()
    context.fireChannelInactive()
  }

  private func start(_ time: TimeAmount, _ context: ChannelHandlerContext) {
    let channel = context.channel
    deadline = context.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
  }

  private func stop() {
    deadline?.cancel()
    deadline = nil
  }

  // MARK: - Slow readers

  /// Closes the connection unless its peer reads enough of the pending bytes.
  private func watch(_ waiting: Int, _ context: ChannelHandlerContext) {
    let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
    stall = context.eventLoop.scheduleTask(in: time) {
      let (handler, context) = bound.value
      let left = handler.unwritten(context)
      if waiting - left < Self.leastProgress {
        context.close(promise: nil)
      } else {
        handler.watch(left, context)
      }
    }
  }

  private func unwritten(_ context: ChannelHandlerContext) -> Int {
    (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
  }
}

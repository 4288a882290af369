import BrowserHost
import NIOCore
import NIOHTTP1
import RequestLimits

/// The handlers of a client's connection before it becomes a tunnel.
final class FrontHandlers {
  private let deadline: RequestDeadline
  private let encoder = HTTPResponseEncoder()
  private let decoder = ByteToMessageHandler(
    HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes)
  )
  private let pipelining = HTTPServerPipelineHandler()
  private let errors = HTTPServerProtocolErrorHandler()
  private let parserErrors = ParserErrorHandler()
  private let targets = AbsoluteTarget()

  init(limits: FrontLimits) {
    deadline = RequestDeadline(limits.requestTimeout, firstByte: limits.firstByteTimeout)
  }

  func add(to pipeline: ChannelPipeline.SynchronousOperations) throws {
    try pipeline.addHandlers([
      deadline, encoder, decoder, pipelining, errors, parserErrors, targets,
    ])
  }

  /// Removes all but the decoder.
  func removeEncoding(from pipeline: ChannelPipeline.SynchronousOperations) {
    pipeline.removeHandler(deadline, promise: nil)
    pipeline.removeHandler(pipelining, promise: nil)
    pipeline.removeHandler(errors, promise: nil)
    pipeline.removeHandler(parserErrors, promise: nil)
    pipeline.removeHandler(targets, promise: nil)
    pipeline.removeHandler(encoder, promise: nil)
  }

  func removeDecoder(from pipeline: ChannelPipeline.SynchronousOperations) {
    pipeline.removeHandler(decoder, promise: nil)
  }
}

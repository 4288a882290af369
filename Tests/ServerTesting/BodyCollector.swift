import HTTPTypes
import Hummingbird
import Synchronization

/// Collects the parts of a response's body.
final class BodyCollector: ResponseBodyWriter {
  private let parts = Mutex(ByteBuffer())

  var body: ByteBuffer { parts.withLock { $0 } }

  func write(_ buffer: ByteBuffer) async throws {
    parts.withLock { _ = $0.writeImmutableBuffer(buffer) }
  }

  func finish(_ trailer: HTTPFields?) async throws {}
}

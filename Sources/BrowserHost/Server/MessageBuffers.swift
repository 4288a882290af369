import NIOCore

/// An allocator of read buffers for messages of browsers: small, as events are short, and larger
/// while more arrives.
///
/// Each read has a buffer of its own except the first, which the channel keeps. With NIO's
/// allocators channels keep 2 KB and more for their lifetime, which is hours for a page.
struct MessageBuffers: RecvByteBufferAllocator {
  private static let least = 256
  private static let most = 64 * 1_024
  private var capacity = least

  func buffer(allocator: ByteBufferAllocator) -> ByteBuffer {
    allocator.buffer(capacity: capacity)
  }

  /// Adapts the capacity to the size of the last read.
  /// - Returns: Always true, so that the channel requests another buffer.
  mutating func record(actualReadBytes: Int) -> Bool {
    capacity = actualReadBytes == capacity ? min(4 * capacity, Self.most) : Self.least
    return true
  }
}

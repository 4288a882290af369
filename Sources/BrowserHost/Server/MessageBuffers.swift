import NIOCore

/// Room for what browsers say: little, as an event is short, and more where there is more to read.
///
/// Each read has a buffer of its own but for the first, which the channel keeps. NIO's allocators have
/// channels keep 2 KB and more for as long as they live, which a page does for hours.
struct MessageBuffers: RecvByteBufferAllocator {
  private static let least = 256
  private static let most = 64 * 1_024
  private var capacity = least

  func buffer(allocator: ByteBufferAllocator) -> ByteBuffer {
    allocator.buffer(capacity: capacity)
  }

  /// - Returns: True always, so that the channel asks for another buffer.
  mutating func record(actualReadBytes: Int) -> Bool {
    capacity = actualReadBytes == capacity ? min(4 * capacity, Self.most) : Self.least
    return true
  }
}

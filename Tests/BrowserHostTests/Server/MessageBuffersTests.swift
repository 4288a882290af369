import NIOCore
import Testing

@testable import BrowserHost

struct MessageBuffersTests {
  private var buffers = MessageBuffers()

  private var capacity: Int {
    buffers.buffer(allocator: ByteBufferAllocator()).capacity
  }

  @Test mutating func theBufferGrowsWithFullReadsAndShrinksAfter() {
    #expect(capacity == 256)
    var sizes: [Int] = []
    for _ in 0..<6 {
      _ = buffers.record(actualReadBytes: capacity)
      sizes.append(capacity)
    }
    #expect(sizes == [1_024, 4_096, 16_384, 65_536, 65_536, 65_536])
    _ = buffers.record(actualReadBytes: 100)
    #expect(capacity == 256)
  }

  @Test mutating func everyReadMayGrowTheBuffer() {
    let mayGrow = buffers.record(actualReadBytes: 1)
    #expect(mayGrow)
  }
}

import Testing

@testable import BrowserHost

struct BrotliTests {
  @Test func repeatedBytesAreCompressed() {
    let bytes = [UInt8](repeating: 7, count: 100_000)
    #expect(Brotli.compressed(bytes, quality: 5).count < 100)
    #expect(Brotli.compressed(bytes, quality: 11).count < 100)
  }

  @Test func emptyInputCanBeCompressed() {
    #expect(!Brotli.compressed([], quality: 5).isEmpty)
  }
}

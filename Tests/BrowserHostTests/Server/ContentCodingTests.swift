import Testing

@testable import BrowserHost

struct ContentCodingTests {
  @Test(
    arguments: [
      ("gzip, deflate, br, zstd", [.brotli, .gzip]), ("GZIP;q=0.5", [.gzip]), ("br;q=1", [.brotli]),
      ("gzip;q=0, br", [.brotli]), ("br; q=0.000, gzip", [.gzip]), ("identity", []), ("*", []),
    ] as [(String, [ContentCoding])]
  )
  func acceptedCodingsAreOrderedBySize(header: String, codings: [ContentCoding]) {
    #expect(ContentCoding.taken(header) == codings)
  }

  @Test func aMissingHeaderAcceptsNoCoding() {
    #expect(ContentCoding.taken(nil).isEmpty)
  }
}

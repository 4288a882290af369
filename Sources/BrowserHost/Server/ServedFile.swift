import Synchronization

/// A file that browsers cache, in several content codings.
final class ServedFile: Sendable {
  let bytes: [UInt8]
  let mediaType: String
  /// The gzip form; nil for a file of a compressed format.
  private let gzipped: [UInt8]?
  private let brotliCompressed = Mutex<[UInt8]?>(nil)

  convenience init(_ text: String, _ mediaType: String) {
    self.init(compressing: Array(text.utf8), mediaType: mediaType)
  }

  /// Creates a file of a format that is not compressed.
  init(compressing bytes: [UInt8], mediaType: String) {
    self.bytes = bytes
    gzipped = Gzip.compressed(bytes, level: 9)
    self.mediaType = mediaType
  }

  init(bytes: [UInt8], mediaType: String) {
    self.bytes = bytes
    gzipped = nil
    self.mediaType = mediaType
  }

  /// Makes the smallest form, which takes up to a second; until then gzip is used.
  func compress() {
    guard gzipped != nil else { return }
    let smallest = Brotli.compressed(bytes, quality: 11)
    brotliCompressed.withLock { $0 = smallest }
  }

  /// Returns the file in a content coding.
  ///
  /// - Parameter codings: The codings that the browser accepts, smallest first.
  /// - Returns: The bytes and their coding; nil for none.
  func form(in codings: [ContentCoding]) -> (bytes: [UInt8], coding: ContentCoding?) {
    for coding in codings {
      let form = coding == .brotli ? brotliCompressed.withLock { $0 } : gzipped
      if let form { return (form, coding) }
    }
    return (bytes, nil)
  }
}

import Synchronization

/// A file that browsers keep, in the forms that they read.
final class ServedFile: Sendable {
  let bytes: [UInt8]
  let mediaType: String
  /// Nil for what is compressed by nature.
  private let gzipped: [UInt8]?
  private let brotliCompressed = Mutex<[UInt8]?>(nil)

  convenience init(_ text: String, _ mediaType: String) {
    self.init(compressing: Array(text.utf8), mediaType: mediaType)
  }

  /// A file that is not compressed by nature.
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

  /// Makes the smallest form, which takes up to a second; until it is there, the gzip form is sent.
  func compress() {
    guard gzipped != nil else { return }
    let smallest = Brotli.compressed(bytes, quality: 11)
    brotliCompressed.withLock { $0 = smallest }
  }

  /// The file as it is sent.
  ///
  /// - Parameter codings: Those that the browser reads, smallest first.
  /// - Returns: The bytes, and the coding that they are in; nil for none.
  func form(in codings: [ContentCoding]) -> (bytes: [UInt8], coding: ContentCoding?) {
    for coding in codings {
      let form = coding == .brotli ? brotliCompressed.withLock { $0 } : gzipped
      if let form { return (form, coding) }
    }
    return (bytes, nil)
  }
}

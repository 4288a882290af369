import Cryptography
import Foundation
import UIKitHosting

/// A cache of the images that scenes have shown recently, for pages to fetch.
@MainActor
final class ImageStore {
  private let limit: Int
  private var images: [String: (image: EncodedImage, used: UInt64)] = [:]
  private var bytes = 0
  private var clock: UInt64 = 0

  /// Creates an empty cache.
  /// - Parameter limit: The size limit in bytes; the least recently used images are removed first.
  init(limit: Int) {
    self.limit = limit
  }

  func keep(_ image: EncodedImage) {
    clock += 1
    if images[image.id] == nil { bytes += image.data.count }
    images[image.id] = (image, clock)
    while bytes > limit, images.count > 1 { dropOldest() }
  }

  subscript(id: String) -> EncodedImage? {
    images[id]?.image
  }

  private func dropOldest() {
    guard let oldest = images.min(by: { $0.value.used < $1.value.used }) else { return }
    images[oldest.key] = nil
    bytes -= oldest.value.image.data.count
  }
}

extension EncodedImage {
  /// Half of the SHA-256, in hexadecimal digits.
  ///
  /// The hash is cryptographic, so that untrusted data cannot replace another image. Equal images
  /// have the same address.
  /// - Complexity: O(bytes) the first time.
  var id: String {
    name { data in
      SHA256.digest(of: data).prefix(16).map { byte in
        let digits = String(byte, radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
    }
  }
}

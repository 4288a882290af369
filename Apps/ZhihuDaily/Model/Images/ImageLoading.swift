public import Foundation

/// Gives pictures.
public protocol ImageLoading: Sendable {
  /// The bytes of a picture: PNG, JPEG, GIF or WebP.
  ///
  /// Asked for the same by several at once, it fetches once, and stops only when all have gone.
  ///
  /// - Throws: `ImageLoadingError`.
  func image(at url: URL) async throws(ImageLoadingError) -> Data
}

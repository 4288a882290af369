public import Foundation

/// A source of pictures.
public protocol ImageLoading: Sendable {
  /// Returns the bytes of a picture: PNG, JPEG, GIF or WebP.
  ///
  /// Concurrent calls for the same picture share one request, which is cancelled only when all
  /// callers are.
  ///
  /// - Throws: `ImageLoadingError`.
  func image(at url: URL) async throws(ImageLoadingError) -> Data
}

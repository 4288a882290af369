public import Foundation

/// A source of users' pictures.
@MainActor
public protocol AvatarLoading: AnyObject {
  /// Returns the bytes of a cached picture; nil if it must be loaded, or cannot be.
  func avatar(at url: URL) -> Data?

  /// Loads a picture; concurrent calls share a request.
  ///
  /// - Returns: The bytes: PNG, JPEG, GIF or WebP; nil if there is no picture to show.
  func load(_ url: URL) async -> Data?
}

public import Foundation

/// Gives users' pictures.
@MainActor
public protocol AvatarLoading: AnyObject {
  /// The bytes of a picture that is at hand; nil where it must be loaded, or cannot be.
  func avatar(at url: URL) -> Data?

  /// Loads a picture, whatever else asks for the same.
  /// - Returns: Its bytes: PNG, JPEG, GIF or WebP; nil where there is none to show.
  func load(_ url: URL) async -> Data?
}

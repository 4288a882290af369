public import Foundation

/// A picture that is shown alone.
public struct PictureToShow: Equatable, Sendable {
  /// What is handed on with it.
  public struct Share: Equatable, Sendable {
    public var title: String
    public var address: URL
  }

  public var url: URL
  /// What it shows, for those who cannot see it.
  public var text: String
  /// Nil where there is nothing to hand on.
  public var share: Share?
}

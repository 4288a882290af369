public import Foundation

/// A picture for the full-screen viewer.
public struct PictureToShow: Equatable, Sendable {
  /// The story that the share sheet offers.
  public struct Share: Equatable, Sendable {
    public var title: String
    public var address: URL
  }

  public var url: URL
  /// The alternative text.
  public var text: String
  /// The story to share; nil if there is none.
  public var share: Share?
}

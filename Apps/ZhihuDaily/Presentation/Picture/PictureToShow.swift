public import Foundation

/// A picture that is shown alone.
public struct PictureToShow: Equatable, Sendable {
  /// The story that the share sheet offers.
  public struct Share: Equatable, Sendable {
    public var title: String
    public var address: URL
  }

  public var url: URL
  /// The alternative text.
  public var text: String
  /// Nil where there is nothing to share.
  public var share: Share?
}

public import Foundation
public import Rostrum

/// A picture alone, as it shall look.
public struct PictureViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// The text is for those who cannot see it turn.
    case loading(String)
    /// The bytes of the picture.
    case picture(Data)
    case placeholder(PlaceholderViewData)
  }

  /// What does not change while the screen lives.
  public struct Labels: Equatable, Sendable {
    public var close: String
    public var share: String
    public var zoomIn: String
    public var zoomOut: String
    /// What the picture shows.
    public var picture: String
  }

  public var labels: Labels
  public var content: Content
  /// Whether there is something to hand on.
  public var canShare: Bool
}

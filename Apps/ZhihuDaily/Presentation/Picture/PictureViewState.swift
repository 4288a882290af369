public import Foundation
public import Rostrum

/// The view state of the full-screen picture.
public struct PictureViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// The text is the accessibility label of the spinner.
    case loading(String)
    /// The bytes of the picture.
    case picture(Data)
    case placeholder(PlaceholderViewData)
  }

  /// The labels, which do not change while the screen exists.
  public struct Labels: Equatable, Sendable {
    public var close: String
    public var share: String
    public var zoomIn: String
    public var zoomOut: String
    /// The alternative text of the picture.
    public var picture: String
  }

  public var labels: Labels
  public var content: Content
  /// A Boolean value that indicates whether there is something to share.
  public var canShare: Bool
}

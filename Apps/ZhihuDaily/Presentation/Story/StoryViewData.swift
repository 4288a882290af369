public import Foundation

/// The data of a story with its content.
public struct StoryViewData: Equatable, Sendable {
  /// The picture at the top; without it only the title is shown.
  public struct Header: Equatable, Sendable {
    public var picture: URL
    public var credit: String?
    /// The colour behind the picture until it is loaded.
    public var hue: HueViewData?
    /// The accessibility label of the picture button.
    public var label: String
  }

  public var title: String
  public var header: Header?
  /// A complete HTML document.
  public var page: String
  /// The base of relative addresses in the document.
  public var base: URL?
}

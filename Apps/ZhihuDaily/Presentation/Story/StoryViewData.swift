public import Foundation

/// A story to read, ready to show.
public struct StoryViewData: Equatable, Sendable {
  /// The picture on top; without one the title stands alone.
  public struct Header: Equatable, Sendable {
    public var picture: URL
    public var credit: String?
    /// The colour behind the picture until it is there.
    public var hue: HueViewData?
    /// The accessibility label of the picture button.
    public var label: String
  }

  public var title: String
  public var header: Header?
  /// A whole HTML document.
  public var page: String
  /// What addresses in it are relative to.
  public var base: URL?
}

public import Foundation

/// The list entry of a story, shown until its text has loaded.
public struct StoryOpeningViewData: Equatable, Sendable {
  public var title: String
  /// A small picture; without one the title stands alone.
  public var picture: URL?
  /// The colour behind the picture.
  public var hue: HueViewData?
  /// Beside the spinner.
  public var loading: String
}

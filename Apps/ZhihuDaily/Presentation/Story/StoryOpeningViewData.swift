public import Foundation

/// What a list says of a story, shown until its text is there.
public struct StoryOpeningViewData: Equatable, Sendable {
  public var title: String
  /// A small picture; without one the title stands alone.
  public var picture: URL?
  /// The colour behind the picture.
  public var hue: HueViewData?
  /// Beside the spinner.
  public var loading: String
}

public import Foundation

/// The list entry of a story, shown until its text has loaded.
public struct StoryOpeningViewData: Equatable, Sendable {
  public var title: String
  /// A small picture; without it only the title is shown.
  public var picture: URL?
  /// The colour behind the picture.
  public var hue: HueViewData?
  /// The text beside the spinner.
  public var loading: String
}

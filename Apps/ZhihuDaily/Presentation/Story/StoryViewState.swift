public import Rostrum

/// The view state of a story.
public struct StoryViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// Loading, with the accessibility label of the spinner.
    case loading(String)
    /// The text is loading; the list entry is shown.
    case opening(StoryOpeningViewData)
    case story(StoryViewData)
    /// No content: the reason, and an action.
    case placeholder(PlaceholderViewData)
  }

  /// The labels, which do not change while the screen exists.
  public struct Labels: Equatable, Sendable {
    public var previous: String
    public var next: String
  }

  /// The title of the story.
  public var title: String
  /// The title in the navigation bar: the column, because the story's title is shown below.
  public var barTitle: String
  public var labels: Labels
  /// A Boolean value that indicates whether there may be a previous story.
  public var mayHavePrevious = true
  /// A Boolean value that indicates whether there may be a next story.
  public var mayHaveNext = true
  public var content: Content
  /// A notice above the story that it may be out of date.
  public var notice: String?
  public var toolbar: StoryToolbarViewData
  /// A short message that is shown over everything.
  public var toast: String?
}

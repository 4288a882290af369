public import Rostrum

/// A story, as it shall look.
public struct StoryViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// The text is for those who cannot see it turn.
    case loading(String)
    /// The text is on its way.
    case opening(StoryOpeningViewData)
    case story(StoryViewData)
    /// Nothing to read here: why, and a way out.
    case placeholder(PlaceholderViewData)
  }

  /// What does not change while the screen lives.
  public struct Labels: Equatable, Sendable {
    public var previous: String
    public var next: String
  }

  /// The story's.
  public var title: String
  /// What stands in the bar: the column, as the title stands below.
  public var barTitle: String
  public var labels: Labels
  /// Whether there may be a story before it.
  public var mayHavePrevious = true
  /// Whether there may be a story after it.
  public var mayHaveNext = true
  public var content: Content
  /// Above the story: why it may be old.
  public var notice: String?
  public var toolbar: StoryToolbarViewData
  /// Shown for a moment, over everything.
  public var toast: String?
}

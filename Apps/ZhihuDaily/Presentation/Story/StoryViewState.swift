/// A story, as it shall look.
public struct StoryViewState: Equatable, Sendable {
  public var title: String
}

/// The comments, as it shall look.
public struct CommentsViewState: Equatable, Sendable {
  public var title: String
}

/// Some comments of a list.
public struct CommentPage: Sendable, Equatable {
  /// The newest first.
  public var comments: [StoryComment]
  /// The comment to ask on from; nil at the end of the list.
  public var next: StoryComment.ID?
  /// Rows that could not be read and were left out.
  public var skipped: Int

  /// Comments that the paper sends at once; fewer are the end.
  public static let size = 20

  public init(comments: [StoryComment], next: StoryComment.ID? = nil, skipped: Int = 0) {
    self.comments = comments
    self.next = next
    self.skipped = skipped
  }
}

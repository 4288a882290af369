/// A page of comments.
public struct CommentPage: Sendable, Equatable {
  /// The comments, newest first.
  public var comments: [StoryComment]
  /// The comment after which the next page starts; nil at the end of the list.
  public var next: StoryComment.ID?
  /// The number of rows that could not be decoded and were left out.
  public var skipped: Int

  /// The number of comments on a full page; a shorter page is the last.
  public static let size = 20

  public init(comments: [StoryComment], next: StoryComment.ID? = nil, skipped: Int = 0) {
    self.comments = comments
    self.next = next
    self.skipped = skipped
  }
}

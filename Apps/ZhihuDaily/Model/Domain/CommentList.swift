/// The loaded comments of a story, of one kind, newest first and without duplicates.
public struct CommentList: Sendable, Hashable, Codable {
  public let story: Story.ID
  public let kind: StoryComment.Kind
  public var comments: [StoryComment]
  /// The comment after which the next page starts; nil at the end of the list.
  var next: StoryComment.ID?

  public var hasMore: Bool { next != nil }

  /// Makes a list.
  /// - Parameters:
  ///   - story: The story of the comments.
  ///   - kind: The kind of all comments.
  ///   - comments: The comments, newest first.
  ///   - next: The comment after which the next page starts; nil at the end of the list.
  public init(
    story: Story.ID,
    kind: StoryComment.Kind,
    comments: [StoryComment] = [],
    next: StoryComment.ID? = nil
  ) {
    self.story = story
    self.kind = kind
    self.comments = comments
    self.next = next
  }

  /// Appends the next page.
  mutating func append(_ page: CommentPage) {
    let known = Set(comments.map(\.id))
    let new = page.comments.filter { !known.contains($0.id) }
    comments += new
    // A page without new comments ends the list; otherwise it would be requested forever.
    next = new.isEmpty ? nil : page.next
  }
}

/// The comments of a story that are at hand, of one kind, the newest first, nobody's twice.
public struct CommentList: Sendable, Hashable, Codable {
  public let story: Story.ID
  public let kind: StoryComment.Kind
  public var comments: [StoryComment]
  /// The comment to ask on from; nil at the end of the list.
  var next: StoryComment.ID?

  public var hasMore: Bool { next != nil }

  /// Makes a list.
  /// - Parameters:
  ///   - story: What the comments are about.
  ///   - kind: All of them are of this kind.
  ///   - comments: The newest first.
  ///   - next: The comment to ask on from; nil at the end of the list.
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

  /// Adds the page that follows.
  mutating func append(_ page: CommentPage) {
    let known = Set(comments.map(\.id))
    let new = page.comments.filter { !known.contains($0.id) }
    comments += new
    // A page that brings nothing new would come for ever.
    next = new.isEmpty ? nil : page.next
  }
}

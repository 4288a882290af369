/// The numbers of likes and comments of a story.
public struct StoryCounts: Sendable, Hashable, Codable {
  public var likes: Int
  public var longComments: Int
  public var shortComments: Int
  /// The total, which may exceed the number of comments that the server returns.
  public var comments: Int

  public init(likes: Int = 0, longComments: Int = 0, shortComments: Int = 0, comments: Int? = nil) {
    self.likes = likes
    self.longComments = longComments
    self.shortComments = shortComments
    self.comments = comments ?? longComments + shortComments
  }
}

/// How many people like a story and have said something about it.
public struct StoryCounts: Sendable, Hashable, Codable {
  public var likes: Int
  public var longComments: Int
  public var shortComments: Int
  /// All of them; the paper may count more than it shows.
  public var comments: Int

  public init(likes: Int = 0, longComments: Int = 0, shortComments: Int = 0, comments: Int? = nil) {
    self.likes = likes
    self.longComments = longComments
    self.shortComments = shortComments
    self.comments = comments ?? longComments + shortComments
  }
}

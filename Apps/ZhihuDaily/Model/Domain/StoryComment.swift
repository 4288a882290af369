public import Foundation

/// A comment on a story.
public struct StoryComment: Sendable, Hashable, Codable, Identifiable {
  /// The kind of a comment; the server keeps one list for each.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    case long
    case short
  }

  /// The comment that a reply refers to.
  public enum Quote: Sendable, Hashable, Codable {
    case comment(author: String, text: String)
    /// A deleted comment, with the server's note about it, if any.
    case deleted(note: String?)
  }

  public let id: Int
  public var kind: Kind
  public var author: String
  public var avatar: URL?
  /// The plain text, which may have several lines.
  public var text: String
  /// The number of likes, including the user's own.
  public var likes: Int
  /// A Boolean value that indicates whether the user of this device likes the comment.
  public var isLiked: Bool
  public var postedAt: Date?
  public var quote: Quote?

  public init(
    id: Int,
    kind: Kind,
    author: String,
    avatar: URL? = nil,
    text: String,
    likes: Int = 0,
    isLiked: Bool = false,
    postedAt: Date? = nil,
    quote: Quote? = nil
  ) {
    self.id = id
    self.kind = kind
    self.author = author
    self.avatar = avatar
    self.text = text
    self.likes = likes
    self.isLiked = isLiked
    self.postedAt = postedAt
    self.quote = quote
  }

  /// Returns the comment with or without the user's like, and with an adjusted count.
  public func liked(_ isLiked: Bool) -> StoryComment {
    guard isLiked != self.isLiked else { return self }
    var comment = self
    comment.isLiked = isLiked
    comment.likes = max(0, likes + (isLiked ? 1 : -1))
    return comment
  }
}

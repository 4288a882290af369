public import Foundation

/// What somebody has said about a story.
public struct StoryComment: Sendable, Hashable, Codable, Identifiable {
  /// The paper keeps two lists.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    case long
    case short
  }

  /// What a comment answers.
  public enum Quote: Sendable, Hashable, Codable {
    case comment(author: String, text: String)
    /// It is gone; the paper's words for that, if it has any.
    case deleted(note: String?)
  }

  public let id: Int
  public var kind: Kind
  public var author: String
  public var avatar: URL?
  /// Plain text, which may have several lines.
  public var text: String
  /// With one's own.
  public var likes: Int
  /// Whether the person with this device likes it.
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

  /// The comment with one's own like or without it, which counts.
  public func liked(_ isLiked: Bool) -> StoryComment {
    guard isLiked != self.isLiked else { return self }
    var comment = self
    comment.isLiked = isLiked
    comment.likes = max(0, likes + (isLiked ? 1 : -1))
    return comment
  }
}

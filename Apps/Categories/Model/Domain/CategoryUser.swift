public import Foundation

/// A user of a category.
public struct CategoryUser: Sendable, Hashable, Identifiable {
  public var id: Int
  public var name: String
  /// The address of the picture; nil if there is none.
  public var avatar: URL?
  public var fans: Int
  public var posts: Int
  /// The user's self-description; nil if it is empty.
  public var introduction: String?
  public var isVIP: Bool
  /// The server's value; a choice on this device takes precedence.
  public var isFollowed: Bool

  public init(
    id: Int,
    name: String,
    avatar: URL? = nil,
    fans: Int = 0,
    posts: Int = 0,
    introduction: String? = nil,
    isVIP: Bool = false,
    isFollowed: Bool = false
  ) {
    self.id = id
    self.name = name
    self.avatar = avatar
    self.fans = fans
    self.posts = posts
    self.introduction = introduction
    self.isVIP = isVIP
    self.isFollowed = isFollowed
  }
}

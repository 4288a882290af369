public import Foundation

/// A user of a category.
public struct CategoryUser: Sendable, Hashable, Identifiable {
  public var id: Int
  public var name: String
  /// Where the picture is; nil where there is none.
  public var avatar: URL?
  public var fans: Int
  public var posts: Int
  /// What they say of themselves; nil where that is nothing.
  public var introduction: String?
  public var isVIP: Bool
  /// What the server says; what was chosen on this device counts more.
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

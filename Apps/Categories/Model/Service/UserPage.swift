/// Some users of a category.
public struct UserPage: Sendable, Equatable {
  public var users: [CategoryUser]
  /// The page to go on with; nil at the end.
  public var next: Int?

  public init(users: [CategoryUser], next: Int? = nil) {
    self.users = users
    self.next = next
  }
}

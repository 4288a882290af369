/// A page of a category's users.
public struct UserPage: Sendable, Equatable {
  public var users: [CategoryUser]
  /// The number of the next page; nil at the end.
  public var next: Int?

  public init(users: [CategoryUser], next: Int? = nil) {
    self.users = users
    self.next = next
  }
}

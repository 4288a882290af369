/// The users of a category that have been fetched so far.
public struct UserListing: Sendable, Equatable {
  /// The users in the server's order, without duplicates.
  public var users: [CategoryUser]
  /// The number of the next page; nil at the end.
  public var nextPage: Int?

  public init(users: [CategoryUser] = [], nextPage: Int? = nil) {
    self.users = users
    self.nextPage = nextPage
  }

  /// Returns the listing extended by a page.
  ///
  /// A new user at the front can shift known users from the previous page to this one; they are not
  /// listed again. A page without new users is the last, regardless of its `next`.
  func adding(_ page: UserPage) -> UserListing {
    var known = Set(users.map(\.id))
    let added = page.users.filter { known.insert($0.id).inserted }
    return UserListing(users: users + added, nextPage: added.isEmpty ? nil : page.next)
  }
}

/// The users of a category, as far as they were fetched.
public struct UserListing: Sendable, Equatable {
  /// In the server's order; nobody twice.
  public var users: [CategoryUser]
  /// The page to go on with; nil at the end.
  public var nextPage: Int?

  public init(users: [CategoryUser] = [], nextPage: Int? = nil) {
    self.users = users
    self.nextPage = nextPage
  }

  /// This and one page more.
  ///
  /// Who has moved from a page before to this one, because somebody new came, is not listed again. A page
  /// with nobody else on it is the last, whatever it says.
  func adding(_ page: UserPage) -> UserListing {
    var known = Set(users.map(\.id))
    let added = page.users.filter { known.insert($0.id).inserted }
    return UserListing(users: users + added, nextPage: added.isEmpty ? nil : page.next)
  }
}

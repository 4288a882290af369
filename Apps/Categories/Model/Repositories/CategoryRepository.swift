/// What screens may ask: at once for what is at hand, and with patience for what is not.
@MainActor
public protocol CategoryRepository: AnyObject {
  /// What was fetched last; nil before.
  var categories: [UserCategory]? { get }

  /// What was fetched last of a category's users; nil before.
  func users(of category: UserCategory.ID) -> UserListing?

  /// Fetches the categories anew.
  /// - Throws: `CategoriesError.service`.
  func fetchCategories() async throws(CategoriesError)

  /// Fetches a category's first users anew; those that came after them are forgotten.
  /// - Throws: `CategoriesError.service`.
  func fetchUsers(of category: UserCategory.ID) async throws(CategoriesError)

  /// Fetches the page that follows; nothing happens at the end of the list.
  ///
  /// If the list was fetched anew meanwhile, the page is left out.
  /// - Throws: `CategoriesError.service`.
  func fetchMoreUsers(of category: UserCategory.ID) async throws(CategoriesError)

  /// Whether a user is followed: what was chosen on this device, or else what the server says.
  func isFollowed(_ user: CategoryUser) -> Bool

  /// Follows a user or no longer: this counts at once.
  /// - Returns: What is to be kept.
  func choose(_ isFollowed: Bool, _ user: CategoryUser.ID) -> FollowChoice

  /// Keeps a choice; one that cannot be kept counts no longer, unless there is a later one.
  /// - Throws: `CategoriesError.storage`.
  func keep(_ choice: FollowChoice) async throws(CategoriesError)

  /// Tells of every change, in the turn in which it is made, as long as the result is held.
  func observe(_ observer: @escaping @MainActor () -> Void) -> CategoryObservation
}

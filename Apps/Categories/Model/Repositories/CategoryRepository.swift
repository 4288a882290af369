/// The categories and their users: stored values synchronously, and requests to the server.
@MainActor
public protocol CategoryRepository: AnyObject {
  /// The categories of the last request; nil before.
  var categories: [UserCategory]? { get }

  /// Returns the users of a category as of the last request; nil before.
  func users(of category: UserCategory.ID) -> UserListing?

  /// Fetches the categories again.
  ///
  /// - Throws: `CategoriesError.service`.
  func fetchCategories() async throws(CategoriesError)

  /// Fetches the first page of a category's users again; later pages are dropped.
  ///
  /// - Throws: `CategoriesError.service`.
  func fetchUsers(of category: UserCategory.ID) async throws(CategoriesError)

  /// Fetches the next page; does nothing at the end of the list.
  ///
  /// The page is discarded if the list was fetched again in the meantime.
  ///
  /// - Throws: `CategoriesError.service`.
  func fetchMoreUsers(of category: UserCategory.ID) async throws(CategoriesError)

  /// Returns whether a user is followed: the choice on this device, or else the server's value.
  func isFollowed(_ user: CategoryUser) -> Bool

  /// Follows or unfollows a user, with immediate effect.
  ///
  /// - Returns: The choice to store with `keep(_:)`.
  func choose(_ isFollowed: Bool, _ user: CategoryUser.ID) -> FollowChoice

  /// Stores a choice; reverts it after an error, unless there is a later one.
  ///
  /// - Throws: `CategoriesError.storage`.
  func keep(_ choice: FollowChoice) async throws(CategoriesError)

  /// Calls the observer synchronously after every change, until the result is released.
  func observe(_ observer: @escaping @MainActor () -> Void) -> CategoryObservation
}

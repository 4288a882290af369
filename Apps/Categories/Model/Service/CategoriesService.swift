/// The API for categories and their users.
///
/// Every method throws any case of `CategoriesServiceError`.
public protocol CategoriesService: Sendable {
  /// Requests all categories, in the server's order.
  func categories() async throws(CategoriesServiceError) -> [UserCategory]

  /// Requests a page of a category's users.
  ///
  /// - Parameters:
  ///   - category: The id of the category; the server treats an unknown one as empty.
  ///   - page: The number of the page, 1-based.
  /// - Returns: An empty page if there are no users.
  /// - Throws: Any case.
  func users(
    of category: UserCategory.ID,
    page: Int
  ) async throws(CategoriesServiceError) -> UserPage
}

/// The categories and their users, wherever they come from.
///
/// Every method throws any case of `CategoriesServiceError`.
public protocol CategoriesService: Sendable {
  /// All categories, in the server's order.
  func categories() async throws(CategoriesServiceError) -> [UserCategory]

  /// One page of a category's users.
  ///
  /// - Parameters:
  ///   - category: Whose users; the server answers an unknown one as an empty one.
  ///   - page: 1-based.
  /// - Returns: An empty page where there is nobody.
  /// - Throws: Any case.
  func users(
    of category: UserCategory.ID,
    page: Int
  ) async throws(CategoriesServiceError) -> UserPage
}

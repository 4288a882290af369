/// A store on the device for choices to follow users, for which the server has no interface.
public protocol FollowStore: Sendable {
  /// Returns the choices by user; a user without a choice is absent.
  func follows() async -> [CategoryUser.ID: Bool]

  /// Stores a choice, unless a later one about the same user is stored.
  ///
  /// - Throws: `CategoriesError.storage`; then nothing was changed.
  func keep(_ choice: FollowChoice) async throws(CategoriesError)
}

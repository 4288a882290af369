/// Keeps on a device who is followed: the server has no way to be told.
public protocol FollowStore: Sendable {
  /// What was chosen, by user; a user who was never chosen about is absent.
  func follows() async -> [CategoryUser.ID: Bool]

  /// Keeps a choice; one that is older than the last about the same user changes nothing.
  /// - Throws: `CategoriesError.storage`; then all is as it was.
  func keep(_ choice: FollowChoice) async throws(CategoriesError)
}

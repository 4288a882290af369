/// The followed users, shared by the repositories of all languages on a device.
@MainActor
public final class FollowedUsers {
  private let store: any FollowStore
  /// The choices; nil before the store was read.
  private var follows: [CategoryUser.ID: Bool]?
  private var choices = 0
  /// The number of the last choice about each user.
  private var newest: [CategoryUser.ID: Int] = [:]
  private var observers = CategoryObservers()

  public nonisolated init(store: any FollowStore) {
    self.store = store
  }

  func isFollowed(_ user: CategoryUser) -> Bool {
    follows?[user.id] ?? user.isFollowed
  }

  func choose(_ isFollowed: Bool, _ user: CategoryUser.ID) -> FollowChoice {
    choices += 1
    newest[user] = choices
    follows = (follows ?? [:]).merging([user: isFollowed]) { $1 }
    observers.notify()
    return FollowChoice(user: user, isFollowed: isFollowed, number: choices)
  }

  func keep(_ choice: FollowChoice) async throws(CategoriesError) {
    do {
      try await store.keep(choice)
    } catch {
      let stored = await store.follows()[choice.user]
      // A later choice is stored by its own call.
      if newest[choice.user] == choice.number {
        follows?[choice.user] = stored
        observers.notify()
      }
      throw error
    }
  }

  func read() async {
    guard follows == nil else { return }
    let stored = await store.follows()
    follows = stored.merging(follows ?? [:]) { $1 }
  }

  func add(_ observation: CategoryObservation) {
    observers.add(observation)
  }
}

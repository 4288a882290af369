import ModelKit

/// What a device knows: the answers of a service, for all scenes, and the device's own choices.
///
/// Scenes that ask for the same at the same time share one request.
@MainActor
public final class LiveCategoryRepository: CategoryRepository {
  private struct Page: Hashable, Sendable {
    var category: UserCategory.ID
    var number: Int
  }

  private struct Observer {
    weak var observation: CategoryObservation?
  }

  public private(set) var categories: [UserCategory]?
  private var listings: [UserCategory.ID: UserListing] = [:]
  /// Nil before the store was read.
  private var follows: [CategoryUser.ID: Bool]?
  private var choices = 0
  /// The number of the last choice about a user.
  private var newest: [CategoryUser.ID: Int] = [:]
  private var observers: [Observer] = []

  private let service: any CategoriesService
  private let store: any FollowStore
  private let lists = Coalescer<Int, [UserCategory], CategoriesServiceError>(
    cancellation: .cancelled
  )
  private let pages = Coalescer<Page, UserPage, CategoriesServiceError>(cancellation: .cancelled)

  public nonisolated init(service: any CategoriesService, store: any FollowStore) {
    self.service = service
    self.store = store
  }

  public func users(of category: UserCategory.ID) -> UserListing? { listings[category] }

  // MARK: - Fetching

  public func fetchCategories() async throws(CategoriesError) {
    categories = try await asked { () async throws(CategoriesServiceError) in
      try await lists.value(for: 0) { [service] in
        await result { () async throws(CategoriesServiceError) in try await service.categories() }
      }
    }
    tell()
  }

  public func fetchUsers(of category: UserCategory.ID) async throws(CategoriesError) {
    let page = try await page(1, of: category)
    await readFollows()
    listings[category] = UserListing().adding(page)
    tell()
  }

  public func fetchMoreUsers(of category: UserCategory.ID) async throws(CategoriesError) {
    guard let listing = listings[category], let next = listing.nextPage else { return }
    let page = try await page(next, of: category)
    guard listings[category] == listing else { return }
    listings[category] = listing.adding(page)
    tell()
  }

  private func page(
    _ number: Int,
    of category: UserCategory.ID
  ) async throws(CategoriesError) -> UserPage {
    try await asked { () async throws(CategoriesServiceError) in
      try await pages.value(for: Page(category: category, number: number)) { [service] in
        await result { () async throws(CategoriesServiceError) in
          try await service.users(of: category, page: number)
        }
      }
    }
  }

  /// What the service gives, its failure as the repository's.
  private func asked<Value>(
    _ body: () async throws(CategoriesServiceError) -> Value
  ) async throws(CategoriesError) -> Value {
    do { return try await body() } catch { throw .service(error) }
  }

  // MARK: - Following

  public func isFollowed(_ user: CategoryUser) -> Bool {
    follows?[user.id] ?? user.isFollowed
  }

  public func choose(_ isFollowed: Bool, _ user: CategoryUser.ID) -> FollowChoice {
    choices += 1
    newest[user] = choices
    follows = (follows ?? [:]).merging([user: isFollowed]) { $1 }
    tell()
    return FollowChoice(user: user, isFollowed: isFollowed, number: choices)
  }

  public func keep(_ choice: FollowChoice) async throws(CategoriesError) {
    do {
      try await store.keep(choice)
    } catch {
      let stored = await store.follows()[choice.user]
      // A later choice stands for itself.
      if newest[choice.user] == choice.number {
        follows?[choice.user] = stored
        tell()
      }
      throw error
    }
  }

  private func readFollows() async {
    guard follows == nil else { return }
    let stored = await store.follows()
    follows = stored.merging(follows ?? [:]) { $1 }
  }

  // MARK: - Observing

  public func observe(_ observer: @escaping @MainActor () -> Void) -> CategoryObservation {
    observers.removeAll { $0.observation == nil }
    let observation = CategoryObservation(observer)
    observers.append(Observer(observation: observation))
    return observation
  }

  private func tell() {
    for observer in observers { observer.observation?.tell() }
  }
}

import ModelKit

/// A repository of the server's responses, for all scenes, and of the device's own choices.
///
/// Concurrent requests of several scenes for the same data are coalesced.
@MainActor
public final class LiveCategoryRepository: CategoryRepository {
  private struct Page: Hashable, Sendable {
    var category: UserCategory.ID
    var number: Int
  }

  public private(set) var categories: [UserCategory]?
  private var listings: [UserCategory.ID: UserListing] = [:]
  private var observers = CategoryObservers()

  private let service: any CategoriesService
  private let followed: FollowedUsers
  private let lists = Coalescer<Int, [UserCategory], CategoriesServiceError>(
    cancellation: .cancelled
  )
  private let pages = Coalescer<Page, UserPage, CategoriesServiceError>(cancellation: .cancelled)

  /// Makes a repository.
  ///
  /// - Parameters:
  ///   - service: The server in one language.
  ///   - followed: The followed users, shared by the repositories of all languages on a device.
  public nonisolated init(service: any CategoriesService, followed: FollowedUsers) {
    self.service = service
    self.followed = followed
  }

  public nonisolated convenience init(service: any CategoriesService, store: any FollowStore) {
    self.init(service: service, followed: FollowedUsers(store: store))
  }

  public func users(of category: UserCategory.ID) -> UserListing? { listings[category] }

  // MARK: - Fetching

  public func fetchCategories() async throws(CategoriesError) {
    categories = try await asked { () async throws(CategoriesServiceError) in
      try await lists.value(for: 0) { [service] in
        await result { () async throws(CategoriesServiceError) in try await service.categories() }
      }
    }
    observers.notify()
  }

  public func fetchUsers(of category: UserCategory.ID) async throws(CategoriesError) {
    let page = try await page(1, of: category)
    await followed.read()
    listings[category] = UserListing().adding(page)
    observers.notify()
  }

  public func fetchMoreUsers(of category: UserCategory.ID) async throws(CategoriesError) {
    guard let listing = listings[category], let next = listing.nextPage else { return }
    let page = try await page(next, of: category)
    guard listings[category] == listing else { return }
    listings[category] = listing.adding(page)
    observers.notify()
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

  /// Returns the result of a service request, and converts its error to `CategoriesError`.
  private func asked<Value>(
    _ body: () async throws(CategoriesServiceError) -> Value
  ) async throws(CategoriesError) -> Value {
    do { return try await body() } catch { throw .service(error) }
  }

  // MARK: - Following

  public func isFollowed(_ user: CategoryUser) -> Bool {
    followed.isFollowed(user)
  }

  public func choose(_ isFollowed: Bool, _ user: CategoryUser.ID) -> FollowChoice {
    followed.choose(isFollowed, user)
  }

  public func keep(_ choice: FollowChoice) async throws(CategoriesError) {
    try await followed.keep(choice)
  }

  // MARK: - Observing

  public func observe(_ observer: @escaping @MainActor () -> Void) -> CategoryObservation {
    let observation = CategoryObservation(observer)
    observers.add(observation)
    followed.add(observation)
    return observation
  }
}

import AppTesting
import CategoriesModel
import Testing

@MainActor
struct LiveCategoryRepositoryTests {
  private let server = ScriptedServer()
  private let store: ScriptedFollowStore
  private let repository: LiveCategoryRepository

  init() {
    store = ScriptedFollowStore([35_001: true, 35_010: false])
    let service = HTTPCategoriesService(server: ScriptedServer.base, transport: server)
    repository = LiveCategoryRepository(service: service, store: store)
  }

  private func user(_ number: Int) throws -> CategoryUser {
    try #require(repository.users(of: 35)?.users[number])
  }

  @Test func keepsFetchedData() async throws {
    #expect(repository.categories == nil)
    #expect(repository.users(of: 35) == nil)
    try await repository.fetchCategories()
    try await repository.fetchUsers(of: 35)
    #expect(repository.categories == .samples)
    #expect(repository.users(of: 35)?.users.count == 20)
    #expect(repository.users(of: 33) == nil)
  }

  @Test func aFailureKeepsFetchedData() async throws {
    try await repository.fetchUsers(of: 35)
    server.fail("35/1")
    await #expect(throws: CategoriesError.service(.offline)) {
      try await repository.fetchUsers(of: 35)
    }
    #expect(repository.users(of: 35)?.users.count == 20)
  }

  @Test func everyPageComesOnce() async throws {
    try await repository.fetchUsers(of: 35)
    for _ in 0..<5 { try await repository.fetchMoreUsers(of: 35) }
    #expect(repository.users(of: 35)?.users.map(\.id) == (0..<45).map { 35_000 + $0 })
    #expect(server.asked == ["35/1", "35/2", "35/3"])
  }

  @Test func equalRequestsOfScenesAreShared() async throws {
    server.hold("categories")
    let tasks = (0..<5).map { _ in Task { try await repository.fetchCategories() } }
    try #require(await until { server.asked == ["categories"] })
    for _ in 0..<100 { await Task.yield() }
    server.release("categories")
    for task in tasks { try await task.value }
    #expect(server.asked == ["categories"])
  }

  @Test func aPageOfAListThatWasFetchedAnewIsLeftOut() async throws {
    try await repository.fetchUsers(of: 35)
    server.hold("35/2")
    let more = Task { try await repository.fetchMoreUsers(of: 35) }
    try #require(await until { server.count("35/2") == 1 })
    server.set(people: 5, of: 35)
    try await repository.fetchUsers(of: 35)
    server.release("35/2")
    try await more.value
    #expect(repository.users(of: 35)?.users.count == 5)
  }

  // MARK: - Following

  @Test func repositoriesOfTwoLanguagesShareChoices() async throws {
    let store = ScriptedFollowStore()
    let service = HTTPCategoriesService(server: ScriptedServer.base, transport: server)
    let followed = FollowedUsers(store: store)
    let (one, other) = (
      LiveCategoryRepository(service: service, followed: followed),
      LiveCategoryRepository(service: service, followed: followed)
    )
    for repository in [one, other] { try await repository.fetchUsers(of: 35) }
    var changes = 0
    let observation = other.observe { changes += 1 }
    let users = try #require(one.users(of: 35)?.users)
    try await one.keep(one.choose(true, users[0].id))
    try await other.keep(other.choose(true, users[1].id))
    #expect(changes == 2)
    #expect(other.isFollowed(users[0]) && one.isFollowed(users[1]))
    #expect(await store.follows() == [users[0].id: true, users[1].id: true])
    withExtendedLifetime(observation) {}
  }

  @Test func localChoicesTakePrecedenceOverTheServer() async throws {
    try await repository.fetchUsers(of: 35)
    #expect(try (0..<12).filter { try repository.isFollowed(user($0)) } == [0, 1])
  }

  @Test func aChoiceCountsAtOnceAndIsKept() async throws {
    try await repository.fetchUsers(of: 35)
    let choice = repository.choose(true, 35_002)
    #expect(try repository.isFollowed(user(2)))
    try await repository.keep(choice)
    #expect(await store.follows()[35_002] == true)
  }

  @Test func aChoiceThatCannotBeKeptCountsNoLonger() async throws {
    try await repository.fetchUsers(of: 35)
    await store.setFull(true)
    let choice = repository.choose(false, 35_000)
    #expect(try !repository.isFollowed(user(0)))
    await #expect(throws: CategoriesError.storage("disk full")) {
      try await repository.keep(choice)
    }
    #expect(try repository.isFollowed(user(0)))
  }

  @Test func aLaterChoiceStandsThoughAnEarlierOneFails() async throws {
    try await repository.fetchUsers(of: 35)
    let first = repository.choose(true, 35_002)
    let second = repository.choose(false, 35_002)
    let third = repository.choose(true, 35_002)
    await store.setFull(true)
    for choice in [first, second] { try? await repository.keep(choice) }
    #expect(try repository.isFollowed(user(2)))
    await store.setFull(false)
    try await repository.keep(third)
    #expect(try repository.isFollowed(user(2)))
    #expect(await store.follows()[35_002] == true)
  }

  @Test func observersAreNotifiedSynchronouslyUntilReleased() async throws {
    var count = 0
    var observation: CategoryObservation? = repository.observe { count += 1 }
    try await repository.fetchCategories()
    #expect(count == 1)
    _ = repository.choose(true, 7)
    #expect(count == 2)
    observation = nil
    _ = repository.choose(false, 7)
    #expect(count == 2)
    #expect(observation == nil)
  }
}

import Foundation
import GatherAPI
import Testing

@testable import GatherServer

/// The requirements of every storage, as tests of one part of it.
protocol StorageContract {}

extension StorageContract {
  var now: Date { Date(timeIntervalSince1970: 1_800_000_000) }

  func newAccount(_ name: String, in store: GatherStore) async throws -> UUID {
    let username = try #require(Username(name))
    return try #require(try await store.createAccount(name: username, password: "hash", now: now))
  }

  func newPlayer(_ name: String, of user: UUID, in store: GatherStore) async throws -> Int {
    let outcome = try await store.createPlayer(PlayerRequest(name: name), for: user, key: nil)
    guard case .created(let id) = outcome else { throw MissingOutcome() }
    return id
  }

  func newGather(
    _ players: [LineUpEntry] = [],
    of user: UUID,
    in store: GatherStore,
    after seconds: TimeInterval = 0
  ) async throws -> UUID {
    let outcome = try await store.createGather(
      players: players,
      for: user,
      key: nil,
      now: now + seconds
    )
    guard case .created(let id) = outcome else { throw MissingOutcome() }
    return id
  }
}

/// A storage has not done what a test needs.
struct MissingOutcome: Error {}

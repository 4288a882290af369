import Foundation
import GRDB
import ModelKit

/// What the repositories share.
struct GatherBackend: Sendable {
  let client: GatherAPIClient
  let sessions: SessionStore
  let databases: GatherDatabases
  let now: @Sendable () -> Date
  let changes = Broadcast<Void>()
  let listChanges = ListChangeCount()

  /// Whose data to work on.
  struct Account: Sendable {
    let session: Session
    fileprivate let databases: GatherDatabases

    /// What it has on this device.
    ///
    /// The database is not held in between, so that it may close.
    func read<Value: Sendable>(
      _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(GatherError) -> Value {
      try await databases.database(of: session.user).read(body)
    }

    /// One transaction: all of `body` or nothing.
    @discardableResult
    func write<Value: Sendable>(
      _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(GatherError) -> Value {
      try await databases.database(of: session.user).write(body)
    }
  }

  /// - Throws: `.loggedOut`.
  func account() async throws(GatherError) -> Account {
    guard let session = try await sessions.current() else { throw .loggedOut }
    return Account(session: session, databases: databases)
  }

  /// Asks the server for an account; where it says that the login is over, it is.
  /// - Throws: `.loggedOut`, `.notFound`, or `.service` with anything else.
  func ask<Value: Sendable>(
    _ account: Account,
    _ body: (String) async throws(GatherServiceError) -> Value
  ) async throws(GatherError) -> Value {
    do {
      return try await body(account.session.token)
    } catch .unauthorised {
      try await sessions.end(account.session)
      throw .loggedOut
    } catch .gone {
      throw .notFound
    } catch {
      throw .service(error)
    }
  }

  /// Changes what the person has on this device, and tells.
  @discardableResult
  func changing<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(GatherError) -> Value {
    let value = try await account().write(body)
    await changes.send(())
    return value
  }

  /// The list at hand.
  func known<Item: Codable & Sendable>(
    _ name: ListName,
    of type: Item.Type
  ) async throws(GatherError) -> Known<[Item]> {
    let list = try await account().read { try $0.list(name, of: type) }
    return Known(list?.items ?? [], list.map { .asOf($0.fetchedAt) } ?? .never)
  }

  /// Changes a list as the server has changed its own.
  func change<Item: Codable & Sendable>(
    _ name: ListName,
    of type: Item.Type,
    _ account: Account,
    _ body: @escaping @Sendable (inout [Item]) -> Void
  ) async throws(GatherError) {
    try await account.write { try $0.change(name, of: type, listChanges, body) }
    await changes.send(())
  }

  /// Asks for a list unless the one at hand is still the same, and keeps it.
  ///
  /// An answer from before a change of this device's own would undo it: then it asks again, a few
  /// times at most.
  func refresh<Item: Codable & Sendable>(
    _ name: ListName,
    of type: Item.Type,
    _ fetch: (String?, String) async throws(GatherServiceError) -> Fetched<[Item]>
  ) async throws(GatherError) -> Known<[Item]> {
    let account = try await account()
    for _ in 0..<Self.mostFetches {
      let count = listChanges.value
      let former = try await account.read { try $0.list(name, of: type) }
      let fetched = try await ask(account) { token throws(GatherServiceError) in
        try await fetch(former?.tag, token)
      }
      var list = StoredList(items: former?.items ?? [], tag: former?.tag, fetchedAt: now())
      if case .value(let items, let tag) = fetched {
        list.items = items
        list.tag = tag
      }
      let kept = list
      let isKept = try await account.write { db in
        guard listChanges.value == count else { return false }
        try db.keep(kept, as: name)
        return true
      }
      guard isKept else { continue }
      if case .value = fetched { await changes.send(()) }
      return Known(list.items, .fresh)
    }
    return try await known(name, of: type)
  }

  private static var mostFetches: Int { 4 }
}

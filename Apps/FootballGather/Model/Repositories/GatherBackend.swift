import Foundation
import GRDB
import ModelKit

/// The dependencies and steps that the repositories share.
struct GatherBackend: Sendable {
  let client: GatherAPIClient
  let sessions: SessionStore
  let databases: GatherDatabases
  let now: @Sendable () -> Date
  let changes = Broadcast<Void>()
  let listChanges = ListChangeCount()

  /// The account whose data is read and written.
  struct Account: Sendable {
    let session: Session
    fileprivate let databases: GatherDatabases

    /// Reads from the account's database on this device.
    ///
    /// The database is not retained between calls, so that it can be closed.
    func read<Value: Sendable>(
      _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(GatherError) -> Value {
      try await databases.database(of: session.user).read(body)
    }

    /// Writes in one transaction, which is rolled back if `body` throws.
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

  /// Sends a request for an account, and ends the session if the server rejects its token.
  /// - Throws: `.loggedOut`, `.notFound`, or `.service` with anything else.
  func ask<Value: Sendable>(
    _ account: Account,
    _ body: (String) async throws(GatherServiceError) -> Value
  ) async throws(GatherError) -> Value {
    do {
      return try await body(account.session.token)
    } catch .unauthorised {
      try await sessions.end(account.session, by: .rejection)
      throw .loggedOut
    } catch .gone {
      throw .notFound
    } catch {
      throw .service(error)
    }
  }

  /// Writes to the user's database and notifies the observers of `changes`.
  @discardableResult
  func changing<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(GatherError) -> Value {
    let value = try await account().write(body)
    await changes.send(())
    return value
  }

  /// Returns the stored list.
  func stored<Item: ListItem>(
    _ type: Item.Type
  ) async throws(GatherError) -> Stored<[Item]> {
    let list = try await account().read { try $0.list(of: type) }
    return Stored(list?.items ?? [], list.map { .asOf($0.fetchedAt) } ?? .never)
  }

  /// Applies a change that the server has made to a list.
  func change<Item: ListItem>(
    _ type: Item.Type,
    _ account: Account,
    _ body: @escaping @Sendable (Database) throws -> Void
  ) async throws(GatherError) {
    try await account.write { try $0.change(type, listChanges, body) }
    await changes.send(())
  }

  /// Fetches a list unless the stored version is current, and stores it.
  ///
  /// A response from before a local change would revert that change, so that the list is fetched
  /// again, four times at most in total.
  func refresh<Item: ListItem>(
    _ type: Item.Type,
    _ fetch: (String?, String) async throws(GatherServiceError) -> Fetched<[Item]>
  ) async throws(GatherError) -> Stored<[Item]> {
    let account = try await account()
    for _ in 0..<Self.mostFetches {
      let count = listChanges.value
      let former = try await account.read { try $0.list(of: type) }
      let fetched = try await ask(account) { token throws(GatherServiceError) in
        try await fetch(former?.tag, token)
      }
      let fetchedAt = now()
      let isKept = try await account.write { db in
        guard listChanges.value == count else { return false }
        switch fetched {
        case .value(let items, let tag):
          try db.keep(StoredList(items: items, tag: tag, fetchedAt: fetchedAt))
        case .notModified:
          try db.confirm(type, tag: former?.tag, at: fetchedAt)
        }
        return true
      }
      guard isKept else { continue }
      guard case .value(let items, _) = fetched else { return Stored(former?.items ?? [], .fresh) }
      await changes.send(())
      return Stored(items, .fresh)
    }
    return try await stored(type)
  }

  private static var mostFetches: Int { 4 }
}

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

  /// Asks for a list unless the one at hand is still the same, and keeps it.
  func refresh<Item: Codable & Sendable>(
    _ name: ListName,
    of type: Item.Type,
    _ fetch: (String?, String) async throws(GatherServiceError) -> Fetched<[Item]>
  ) async throws(GatherError) -> Known<[Item]> {
    let account = try await account()
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
    try await account.write { try $0.keep(kept, as: name) }
    if case .value = fetched { await changes.send(()) }
    return Known(list.items, .fresh)
  }
}

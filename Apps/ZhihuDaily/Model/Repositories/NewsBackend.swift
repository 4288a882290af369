import Foundation
import GRDB
import ModelKit

/// What the repositories share.
struct NewsBackend: Sendable {
  let service: any NewsService
  /// Copies.
  let cache: DatabaseFile
  /// What the person has done.
  let records: DatabaseFile
  let now: @Sendable () -> Date
  let dayChanges: Broadcast<Void>
  let changes: NewsChanges

  var storyChanges: Broadcast<Void> { changes.stories }
  var favouriteChanges: Broadcast<Void> { changes.favourites }

  func cached<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(NewsError) -> Value {
    try await cache.database().read(body)
  }

  @discardableResult
  func caching<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(NewsError) -> Value {
    try await cache.database().write(body)
  }

  func own<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(NewsError) -> Value {
    try await records.database().read(body)
  }

  @discardableResult
  func changing<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(NewsError) -> Value {
    try await records.database().write(body)
  }
}

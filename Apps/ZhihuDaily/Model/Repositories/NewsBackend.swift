import Foundation
import GRDB
import ModelKit

/// The dependencies that the repositories share.
struct NewsBackend: Sendable {
  let service: any NewsService
  /// The cached copies.
  let cache: DatabaseFile
  /// The user's marks and favourites.
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

public import Foundation

/// An idempotency key: a request that is sent twice takes effect once.
public struct RequestKey: Sendable, Hashable {
  let id: UUID

  public init(_ id: UUID = UUID()) {
    self.id = id
  }
}

public import Foundation

/// A person's wish, by whatever name it is sent: sent twice, it is done once.
public struct RequestKey: Sendable, Hashable {
  let id: UUID

  public init(_ id: UUID = UUID()) {
    self.id = id
  }
}

public import Foundation

/// A match, as the server knows it.
public struct Gather: Sendable, Hashable, Codable, Identifiable {
  public let id: UUID
  /// Nil until somebody has set one.
  public var score: Score?
  /// Rises with every change.
  public var version: Int
  public var createdAt: Date
  /// Nil while the match goes on.
  public var endedAt: Date?

  public init(
    id: UUID,
    score: Score? = nil,
    version: Int = 1,
    createdAt: Date,
    endedAt: Date? = nil
  ) {
    self.id = id
    self.score = score
    self.version = version
    self.createdAt = createdAt
    self.endedAt = endedAt
  }
}

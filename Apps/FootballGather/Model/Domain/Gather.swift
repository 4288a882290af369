public import Foundation

/// A match, as the server knows it.
public struct Gather: Sendable, Hashable, Codable, Identifiable {
  public let id: UUID
  /// The score; nil until it is first set.
  public var score: Score?
  /// The version, which increases with every change.
  public var version: Int
  public var createdAt: Date
  /// The date of the end; nil while the match is in progress.
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

  /// The date that identifies the match: of its end, or of its start while it is in progress.
  public var date: Date { endedAt ?? createdAt }
}

public import Foundation

/// A match that is over on this device, and whose end the server does not know yet.
public struct FinishedGather: Sendable, Equatable, Codable, Identifiable {
  /// That of the match while it was in progress.
  public let id: UUID
  public internal(set) var lineUp: LineUp
  /// Nil for one that was given up, and shall not be on the server.
  public let score: Score?
  /// Nil for one that was kept before this was.
  public let startedAt: Date?
  /// The server's id, once it knows of the match.
  public internal(set) var gatherID: Gather.ID?
  var wasAsked: Bool
  /// Goals of this device that the server may not have; nil in what an earlier version kept.
  private(set) var unsentGoals: [GoalAddition]?

  /// A match that ends with a result, or with none where it was given up.
  init(_ running: RunningGather, score: Score?) {
    id = running.id
    lineUp = running.lineUp
    self.score = score
    unsentGoals = score == nil ? nil : running.unsentGoals
    startedAt = running.startedAt
    gatherID = running.gatherID
    wasAsked = running.wasAsked
  }

  /// Whether there is nothing to tell: it was given up before the server heard of it.
  var isSilent: Bool { score == nil && gatherID == nil && !wasAsked }
}

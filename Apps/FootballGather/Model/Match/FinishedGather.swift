public import Foundation

/// A match that has ended on this device, and whose end the server has not confirmed.
public struct FinishedGather: Sendable, Equatable, Codable, Identifiable {
  /// The id that the match had while it was in progress.
  public let id: UUID
  public internal(set) var lineUp: LineUp
  /// The score; nil for an abandoned match, which must not remain on the server.
  public let score: Score?
  /// The date of the start; nil if an earlier version of the app stored the match.
  public let startedAt: Date?
  /// The ended match that this one is a rematch of; nil for any other match.
  let formerGather: Gather.ID?
  /// The server's id; nil until the server has confirmed the match.
  public internal(set) var gatherID: Gather.ID?
  var wasRequested: Bool
  /// The goals of this device that the server may lack; nil if an earlier version of the app stored
  /// the match.
  private(set) var unsentGoals: [GoalAddition]?

  /// Creates a finished match with its score, or with nil if it was abandoned.
  init(_ running: RunningGather, score: Score?) {
    id = running.id
    lineUp = running.lineUp
    self.score = score
    unsentGoals = score == nil ? nil : running.unsentGoals
    startedAt = running.startedAt
    formerGather = running.formerGather
    gatherID = running.gatherID
    wasRequested = running.wasRequested
  }

  /// A Boolean value that indicates whether nothing has to be sent: the match was abandoned before
  /// a request for it was sent.
  ///
  /// A rematch whose request was not answered may be the one that another device has started, and
  /// that must not be deleted.
  var needsNoRequest: Bool {
    score == nil && gatherID == nil && (!wasRequested || formerGather != nil)
  }

  private enum CodingKeys: String, CodingKey {
    case id, lineUp, score, startedAt, formerGather, gatherID, unsentGoals
    // The name in stored matches.
    case wasRequested = "wasAsked"
  }
}

import Foundation

/// A match that is over on this device, and whose end the server does not know yet.
struct FinishedGather: Sendable, Equatable, Codable {
  let id: UUID
  var lineUp: LineUp
  /// Nil for one that was given up, and shall not be on the server.
  let score: Score?
  var gatherID: Gather.ID?
  var wasAsked: Bool

  init(_ running: RunningGather, hasResult: Bool) {
    id = running.id
    lineUp = running.lineUp
    score = hasResult ? running.score : nil
    gatherID = running.gatherID
    wasAsked = running.wasAsked
  }

  /// Whether there is nothing to tell: it was given up before the server heard of it.
  var isSilent: Bool { score == nil && gatherID == nil && !wasAsked }
}

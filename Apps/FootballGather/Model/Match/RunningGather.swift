public import Foundation

/// The match in progress on this device.
///
/// It is kept at each change, and so outlives the process; the server may not know of it yet.
public struct RunningGather: Sendable, Equatable, Codable, Identifiable {
  /// Names the match on this device, and towards the server before that has given it an id.
  public let id: UUID
  public private(set) var lineUp: LineUp
  public private(set) var score: Score
  public var timer: MatchTimer
  public let startedAt: Date
  /// The id in the list of matches, once the server knows of it; without an account, from the start.
  public private(set) var gatherID: Gather.ID?
  /// What the server said last.
  private(set) var base = Base(version: 0, score: Score())
  /// The scores that are on their way to the server, or whose answer never came; the newest last.
  private var sending: [Score] = []
  /// Whether the server may know of it though it gave no answer.
  private(set) var wasAsked = false
  /// Whether the score was set here and the server has not taken it yet.
  public private(set) var hasUnsentScore = false

  package init(id: UUID, lineUp: LineUp, startedAt: Date) {
    self.id = id
    self.lineUp = lineUp
    self.startedAt = startedAt
    score = Score()
    timer = MatchTimer()
  }

  /// A match that another device has begun; the server's id is its name here too.
  init(joining live: LiveGather) {
    self.init(id: live.gather.id, lineUp: live.lineUp, startedAt: live.gather.createdAt)
    became(live.gather.id)
    adopt(live)
  }

  package mutating func setScore(_ score: Score) {
    guard score != self.score else { return }
    self.score = score
    hasUnsentScore = true
  }

  /// Stays on this device: there is no server to tell.
  package mutating func settle() {
    gatherID = id
    hasUnsentScore = false
  }

  mutating func willAsk(with lineUp: LineUp) {
    self.lineUp = lineUp
    wasAsked = true
  }

  mutating func became(_ gather: Gather.ID) {
    gatherID = gather
  }

  /// Takes over what the server says of this match.
  ///
  /// Who reaches the server first wins: where its score is neither what it was nor what was sent
  /// from here, somebody else has set it, and a score that was set here meanwhile is given up.
  mutating func adopt(_ live: LiveGather) {
    guard live.gather.id == gatherID, live.gather.version >= base.version else { return }
    let theirs = live.gather.score ?? Score()
    let isForeign = theirs != base.score && !sending.contains(theirs)
    base = Base(version: live.gather.version, score: theirs)
    lineUp = live.lineUp
    guard isForeign || !hasUnsentScore || theirs == score else { return }
    score = theirs
    sending = []
    hasUnsentScore = false
  }

  mutating func willSend(_ score: Score) {
    if sending.last != score { sending.append(score) }
  }

  /// The server took a score at a version, and is one version further now.
  mutating func sent(_ score: Score, at version: Int) {
    if base.version <= version {
      base = Base(version: version + 1, score: score)
      sending = []
    }
    if self.score == score { hasUnsentScore = false }
  }
}

extension RunningGather {
  /// A state of the server; version 0 is a new match, before it was asked for.
  struct Base: Sendable, Equatable, Codable {
    var version: Int
    var score: Score
  }
}

public import Foundation

/// The match in progress on this device.
///
/// It is stored after each change and outlives the process; the server may not know of it yet.
public struct RunningGather: Sendable, Equatable, Codable, Identifiable {
  /// The id of the match on this device, and its idempotency key until the server assigns an id.
  public let id: UUID
  public private(set) var lineUp: LineUp
  public private(set) var timer: MatchTimer
  public let startedAt: Date
  /// The ended match that this one is a rematch of, if it was started from its result.
  let formerGather: Gather.ID?
  /// The id in the list of matches, once the server has assigned it; without an account, from the
  /// start.
  public private(set) var gatherID: Gather.ID?
  /// The latest state that the server sent.
  private(set) var serverState = ServerState(version: 0, score: Score())
  /// The goals of this device that the server has not confirmed, sorted from oldest to newest.
  private(set) var unsentGoals: [GoalAddition] = []
  /// The date of the timer change that the server has not confirmed.
  private(set) var unsentTimerDate: Date?
  /// A Boolean value that indicates whether a request for the match was sent, so that the server
  /// may know of it.
  private(set) var wasRequested = false
  /// A Boolean value that indicates whether the user has dismissed the alarm of this timer.
  public private(set) var isAlarmDismissed = false

  package init(id: UUID, lineUp: LineUp, startedAt: Date, rematchOf former: Gather.ID? = nil) {
    self.id = id
    self.lineUp = lineUp
    self.startedAt = startedAt
    formerGather = former
    timer = MatchTimer()
  }

  /// Joins a match that another device has started; its id on this device is the server's.
  init(joining live: LiveGather, at now: Date) {
    self.init(id: live.gather.id, lineUp: live.lineUp, startedAt: live.gather.createdAt)
    join(live, at: now)
  }

  /// The server's score plus the goals of this device that it lacks.
  public var score: Score {
    unsentGoals.reduce(serverState.score) { $0.adding($1) }
  }

  /// A Boolean value that indicates whether this device has goals that the server has not
  /// confirmed.
  public var hasUnsentScore: Bool { !unsentGoals.isEmpty }

  var hasUnsentChanges: Bool { hasUnsentScore || unsentTimerDate != nil }

  // MARK: - What a person does

  /// Adds goals to a team, or removes some, within the range of a score.
  ///
  /// The key is the idempotency key of the change.
  package mutating func addGoals(_ goals: Int, for team: Team, key: UUID) {
    var next = score
    next[team] += goals
    let change = next[team] - score[team]
    guard change != 0 else { return }
    var addition = GoalAddition(key: key)
    // Goals that no request contains yet are merged into one addition.
    if let last = unsentGoals.last, !last.wasRequested {
      addition = last
      unsentGoals.removeLast()
    }
    addition[team] += change
    if !addition.isEmpty { unsentGoals.append(addition) }
  }

  package mutating func setTimer(_ timer: MatchTimer, at now: Date) {
    guard timer != self.timer else { return }
    self.timer = timer
    unsentTimerDate = now
    isAlarmDismissed = false
  }

  package mutating func dismissAlarm() {
    isAlarmDismissed = true
  }

  /// Confirms all changes locally, for matches without a server.
  package mutating func confirmLocally() {
    gatherID = id
    serverState.score = score
    unsentGoals = []
    unsentTimerDate = nil
  }

  // MARK: - The server

  mutating func willAsk(with lineUp: LineUp) {
    self.lineUp = lineUp
    wasRequested = true
  }

  mutating func became(_ gather: Gather.ID) {
    gatherID = gather
  }

  /// Becomes a match of the server that another device may have started.
  ///
  /// A time that has already elapsed there raises no alarm.
  mutating func join(_ live: LiveGather, at now: Date) {
    let former = timer
    became(live.gather.id)
    adopt(live, at: now)
    if timer != former { isAlarmDismissed = timer.phase(at: now) == .elapsed }
  }

  /// Adopts the state of the server; goals that it may lack are added to it.
  ///
  /// Between a request and its answer it is unknown whether the server's score contains the goals
  /// of the request. The answer contains them, so a score is adopted only while no request is open.
  mutating func adopt(_ live: LiveGather, at now: Date) {
    guard live.gather.id == gatherID, live.gather.version >= serverState.version else { return }
    if !unsentGoals.contains(where: \.wasRequested) {
      serverState = ServerState(version: live.gather.version, score: live.gather.score ?? Score())
    }
    lineUp = live.lineUp
    guard unsentTimerDate == nil, let clock = live.clock else { return }
    let theirs = MatchTimer(clock, at: now)
    guard !theirs.isClose(to: timer, at: now) else { return }
    timer = theirs
    isAlarmDismissed = false
  }

  /// Returns the next request: the oldest goals and the newest state of the timer.
  mutating func takeChange(at now: Date) -> MatchChange {
    if !unsentGoals.isEmpty { unsentGoals[0].wasRequested = true }
    return MatchChange(
      goals: unsentGoals.first,
      timer: unsentTimerDate.map { .init(timer: timer, changedAt: $0, now: now) }
    )
  }

  /// Handles the server's confirmation of a change and the match that it returned.
  mutating func confirmed(_ change: MatchChange, _ live: LiveGather?, at now: Date) {
    unsentGoals.removeAll { $0.key == change.goals?.key }
    if unsentTimerDate == change.timer?.changedAt { unsentTimerDate = nil }
    if let live { adopt(live, at: now) }
  }
}

extension RunningGather {
  /// A state of the server; version 0 is a new match that was not requested yet.
  struct ServerState: Sendable, Equatable, Codable {
    var version: Int
    var score: Score
  }
}

// Earlier versions of the app stored a total instead of goals, and no date of the timer change.
extension RunningGather {
  private enum CodingKeys: String, CodingKey {
    case id, lineUp, timer, startedAt, formerGather, gatherID, unsentGoals, unsentTimerDate
    case isAlarmDismissed
    // The names in stored matches.
    case serverState = "base"
    case wasRequested = "wasAsked"
  }

  private enum FormerKeys: String, CodingKey {
    case score, hasUnsentScore
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(UUID.self, forKey: .id)
    lineUp = try values.decode(LineUp.self, forKey: .lineUp)
    timer = try values.decode(MatchTimer.self, forKey: .timer)
    startedAt = try values.decode(Date.self, forKey: .startedAt)
    formerGather = try values.decodeIfPresent(UUID.self, forKey: .formerGather)
    gatherID = try values.decodeIfPresent(UUID.self, forKey: .gatherID)
    serverState = try values.decode(ServerState.self, forKey: .serverState)
    unsentTimerDate = try values.decodeIfPresent(Date.self, forKey: .unsentTimerDate)
    wasRequested = try values.decode(Bool.self, forKey: .wasRequested)
    isAlarmDismissed = try values.decodeIfPresent(Bool.self, forKey: .isAlarmDismissed) ?? false
    let goals = try values.decodeIfPresent([GoalAddition].self, forKey: .unsentGoals)
    unsentGoals = try goals ?? Self.formerGoals(decoder, since: &serverState)
  }

  /// Returns the goals of an unsent total; a total without unsent goals becomes the
  /// server's score.
  private static func formerGoals(
    _ decoder: any Decoder,
    since serverState: inout ServerState
  ) throws -> [GoalAddition] {
    let values = try decoder.container(keyedBy: FormerKeys.self)
    guard let score = try values.decodeIfPresent(Score.self, forKey: .score) else { return [] }
    guard try values.decodeIfPresent(Bool.self, forKey: .hasUnsentScore) == true else {
      serverState.score = score
      return []
    }
    var goals = GoalAddition(key: UUID())
    for team in [Team.a, .b] { goals[team] = score[team] - serverState.score[team] }
    return goals.isEmpty ? [] : [goals]
  }
}

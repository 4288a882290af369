/// All that screens ask about matches.
///
/// **What a person does in a match is kept on this device first**, without a network too; `send()`
/// brings to the server what it does not know yet. Call it after each change, and when the network
/// or the app is back.
public protocol GatherRepository: Sendable {
  /// The matches at hand, the newest first.
  ///
  /// - Throws: `.loggedOut` or `.storage`, as every method does.
  func gathers() async throws(GatherError) -> Known<[Gather]>

  /// Asks the server, keeps what it gives and returns it.
  ///
  /// - Throws: `.service`; what was at hand stays.
  func refresh() async throws(GatherError) -> Known<[Gather]>

  /// Who played in a match; as it is at hand where the server does not answer.
  ///
  /// - Throws: `.service`, `.notFound`.
  func lineUp(of id: Gather.ID) async throws(GatherError) -> LineUp

  /// Deletes a match; one that is gone already is deleted too.
  ///
  /// - Throws: `.service`.
  func delete(_ id: Gather.ID) async throws(GatherError)

  // MARK: - The match in progress

  /// The match in progress on this device, also that of a killed app.
  func running() async throws(GatherError) -> RunningGather?

  /// Starts a match; where one is in progress, that one goes on.
  ///
  /// - Throws: `.lineUpNotReady`.
  func start(_ lineUp: LineUp) async throws(GatherError) -> RunningGather

  /// Takes part in a match that another device has begun: it is the one in progress here too.
  ///
  /// - Returns: What it is; the same again where this device takes part already.
  /// - Throws: `.service`, with `.conflict` where another match is in progress here; `.notFound`
  ///   for one that is over.
  func join(_ id: Gather.ID) async throws(GatherError) -> RunningGather

  /// Adds goals to a team of the match in progress, or takes some back; other devices' goals stay.
  ///
  /// - Returns: What it is then.
  /// - Throws: `.notFound` where it is in progress no more.
  func addGoals(
    _ goals: Int,
    for team: Team,
    of id: RunningGather.ID
  ) async throws(GatherError) -> RunningGather

  /// Keeps the timer of the match in progress.
  ///
  /// - Returns: What the match is then.
  /// - Throws: `.notFound` where it is in progress no more.
  func setTimer(
    _ timer: MatchTimer,
    of id: RunningGather.ID
  ) async throws(GatherError) -> RunningGather

  /// Keeps that a person has dismissed the alarm at the end of the time.
  ///
  /// - Throws: `.notFound` where the match is in progress no more.
  func dismissAlarm(of id: RunningGather.ID) async throws(GatherError)

  /// Ends the match in progress with its score; a second time changes nothing.
  func end(_ id: RunningGather.ID) async throws(GatherError)

  /// Gives the match in progress up: it shall not be on the server either.
  func abandon(_ id: RunningGather.ID) async throws(GatherError)

  /// Follows the match in progress as others change it, until it is over or the task is cancelled.
  ///
  /// A broken connection is made anew, with growing pauses. Each change is told by `changes()`.
  /// - Parameters:
  ///   - id: Of the match.
  ///   - line: Told whether the server can be heard: true with all that it says, false when the
  ///     connection is broken.
  /// - Throws: `.loggedOut`, `.service` with what will not pass.
  func follow(
    _ id: RunningGather.ID,
    line: @escaping @Sendable (Bool) async -> Void
  ) async throws(GatherError)

  /// Follows a match that is in progress on another device only, until it is over or the task is
  /// cancelled.
  ///
  /// Keeps the match of `gathers()` up to date, and reports each change by `changes()`. It connects
  /// anew as `follow(_:line:)` does.
  /// - Throws: `.loggedOut`, or `.service` with an error that does not pass by itself.
  func watch(_ id: Gather.ID) async throws(GatherError)

  /// The match in progress here that another device has ended, until ``forgetEndedElsewhere()``.
  func endedElsewhere() async throws(GatherError) -> FinishedGather?

  func forgetEndedElsewhere() async throws(GatherError)

  // MARK: - What the server does not know yet

  /// Brings to the server what it does not know; calls that come meanwhile share the answer.
  ///
  /// Each match gets there once, however often this is called, or the app killed in between.
  /// - Throws: `.service`, with what was not sent kept for the next time; `.loggedOut`.
  func send() async throws(GatherError) -> SendReport

  /// How many matches have ended here without the server knowing.
  func unsent() async throws(GatherError) -> Int

  /// These matches, the newest first.
  func finished() async throws(GatherError) -> [FinishedGather]

  /// Says that something of the account's has changed here. Begins with the next change.
  func changes() async -> AsyncStream<Void>
}

extension GatherRepository {
  /// Follows the match in progress, whatever becomes of the line.
  public func follow(_ id: RunningGather.ID) async throws(GatherError) {
    try await follow(id) { _ in }
  }
}

/// The matches, as screens use them.
///
/// **Actions in a match are stored on this device first**, also without a network; `send()` sends
/// unsent changes to the server. Call it after each change, and when the network or the app becomes
/// active again.
public protocol GatherRepository: Sendable {
  /// Returns the stored matches, sorted from newest to oldest.
  ///
  /// - Throws: `.loggedOut` or `.storage`, as every method does.
  func gathers() async throws(GatherError) -> Stored<[Gather]>

  /// Fetches the matches from the server, stores and returns them.
  ///
  /// - Throws: `.service`, in which case the stored matches remain.
  func refresh() async throws(GatherError) -> Stored<[Gather]>

  /// Returns the line-up of a match, or the stored one if the server does not respond.
  ///
  /// - Throws: `.service`, `.notFound`.
  func lineUp(of id: Gather.ID) async throws(GatherError) -> LineUp

  /// Deletes a match; does nothing if it no longer exists.
  ///
  /// - Throws: `.service`.
  func delete(_ id: Gather.ID) async throws(GatherError)

  // MARK: - The match in progress

  /// Returns the match in progress on this device, also after the app was killed.
  func running() async throws(GatherError) -> RunningGather?

  /// Starts a match, or returns the one in progress.
  ///
  /// Devices that start a rematch of the same match play one match: the second joins the first. A
  /// rematch that has already ended is followed by a further one.
  /// - Parameters:
  ///   - lineUp: The teams.
  ///   - former: The ended match that this is a rematch of; nil for any other match.
  /// - Returns: The match in progress.
  /// - Throws: `.lineUpNotReady`.
  func start(
    _ lineUp: LineUp,
    rematchOf former: Gather.ID?
  ) async throws(GatherError) -> RunningGather

  /// Joins a match that another device has started, and makes it the match in progress.
  ///
  /// - Returns: The match; the same again if this device has already joined it.
  /// - Throws: `.service`, with `.conflict` if another match is in progress here; `.notFound` if
  ///   the match is over.
  func join(_ id: Gather.ID) async throws(GatherError) -> RunningGather

  /// Adds goals to a team of the match in progress, or removes some; other devices' goals remain.
  ///
  /// - Returns: The changed match.
  /// - Throws: `.notFound` if the match is no longer in progress.
  func addGoals(
    _ goals: Int,
    for team: Team,
    of id: RunningGather.ID
  ) async throws(GatherError) -> RunningGather

  /// Stores the timer of the match in progress.
  ///
  /// - Returns: The changed match.
  /// - Throws: `.notFound` if the match is no longer in progress.
  func setTimer(
    _ timer: MatchTimer,
    of id: RunningGather.ID
  ) async throws(GatherError) -> RunningGather

  /// Stores that the user has dismissed the alarm at the end of the time.
  ///
  /// - Throws: `.notFound` if the match is no longer in progress.
  func dismissAlarm(of id: RunningGather.ID) async throws(GatherError)

  /// Ends the match in progress with its score; has no effect the second time.
  func end(_ id: RunningGather.ID) async throws(GatherError)

  /// Abandons the match in progress, so that it is removed from the server too.
  func abandon(_ id: RunningGather.ID) async throws(GatherError)

  /// Follows the changes of other devices to the match in progress, until it is over or the task is
  /// cancelled.
  ///
  /// Reconnects after a lost connection, with increasing delays. `changes()` reports each change.
  /// - Parameters:
  ///   - id: The id of the match.
  ///   - onConnectionChange: Receives true with each event of the server, and false when the
  ///     connection is lost.
  /// - Throws: `.loggedOut`; `.service` with an error that is not transient.
  func follow(
    _ id: RunningGather.ID,
    onConnectionChange: @escaping @Sendable (Bool) async -> Void
  ) async throws(GatherError)

  /// Follows a match that is in progress on another device only, until it is over or the task is
  /// cancelled.
  ///
  /// Keeps the match of `gathers()` up to date, and reports each change by `changes()`. It connects
  /// anew as `follow(_:onConnectionChange:)` does.
  /// - Parameters:
  ///   - id: The id of the match.
  ///   - onConnectionChange: Receives true with each event of the server, and false when the
  ///     connection is lost.
  /// - Throws: `.loggedOut`, or `.service` with an error that does not pass by itself.
  func watch(
    _ id: Gather.ID,
    onConnectionChange: @escaping @Sendable (Bool) async -> Void
  ) async throws(GatherError)

  /// Returns the match in progress that another device has ended, until ``forgetEndedElsewhere()``.
  func endedElsewhere() async throws(GatherError) -> FinishedGather?

  func forgetEndedElsewhere() async throws(GatherError)

  // MARK: - What the server does not know yet

  /// Sends unsent changes to the server; concurrent calls share the result.
  ///
  /// Each match is created once, however often this is called, or the app killed in between.
  /// - Throws: `.service`, in which case unsent changes are kept for the next call; `.loggedOut`.
  func send() async throws(GatherError) -> SendReport

  /// Returns the number of matches that have ended here and whose end was not sent.
  func unsent() async throws(GatherError) -> Int

  /// Returns these matches, sorted from newest to oldest.
  func finished() async throws(GatherError) -> [FinishedGather]

  /// Returns a stream of the account's changes on this device, starting with the next one.
  func changes() async -> AsyncStream<Void>
}

extension GatherRepository {
  /// Starts a match that is no rematch.
  public func start(_ lineUp: LineUp) async throws(GatherError) -> RunningGather {
    try await start(lineUp, rematchOf: nil)
  }

  /// Follows the match in progress without observing the connection.
  public func follow(_ id: RunningGather.ID) async throws(GatherError) {
    try await follow(id) { _ in }
  }
}

/// The matches of the current user, with or without an account.
struct RoutedGatherRepository: GatherRepository {
  let sessions: SessionStore
  let live: any GatherRepository
  let offline: any GatherRepository

  private func current() async throws(GatherError) -> any GatherRepository {
    try await sessions.current()?.isOffline == true ? offline : live
  }

  func gathers() async throws(GatherError) -> Stored<[Gather]> {
    try await current().gathers()
  }

  func refresh() async throws(GatherError) -> Stored<[Gather]> {
    try await current().refresh()
  }

  func lineUp(of id: Gather.ID) async throws(GatherError) -> LineUp {
    try await current().lineUp(of: id)
  }

  func delete(_ id: Gather.ID) async throws(GatherError) {
    try await current().delete(id)
  }

  func running() async throws(GatherError) -> RunningGather? {
    try await current().running()
  }

  func start(
    _ lineUp: LineUp,
    rematchOf former: Gather.ID?
  ) async throws(GatherError) -> RunningGather {
    try await current().start(lineUp, rematchOf: former)
  }

  func join(_ id: Gather.ID) async throws(GatherError) -> RunningGather {
    try await current().join(id)
  }

  func addGoals(
    _ goals: Int,
    for team: Team,
    of id: RunningGather.ID
  ) async throws(GatherError) -> RunningGather {
    try await current().addGoals(goals, for: team, of: id)
  }

  func setTimer(
    _ timer: MatchTimer,
    of id: RunningGather.ID
  ) async throws(GatherError) -> RunningGather {
    try await current().setTimer(timer, of: id)
  }

  func dismissAlarm(of id: RunningGather.ID) async throws(GatherError) {
    try await current().dismissAlarm(of: id)
  }

  func end(_ id: RunningGather.ID) async throws(GatherError) {
    try await current().end(id)
  }

  func abandon(_ id: RunningGather.ID) async throws(GatherError) {
    try await current().abandon(id)
  }

  func follow(
    _ id: RunningGather.ID,
    onConnectionChange: @escaping @Sendable (Bool) async -> Void
  ) async throws(GatherError) {
    try await current().follow(id, onConnectionChange: onConnectionChange)
  }

  func watch(
    _ id: Gather.ID,
    onConnectionChange: @escaping @Sendable (Bool) async -> Void
  ) async throws(GatherError) {
    try await current().watch(id, onConnectionChange: onConnectionChange)
  }

  func endedElsewhere() async throws(GatherError) -> FinishedGather? {
    try await current().endedElsewhere()
  }

  func forgetEndedElsewhere() async throws(GatherError) {
    try await current().forgetEndedElsewhere()
  }

  func send() async throws(GatherError) -> SendReport {
    try await current().send()
  }

  func unsent() async throws(GatherError) -> Int {
    try await current().unsent()
  }

  func finished() async throws(GatherError) -> [FinishedGather] {
    try await current().finished()
  }

  /// Returns the stream that both repositories share.
  func changes() async -> AsyncStream<Void> { await live.changes() }
}

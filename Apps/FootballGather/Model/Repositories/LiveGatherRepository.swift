import Foundation
import GRDB

/// Matches on the server, stored on this device first.
actor LiveGatherRepository: GatherRepository {
  nonisolated let backend: GatherBackend
  nonisolated let clock: any Clock<Duration>
  private let makeID: @Sendable () -> UUID
  private var sending: Task<Result<SendReport, GatherError>, Never>?
  private var isChanged = false

  init(
    backend: GatherBackend,
    clock: any Clock<Duration>,
    makeID: @escaping @Sendable () -> UUID
  ) {
    self.backend = backend
    self.clock = clock
    self.makeID = makeID
  }

  // MARK: - The match in progress

  func start(
    _ lineUp: LineUp,
    rematchOf former: Gather.ID?
  ) async throws(GatherError) -> RunningGather {
    guard lineUp.isReady else { throw .lineUpNotReady }
    let new = RunningGather(
      id: makeID(),
      lineUp: lineUp,
      startedAt: backend.now(),
      rematchOf: former
    )
    return try await backend.changing { db in
      if let running = try db.running() { return running }
      try db.keep(new)
      return new
    }
  }

  func addGoals(
    _ goals: Int,
    for team: Team,
    of id: RunningGather.ID
  ) async throws(GatherError) -> RunningGather {
    let key = makeID()
    return try await change(id) { $0.addGoals(goals, for: team, key: key) }
  }

  func setTimer(
    _ timer: MatchTimer,
    of id: RunningGather.ID
  ) async throws(GatherError) -> RunningGather {
    let now = backend.now()
    return try await change(id) { $0.setTimer(timer, at: now) }
  }

  func dismissAlarm(of id: RunningGather.ID) async throws(GatherError) {
    _ = try await change(id) { $0.dismissAlarm() }
  }

  func end(_ id: RunningGather.ID) async throws(GatherError) {
    try await finish(id, hasResult: true)
  }

  func abandon(_ id: RunningGather.ID) async throws(GatherError) {
    try await finish(id, hasResult: false)
  }

  /// Moves the match to the outbox in one transaction, so that a killed app loses neither state.
  private func finish(_ id: RunningGather.ID, hasResult: Bool) async throws(GatherError) {
    try await backend.changing { db in
      guard let running = try db.running(), running.id == id else { return }
      try db.removeRunning()
      let finished = FinishedGather(running, score: hasResult ? running.score : nil)
      if !finished.needsNoRequest { try db.addToOutbox(finished) }
    }
  }

  private func change(
    _ id: RunningGather.ID,
    _ body: @escaping @Sendable (inout RunningGather) -> Void
  ) async throws(GatherError) -> RunningGather {
    let running = try await backend.changing { try $0.changeRunning(id, body) }
    guard let running else { throw .notFound }
    return running
  }

  // MARK: - Sending

  func send() async throws(GatherError) -> SendReport {
    isChanged = true
    // An unstructured task, so that sending continues even if the calling screen was closed.
    let task = sending ?? Task { await self.sendAll() }
    sending = task
    return try await task.value.get()
  }

  private func sendAll() async -> Result<SendReport, GatherError> {
    defer { sending = nil }
    var report = SendReport()
    do throws(GatherError) {
      // Calls that joined meanwhile may have brought changes, and may belong to another account.
      while isChanged {
        isChanged = false
        let delivery = GatherDelivery(backend: backend, account: try await backend.account())
        try await delivery.deliverFinished(&report)
        try await delivery.deliverRunning()
      }
    } catch {
      return .failure(error)
    }
    return .success(report)
  }
}

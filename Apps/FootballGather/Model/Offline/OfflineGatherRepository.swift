import Foundation
import GRDB
import GatherAPI
import ModelKit

/// The matches of a user without an account, stored on this device only.
struct OfflineGatherRepository: GatherRepository {
  let backend: GatherBackend
  let makeID: @Sendable () -> UUID

  func gathers() async throws(GatherError) -> Stored<[Gather]> {
    Stored(try await read { try $0.items(of: Gather.self) }, .fresh)
  }

  func refresh() async throws(GatherError) -> Stored<[Gather]> { try await gathers() }

  func lineUp(of id: Gather.ID) async throws(GatherError) -> LineUp {
    let lineUp = try await read { db in
      try db.lineUp(of: id)?.updated(by: db.items(of: Player.self))
    }
    guard let lineUp else { throw .notFound }
    return lineUp
  }

  func delete(_ id: Gather.ID) async throws(GatherError) {
    try await backend.changing { db in
      try db.removeGather(id)
      if try db.running()?.gatherID == id { try db.removeRunning() }
    }
  }

  // MARK: - The match in progress

  func running() async throws(GatherError) -> RunningGather? {
    try await read { try $0.running() }
  }

  /// Starts a match; no other device can have started the same rematch.
  func start(
    _ lineUp: LineUp,
    rematchOf former: Gather.ID?
  ) async throws(GatherError) -> RunningGather {
    guard lineUp.isReady else { throw .lineUpNotReady }
    let (id, now) = (makeID(), backend.now())
    return try await backend.changing { db in
      if let running = try db.running() { return running }
      guard try Gather.fetchCount(db) < GatherLimits.gathers else {
        throw GatherError.service(.conflict)
      }
      var running = RunningGather(id: id, lineUp: lineUp, startedAt: now)
      running.confirmLocally()
      try db.keep(running)
      try db.add(Gather(id: id, createdAt: now), lineUp)
      return running
    }
  }

  /// Returns the match in progress; no other device can start one.
  func join(_ id: Gather.ID) async throws(GatherError) -> RunningGather {
    guard let running = try await running(), running.gatherID == id else { throw .notFound }
    return running
  }

  func addGoals(
    _ goals: Int,
    for team: Team,
    of id: RunningGather.ID
  ) async throws(GatherError) -> RunningGather {
    let key = makeID()
    return try await change(id) { running, db in
      running.addGoals(goals, for: team, key: key)
      running.confirmLocally()
      let score = running.score
      try db.changeGather(id) { $0.score = score }
    }
  }

  func setTimer(
    _ timer: MatchTimer,
    of id: RunningGather.ID
  ) async throws(GatherError) -> RunningGather {
    let now = backend.now()
    return try await change(id) { running, _ in
      running.setTimer(timer, at: now)
      running.confirmLocally()
    }
  }

  func dismissAlarm(of id: RunningGather.ID) async throws(GatherError) {
    _ = try await change(id) { running, _ in running.dismissAlarm() }
  }

  func end(_ id: RunningGather.ID) async throws(GatherError) {
    let now = backend.now()
    try await backend.changing { db in
      guard let running = try db.running(), running.id == id else { return }
      try db.removeRunning()
      try db.changeGather(id) { gather in
        gather.score = running.score
        gather.endedAt = now
      }
    }
  }

  func abandon(_ id: RunningGather.ID) async throws(GatherError) {
    try await backend.changing { db in
      guard try db.running()?.id == id else { return }
      try db.removeRunning()
      try db.removeGather(id)
    }
  }

  /// Waits for the end of the match; no other device changes it.
  func follow(
    _ id: RunningGather.ID,
    onConnectionChange: @escaping @Sendable (Bool) async -> Void
  ) async throws(GatherError) {
    var changes = await changes().makeAsyncIterator()
    while try await running()?.id == id {
      guard await changes.next() != nil else { throw .service(.cancelled) }
    }
  }

  /// Returns at once, since there is no other device.
  func watch(
    _ id: Gather.ID,
    onConnectionChange: @escaping @Sendable (Bool) async -> Void
  ) async throws(GatherError) {}

  /// Returns nil, since there is no other device.
  func endedElsewhere() async throws(GatherError) -> FinishedGather? { nil }

  func forgetEndedElsewhere() async throws(GatherError) {}

  // MARK: - What the server does not know

  func send() async throws(GatherError) -> SendReport { SendReport() }

  func unsent() async throws(GatherError) -> Int { 0 }

  func finished() async throws(GatherError) -> [FinishedGather] { [] }

  func changes() async -> AsyncStream<Void> { await backend.changes.subscribe() }

  // MARK: - Steps

  private func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(GatherError) -> Value {
    try await backend.account().read(body)
  }

  private func change(
    _ id: RunningGather.ID,
    _ body: @escaping @Sendable (inout RunningGather, Database) throws -> Void
  ) async throws(GatherError) -> RunningGather {
    let running = try await backend.changing { db in
      try db.changeRunning(id) { try body(&$0, db) }
    }
    guard let running else { throw .notFound }
    return running
  }
}

extension LineUp {
  /// Returns the line-up with the current players, and deleted ones as they were.
  func updated(by players: [Player]) -> LineUp {
    let now = Dictionary(players.map { ($0.id, $0) }) { first, _ in first }
    return LineUp(
      teamA: teamA.map { now[$0.id] ?? $0 },
      teamB: teamB.map { now[$0.id] ?? $0 }
    )
  }
}

import Foundation
import GatherAPI
import Testing

@testable import GatherServer

/// Changes to a match in progress, in every storage.
struct GatherChangesTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  /// Runs the body with a match and its owner.
  private func withMatch(
    in database: TestDatabase,
    _ body: @escaping @Sendable (GatherStore, UUID, UUID) async throws -> Void
  ) async throws {
    let now = now
    try await database.run { store in
      let name = try #require(Username("ana"))
      let user = try #require(
        try await store.createAccount(name: name, password: "hash", now: now)
      )
      let outcome = try await store.createGather(players: [], for: user, key: nil, now: now)
      guard case .created(let id) = outcome else {
        Issue.record("Expected a match, got \(outcome).")
        return
      }
      try await body(store, id, user)
    }
  }

  @Test(arguments: TestDatabase.wanted)
  func goalsOfTwoPhonesAddUp(database: TestDatabase) async throws {
    try await withMatch(in: database) { [now] (store, id, user) async throws in
      let goal = GatherChangeRequest(goals: GoalChange(teamA: 1))
      for key in ["phone", "tablet"] {
        #expect(try await store.change(id, of: user, by: goal, key: key, now: now) == .done)
      }
      let gather = try #require(try await store.gather(id, of: user))
      #expect(gather.score == Score(teamA: 2, teamB: 0) && gather.version == 3)
    }
  }

  @Test(arguments: TestDatabase.wanted)
  func anEndTakesTheScoreThatTheMatchHasThen(database: TestDatabase) async throws {
    try await withMatch(in: database) { [now] (store, id, user) async throws in
      let goal = GatherChangeRequest(goals: GoalChange(teamA: 1))
      #expect(try await store.change(id, of: user, by: goal, key: "tablet", now: now) == .done)
      let last = GatherChangeRequest(goals: GoalChange(teamB: 2), ends: true)
      for _ in 1...2 {
        #expect(try await store.change(id, of: user, by: last, key: "phone", now: now) == .done)
      }
      let gather = try #require(try await store.gather(id, of: user))
      #expect(gather.score == Score(teamA: 1, teamB: 2))
      #expect(gather.winnerTeam == .teamB && gather.endedAt == now)
      #expect(try await store.change(id, of: user, by: goal, key: "late", now: now) == .ended)
    }
  }

  @Test(arguments: TestDatabase.wanted)
  func aChangeThatIsSentAgainCountsOnce(database: TestDatabase) async throws {
    try await withMatch(in: database) { [now] (store, id, user) async throws in
      let goal = GatherChangeRequest(goals: GoalChange(teamB: 1))
      for _ in 1...3 {
        #expect(try await store.change(id, of: user, by: goal, key: "same", now: now) == .done)
      }
      let score = Score(teamA: 0, teamB: 1)
      #expect(try await store.gather(id, of: user)?.score == score)
      let result = GatherResultRequest(score: score)
      #expect(try await store.end(id, of: user, with: result, now: now) == .done)
      #expect(try await store.change(id, of: user, by: goal, key: "same", now: now) == .done)
      #expect(try await store.change(id, of: user, by: goal, key: "new", now: now) == .ended)
      #expect(try await store.gather(id, of: user)?.score == score)
    }
  }

  @Test(arguments: TestDatabase.wanted)
  func aScoreStaysWithinItsLimits(database: TestDatabase) async throws {
    try await withMatch(in: database) { [now] (store, id, user) async throws in
      for change in [GoalChange(teamA: 1, teamB: -1), GoalChange(teamA: 999)] {
        let request = GatherChangeRequest(goals: change)
        #expect(try await store.change(id, of: user, by: request, key: nil, now: now) == .done)
      }
      #expect(try await store.gather(id, of: user)?.score == Score(teamA: 999, teamB: 0))
    }
  }

  @Test(arguments: TestDatabase.wanted)
  func theClockRunsFromWhenItWasStarted(database: TestDatabase) async throws {
    try await withMatch(in: database) { [now] (store, id, user) async throws in
      #expect(try await store.snapshot(id, of: user)?.clock == nil)
      let start = ClockChange(phase: .running, remaining: 600_000, age: 1_500)
      let request = GatherChangeRequest(clock: start)
      #expect(try await store.change(id, of: user, by: request, key: "a", now: now) == .done)
      let stored = try #require(try await store.snapshot(id, of: user))
      let clocks = [0, 10, 700].map { stored.shown(at: now + $0).clock?.remaining }
      #expect(clocks == [598_500, 588_500, 0])
      #expect(stored.gather.version == 1)
    }
  }

  @Test(arguments: TestDatabase.wanted)
  func aChangeThatWasMadeEarlierDoesNotMoveTheClock(database: TestDatabase) async throws {
    try await withMatch(in: database) { [now] (store, id, user) async throws in
      let pause = ClockChange(phase: .paused, remaining: 300_000, age: 0)
      let start = ClockChange(phase: .running, remaining: 600_000, age: 60_000)
      for change in [pause, start] {
        let request = GatherChangeRequest(clock: change)
        #expect(try await store.change(id, of: user, by: request, key: nil, now: now) == .done)
      }
      let clock = try await store.snapshot(id, of: user)?.shown(at: now).clock
      #expect(clock == MatchClock(phase: .paused, remaining: 300_000))
    }
  }

  @Test func theOldestKeysOfAMatchAreForgotten() async throws {
    let store = GatherStore(try SQLiteDatabase())
    let name = try #require(Username("ana"))
    let user = try #require(try await store.createAccount(name: name, password: "x", now: now))
    let outcome = try await store.createGather(players: [], for: user, key: nil, now: now)
    guard case .created(let id) = outcome else { return }
    let nothing = GatherChangeRequest()
    for number in 1...1_000 {
      let date = now + TimeInterval(number)
      _ = try await store.change(id, of: user, by: nothing, key: "\(number)", now: date)
    }
    let count = try await store.database.read { db in
      try db.count("SELECT count(*) FROM gather_changes", [])
    }
    #expect(count == 500)
    await store.database.close()
  }
}

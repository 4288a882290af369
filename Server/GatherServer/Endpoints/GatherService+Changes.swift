import Foundation
import GatherAPI
import HTTPTypes
import Hummingbird

extension GatherService {
  /// Adds the snapshot of a match, and changes to it.
  func addChanges(to api: RouterGroup<some RequestContext>) {
    api.get("gathers/:gather/snapshot") { request, context in
      let session = try await self.session(request)
      return try await self.snapshot(self.gatherID(context), of: session.user)
    }
    api.post("gathers/:gather/changes") { request, context in
      let session = try await self.session(request)
      let id = try self.gatherID(context)
      let key = try self.requestKey(request)
      let change = try await self.read(GatherChangeRequest.self, request)
      try Self.check(change)
      let outcome = try await self.store.change(
        id,
        of: session.user,
        by: change,
        key: key,
        now: self.now()
      )
      _ = try self.answer(outcome, .ok)
      return try await self.snapshot(id, of: session.user)
    }
  }

  private func snapshot(_ id: UUID, of user: UUID) async throws -> Response {
    guard let snapshot = try await store.snapshot(id, of: user) else { throw Problem.absent }
    return try json(snapshot.shown(at: now()), .ok, [.cacheControl: "no-store"])
  }

  /// - Throws: `Problem` where a number is outside its limits.
  private static func check(_ change: GatherChangeRequest) throws {
    var problems: [String: String] = [:]
    func expect(_ value: Int, in limits: ClosedRange<Int>, _ field: String) {
      if !limits.contains(value) {
        problems[field] = "Expected \(limits.lowerBound) to \(limits.upperBound)."
      }
    }
    if let goals = change.goals {
      expect(goals.teamA, in: GoalChange.limits, "goals.teamA")
      expect(goals.teamB, in: GoalChange.limits, "goals.teamB")
    }
    if let clock = change.clock {
      expect(clock.remaining, in: MatchClock.limits, "clock.remaining")
      expect(clock.age, in: ClockChange.ages, "clock.age")
    }
    guard problems.isEmpty else { throw Problem.invalid(problems) }
  }
}

import Foundation

extension LiveGatherRepository {
  nonisolated func join(_ id: Gather.ID) async throws(GatherError) -> RunningGather {
    let account = try await backend.account()
    let live = try await backend.ask(account) { token throws(GatherServiceError) in
      try await backend.client.snapshot(of: id, token: token)
    }
    guard live.gather.endedAt == nil else { throw .notFound }
    let now = backend.now()
    return try await backend.changing { db in
      if let running = try db.running() {
        guard running.gatherID == id else { throw GatherError.service(.conflict) }
        return running
      }
      // The match has already ended on this device; only the server does not know.
      guard try !db.outbox().contains(where: { $0.gatherID == id }) else {
        throw GatherError.notFound
      }
      let joined = RunningGather(joining: live, at: now)
      try db.keep(joined)
      return joined
    }
  }
}

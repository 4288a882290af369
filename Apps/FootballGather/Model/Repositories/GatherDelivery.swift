import Foundation
import ModelKit

/// Sends the local changes of one account to the server.
///
/// Each step is stored before its request and after the response, and each request can be repeated:
/// a match is created under its idempotency key, and a repeated result changes nothing.
struct GatherDelivery {
  let backend: GatherBackend
  let account: GatherBackend.Account

  private var client: GatherAPIClient { backend.client }

  // MARK: - Matches that are over

  func deliverFinished(_ report: inout SendReport) async throws(GatherError) {
    for finished in try await account.read({ try $0.outbox() }) {
      do {
        try await deliver(finished, &report)
      } catch .service(.conflict), .service(.invalid) {
        // A refused match must not block the others.
        report.refused.append(finished.id)
        continue
      }
      try await account.write { try $0.removeFromOutbox(finished.id) }
      await backend.changes.send(())
    }
  }

  private func deliver(
    _ finished: FinishedGather,
    _ report: inout SendReport
  ) async throws(GatherError) {
    let id = try await serverID(of: finished)
    do {
      guard let score = finished.score else {
        return try await ask { token throws(GatherServiceError) in
          try await client.deleteGather(id, token: token)
        }
      }
      report.results[finished.id] = try await deliver(score, of: finished, id)
      report.sent.append(id)
    } catch .notFound, .service(.conflict) {
      if finished.score != nil { report.overruled.append(id) }
    }
  }

  /// - Returns: The result, which includes the goals that other devices have added meanwhile.
  private func deliver(
    _ score: Score,
    of finished: FinishedGather,
    _ id: Gather.ID
  ) async throws(GatherError) -> Score {
    guard let unsentGoals = finished.unsentGoals else {
      try await ask { token throws(GatherServiceError) in
        try await client.end(id, score, token: token)
      }
      return score
    }
    let end = MatchChange(endKey: finished.id)
    var result = score
    for change in unsentGoals.map({ MatchChange(goals: $0) }) + [end] {
      let live = try await ask { token throws(GatherServiceError) in
        try await client.change(id, by: change, token: token)
      }
      result = live.gather.score ?? result
    }
    return result
  }

  /// Returns the server's id of a match, and creates the match there if necessary.
  private func serverID(of finished: FinishedGather) async throws(GatherError) -> Gather.ID {
    if let id = finished.gatherID { return id }
    var finished = finished
    let (lineUp, former) = (finished.lineUp, finished.formerGather)
    let (id, _) = try await make(lineUp, finished.id, rematchOf: former) {
      lineUp throws(GatherError) in
      finished.lineUp = lineUp
      finished.wasRequested = true
      let kept = finished
      try await account.write { try $0.changeInOutbox(kept) }
    }
    finished.gatherID = id
    let kept = finished
    try await account.write { try $0.changeInOutbox(kept) }
    return id
  }

  // MARK: - The match in progress

  func deliverRunning() async throws(GatherError) {
    guard let running = try await account.read({ try $0.running() }) else { return }
    if running.gatherID == nil { try await deliverStart(of: running) }
    while let running = try await account.read({ try $0.running() }),
      let id = running.gatherID, running.hasUnsentChanges
    {
      try await deliverChange(of: running, id)
    }
  }

  private func deliverStart(of running: RunningGather) async throws(GatherError) {
    let (lineUp, former) = (running.lineUp, running.formerGather)
    let (id, live) = try await make(lineUp, running.id, rematchOf: former) {
      lineUp throws(GatherError) in
      _ = try await account.write {
        try $0.changeRunning(running.id) { $0.willAsk(with: lineUp) }
      }
    }
    let now = backend.now()
    try await account.write {
      try $0.changeRunning(running.id) { running in
        if let live { running.join(live, at: now) } else { running.became(id) }
      }
    }
    await backend.changes.send(())
  }

  private func deliverChange(
    of running: RunningGather,
    _ id: Gather.ID
  ) async throws(GatherError) {
    let now = backend.now
    let change = try await account.write { db in
      var change = MatchChange()
      try db.changeRunning(running.id) { change = $0.takeChange(at: now()) }
      return change
    }
    var live: LiveGather?
    do {
      live = try await ask { token throws(GatherServiceError) in
        try await client.change(id, by: change, token: token)
      }
    } catch .service(.conflict), .notFound {
      try await refreshState(of: running, id)
    }
    let answer = live
    try await account.write {
      try $0.changeRunning(running.id) { $0.confirmed(change, answer, at: now()) }
    }
    await backend.changes.send(())
  }

  /// Fetches the server's state and applies it; a match that is over on the server ends on this
  /// device.
  private func refreshState(of running: RunningGather, _ id: Gather.ID) async throws(GatherError) {
    var live: LiveGather?
    do {
      live = try await ask { token throws(GatherServiceError) in
        try await client.snapshot(of: id, token: token)
      }
    } catch .notFound {}
    try await backend.adopt(live, running.id, account)
  }

  // MARK: - Steps

  /// Creates a match; a rematch may be the one that another device has created.
  ///
  /// All devices create the rematch of a match under the same key. If that rematch has already
  /// ended, the match becomes a rematch of it.
  /// - Returns: The id, and the state of a rematch.
  private func make(
    _ lineUp: LineUp,
    _ id: RunningGather.ID,
    rematchOf former: Gather.ID?,
    _ keep: (LineUp) async throws(GatherError) -> Void
  ) async throws(GatherError) -> (Gather.ID, LiveGather?) {
    guard var former else { return (try await make(lineUp, id.uuidString, keep), nil) }
    while true {
      let id = try await make(lineUp, "rematch-\(former)", keep)
      let live = try await ask { token throws(GatherServiceError) in
        try await client.snapshot(of: id, token: token)
      }
      guard live.gather.endedAt != nil else { return (id, live) }
      former = id
    }
  }

  /// Creates a match without the players that no longer exist.
  private func make(
    _ lineUp: LineUp,
    _ key: String,
    _ keep: (LineUp) async throws(GatherError) -> Void
  ) async throws(GatherError) -> Gather.ID {
    try await keep(lineUp)
    do {
      return try await ask { token throws(GatherServiceError) in
        try await client.createGather(lineUp, key: key, token: token)
      }
    } catch .notFound {
      let fetched = try await ask { token throws(GatherServiceError) in
        try await client.players(ifNot: nil, token: token)
      }
      guard case .value(let players, _) = fetched else { throw .notFound }
      let rest = lineUp.keeping(Set(players.map(\.id)))
      guard rest != lineUp else { throw .service(.conflict) }
      return try await make(rest, key, keep)
    }
  }

  private func ask<Value: Sendable>(
    _ body: (String) async throws(GatherServiceError) -> Value
  ) async throws(GatherError) -> Value {
    try await backend.ask(account, body)
  }
}

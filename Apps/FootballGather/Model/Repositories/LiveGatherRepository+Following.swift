import Foundation

extension LiveGatherRepository {
  nonisolated func follow(
    _ id: RunningGather.ID,
    line: @escaping @Sendable (Bool) async -> Void
  ) async throws(GatherError) {
    let account = try await backend.account()
    var changes = await changes().makeAsyncIterator()
    var pauses = Reconnecting()
    while let running = try await running(id, account) {
      guard let gather = running.gatherID else {
        // The server does not know of it yet.
        guard await changes.next() != nil else { throw .service(.cancelled) }
        continue
      }
      let pause: Duration
      do throws(GatherError) {
        let wanted = try await listen(to: gather, id, account) {
          pauses = Reconnecting()
          await line(true)
        }
        pause = wanted ?? pauses.next()
      } catch {
        guard error.mayPass else { throw error }
        pause = pauses.next()
      }
      guard try await self.running(id, account) != nil else { return }
      await line(false)
      do { try await clock.sleep(for: pause) } catch { throw .service(.cancelled) }
    }
  }

  /// - Returns: The match; nil if it is no longer in progress.
  private nonisolated func running(
    _ id: RunningGather.ID,
    _ account: GatherBackend.Account
  ) async throws(GatherError) -> RunningGather? {
    let running = try await account.read { try $0.running() }
    return running?.id == id ? running : nil
  }

  private nonisolated func listen(
    to gather: Gather.ID,
    _ id: RunningGather.ID,
    _ account: GatherBackend.Account,
    _ heard: () async -> Void
  ) async throws(GatherError) -> Duration? {
    var failure: GatherError?
    let wanted = try await backend.ask(account) { token throws(GatherServiceError) in
      try await backend.client.follow(gather, token: token) { event in
        await heard()
        var live: LiveGather?
        if case .now(let now) = event { live = now }
        do throws(GatherError) {
          return try await backend.adopt(live, id, account)
        } catch {
          failure = error
          return false
        }
      }
    }
    if let failure { throw failure }
    return wanted
  }
}

/// The delay before each further attempt: 1 s, doubled each time, 30 s at most.
private struct Reconnecting {
  private var pause = Duration.seconds(1)

  mutating func next() -> Duration {
    defer { pause = min(pause * 2, .seconds(30)) }
    return pause
  }
}

extension GatherError {
  /// A Boolean value that indicates whether the error is transient.
  fileprivate var mayPass: Bool {
    switch self {
    case .service(.offline), .service(.timeout), .service(.server), .service(.throttled): true
    default: false
    }
  }
}

import Foundation

extension LiveGatherRepository {
  nonisolated func follow(
    _ id: RunningGather.ID,
    onConnectionChange: @escaping @Sendable (Bool) async -> Void
  ) async throws(GatherError) {
    let account = try await backend.account()
    var changes = await changes().makeAsyncIterator()
    while let running = try await running(id, account) {
      guard let gather = running.gatherID else {
        // The server does not know of it yet.
        guard await changes.next() != nil else { throw .service(.cancelled) }
        continue
      }
      try await keepListening(to: gather, account, onConnectionChange: onConnectionChange) {
        live throws(GatherError) in
        try await backend.adopt(live, id, account)
      } isNeeded: { () throws(GatherError) in
        try await self.running(id, account) != nil
      }
    }
  }

  nonisolated func watch(_ id: Gather.ID) async throws(GatherError) {
    let account = try await backend.account()
    do {
      try await keepListening(to: id, account) { _ in
      } adopt: { live throws(GatherError) in
        try await backend.keep(live, of: id, account)
      } isNeeded: {
        true
      }
    } catch .notFound {
      // The match was deleted before the connection was made.
      _ = try await backend.keep(nil, of: id, account)
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

  /// Receives the changes of a match, over one connection after another, until `adopt` returns
  /// false.
  ///
  /// - Parameters:
  ///   - gather: The match.
  ///   - account: The account that it belongs to.
  ///   - onConnectionChange: Receives true with each change, and false when the connection is lost.
  ///   - adopt: Stores a change; receives nil for a deleted match. Returns whether to go on.
  ///   - isNeeded: Whether to connect again after a connection was lost.
  /// - Throws: As `follow(_:onConnectionChange:)` does, and what `adopt` throws.
  private nonisolated func keepListening(
    to gather: Gather.ID,
    _ account: GatherBackend.Account,
    onConnectionChange: @escaping @Sendable (Bool) async -> Void,
    adopt: (LiveGather?) async throws(GatherError) -> Bool,
    isNeeded: () async throws(GatherError) -> Bool
  ) async throws(GatherError) {
    var pauses = Reconnecting()
    while true {
      var isOver = false
      let pause: Duration
      do throws(GatherError) {
        let wanted = try await listen(to: gather, account) { live throws(GatherError) in
          pauses = Reconnecting()
          await onConnectionChange(true)
          isOver = try await !adopt(live)
          return !isOver
        }
        pause = wanted ?? pauses.next()
      } catch {
        guard error.isTransient else { throw error }
        pause = pauses.next()
      }
      guard !isOver, try await isNeeded() else { return }
      await onConnectionChange(false)
      do { try await clock.sleep(for: pause) } catch { throw .service(.cancelled) }
    }
  }

  /// Receives changes over one connection.
  ///
  /// - Returns: The pause that the server asks for before the next connection.
  /// - Throws: `.service` if the connection breaks, and what `wantsMore` throws.
  private nonisolated func listen(
    to gather: Gather.ID,
    _ account: GatherBackend.Account,
    _ wantsMore: (LiveGather?) async throws(GatherError) -> Bool
  ) async throws(GatherError) -> Duration? {
    var failure: GatherError?
    let wanted = try await backend.ask(account) { token throws(GatherServiceError) in
      try await backend.client.follow(gather, token: token) { event in
        var live: LiveGather?
        if case .now(let now) = event { live = now }
        do throws(GatherError) {
          return try await wantsMore(live)
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
  fileprivate var isTransient: Bool {
    switch self {
    case .service(.offline), .service(.timeout), .service(.server), .service(.throttled): true
    default: false
    }
  }
}

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
      do {
        try await keepListening(to: gather, account, onConnectionChange: onConnectionChange) {
          live throws(GatherError) in
          try await backend.adopt(live, id, account)
        } isNeeded: { () throws(GatherError) in
          try await self.running(id, account) != nil
        }
      } catch .notFound {
        // The match was deleted before the connection was made.
        try await backend.adopt(nil, id, account)
      }
    }
  }

  nonisolated func watch(
    _ id: Gather.ID,
    onConnectionChange: @escaping @Sendable (Bool) async -> Void
  ) async throws(GatherError) {
    let account = try await backend.account()
    do {
      try await keepListening(to: id, account, onConnectionChange: onConnectionChange) {
        live throws(GatherError) in
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

  /// Receives the changes of a match, over one stream after another, until `adopt` returns false.
  ///
  /// A stream may be refused or broken while requests succeed: an account may have a limited number
  /// of them. The state is then requested at intervals.
  ///
  /// - Parameters:
  ///   - gather: The match.
  ///   - account: The account that it belongs to.
  ///   - onConnectionChange: Receives true with each change, and false when the server cannot
  ///   be reached.
  ///   - adopt: Stores a change; receives nil for a deleted match. Returns whether to go on.
  ///   - isNeeded: Whether to connect again after a stream has ended.
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
      var pause: Duration
      do throws(GatherError) {
        let wanted = try await listen(to: gather, account) { live throws(GatherError) in
          pauses = Reconnecting()
          await onConnectionChange(true)
          isOver = try await !adopt(live)
          return !isOver
        }
        pause = wanted ?? pauses.next()
      } catch {
        guard error.isOfService else { throw error }
        pause = pauses.next()
      }
      guard !Task.isCancelled else { throw .service(.cancelled) }
      guard !isOver, try await isNeeded() else { return }
      let event = try await state(of: gather, account)
      await onConnectionChange(event != nil)
      if let event {
        guard try await adopt(event.live) else { return }
        pause = min(pause, Self.longestInterval)
      }
      do { try await clock.sleep(for: pause) } catch { throw .service(.cancelled) }
    }
  }

  /// The longest time between two requests of the state, while streams are refused.
  private static var longestInterval: Duration { .seconds(5) }

  /// Requests the state of a match once.
  ///
  /// - Returns: The state; nil if the server cannot be reached.
  private nonisolated func state(
    of gather: Gather.ID,
    _ account: GatherBackend.Account
  ) async throws(GatherError) -> GatherAPIClient.LiveEvent? {
    do {
      return .now(
        try await backend.ask(account) { token throws(GatherServiceError) in
          try await backend.client.snapshot(of: gather, token: token, repeats: false)
        }
      )
    } catch .notFound {
      return .deleted
    } catch {
      guard error.isTransient else { throw error }
      return nil
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
        do throws(GatherError) {
          return try await wantsMore(event.live)
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

extension GatherAPIClient.LiveEvent {
  /// The state of the match; nil if it was deleted.
  fileprivate var live: LiveGather? {
    if case .now(let live) = self { live } else { nil }
  }
}

extension GatherError {
  /// A Boolean value that indicates whether a request or its response has failed.
  fileprivate var isOfService: Bool {
    if case .service(let error) = self { error != .cancelled } else { false }
  }

  /// A Boolean value that indicates whether the error is transient.
  fileprivate var isTransient: Bool {
    switch self {
    case .service(.offline), .service(.timeout), .service(.server), .service(.throttled): true
    default: false
    }
  }
}

internal import Logging
internal import Synchronization

/// A bounded pool of connections, opened on demand and leased in first-in, first-out order.
///
/// Callers never open connections themselves: they wait in a queue, which receives returned and new
/// connections. While the server is unreachable there is one attempt at a time, with the pauses of
/// the back-off in between. A waiter whose deadline comes before the next attempt fails
/// immediately.
final class ConnectionPool: Sendable {
  private struct Waiter {
    var id: Int
    var deadline: ContinuousClock.Instant
    var timer: Task<Void, Never>
    var continuation: CheckedContinuation<ConnectionWorker, any Error>

    func end(_ result: Result<ConnectionWorker, any Error>) {
      timer.cancel()
      continuation.resume(with: result)
    }
  }

  private struct Outage {
    var failures: Int
    var retryAt: ContinuousClock.Instant
    var reason: String
  }

  private struct State {
    var idle: [ConnectionWorker] = []
    /// The number of connections that are open or being opened.
    var count = 0
    var opening = 0
    var waiters: [Waiter] = []
    var lastID = 0
    var outage: Outage?
    var isClosed = false
    var closers: [CheckedContinuation<Void, Never>] = []

    var isWithoutConnection: Bool { count == opening }
  }

  private let configuration: PostgreSQLConfiguration
  private let logger: Logger
  private let connect: Connect
  private let state = Mutex(State())

  typealias Connect = @Sendable (PostgreSQLConfiguration) async throws -> ConnectionWorker

  init(
    _ configuration: PostgreSQLConfiguration,
    logger: Logger,
    connect: @escaping Connect = ConnectionWorker.open
  ) {
    self.configuration = configuration
    self.logger = logger
    self.connect = connect
  }

  /// The number of callers that wait for a connection.
  var waiterCount: Int { state.withLock { $0.waiters.count } }

  /// Waits for a connection, which must be returned with ``release(_:isBroken:)``.
  ///
  /// - Throws: ``PostgreSQLError/timeout``, ``PostgreSQLError/unavailable(_:)``,
  ///   ``PostgreSQLError/closed``, or `CancellationError`.
  func lease() async throws -> ConnectionWorker {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { enter(id, $0) }
    } onCancel: {
      giveUp(id, CancellationError())
    }
  }

  func release(_ worker: ConnectionWorker, isBroken: Bool) {
    let dropped = state.withLock { state in
      guard isBroken || state.isClosed else {
        hand(worker, &state)
        return [] as [ConnectionWorker]
      }
      // The failure of one connection has most likely broken the idle ones, too.
      let dropped = state.idle + [worker]
      state.count -= dropped.count
      state.idle = []
      openIfNeeded(&state)
      return dropped
    }
    finishClosing()
    // Outside of the lock: the deinitializer of a connection sends a message to the server.
    withExtendedLifetime(dropped) {}
  }

  /// Fails all waiters, and returns when the last connection has been returned and closed.
  func close() async {
    let (waiters, idle) = state.withLock { state in
      state.isClosed = true
      defer {
        state.count -= state.idle.count
        state.waiters = []
        state.idle = []
      }
      return (state.waiters, state.idle)
    }
    for waiter in waiters { waiter.end(.failure(PostgreSQLError.closed)) }
    withExtendedLifetime(idle) {}
    await withCheckedContinuation { continuation in
      state.withLock { $0.closers.append(continuation) }
      finishClosing()
    }
  }

  // MARK: - Waiting

  private func enter(
    _ id: Int,
    _ continuation: CheckedContinuation<ConnectionWorker, any Error>
  ) {
    let outcome: Result<ConnectionWorker, any Error>? = state.withLock { state in
      let deadline = ContinuousClock.now + configuration.waitLimit
      if state.isClosed { return .failure(PostgreSQLError.closed) }
      // `giveUp` may have run first.
      if Task.isCancelled { return .failure(CancellationError()) }
      if let worker = state.idle.popLast() { return .success(worker) }
      if let outage = state.outage, outage.retryAt > deadline, state.isWithoutConnection {
        return .failure(PostgreSQLError.unavailable(outage.reason))
      }
      let timer = Task {
        try? await Task.sleep(until: deadline, clock: .continuous)
        giveUp(id, nil)
      }
      state.waiters.append(
        Waiter(id: id, deadline: deadline, timer: timer, continuation: continuation)
      )
      openIfNeeded(&state)
      return nil
    }
    if let outcome { continuation.resume(with: outcome) }
  }

  /// Removes a waiter from the queue; without an error, because its deadline has passed.
  private func giveUp(_ id: Int, _ error: (any Error)?) {
    let (waiter, late) = state.withLock { state in
      let index = state.waiters.firstIndex { $0.id == id }
      return (index.map { state.waiters.remove(at: $0) }, lateError(state))
    }
    waiter?.end(.failure(error ?? late))
  }

  private func lateError(_ state: State) -> PostgreSQLError {
    if let outage = state.outage { return .unavailable(outage.reason) }
    return state.isWithoutConnection
      ? .unavailable("no connection could be opened in time") : .timeout
  }

  /// Gives a connection to the caller that has waited longest.
  private func hand(_ worker: ConnectionWorker, _ state: inout State) {
    if state.waiters.isEmpty {
      state.idle.append(worker)
    } else {
      state.waiters.removeFirst().end(.success(worker))
    }
  }

  private func finishClosing() {
    let closers = state.withLock { state in
      guard state.isClosed, state.isWithoutConnection else {
        return [] as [CheckedContinuation<Void, Never>]
      }
      defer { state.closers = [] }
      return state.closers
    }
    for closer in closers { closer.resume() }
  }

  // MARK: - Opening

  private func openIfNeeded(_ state: inout State) {
    while !state.isClosed, state.opening < state.waiters.count,
      state.count < configuration.poolSize, state.outage == nil || state.opening == 0
    {
      state.count += 1
      state.opening += 1
      let outage = state.outage
      Task { await open(after: outage) }
    }
  }

  private func open(after outage: Outage?) async {
    if let outage { try? await Task.sleep(until: outage.retryAt, clock: .continuous) }
    guard isStillNeeded() else { return }
    do {
      opened(try await connect(configuration))
    } catch {
      failed(reason(of: error), after: outage?.failures ?? 0)
    }
  }

  private func isStillNeeded() -> Bool {
    state.withLock { state in
      if !state.waiters.isEmpty { return true }
      state.count -= 1
      state.opening -= 1
      return false
    }
  }

  private func opened(_ worker: ConnectionWorker) {
    let wasDown = state.withLock { state in
      defer { state.outage = nil }
      state.opening -= 1
      return state.outage != nil
    }
    if wasDown { logger.notice("PostgreSQL is back", metadata: metadata) }
    release(worker, isBroken: false)
    state.withLock { openIfNeeded(&$0) }
  }

  private func failed(_ reason: String, after failures: Int) {
    let (isNew, late) = state.withLock { state in
      state.count -= 1
      state.opening -= 1
      let isNew = state.outage == nil
      // Attempts that began together count as one failure.
      if state.outage?.failures ?? 0 <= failures {
        let delay = configuration.backoff.delay(afterFailures: failures + 1)
        state.outage = Outage(failures: failures + 1, retryAt: .now + delay, reason: reason)
      }
      return (isNew, takeHopeless(&state))
    }
    if isNew { logger.warning("PostgreSQL is not available: \(reason)", metadata: metadata) }
    for waiter in late { waiter.end(.failure(PostgreSQLError.unavailable(reason))) }
  }

  private func reason(of error: any Error) -> String {
    if case .unavailable(let reason) = error as? PostgreSQLError { reason } else { "\(error)" }
  }

  /// Removes the waiters whose deadline comes before the next attempt, and schedules that attempt.
  private func takeHopeless(_ state: inout State) -> [Waiter] {
    defer { openIfNeeded(&state) }
    guard let retryAt = state.outage?.retryAt, state.isWithoutConnection else { return [] }
    let hopeless = state.waiters.filter { $0.deadline < retryAt }
    state.waiters.removeAll { $0.deadline < retryAt }
    return hopeless
  }

  private var metadata: Logger.Metadata { ["server": "\(configuration)"] }
}

import Foundation
import Locking

@testable import FootballGatherModel

/// Fake matches that a test controls; the user's actions change them as in the real repository.
///
/// Responses of the server are set by the test, and can be held back.
final class FakeGatherRepository: GatherRepository {
  struct State {
    var stored = Stored<[Gather]>([], .never)
    /// The matches on the server, or the error of all requests until another value is set.
    var server: Result<[Gather], GatherError> = .success([])
    var lineUps: [Gather.ID: Result<LineUp, GatherError>] = [:]
    var running: RunningGather?
    var finished: [FinishedGather] = []
    var endedElsewhere: FinishedGather?
    /// The error of reading and writing; nil for a device that works.
    var storageError: GatherError?
    var sendError: GatherError?
    /// The report of sending; nil if everything is sent successfully.
    var report: SendReport?
    var followError: GatherError?
    /// A Boolean value that indicates whether followers receive the server's events.
    var isReceiving = true
    /// Whether watching lasts as long as a match is in progress; otherwise it ends at once.
    var canWatch = false
    var deleteError: GatherError?
    var joinError: GatherError?
    var calls: [String] = []
    var isHeld = false
    var held: [CheckedContinuation<Void, Never>] = []
    var listeners: [UUID: AsyncStream<Void>.Continuation] = [:]
    var followers = 0
  }

  private let state: Locked<State>

  init(
    stored: Stored<[Gather]> = Stored([], .never),
    server: Result<[Gather], GatherError> = .success([]),
    lineUps: [Gather.ID: Result<LineUp, GatherError>] = [:],
    running: RunningGather? = nil,
    finished: [FinishedGather] = []
  ) {
    state = Locked(
      State(
        stored: stored,
        server: server,
        lineUps: lineUps,
        running: running,
        finished: finished
      )
    )
  }

  // MARK: - For tests

  /// Changes the state without notifying observers.
  func set(_ change: (inout State) -> Void) {
    // The closure does not escape.
    withoutActuallyEscaping(change) { change in state.withLock { change(&$0) } }
  }

  /// Changes the state like another device, and notifies observers.
  func change(_ change: (inout State) -> Void) {
    set(change)
    notify()
  }

  /// Notifies all observers of a change.
  func notify() {
    for listener in state.withLock({ $0.listeners.values.map(\.self) }) { listener.yield() }
  }

  var calls: [String] { state.withLock { $0.calls } }
  var running: RunningGather? { state.withLock { $0.running } }
  var listenerCount: Int { state.withLock { $0.listeners.count } }
  /// The number of current followers of the match in progress.
  var followerCount: Int { state.withLock { $0.followers } }
  var heldCount: Int { state.withLock { $0.held.count } }

  /// Holds back every response of the server from now on.
  func hold() {
    state.withLock { $0.isHeld = true }
  }

  /// Releases all responses that are held back, and holds back no more.
  func release() {
    let held = state.withLock { state in
      defer { state.held = [] }
      state.isHeld = false
      return state.held
    }
    for continuation in held { continuation.resume() }
  }

  // MARK: - GatherRepository

  func gathers() async throws(GatherError) -> Stored<[Gather]> {
    try read("gathers") { $0.stored }
  }

  func refresh() async throws(GatherError) -> Stored<[Gather]> {
    log("refresh")
    await waitWhileHeld()
    let gathers = try state.withLock { $0.server }.get()
    set { $0.stored = Stored(gathers, .asOf(.distantPast)) }
    notify()
    return Stored(gathers, .fresh)
  }

  func lineUp(of id: Gather.ID) async throws(GatherError) -> LineUp {
    log("lineUp")
    await waitWhileHeld()
    return try (state.withLock { $0.lineUps[id] } ?? .failure(.notFound)).get()
  }

  func delete(_ id: Gather.ID) async throws(GatherError) {
    log("delete")
    await waitWhileHeld()
    if let error = state.withLock({ $0.deleteError }) { throw error }
    change { state in
      state.stored.value.removeAll { $0.id == id }
      if case .success(let gathers) = state.server {
        state.server = .success(gathers.filter { $0.id != id })
      }
    }
  }

  func running() async throws(GatherError) -> RunningGather? {
    try read("running") { $0.running }
  }

  func start(
    _ lineUp: LineUp,
    rematchOf former: Gather.ID?
  ) async throws(GatherError) -> RunningGather {
    guard lineUp.isReady else { throw .lineUpNotReady }
    let running = try read("start") { state in
      let running =
        state.running
        ?? RunningGather(
          id: UUID(),
          lineUp: lineUp,
          startedAt: Date(timeIntervalSince1970: 0),
          rematchOf: former
        )
      state.running = running
      return running
    }
    notify()
    return running
  }

  func join(_ id: Gather.ID) async throws(GatherError) -> RunningGather {
    log("join")
    await waitWhileHeld()
    if let error = state.withLock({ $0.joinError }) { throw error }
    let gather = state.withLock { $0.stored.value.first { $0.id == id } }
    guard let gather else { throw .notFound }
    let lineUp = try await lineUp(of: id)
    let live = LiveGather(gather: gather, lineUp: lineUp)
    let running = RunningGather(joining: live, at: .noon)
    change { $0.running = running }
    return running
  }

  func addGoals(
    _ goals: Int,
    for team: Team,
    of id: RunningGather.ID
  ) async throws(GatherError) -> RunningGather {
    try changeRunning("goals \(team) \(goals)", id) {
      $0.addGoals(goals, for: team, key: UUID())
    }
  }

  func setTimer(
    _ timer: MatchTimer,
    of id: RunningGather.ID
  ) async throws(GatherError) -> RunningGather {
    try changeRunning("timer", id) { $0.setTimer(timer, at: .noon) }
  }

  func dismissAlarm(of id: RunningGather.ID) async throws(GatherError) {
    _ = try changeRunning("dismiss alarm", id) { $0.dismissAlarm() }
  }

  func endedElsewhere() async throws(GatherError) -> FinishedGather? {
    state.withLock { $0.endedElsewhere }
  }

  func forgetEndedElsewhere() async throws(GatherError) {
    change { $0.endedElsewhere = nil }
  }

  func end(_ id: RunningGather.ID) async throws(GatherError) {
    try finish("end", id) { state, running in
      state.finished.insert(FinishedGather(running, score: running.score), at: 0)
    }
  }

  func abandon(_ id: RunningGather.ID) async throws(GatherError) {
    try finish("abandon", id) { _, _ in }
  }

  func follow(
    _ id: RunningGather.ID,
    onConnectionChange: @escaping @Sendable (Bool) async -> Void
  ) async throws(GatherError) {
    log("follow")
    state.withLock { $0.followers += 1 }
    defer { state.withLock { $0.followers -= 1 } }
    var changes = await changes().makeAsyncIterator()
    while state.withLock({ $0.running?.id == id }) {
      if let error = state.withLock({ $0.followError }) { throw error }
      await onConnectionChange(state.withLock { $0.isReceiving })
      guard await changes.next() != nil else { throw .service(.cancelled) }
    }
  }

  /// Until the match has ended.
  func watch(
    _ id: Gather.ID,
    onConnectionChange: @escaping @Sendable (Bool) async -> Void
  ) async throws(GatherError) {
    log("watch")
    state.withLock { $0.followers += 1 }
    defer { state.withLock { $0.followers -= 1 } }
    var changes = await changes().makeAsyncIterator()
    while state.withLock({ state in
      state.canWatch && state.stored.value.contains { $0.id == id && $0.endedAt == nil }
    }) {
      await onConnectionChange(state.withLock { $0.isReceiving })
      guard await changes.next() != nil else { throw .service(.cancelled) }
    }
  }

  func send() async throws(GatherError) -> SendReport {
    log("send")
    await waitWhileHeld()
    if let error = state.withLock({ $0.sendError }) { throw error }
    let sent = state.withLock { state in
      defer { state.finished = [] }
      state.running?.confirmAll()
      return state.finished.map { $0.gatherID ?? $0.id }
    }
    notify()
    return state.withLock { $0.report } ?? SendReport(sent: sent)
  }

  func unsent() async throws(GatherError) -> Int {
    try read("unsent") { $0.finished.count }
  }

  func finished() async throws(GatherError) -> [FinishedGather] {
    try read("finished") { $0.finished }
  }

  func changes() async -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let id = UUID()
    state.withLock { $0.listeners[id] = continuation }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { $0.listeners[id] = nil }
    }
    return stream
  }

  // MARK: - Private

  private func log(_ call: String) {
    state.withLock { $0.calls.append(call) }
  }

  private func read<Value: Sendable>(
    _ call: String,
    _ body: @Sendable (inout State) -> Value
  ) throws(GatherError) -> Value {
    log(call)
    if let error = state.withLock({ $0.storageError }) { throw error }
    return state.withLock { body(&$0) }
  }

  private func changeRunning(
    _ call: String,
    _ id: RunningGather.ID,
    _ body: @Sendable (inout RunningGather) -> Void
  ) throws(GatherError) -> RunningGather {
    let changed = try read(call) { state -> RunningGather? in
      guard var running = state.running, running.id == id else { return nil }
      body(&running)
      state.running = running
      return running
    }
    guard let changed else { throw .notFound }
    notify()
    return changed
  }

  private func finish(
    _ call: String,
    _ id: RunningGather.ID,
    _ body: @Sendable (inout State, RunningGather) -> Void
  ) throws(GatherError) {
    _ = try read(call) { state in
      guard let running = state.running, running.id == id else { return }
      state.running = nil
      body(&state, running)
    }
    notify()
  }

  private func waitWhileHeld() async {
    await withCheckedContinuation { continuation in
      let goes = state.withLock { state in
        if state.isHeld { state.held.append(continuation) }
        return !state.isHeld
      }
      if goes { continuation.resume() }
    }
  }
}

import Foundation
import Locking

@testable import FootballGatherModel

/// Fake players that a test controls; the user's actions change them as in the real repository.
///
/// Responses of the server are set by the test, and can be held back.
final class FakePlayerRepository: PlayerRepository {
  struct State {
    var stored = Stored<[Player]>([], .never)
    /// The players on the server, or the error of all requests until another value is set.
    var server: Result<[Player], GatherError> = .success([])
    var statistics: [PlayerStatistics] = []
    /// The error of fetching statistics.
    var statisticsError: GatherError?
    /// The error of changes on the server.
    var changeError: GatherError?
    /// The change of another device with which the next update conflicts.
    var conflict: ((inout State) -> Void)?
    /// The error of reading.
    var storageError: GatherError?
    var calls: [String] = []
    /// The idempotency keys of the requests that add a player.
    var keys: [RequestKey] = []
    var updates: [PlayerInput] = []
    var isHeld = false
    var held: [CheckedContinuation<Void, Never>] = []
    var listeners: [UUID: AsyncStream<Void>.Continuation] = [:]
  }

  private let state: Locked<State>

  /// - Parameters:
  ///   - stored: The stored players.
  ///   - server: The players on the server; nil for the stored ones.
  init(stored: Stored<[Player]>, server: Result<[Player], GatherError>? = nil) {
    state = Locked(State(stored: stored, server: server ?? .success(stored.value)))
  }

  /// Creates players that are stored and on the server.
  convenience init(_ players: [Player] = []) {
    self.init(stored: Stored(players, .asOf(.distantPast)))
  }

  // MARK: - For tests

  /// Changes the state without notifying observers.
  func set(_ change: (inout State) -> Void) {
    withoutActuallyEscaping(change) { change in state.withLock { change(&$0) } }
  }

  /// Changes the state like another device, and notifies observers.
  func change(_ change: (inout State) -> Void) {
    set(change)
    notify()
  }

  /// Makes the next update fail, because another device has made a change that is then fetched.
  func refuseNextUpdate(_ change: @escaping (inout State) -> Void) {
    set { $0.conflict = change }
  }

  /// Notifies all observers of a change.
  func notify() {
    for listener in state.withLock({ $0.listeners.values.map(\.self) }) { listener.yield() }
  }

  var players: [Player] { state.withLock { $0.stored.value } }
  var calls: [String] { state.withLock { $0.calls } }
  var keys: [RequestKey] { state.withLock { $0.keys } }
  var updates: [PlayerInput] { state.withLock { $0.updates } }
  var listenerCount: Int { state.withLock { $0.listeners.count } }
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

  // MARK: - PlayerRepository

  func players() async throws(GatherError) -> Stored<[Player]> {
    try read("players") { $0.stored }
  }

  func refresh() async throws(GatherError) -> Stored<[Player]> {
    log("refresh")
    await waitWhileHeld()
    let players = try state.withLock { $0.server }.get()
    set { $0.stored = Stored(players, .asOf(.distantPast)) }
    notify()
    return Stored(players, .fresh)
  }

  func player(_ id: Player.ID) async throws(GatherError) -> Player? {
    if let player = try read("player \(id)", { $0.stored.value.first { $0.id == id } }) {
      return player
    }
    await waitWhileHeld()
    return try state.withLock { $0.server }.get().first { $0.id == id }
  }

  func add(_ input: PlayerInput, key: RequestKey) async throws(GatherError) -> Player {
    log("add \(input.name)")
    set { $0.keys.append(key) }
    try await answerToChange()
    let player = input.player(id: (players.map(\.id).max() ?? 0) + 1)
    replaceAll { $0.append(player) }
    return player
  }

  func update(_ id: Player.ID, to input: PlayerInput) async throws(GatherError) -> Player {
    log("update \(id)")
    set { $0.updates.append(input) }
    try await answerToChange()
    let conflict = state.withLock { state in
      defer { state.conflict = nil }
      return state.conflict
    }
    if let conflict {
      set(conflict)
      throw .service(.changed(version: 2))
    }
    let player = input.player(id: id)
    replaceAll { players in players = players.map { $0.id == id ? player : $0 } }
    return player
  }

  func delete(_ id: Player.ID) async throws(GatherError) {
    log("delete \(id)")
    try await answerToChange()
    replaceAll { players in players.removeAll { $0.id == id } }
  }

  func statistics() async throws(GatherError) -> Stored<[PlayerStatistics]> {
    try read("statistics") { Stored($0.statistics, .asOf(.distantPast)) }
  }

  func refreshStatistics() async throws(GatherError) -> Stored<[PlayerStatistics]> {
    log("refresh statistics")
    await waitWhileHeld()
    if let error = state.withLock({ $0.statisticsError }) { throw error }
    return Stored(state.withLock { $0.statistics }, .fresh)
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
    _ body: @Sendable (State) -> Value
  ) throws(GatherError) -> Value {
    log(call)
    if let error = state.withLock({ $0.storageError }) { throw error }
    return state.withLock { body($0) }
  }

  private func answerToChange() async throws(GatherError) {
    await waitWhileHeld()
    if let error = state.withLock({ $0.changeError }) { throw error }
  }

  private func replaceAll(_ body: (inout [Player]) -> Void) {
    change { state in
      body(&state.stored.value)
      if case .success = state.server { state.server = .success(state.stored.value) }
    }
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

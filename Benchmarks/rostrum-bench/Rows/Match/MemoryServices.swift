internal import FootballGatherModel
internal import Foundation

/// An account repository without an account; server requests fail as if offline.
struct MemoryAccount: AccountRepository {
  let store: MemoryStore

  func session() async throws(GatherError) -> Session? { store.read(\.session) }
  func sessionChanges() async -> AsyncStream<SessionChange> { store.sessionChanges() }
  func rememberedName() async throws(GatherError) -> String? { nil }

  func register(
    _ credentials: Credentials,
    remembers: Bool
  ) async throws(GatherError) -> Session {
    throw .service(.offline)
  }

  func logIn(_ credentials: Credentials, remembers: Bool) async throws(GatherError) -> Session {
    throw .service(.offline)
  }

  func useOffline() async throws(GatherError) -> Session {
    store.begin(.offline)
    return .offline
  }

  func logOut() async throws(GatherError) { store.begin(nil) }
  func deleteAccount() async throws(GatherError) { throw .service(.offline) }
}

struct MemorySettings: SettingsRepository {
  let store: MemoryStore

  func language() async throws(GatherError) -> String? { store.read(\.language) }

  func setLanguage(_ language: String?) async throws(GatherError) {
    store.change { $0.language = language }
  }

  func languages() async -> AsyncStream<String?> { AsyncStream { $0.finish() } }
}

struct MemoryPlayers: PlayerRepository {
  let store: MemoryStore

  func players() async throws(GatherError) -> Stored<[Player]> {
    Stored(store.read(\.players), .fresh)
  }

  func refresh() async throws(GatherError) -> Stored<[Player]> { try await players() }

  func player(_ id: Player.ID) async throws(GatherError) -> Player? {
    store.read { $0.players.first { $0.id == id } }
  }

  func add(_ input: PlayerInput, key: RequestKey) async throws(GatherError) -> Player {
    store.change { data in
      let player = input.player(id: data.players.count + 1)
      data.players.append(player)
      return player
    }
  }

  func update(_ id: Player.ID, to input: PlayerInput) async throws(GatherError) -> Player {
    store.change { data in
      let player = input.player(id: id)
      data.players = data.players.map { $0.id == id ? player : $0 }
      return player
    }
  }

  func delete(_ id: Player.ID) async throws(GatherError) {
    store.change { $0.players.removeAll { $0.id == id } }
  }

  func statistics() async throws(GatherError) -> Stored<[PlayerStatistics]> {
    Stored(store.read { PlayerStatistics.all(of: $0.players, in: $0.gathers, $0.lineUps) }, .fresh)
  }

  func refreshStatistics() async throws(GatherError) -> Stored<[PlayerStatistics]> {
    try await statistics()
  }

  func changes() async -> AsyncStream<Void> { store.changes() }
}

struct MemoryGathers: GatherRepository {
  let store: MemoryStore

  func gathers() async throws(GatherError) -> Stored<[Gather]> {
    Stored(store.read(\.gathers), .fresh)
  }

  func refresh() async throws(GatherError) -> Stored<[Gather]> { try await gathers() }

  func lineUp(of id: Gather.ID) async throws(GatherError) -> LineUp {
    guard let lineUp = store.read({ $0.lineUps[id] }) else { throw .notFound }
    return lineUp
  }

  func delete(_ id: Gather.ID) async throws(GatherError) {
    store.change { $0.gathers.removeAll { $0.id == id } }
  }

  func running() async throws(GatherError) -> RunningGather? { store.read(\.running) }

  func start(
    _ lineUp: LineUp,
    rematchOf former: Gather.ID?
  ) async throws(GatherError) -> RunningGather {
    store.change { data in
      var running = RunningGather(id: UUID(), lineUp: lineUp, startedAt: .distantPast)
      running.confirmLocally()
      data.gathers.insert(Gather(id: running.id, createdAt: .distantPast), at: 0)
      data.lineUps[running.id] = lineUp
      data.running = running
      return running
    }
  }

  func join(_ id: Gather.ID) async throws(GatherError) -> RunningGather { throw .notFound }

  func addGoals(
    _ goals: Int,
    for team: Team,
    of id: RunningGather.ID
  ) async throws(GatherError) -> RunningGather {
    try change(id) { data in
      data.running?.addGoals(goals, for: team, key: UUID())
      data.running?.confirmLocally()
    }
  }

  func setTimer(
    _ timer: MatchTimer,
    of id: RunningGather.ID
  ) async throws(GatherError) -> RunningGather {
    try change(id) { $0.running?.setTimer(timer, at: .distantPast) }
  }

  func dismissAlarm(of id: RunningGather.ID) async throws(GatherError) {}

  func watch(
    _ id: Gather.ID,
    onConnectionChange: @escaping @Sendable (Bool) async -> Void
  ) async throws(GatherError) {}

  func endedElsewhere() async throws(GatherError) -> FinishedGather? { nil }

  func forgetEndedElsewhere() async throws(GatherError) {}

  func end(_ id: RunningGather.ID) async throws(GatherError) {
    store.change { data in
      guard let index = data.gathers.firstIndex(where: { $0.id == id }) else { return }
      data.gathers[index].score = data.running?.score
      data.gathers[index].endedAt = .distantPast
      data.running = nil
    }
  }

  func abandon(_ id: RunningGather.ID) async throws(GatherError) {
    store.change { $0.running = nil }
  }

  /// Waits for the match to end, because no other client changes it.
  func follow(
    _ id: RunningGather.ID,
    onConnectionChange: @escaping @Sendable (Bool) async -> Void
  ) async throws(GatherError) {
    var changes = store.changes().makeAsyncIterator()
    while store.read({ $0.running?.id == id }) {
      guard await changes.next() != nil else { throw .service(.cancelled) }
    }
  }

  func send() async throws(GatherError) -> SendReport { SendReport() }
  func unsent() async throws(GatherError) -> Int { 0 }
  func finished() async throws(GatherError) -> [FinishedGather] { [] }
  func changes() async -> AsyncStream<Void> { store.changes() }

  private func change(
    _ id: RunningGather.ID,
    _ body: @Sendable (inout MemoryStore.Data) -> Void
  ) throws(GatherError) -> RunningGather {
    let running = store.change { data in
      if data.running?.id == id { body(&data) }
      return data.running
    }
    guard let running else { throw .notFound }
    return running
  }
}

import Foundation
import Locking

@testable import FootballGatherModel

/// A fake account that a test controls; responses of the server can be held back.
final class FakeAccountRepository: AccountRepository {
  struct State {
    var session: Session?
    var rememberedName: String?
    /// The error of the next requests.
    var error: GatherError?
    var calls: [String] = []
    var credentials: Credentials?
    var isHeld = false
    var held: [CheckedContinuation<Void, Never>] = []
    var listeners: [UUID: AsyncStream<SessionChange>.Continuation] = [:]
  }

  private let state: Locked<State>

  init(session: Session? = nil, rememberedName: String? = nil, error: GatherError? = nil) {
    state = Locked(State(session: session, rememberedName: rememberedName, error: error))
  }

  // MARK: - For tests

  /// Changes the state without notifying observers.
  func set(_ change: (inout State) -> Void) {
    withoutActuallyEscaping(change) { change in state.withLock { change(&$0) } }
  }

  /// Begins a session or ends it by a cause, and notifies observers.
  func change(to session: Session?, by cause: SessionChange.Cause = .rejection) {
    set { $0.session = session }
    let change = session.map(SessionChange.began) ?? .ended(cause)
    for listener in state.withLock({ $0.listeners.values.map(\.self) }) { listener.yield(change) }
  }

  var calls: [String] { state.withLock { $0.calls } }
  /// The credentials of the last request.
  var credentials: Credentials? { state.withLock { $0.credentials } }
  var heldCount: Int { state.withLock { $0.held.count } }
  var listenerCount: Int { state.withLock { $0.listeners.count } }

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

  // MARK: - AccountRepository

  func session() async throws(GatherError) -> Session? {
    state.withLock { $0.session }
  }

  func sessionChanges() async -> AsyncStream<SessionChange> {
    let (stream, continuation) = AsyncStream<SessionChange>.makeStream(
      bufferingPolicy: .bufferingNewest(1)
    )
    let id = UUID()
    state.withLock { $0.listeners[id] = continuation }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { $0.listeners[id] = nil }
    }
    return stream
  }

  func rememberedName() async throws(GatherError) -> String? {
    state.withLock { $0.rememberedName }
  }

  func register(
    _ credentials: Credentials,
    remembers: Bool
  ) async throws(GatherError) -> Session {
    try await begin("register", credentials, remembers)
  }

  func logIn(_ credentials: Credentials, remembers: Bool) async throws(GatherError) -> Session {
    try await begin("log in", credentials, remembers)
  }

  func useOffline() async throws(GatherError) -> Session {
    try await answer(to: "offline")
    change(to: .offline)
    return .offline
  }

  func logOut() async throws(GatherError) {
    try await answer(to: "log out")
    change(to: nil, by: .logout)
  }

  func deleteAccount() async throws(GatherError) {
    try await answer(to: "delete")
    change(to: nil, by: .deletion)
  }

  // MARK: - Private

  private func begin(
    _ call: String,
    _ credentials: Credentials,
    _ remembers: Bool
  ) async throws(GatherError) -> Session {
    set { $0.credentials = credentials }
    try await answer(to: "\(call)\(remembers ? ", remembers" : "")")
    let session = Session.named(credentials.username)
    set { $0.rememberedName = remembers ? credentials.username : nil }
    change(to: session)
    return session
  }

  private func answer(to call: String) async throws(GatherError) {
    state.withLock { $0.calls.append(call) }
    await withCheckedContinuation { continuation in
      let goes = state.withLock { state in
        if state.isHeld { state.held.append(continuation) }
        return !state.isHeld
      }
      if goes { continuation.resume() }
    }
    if Task.isCancelled { throw .service(.cancelled) }
    if let error = state.withLock({ $0.error }) { throw error }
  }
}

extension Session {
  /// Returns a session; equal names have equal ids.
  static func named(_ username: String) -> Session {
    let digits = String(
      format: "%012x",
      username.utf8.reduce(7) { $0 &* 31 &+ Int($1) } & 0xFFFF_FFFF
    )
    return Session(
      user: UUID(uuidString: "00000000-0000-0000-0001-\(digits)") ?? UUID(),
      username: username,
      expiresAt: nil,
      token: "token of \(username)"
    )
  }
}

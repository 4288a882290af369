import GatherAPI
import ModelKit

/// The account on the server and in the device's keychain.
struct LiveAccountRepository: AccountRepository {
  let backend: GatherBackend
  let changes: Broadcast<SessionChange>

  func session() async throws(GatherError) -> Session? { try await backend.sessions.current() }

  func sessionChanges() async -> AsyncStream<SessionChange> { await changes.subscribe() }

  func rememberedName() async throws(GatherError) -> String? {
    try await backend.sessions.rememberedName()
  }

  func register(
    _ credentials: Credentials,
    remembers: Bool
  ) async throws(GatherError) -> Session {
    let problems = credentials.problemsOfNewAccount
    guard problems.isEmpty else { throw .credentials(problems) }
    do { try await backend.client.register(credentials) } catch { throw .service(error) }
    return try await logIn(credentials, remembers: remembers)
  }

  func logIn(
    _ credentials: Credentials,
    remembers: Bool
  ) async throws(GatherError) -> Session {
    let problems = credentials.problems
    guard problems.isEmpty else { throw .credentials(problems) }
    let session: Session
    do {
      let login = try await backend.client.logIn(credentials)
      session = Session(
        user: login.userID,
        username: credentials.name,
        expiresAt: login.expiresAt,
        token: login.token
      )
    } catch {
      throw .service(error)
    }
    try await backend.sessions.remember(remembers ? credentials.name : nil)
    await backend.databases.admit(session.user)
    try await backend.sessions.begin(session)
    return session
  }

  func useOffline() async throws(GatherError) -> Session {
    await backend.databases.admit(Session.offline.user)
    try await backend.sessions.begin(.offline)
    return .offline
  }

  func logOut() async throws(GatherError) {
    guard let session = try await backend.sessions.current() else { return }
    if session.isOffline { return try await backend.sessions.end(session, by: .logout) }
    try await forget(session, by: .logout)
    // The login ends on this device in any case; without this request it expires on the server.
    try? await backend.client.logOut(token: session.token)
  }

  func deleteAccount() async throws(GatherError) {
    let account = try await backend.account()
    if account.session.isOffline { return try await forget(account.session, by: .deletion) }
    try await backend.ask(account) { token throws(GatherServiceError) in
      try await backend.client.deleteAccount(token: token)
    }
    // Before the end of the session, after which the login offers the name.
    try await backend.sessions.remember(nil)
    try await forget(account.session, by: .deletion)
  }

  private func forget(
    _ session: Session,
    by cause: SessionChange.Cause
  ) async throws(GatherError) {
    // In this order, so that no caller reopens the database in between.
    try await backend.sessions.end(session, by: cause)
    try await backend.databases.forget(session.user)
  }
}

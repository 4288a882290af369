/// The account, as screens use it.
public protocol AccountRepository: Sendable {
  /// Returns the current session; nil if no user is logged in.
  ///
  /// - Throws: `.storage`, as every method does if the device's keychain fails.
  func session() async throws(GatherError) -> Session?

  /// Returns a stream of each login and logout on this device, starting with the next change.
  func sessionChanges() async -> AsyncStream<SessionChange>

  /// Returns the name to offer at the login; nil if none is remembered.
  func rememberedName() async throws(GatherError) -> String?

  /// Creates an account and logs in.
  ///
  /// - Parameters:
  ///   - credentials: The credentials of the new account.
  ///   - remembers: Whether the name is offered at the next login.
  /// - Returns: The new session.
  /// - Throws: `.credentials` with the fields to correct; `.service`, with `.conflict` if the name
  ///   is taken.
  func register(
    _ credentials: Credentials,
    remembers: Bool
  ) async throws(GatherError) -> Session

  /// Logs in.
  ///
  /// - Throws: `.credentials`; `.service`, with `.unauthorised` for a wrong name or password and
  ///   `.throttled` after too many attempts.
  func logIn(_ credentials: Credentials, remembers: Bool) async throws(GatherError) -> Session

  /// Starts a session without an account: all data stays on this device, and nothing is sent.
  ///
  /// - Returns: A session that `isOffline`, with all data of its previous use.
  func useOffline() async throws(GatherError) -> Session

  /// Logs out on this device, also without a network, and deletes the user's data from it.
  ///
  /// Data that was created without an account is kept for the next `useOffline()`. Unsent results
  /// are lost: check `GatherRepository.unsent()` first.
  func logOut() async throws(GatherError)

  /// Deletes the account on the server and then its data on this device; without an account, only
  /// the latter.
  ///
  /// - Throws: `.service`, in which case nothing was deleted; `.loggedOut`.
  func deleteAccount() async throws(GatherError)
}

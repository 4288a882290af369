/// All that screens ask about the account.
public protocol AccountRepository: Sendable {
  /// Who is logged in.
  ///
  /// - Throws: `.storage`, as every method does where the device's keychain does not answer.
  func session() async throws(GatherError) -> Session?

  /// Each login and its end, whoever ended it; nil is nobody. Begins with the next change.
  func sessions() async -> AsyncStream<Session?>

  /// The name to offer at a login; nil where none is to be remembered.
  func rememberedName() async throws(GatherError) -> String?

  /// Makes an account and logs in.
  ///
  /// - Parameters:
  ///   - credentials: Of the new account.
  ///   - remembers: Whether the name is offered at the next login.
  /// - Returns: Who is logged in now.
  /// - Throws: `.credentials` with what to change; `.service`, with `.conflict` where the name is
  ///   taken.
  func register(
    _ credentials: Credentials,
    remembers: Bool
  ) async throws(GatherError) -> Session

  /// Logs in.
  ///
  /// - Throws: `.credentials`; `.service`, with `.unauthorised` for a wrong name or password and
  ///   `.throttled` after too many.
  func logIn(_ credentials: Credentials, remembers: Bool) async throws(GatherError) -> Session

  /// Begins to use the app without an account: all stays on this device, nothing is sent.
  ///
  /// - Returns: A session that `isOffline`, with all that was there when it was last used.
  func useOffline() async throws(GatherError) -> Session

  /// Logs out here, also without a network, and forgets the person's data on this device.
  ///
  /// What was done without an account stays, for the next `useOffline()`.
  /// Results that were not sent are lost: ask `GatherRepository.unsent()` first.
  func logOut() async throws(GatherError)

  /// Deletes the account on the server, then all of it on this device; without an account, the
  /// latter.
  ///
  /// - Throws: `.service`, and nothing was deleted then; `.loggedOut`.
  func deleteAccount() async throws(GatherError)
}

public import DeviceKeychain
public import Foundation

/// All that an app asks of its model, for one device.
public struct GatherRepositories: Sendable {
  public let account: any AccountRepository
  public let players: any PlayerRepository
  public let gathers: any GatherRepository
  private let databases: GatherDatabases

  /// Joins server, keychain and databases.
  /// - Parameters:
  ///   - folder: The device's folder for databases; it is made if need be.
  ///   - keychain: Keeps the login.
  ///   - client: Speaks with the server.
  ///   - now: The current date.
  ///   - clock: What pauses run on.
  ///   - makeID: An id that nobody else gives, for each new match.
  public init(
    folder: URL,
    keychain: any Keychain,
    client: GatherAPIClient,
    now: @escaping @Sendable () -> Date,
    clock: any Clock<Duration> = ContinuousClock(),
    makeID: @escaping @Sendable () -> UUID = { UUID() }
  ) {
    let sessions = Broadcast<Session?>()
    databases = GatherDatabases(folder: folder)
    let backend = GatherBackend(
      client: client,
      sessions: SessionStore(keychain: keychain, now: now, changes: sessions),
      databases: databases,
      now: now
    )
    account = LiveAccountRepository(backend: backend, changes: sessions)
    players = LivePlayerRepository(backend: backend)
    gathers = LiveGatherRepository(backend: backend, clock: clock, makeID: makeID)
  }

  /// Closes the database until it is needed again.
  public func close() async {
    await databases.close()
  }
}

public import DeviceKeychain
public import Foundation
import ModelKit

/// The repositories that an app uses on one device.
public struct GatherRepositories: Sendable {
  public let account: any AccountRepository
  public let players: any PlayerRepository
  public let gathers: any GatherRepository
  public let settings: any SettingsRepository
  private let databases: GatherDatabases

  /// Creates the repositories from server, keychain and databases.
  /// - Parameters:
  ///   - folder: The device's folder for databases and settings; it is created if necessary.
  ///   - keychain: The keychain that stores the login.
  ///   - client: The client of the server.
  ///   - now: The current date.
  ///   - clock: The clock of delays.
  ///   - makeID: Creates a unique id for each new match.
  ///   - log: Receives a line with file names when a damaged file was set aside.
  public init(
    folder: URL,
    keychain: any Keychain,
    client: GatherAPIClient,
    now: @escaping @Sendable () -> Date,
    clock: any Clock<Duration> = ContinuousClock(),
    makeID: @escaping @Sendable () -> UUID = { UUID() },
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    let sessions = Broadcast<SessionChange>()
    databases = GatherDatabases(folder: folder, log: log)
    let store = SessionStore(keychain: keychain, now: now, changes: sessions, log: log)
    let backend = GatherBackend(
      client: client,
      sessions: store,
      databases: databases,
      now: now
    )
    account = LiveAccountRepository(backend: backend, changes: sessions)
    players = RoutedPlayerRepository(
      sessions: store,
      live: LivePlayerRepository(backend: backend),
      offline: OfflinePlayerRepository(backend: backend)
    )
    gathers = RoutedGatherRepository(
      sessions: store,
      live: LiveGatherRepository(backend: backend, clock: clock, makeID: makeID),
      offline: OfflineGatherRepository(backend: backend, makeID: makeID)
    )
    settings = FileSettingsRepository(
      file: folder.appending(path: "settings.json", directoryHint: .notDirectory),
      log: log
    )
  }

  /// Fetches the lists of the account that is logged in, as far as the server answers.
  ///
  /// Screens show them through `changes()`.
  public func refresh() async {
    guard (try? await account.session()) != nil else { return }
    _ = try? await players.refresh()
    _ = try? await gathers.refresh()
    _ = try? await players.refreshStatistics()
  }

  /// Closes the database; until `wake()`, each access opens and closes it.
  public func close() async {
    await databases.close()
  }

  /// Keeps the database open from its next access on, which is the initial state.
  public func wake() async {
    await databases.wake()
  }
}

#if os(Linux)
import DeviceKeychain
import FootballGatherTesting
import Foundation
import RostrumTesting

@testable import FootballGatherModel

/// A device with the app: its folder and keychain outlive the app's process.
final class Phone: Sendable {
  let server: RealServer
  let transport: TestTransport
  let clock = TestClock()
  let folder = TemporaryFolder()
  let log = LogLines()
  /// The accounts of the secrets that the app has removed from its keychain.
  let removedSecrets = Shared<[String]>([])
  private let launched: Shared<GatherRepositories>

  init(_ server: RealServer) {
    self.server = server
    transport = TestTransport(server)
    launched = Shared(Self.launch(server, transport, clock, folder.url, removedSecrets, log))
  }

  var app: GatherRepositories { launched.value }
  var account: any AccountRepository { app.account }
  var players: any PlayerRepository { app.players }
  var gathers: any GatherRepository { app.gathers }

  /// Relaunches the app, as after it was killed.
  func relaunch() {
    let app = Self.launch(server, transport, clock, folder.url, removedSecrets, log)
    launched.change { $0 = app }
  }

  /// Returns a phone with a new account.
  static func registered(
    _ name: String = "ana",
    on server: RealServer
  ) async throws -> Phone {
    let phone = Phone(server)
    _ = try await phone.account.register(.sample(name), remembers: false)
    return phone
  }

  /// Returns another phone of the same user.
  static func loggedIn(_ name: String = "ana", on server: RealServer) async throws -> Phone {
    let phone = Phone(server)
    _ = try await phone.account.logIn(.sample(name), remembers: false)
    return phone
  }

  /// Adds players with these names.
  func add(_ names: String...) async throws -> [Player] {
    var all: [Player] = []
    for name in names {
      all.append(try await players.add(PlayerInput(name: name), key: RequestKey()))
    }
    return all
  }

  /// Starts a match of the first half against the second.
  func start(_ players: [Player]) async throws -> RunningGather {
    let half = players.count / 2
    return try await gathers.start(
      LineUp(teamA: Array(players[..<half]), teamB: Array(players[half...]))
    )
  }

  /// Plays a match to its end, and sends it to the server.
  @discardableResult
  func play(_ players: [Player], _ score: Score) async throws -> RunningGather {
    let running = try await start(players)
    _ = try await gathers.setScore(score, of: running.id)
    try await gathers.end(running.id)
    _ = try await gathers.send()
    return running
  }

  private static func launch(
    _ server: RealServer,
    _ transport: TestTransport,
    _ clock: TestClock,
    _ folder: URL,
    _ removedSecrets: Shared<[String]>,
    _ log: LogLines
  ) -> GatherRepositories {
    GatherRepositories(
      folder: folder.appending(path: "gather"),
      keychain: WatchedKeychain(
        base: FileKeychain(folder: folder.appending(path: "keychain")),
        removals: removedSecrets
      ),
      client: GatherAPIClient(
        base: URL(filePath: "/api"),
        transport: transport,
        now: { server.now },
        clock: clock,
        pauses: []
      ),
      now: { server.now },
      clock: clock,
      log: log.append
    )
  }
}

extension Credentials {
  static func sample(_ name: String) -> Credentials {
    Credentials(username: name, password: "a good password")
  }
}
#endif

import DeviceKeychain
import FootballGatherModel
import FootballGatherTesting
import Foundation
import Testing
import UIKitHosting
import UIKitTesting

/// A phone with the app, connected to the real server in this process.
@MainActor
final class TestPhone {
  let server: RealServer
  /// The connection, in which faults can be injected.
  let transport: TestTransport
  let repositories: GatherRepositories
  private let folder = TemporaryFolder()
  private var device: Device

  init(_ server: RealServer? = nil, language: String = "en") async throws {
    let server = if let server { server } else { try await RealServer() }
    self.server = server
    transport = TestTransport(server)
    repositories = GatherRepositories(
      folder: folder.url,
      keychain: FileKeychain(folder: folder.url),
      client: GatherAPIClient(
        base: try #require(URL(string: "http://gather.test/api")),
        transport: transport,
        now: { server.now },
        pauses: []
      ),
      now: { server.now }
    )
    device = Device.forTests
    device.languages = [language]
    device.locale = Locale(identifier: language == "en" ? "en_GB" : language)
  }

  /// Returns a phone on which Ana is logged in and has three players.
  static func ofAna(language: String = "en") async throws -> TestPhone {
    let phone = try await TestPhone(language: language)
    _ = try await phone.repositories.account.register(.ana, remembers: true)
    for player in [PlayerInput].samples {
      _ = try await phone.repositories.players.add(player, key: RequestKey())
    }
    _ = try await phone.players()
    return phone
  }

  /// Returns a phone on which Ana has logged out and her name is remembered.
  static func ofAnaLoggedOut() async throws -> TestPhone {
    let phone = try await ofAna()
    try await phone.repositories.account.logOut()
    return phone
  }

  /// The texts that tests look for, in the phone's language.
  var words: (logIn: String, username: String) {
    device.languages == ["en"] ? ("Log In", "Username") : ("登录", "用户名")
  }

  /// Opens the app in a new window.
  func open(_ path: String? = nil, restorationData: Data? = nil) -> SceneDriver {
    ModelAppDelegate.nextPhone = self
    return SceneDriver(
      delegateClass: ModelAppDelegate.self,
      device: device,
      path: path,
      restorationData: restorationData
    )
  }

  /// Fetches the user's players from the server.
  func players() async throws -> [Player] {
    try await repositories.players.refresh().value
  }
}

extension TestPhone {
  /// Returns a line-up of Ana Lima against Ben Okri.
  func lineUp() async throws -> LineUp {
    let players = try await repositories.players.players().value
    return LineUp(teamA: [players[0]], teamB: [players[1]])
  }

  /// Plays a match of ten minutes to its end.
  func play(_ score: Score) async throws {
    let running = try await repositories.gathers.start(try await lineUp())
    _ = try await repositories.gathers.setScore(score, of: running.id)
    server.pass(600)
    try await repositories.gathers.end(running.id)
  }
}

extension Credentials {
  static let ana = Credentials(username: "ana", password: "secret word")
}

extension [PlayerInput] {
  static let samples = [
    PlayerInput(
      name: "Ana Lima",
      age: "29",
      skill: .professional,
      position: .striker,
      favouriteTeam: "Santos"
    ),
    PlayerInput(name: "Ben Okri", skill: .beginner, position: .defender),
    PlayerInput(name: "陈静怡", age: "31", position: .goalkeeper),
  ]
}

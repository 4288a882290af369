import ArgumentParser
import FootballGatherApp
import FootballGatherModel
import Foundation
import GatherServer
import Logging
import UIKit
import UIKitHosting
import UIKitTesting
import WebRequests

/// Football Gather, with this program's server or with another one.
struct FootballGatherEntry: ShowcaseEntry, ParsableArguments {
  @Option(
    name: .customLong("gather-base-url"),
    help: """
      The address of Football Gather's server. Without it, the app uses the server of this program.
      """,
    transform: { try OptionValue.webAddress($0) }
  )
  var server: URL?

  @Flag(help: "Hash the passwords of Football Gather cheaply and insecurely, for tests only.")
  var cheapPasswords = false

  var path: String { "football-gather" }
  var names: [String: String] { ["en": "Football Gather", "zh-Hans": "约球"] }
  var delegateClass: any UIApplicationDelegate.Type { ShowcaseFootballGather.self }

  func start(_ environment: SampleServerEnvironment) async throws -> SampleServer? {
    ShowcaseFootballGather.server = server
    let gather = try await makeGather(environment)
    return SampleServer(
      addRoutes: { router in gather.addRoutes(to: router) },
      service: gather
    )
  }

  func screens(_ driver: SceneDriver) async throws -> [PictureScreen] {
    try await driver.register()
    let names = ["Ana", "Bo", "Cleo", "Dan", "Eve", "Fay"]
    for name in names { try await driver.addPlayer(name) }
    let player = try await driver.path(ofRow: 0)
    try await driver.playMatch(["Ana", "Bo"], ["Cleo", "Dan"])
    try driver.open(path: "/gathers")
    let gather = try await driver.path(ofRow: 0)
    return [
      PictureScreen(name: "players", path: "/players"),
      PictureScreen(name: "player", path: player),
      PictureScreen(name: "new player", path: "/players/new"),
      PictureScreen(name: "edit player", path: player + "/skill"),
      PictureScreen(name: "gathers", path: "/gathers"),
      PictureScreen(name: "gather", path: gather),
      PictureScreen(name: "account", path: "/account"),
      PictureScreen(name: "language", path: "/account/language"),
    ]
  }

  /// Creates Football Gather's server, at `/api` of this program.
  private func makeGather(_ environment: SampleServerEnvironment) async throws -> GatherService {
    let file = environment.folder
      .appending(path: "gather-server/gather.sqlite", directoryHint: .notDirectory)
    let (clock, logger) = (environment.clock, environment.logger)
    var configuration = GatherServerConfiguration()
    configuration.trustedProxies.formUnion(environment.trustedProxies)
    configuration.forwardingKey = ShowcaseFootballGather.forwardingKey
    if cheapPasswords {
      logger.warning("Accounts of Football Gather are not protected: this program runs for tests.")
      configuration.makePasswordsCheap()
    }
    do {
      return try await GatherService(
        database: GatherDatabaseURL("sqlite:\(file.path)"),
        configuration: configuration,
        now: { clock.date },
        logger: logger
      )
    } catch {
      // The other apps do not need it.
      logger.error(
        "Football Gather's server is unavailable until this program starts again.",
        metadata: ["error": "\(error)"]
      )
      return try .unavailable(configuration: configuration, logger: logger)
    }
  }

  /// An icon of a ball in the middle of a pitch.
  var icon: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">
      <defs>
        <linearGradient id="gather-pitch" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#3fbf5f"/>
          <stop offset="1" stop-color="#1f8f43"/>
        </linearGradient>
        <radialGradient id="gather-ball" cx="0.4" cy="0.35" r="0.75">
          <stop offset="0" stop-color="#ffffff"/>
          <stop offset="1" stop-color="#d3d7dc"/>
        </radialGradient>
      </defs>
      <rect width="120" height="120" fill="url(#gather-pitch)"/>
      <rect y="0" width="120" height="20" fill="#ffffff" fill-opacity="0.08"/>
      <rect y="40" width="120" height="20" fill="#ffffff" fill-opacity="0.08"/>
      <rect y="80" width="120" height="20" fill="#ffffff" fill-opacity="0.08"/>
      <g fill="none" stroke="#ffffff" stroke-opacity="0.85" stroke-width="3">
        <path d="M0 60h120"/>
        <circle cx="60" cy="60" r="40"/>
        <path d="M40 0v12h40V0M40 120v-12h40v12"/>
      </g>
      <circle cx="60" cy="60" r="26" fill="url(#gather-ball)"/>
      <path d="M60 48l11.400 8.300-4.400 13.400H53l-4.400-13.400z" fill="#23272e"/>
      <path d="M60 48V36M71.400 56.300l11.400-3.700M67 69.700l7 9.700M53 69.700l-7 9.700M48.600 56.300l-11.400-3.700"
        stroke="#23272e" stroke-width="3" fill="none"/>
    </svg>
    """
  }
}

final class ShowcaseFootballGather: FootballGatherAppDelegate {
  /// Another server; nil for this program's server.
  static var server: URL?
  /// Authenticates visitors to the server of this program.
  nonisolated static let forwardingKey = ForwardingKey()

  override var configuration: FootballGatherConfiguration {
    var configuration = connection
    let logger = ShowcaseProgram.logger
    configuration.storageLog = { line in logger.warning("\(line)") }
    return configuration
  }

  private var connection: FootballGatherConfiguration {
    if let server = Self.server {
      let transport = URLSessionGatherTransport(policy: .from(server))
      return FootballGatherConfiguration(server: server, transport: transport)
    }
    let own = ShowcaseProgram.server(at: "api")
    let transport = URLSessionGatherTransport(policy: .from(own))
    guard let visitor = UIApplication.shared._device.address else {
      return FootballGatherConfiguration(server: own, transport: transport)
    }
    return FootballGatherConfiguration(
      server: own,
      transport: VisitorTransport(transport, key: Self.forwardingKey, visitor: visitor)
    )
  }
}

/// Steps to the screens of the pictures.
extension SceneDriver {
  /// Registers an account on this program's server.
  fileprivate func register() async throws {
    try await eventually(sees: "Register", .button)
    try tap("Register", .button)
    try type("ana-\(UUID().uuidString.prefix(8))", into: "Username")
    try type("a good password", into: "Password")
    try tap("Register", .button)
    try await eventually(sees: "Add Player", .button)
  }

  fileprivate func addPlayer(_ name: String) async throws {
    try tap("Add Player", .button)
    try await eventually(sees: "First name", .textField)
    try type(name, into: "First name")
    try tap("Done", .button)
    try await eventually("\(name) is among the players") {
      find(nil, .cell).contains { $0.label.hasPrefix(name) }
    }
  }

  /// Plays a match between two teams, which the first one wins.
  fileprivate func playMatch(_ first: [String], _ second: [String]) async throws {
    try tap("Select", .button)
    for name in first + second { try tap(row(name)) }
    try tap("Make Teams", .button)
    try await eventually("the players are there") {
      second.allSatisfy { (try? row($0)) != nil } && find("Select").isEmpty
    }
    for (number, team) in [first, second].enumerated() {
      for name in team { try moveRow(row(name).label, toEndOfSection: number + 1) }
    }
    try tap("Start Match", .button)
    try await eventually(sees: "End Match", .button)
    try tap("Goal for Team A", .button)
    try tap("End Match", .button)
    try await eventually("the question appears") { !find(nil, .alert).isEmpty }
    try tap(find("End Match", .button).last ?? element("End Match", .button))
    try await eventually(sees: "Rematch", .button)
    try tap("Done", .button)
    try await eventually("the match disappears") {
      find("End Match", .button).isEmpty && find(nil, .sheet).isEmpty
    }
  }

  private func row(_ name: String) throws -> Element {
    guard let row = find(nil, .cell).first(where: { $0.label.hasPrefix(name) }) else {
      return try element(name, .cell)
    }
    return row
  }
}

import AppTesting
import FootballGatherModel
import FootballGatherPresentation
import FootballGatherTesting
import Foundation
import Rostrum
import RostrumTesting
import RostrumUIKit
import SampleRoutes
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// A simulated user who taps, types, drags, goes back and follows links at random.
@MainActor
final class RandomWalk {
  private let driver: SceneDriver
  private let navigator: Navigator
  private let screens = WatchedScreens()
  private let app: GatherRepositories
  private let folder = TemporaryFolder()
  /// The connection to the server, which is down at times; nil without a server.
  private let testTransport: TestTransport?
  private var random: SeededRandom
  /// The actions so far, to reproduce a failure.
  private(set) var steps: [String] = []
  /// The type names of the presenters of all screens so far.
  var seen: Set<String> { screens.seen }

  /// Opens the app on a new phone.
  init(seed: Int, transport testTransport: TestTransport? = nil) {
    random = SeededRandom(seed: seed)
    self.testTransport = testTransport
    let transport: any GatherTransport = testTransport ?? NoTransport()
    app = GatherRepositories(
      folder: folder.url,
      keychain: MemoryKeychain(),
      client: GatherAPIClient(
        base: URL(filePath: "/api"),
        transport: transport,
        now: { RealServer.start },
        pauses: []
      ),
      now: { RealServer.start }
    )
    let stage = UIKitStage()
    navigator = Navigator(stage: stage)
    driver = SceneDriver(rootViewController: stage.viewController)
    let environment = AppEnvironment(
      documents: folder.url,
      languages: ["en"],
      locale: Locale(identifier: "en"),
      timeZone: .gmt
    )
    navigator.start(
      FootballGatherCoordinator(
        screens: screens,
        app: GatherServices(
          account: app.account,
          players: app.players,
          gathers: app.gathers,
          settings: app.settings,
          environment: environment
        )
      )
    )
  }

  /// Creates four players and a past match, with an account if there is a server.
  ///
  /// - Parameter isPlaying: Whether another match is in progress.
  /// - Throws: Any error of the repositories.
  func begin(isPlaying: Bool) async throws {
    if testTransport == nil {
      _ = try await app.account.useOffline()
    } else {
      let credentials = Credentials(username: "ana", password: "a good password")
      _ = try await app.account.register(credentials, remembers: true)
    }
    var players: [Player] = []
    for name in ["Ana", "Bo", "Cleo", "Dan"] {
      players.append(try await app.players.add(PlayerInput(name: name), key: RequestKey()))
    }
    let lineUp = LineUp(teamA: Array(players[..<2]), teamB: Array(players[2...]))
    let match = try await app.gathers.start(lineUp)
    try await app.gathers.end(match.id)
    if isPlaying { _ = try await app.gathers.start(lineUp) }
    try await driver.eventually(sees: "Account", .tab)
  }

  /// Returns the problems after a number of actions; empty if there are none.
  func walk(_ count: Int) async throws -> [String] {
    for _ in 0..<count {
      act()
      for _ in 0..<Int.random(in: 0...8, using: &random) { await Task.yield() }
      driver.settle()
      if let orphan { return [orphan] }
    }
    var problems = driver.layoutConflicts
    // A screen that was just closed may be alive for a moment.
    var survivors: [String] = []
    await until(limit: .seconds(60)) {
      driver.settle()
      survivors = lost
      return survivors.isEmpty
    }
    problems += survivors
    return problems
  }

  /// Closes the app, and waits until all screens and presenters are deallocated.
  /// - Returns: The names of those that are not.
  func end() async -> [String] {
    navigator.close()
    driver.scene.disconnect()
    await until(limit: .seconds(60)) { screens.alive.isEmpty }
    return screens.alive
  }

  // MARK: - What must hold

  /// The screens that can be reached from the window.
  private var reachable: Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    var open = [(driver.scene as? _SceneRuntime)?.window?.rootViewController].compactMap(\.self)
    while let controller = open.popLast() {
      guard found.insert(ObjectIdentifier(controller)).inserted else { continue }
      open += controller.children
      if let presented = controller.presentedViewController { open.append(presented) }
    }
    return found
  }

  /// A message about a screen that is shown without its presenter.
  private var orphan: String? {
    let reachable = reachable
    return screens.made.first { made in
      made.presenter == nil && made.screen.map { reachable.contains(ObjectIdentifier($0)) } == true
    }.map { "\($0.name) is gone, and its screen is shown" }
  }

  /// The screens that were closed and are alive.
  private var lost: [String] {
    let reachable = reachable
    screens.forgetGone()
    return screens.made.filter { made in
      made.screen.map { !reachable.contains(ObjectIdentifier($0)) } ?? true
    }.map { "\($0.name) has left and is alive" }
  }

  // MARK: - Actions

  private func act() {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: goBack()
    case 1: follow()
    case 2: sleepAndWake()
    case 3 where testTransport != nil: toggleServer()
    default:
      let elements = driver.elements.flatMap(\.all)
      let usable = elements.filter { $0.isEnabled && Self.usable.contains($0.role) }
      if let element = usable.randomElement(using: &random) { use(element) }
    }
  }

  private static let usable: Set<Role> = [
    .action, .backButton, .button, .cell, .menuItem, .searchField, .secureField, .segment, .stepper,
    .tab, .textField, .toggle,
  ]

  private func goBack() {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: note("swipe back") { try driver.swipeBack() }
    case 1: note("swipe back, let go early") { try driver.swipeBack(.cancelled) }
    case 2: note("browser back") { try driver.browserBack() }
    default: note("swipe down") { try driver.dismissSheet() }
    }
  }

  private func use(_ element: Element) {
    note("\(element)") {
      switch element.role {
      case .button, .backButton, .tab, .segment, .menuItem: try driver.tap(element)
      case .cell: try useRow(element)
      case .action: try driver.tapAction(element.label)
      case .textField, .secureField, .searchField: try type(into: element)
      case .toggle: try driver.toggle(element.label)
      case .stepper:
        if Bool.random(using: &random) {
          try driver.increment(element.label)
        } else {
          try driver.decrement(element.label)
        }
      default: break
      }
    }
  }

  private func useRow(_ row: Element) throws {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: try driver.swipe(row.label)
    case 1: try driver.moveRow(row.label, toEndOfSection: Int.random(in: 0...2, using: &random))
    case 2: try driver.openMenu(row.label, .cell)
    default: try driver.tap(row)
    }
  }

  private func type(into field: Element) throws {
    let texts = ["Eve", "é", " ", "7", ":", ""]
    let text = texts.randomElement(using: &random) ?? ""
    if text.isEmpty {
      try driver.pressReturn()
    } else {
      try driver.type(text, into: field.label)
    }
  }

  private func follow() {
    let routes = FootballGatherRoute.samples + [.player(99), .match, .match]
    guard let route = routes.randomElement(using: &random) else { return }
    note("link \(route.path)") { navigator.open(route) }
  }

  private func toggleServer() {
    guard let testTransport else { return }
    testTransport.isDown.toggle()
    steps.append(testTransport.isDown ? "the server goes" : "the server is back")
  }

  private func sleepAndWake() {
    note("sleep and wake") {
      driver.send(.activation(.background))
      driver.send(.activation(.active))
    }
  }

  /// Runs and records a step; an action that is not available is no failure.
  private func note(_ step: String, _ body: () throws -> Void) {
    do {
      try body()
      steps.append(step)
    } catch {
      steps.append("\(step): no")
    }
  }
}

/// A transport without a server.
private struct NoTransport: GatherTransport {
  func send(_ request: GatherRequest) async throws(GatherServiceError) -> GatherReply {
    throw .offline
  }

  func open(_ request: GatherRequest) -> AsyncThrowingStream<GatherStreamPart, any Error> {
    AsyncThrowingStream { $0.finish(throwing: GatherServiceError.offline) }
  }
}

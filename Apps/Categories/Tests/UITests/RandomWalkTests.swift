import AppTesting
import CategoriesPresentation
import Foundation
import Rostrum
import Testing
import UIKitTesting

/// After random actions in any width, with an unreliable server, no closed screen is alive, the
/// screen matches the address, and no constraints conflict.
@MainActor
struct RandomWalkTests {
  /// The number of walks: `ROSTRUM_WALKS`, or 10.
  private static let count =
    ProcessInfo.processInfo.environment["ROSTRUM_WALKS"].flatMap { Int($0) } ?? 10

  @Test func randomWalksReleaseAllScreens() async throws {
    for seed in 0..<Self.count {
      let walk = RandomWalk(seed: seed)
      let problems = await walk.walk(40)
      let survivors = await walk.visit.end()
      guard problems.isEmpty, survivors.isEmpty else {
        let steps = walk.steps.joined(separator: "\n")
        Issue.record("Walk \(seed): \(problems), alive: \(survivors)\n\(steps)")
        return
      }
    }
  }
}

/// A simulated user who performs random actions.
@MainActor
private final class RandomWalk {
  let visit: Visit
  private var random: SeededRandom
  private var isDown = false
  /// The actions so far, to reproduce a failure.
  private(set) var steps: [String] = []

  init(seed: Int) {
    random = SeededRandom(seed: seed)
    visit = Visit(seed.isMultiple(of: 2) ? .narrow : .wide)
  }

  /// Performs a number of actions and returns the problems found.
  func walk(_ count: Int) async -> [String] {
    for _ in 0..<count {
      act()
      for _ in 0..<Int.random(in: 0...8, using: &random) { await Task.yield() }
      visit.driver.settle()
    }
    recover()
    var problems = visit.driver.layoutConflicts
    let chosen = visit.navigator.path.segments.isEmpty ? 0 : 1
    let isRight = await until {
      visit.driver.settle()
      return visit.screens.alive.count == 2 + chosen
    }
    if !isRight {
      problems.append("\(visit.screens.alive) at \(visit.navigator.path)")
    }
    return problems
  }

  private func act() {
    switch Int.random(in: 0..<14, using: &random) {
    case 0: note("swipe back") { try visit.driver.swipeBack() }
    case 1: note("swipe, let go early") { try visit.driver.swipeBack(.cancelled) }
    case 2: note("browser back") { try visit.driver.browserBack() }
    case 3: follow()
    case 4: note("narrow") { visit.driver.resize(to: .phone, width: 390, height: 844) }
    case 5: note("wide") { visit.driver.resize(to: .pad, width: 1_024, height: 768) }
    case 6: note("pull") { try visit.driver.pullToRefresh() }
    case 7: isDown ? recover() : fail()
    default:
      let roles: Set<Role> = [.backButton, .button, .cell]
      let usable = visit.driver.elements.flatMap(\.all)
        .filter { $0.isEnabled && roles.contains($0.role) }
      guard let element = usable.randomElement(using: &random) else { return }
      note("\(element)") { try visit.driver.tap(element) }
    }
  }

  private func follow() {
    let routes: [CategoriesRoute] = [.list, .category(35), .category(33), .category(999)]
    guard let route = routes.randomElement(using: &random) else { return }
    note("link \(route.path)") { visit.navigator.open(route) }
  }

  private func fail() {
    isDown = true
    steps.append("the server goes")
    visit.server.fail("categories", "35/1", "35/2", "33/1", "face.png")
  }

  private func recover() {
    isDown = false
    steps.append("the server is back")
    visit.server.recover("categories", "35/1", "35/2", "33/1", "face.png")
  }

  /// Records an action.
  ///
  /// An action that is impossible at the moment is not an error.
  private func note(_ step: String, _ body: () throws -> Void) {
    do {
      try body()
      steps.append(step)
    } catch {
      steps.append("\(step): no")
    }
  }
}

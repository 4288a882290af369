import AppTesting
import Rostrum
import RostrumTesting
import SampleRoutes
import UIKit
import UIKitTesting
import ZhihuDailyModel
import ZhihuDailyPresentation

/// A simulated user who performs random actions: taps, swipes, scrolls, goes back, follows links,
/// and loses the network.
@MainActor
final class RandomWalk {
  private let reader: StoryReader
  private var random: SeededRandom
  private var isCut = false
  private var ids: [Story.ID] = []
  /// The actions so far, to reproduce a failure.
  private(set) var steps: [String] = []

  private var driver: SceneDriver { reader.driver }

  init(seed: Int, reader: StoryReader) {
    self.reader = reader
    random = SeededRandom(seed: seed)
  }

  /// Performs a number of actions.
  func walk(_ count: Int) async throws {
    let feed = try await reader.repositories.days.refresh(.empty).value
    ids = feed.stories.map(\.id) + [7]
    reader.navigator.open(ZhihuDailyRoute.home)
    for _ in 0..<count {
      act()
      for _ in 0..<Int.random(in: 0...30, using: &random) { await Task.yield() }
      driver.settle()
    }
  }

  /// Leaves the app.
  func end() async {
    reader.navigator.close()
    driver.scene.disconnect()
    for _ in 0..<50 { await Task.yield() }
  }

  // MARK: - Actions

  private func act() {
    switch Int.random(in: 0..<20, using: &random) {
    case 0, 1: goBack()
    case 2: follow()
    case 3: sleepAndWake()
    case 4:
      isCut.toggle()
      reader.transport.cut(isCut)
      steps.append(isCut ? "the network goes" : "the network is back")
    case 5:
      reader.clock.advance(by: .seconds(Int.random(in: 1...8, using: &random)))
      steps.append("time passes")
    case 6: note("scroll on") { try driver.scroll(toRows: 0..<(10 * (ids.count % 7 + 1))) }
    case 7: note("pull") { try driver.pullToRefresh() }
    default:
      let elements = driver.elements.flatMap(\.all)
      let usable = elements.filter { $0.isEnabled && Self.usable.contains($0.role) }
      if let element = usable.randomElement(using: &random) { use(element) }
    }
  }

  private static let usable: Set<Role> = [
    .action, .backButton, .button, .cell, .menuItem, .segment, .toggle,
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
      case .action: try driver.tapAction(element.label)
      case .toggle: try driver.toggle(element.label)
      case .cell where Int.random(in: 0..<6, using: &random) == 0: try driver.swipe(element.label)
      default: try driver.tap(element)
      }
    }
  }

  private func follow() {
    let id = ids.randomElement(using: &random) ?? 7
    let routes =
      ZhihuDailyRoute.samples
      + [.story(id, .days), .story(id, .banner), .story(id, .favourites), .comments(id)]
    guard let route = routes.randomElement(using: &random) else { return }
    note("link \(route.path)") { reader.navigator.open(route) }
  }

  private func sleepAndWake() {
    steps.append("sleep and wake")
    driver.send(.activation(.background))
    driver.send(.activation(.active))
  }

  /// Records an action; one that is impossible at the moment is not an error of the app.
  private func note(_ step: String, _ body: () throws -> Void) {
    do {
      try body()
      steps.append(step)
    } catch {
      steps.append("\(step): not possible")
    }
  }
}

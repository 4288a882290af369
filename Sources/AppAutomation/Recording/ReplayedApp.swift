import AppHosting
import BrowserHost
import Foundation
import UIKit
import UIKitHosting
import UIKitTesting

/// An app that gets the events of a report of a crash again, without a display.
@MainActor
enum ReplayedApp {
  /// Repeats the events, and ends the process; the app may end it before.
  ///
  /// - Parameters:
  ///   - application: The app, which is recorded.
  ///   - report: The report.
  static func run(_ application: RecordedApplication, after report: URL) -> Never {
    guard let text = try? String(contentsOf: report, encoding: .utf8),
      let journal = JournaledScene(lastIn: text)
    else {
      let problem = "error: \(report.path) has no events of a scene since its beginning.\n"
      FileHandle.standardError.write(Data(problem.utf8))
      exit(1)
    }
    let driver = SceneDriver(application: application, request(for: journal))
    driver.longestStep = .seconds(3)
    for (index, event) in journal.events.enumerated() {
      rest(driver)
      wait(for: event.action.target, in: driver)
      // The app may not survive the last one.
      (driver.scene as? RecordedScene)?.isEnding = index == journal.events.count - 1
      driver.send(event.action)
    }
    rest(driver)
    driver.scene.disconnect()
    exit(0)
  }

  private static func request(for journal: JournaledScene) -> SceneRequest {
    SceneRequest(
      id: "test",
      device: .ofThisProcess("test"),
      environment: journal.environment,
      path: journal.path,
      restorationData: journal.restorationData,
      clock: ManualHostClock(startingAt: Date())
    )
  }

  // MARK: - Waiting

  /// The seconds after which an element that is missing does not come.
  private static let patience = 10.0
  private static let mostTurns = 20

  /// Lets the work run that the app has put into the main queue, until nothing changes.
  private static func rest(_ driver: SceneDriver) {
    for _ in 0..<mostTurns {
      let before = driver.display.tree.number
      _ = RunLoop.main.run(mode: .default, before: Date())
      driver.settle()
      if driver.display.tree.number == before { return }
    }
  }

  /// Waits for an element of which an event is, such as one that a server's answer brings.
  private static func wait(for node: NodeID?, in driver: SceneDriver) {
    let end = Date(timeIntervalSinceNow: patience)
    while let node, driver.display.tree[node] == nil, Date() < end {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      driver.settle()
    }
  }
}

extension InputEvent.Action {
  /// The node of which the action is.
  fileprivate var target: NodeID? {
    func node(in value: Any) -> NodeID? {
      value as? NodeID
        ?? Mirror(reflecting: value).children.lazy.compactMap { $0.value as? NodeID }.first
    }
    return Mirror(reflecting: self).children.first.flatMap { node(in: $0.value) }
  }
}

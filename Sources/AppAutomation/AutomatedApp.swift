import AppHosting
import Foundation
import ScenePictures
import Synchronization
package import UIKit
import UIKitHosting
import UIKitTesting

/// An app that a test in another process drives, without a display.
///
/// Transitions and animations end at once; the app's own work takes its time, as on a device.
@MainActor
package final class AutomatedApp {
  /// The variable with the path of the Unix socket on which the test waits for its app.
  package static let socketVariable = "ROSTRUM_AUTOMATION"

  private let stream: MessageStream
  private let driver: SceneDriver
  private let runtime: _SceneRuntime
  private let requests = Requests()
  /// What the newest elements were read from, with their number.
  private var read: (commit: UInt64, typed: [NodeID: String], revision: UInt64) = (0, [:], 0)

  private init(_ delegateClass: any UIApplicationDelegate.Type, stream: MessageStream) {
    self.stream = stream
    let environment = ProcessInfo.processInfo.environment
    driver = SceneDriver(
      application: _HostedUIApplication(delegateClass: delegateClass, isOnlyDevice: true),
      SceneRequest(
        id: "test",
        device: Device(
          id: "test",
          container: URL(filePath: environment["DATA"] ?? NSHomeDirectory()),
          languages: [Locale.preferredLanguages.first ?? "en"],
          locale: .current,
          timeZone: .current
        ),
        environment: SceneEnvironment(safeArea: EdgesValue(top: 47, bottom: 34)),
        clock: ManualHostClock(startingAt: Date())
      )
    )
    driver.longestStep = .seconds(3)
    guard let runtime = driver.scene as? _SceneRuntime else {
      preconditionFailure("Expected a scene of UIKit's, got \(type(of: driver.scene)).")
    }
    self.runtime = runtime
  }

  /// Launches the app, and answers the requests of the test until it ends.
  ///
  /// - Parameters:
  ///   - delegateClass: The class of the app's delegate.
  ///   - path: The path of the test's Unix socket.
  package static func run(
    _ delegateClass: any UIApplicationDelegate.Type,
    drivenAt path: String
  ) -> Never {
    guard let stream = MessageStream(connectingTo: path) else {
      preconditionFailure("Expected a test that listens at \(path), found none.")
    }
    let app = AutomatedApp(delegateClass, stream: stream)
    app.rest()
    _ = stream.send(AutomationReply.done)
    app.serve()
  }

  /// The requests that have arrived.
  private final class Requests: Sendable {
    private let waiting = Mutex<[AutomationRequest]>([])

    func append(_ request: AutomationRequest) { waiting.withLock { $0.append(request) } }

    func next() -> AutomationRequest? {
      waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    }
  }

  private func serve() -> Never {
    let (stream, requests) = (stream, requests)
    let reader = Thread {
      while let request = stream.receive(AutomationRequest.self) {
        requests.append(request)
        // The run loop returns.
        DispatchQueue.main.async {}
      }
      // The test is over.
      fflush(nil)
      _exit(0)
    }
    reader.start()
    while true {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1))
      while let request = requests.next() {
        let reply = reply(to: request)
        UserDefaults.standard.synchronize()
        if !stream.send(reply) { _exit(0) }
      }
    }
  }

  // MARK: - Requests

  private func reply(to request: AutomationRequest) -> AutomationReply {
    rest()
    do {
      let reply = try perform(request)
      if case .elements = request { return reply }
      rest()
      return reply
    } catch let error as ActionError {
      return .failed(error.reason)
    } catch {
      return .failed("\(error)")
    }
  }

  private func perform(_ request: AutomationRequest) throws -> AutomationReply {
    let actions = ElementActions(driver: driver, runtime: runtime)
    switch request {
    case .elements(let known): return elements(known: known)
    case .isHittable(let id): return .flag(actions.isHittable(id))
    case .tap(let id, let count, let touches):
      for _ in 0..<count { try actions.tap(id, touches: touches) }
    case .tapPoint(let point, let count):
      for _ in 0..<count { try actions.tap(actions.element(at: point), at: point) }
    case .press(let id, let seconds): try actions.press(id, seconds: seconds)
    case .pressPoint(let point, let seconds):
      try actions.press(actions.element(at: point), at: point, seconds: seconds)
    case .drag(let start, let end, let seconds):
      try actions.drag(from: start, to: end, seconds: seconds)
    case .swipe(let id, let direction): try actions.swipe(id, direction)
    case .pinch(let id, let scale): try actions.pinch(id, scale: scale)
    case .rotate(let id, let angle): try actions.rotate(id, by: angle)
    case .type(let id, let text): try actions.type(text, into: id)
    case .slide(let id, let position): try actions.slide(id, to: position)
    case .turn(let id, let title): try actions.turn(id, to: title)
    case .rotateDevice(let isLandscape): rotate(isLandscape)
    case .setDark(let isDark): driver.setStyle(isDark ? .dark : .light)
    case .leave: driver.send(.activation(.background))
    case .activate: driver.send(.activation(.active))
    case .open(let url): driver.send(.open(path: url.path))
    case .shake: try? driver.shake()
    case .screenshot: return try .data(Data(driver.picture(scale: 3).png()))
    }
    return .done
  }

  private func elements(known: UInt64?) -> AutomationReply {
    let typed = driver.typedTexts()
    let commit = driver.display.tree.number
    // Displays show what is typed before the scene commits anything.
    if read.commit != commit || read.typed != typed { read = (commit, typed, read.revision + 1) }
    guard read.revision != known else { return .unchanged }
    let reader = ElementTreeReader(
      tree: driver.display.tree,
      rects: runtime.shownRects(),
      typed: typed,
      screen: driver.environment,
      isDatePicker: runtime.isDatePicker
    )
    return .elements(reader.application(), revision: read.revision)
  }

  private func rotate(_ isLandscape: Bool) {
    let (short, long) = (
      min(driver.environment.width, driver.environment.height),
      max(driver.environment.width, driver.environment.height)
    )
    driver.resize(
      to: driver.environment.idiom,
      width: isLandscape ? long : short,
      height: isLandscape ? short : long
    )
  }

  // MARK: - Rest

  /// Lets the work run that the app has put into the main queue, and ends transitions.
  private func rest() {
    for _ in 0..<Self.mostTurns {
      let before = driver.display.tree.number
      turn()
      driver.settle()
      if driver.display.tree.number == before { return }
    }
  }

  /// The turns after which an app counts as one that never rests.
  private static let mostTurns = 20

  /// Runs what is in the main queue, and what that puts there.
  private func turn() {
    for _ in 0..<2 {
      var isDone = false
      DispatchQueue.main.async { MainActor.assumeIsolated { isDone = true } }
      while !isDone { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 1)) }
    }
  }
}

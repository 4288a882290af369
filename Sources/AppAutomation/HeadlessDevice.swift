import AppHosting
import Foundation
import UIKit
import UIKitHosting
import UIKitTesting

/// A device without a display.
///
/// Transitions and animations end at once; the app's own work takes its time, as on a device.
@MainActor
final class HeadlessDevice: AutomatedDevice {
  private let driver: SceneDriver
  let runtime: _SceneRuntime
  /// The alert whose field has got the keyboard.
  private var lastAlert: NodeID?
  /// The state from which the newest elements were read, with their number.
  private var read = State()
  private var revision: UInt64 = 0

  /// The content of a screen.
  ///
  /// Displays show typed text, and scroll, before the scene commits anything.
  private struct State: Equatable {
    var commit: UInt64 = 0
    var typed: [NodeID: String] = [:]
    var rects: [NodeID: RectValue] = [:]
    /// The version of the rows of tables.
    var rows: UInt64 = 0
  }

  /// Launches the app.
  init(_ delegateClass: any UIApplicationDelegate.Type) {
    driver = SceneDriver(
      application: _HostedUIApplication(delegateClass: delegateClass, isOnlyDevice: true),
      SceneRequest(
        id: "test",
        device: .ofThisProcess("test"),
        environment: SceneEnvironment(
          safeArea: EdgesValue(top: 47, bottom: 34),
          keyboard: KeyboardElements.height(isLandscape: false)
        ),
        clock: ManualHostClock(startingAt: Date())
      )
    )
    driver.longestStep = .seconds(3)
    guard let runtime = driver.scene as? _SceneRuntime else {
      preconditionFailure("Expected a scene of UIKit's, got \(type(of: driver.scene)).")
    }
    self.runtime = runtime
  }

  func perform(_ request: AutomationRequest) throws -> AutomationReply {
    let actions = ElementActions(driver: driver, runtime: runtime)
    switch request {
    case .elements(let known): return elements(known: known)
    case .contents: break
    case .isHittable(let id): return .flag(actions.isHittable(id))
    case .tap(let id, let count, let touches):
      try actions.tap(id, count: count, touches: touches)
    case .tapPoint(let point, let id, let count):
      try actions.tap(point, of: id, count: count)
    case .press(let id, let seconds): try actions.press(id, seconds: seconds)
    case .pressPoint(let point, let seconds):
      try actions.press(actions.element(at: point), at: point, seconds: seconds)
    case .drag(let start, _, let end, let seconds):
      try actions.drag(from: start, to: end, seconds: seconds)
    case .swipe(let id, let direction): try actions.swipe(id, direction)
    case .pinch(let id, let scale): try actions.pinch(id, scale: scale)
    case .rotate(let id, let angle): try actions.rotate(id, by: angle)
    case .type(let id, let text): try actions.type(text, into: id)
    case .key(let text, let modifiers):
      try actions.press(HardwareKey(text, KeyValue.Modifiers(rawValue: modifiers)))
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
    let state = State(
      commit: driver.display.tree.number,
      typed: driver.typedTexts(),
      rects: runtime.shownRects(),
      rows: runtime._rowsVersion
    )
    if read != state { (read, revision) = (state, revision + 1) }
    return revision == known ? .unchanged : .elements(screenElements(), revision: revision)
  }

  func screenElements() -> ElementRecord {
    runtime.elements(in: driver.display.tree, typed: driver.typedTexts(), driver.environment)
  }

  private func rotate(_ isLandscape: Bool) {
    let environment = driver.environment
    let size = ScreenPoint(x: environment.width, y: environment.height).turned(isLandscape)
    driver.setKeyboardHeight(KeyboardElements.height(isLandscape: isLandscape))
    driver.resize(to: environment.idiom, width: size.x, height: size.y)
  }

  // MARK: - Rest

  /// Lets the work run that the app has put into the main queue, and ends transitions.
  func rest() {
    for _ in 0..<Self.mostTurns {
      let before = driver.display.tree.number
      turn()
      driver.settle()
      focusAlert()
      if driver.display.tree.number == before { return }
    }
  }

  /// Gives the first field of a new alert the keyboard, as iOS and displays do.
  private func focusAlert() {
    let tree = driver.display.tree
    let alert = tree.nodes.values.filter { $0.kind == .alert }.max { $0.id < $1.id }
    defer { lastAlert = alert?.id }
    guard let alert, alert.id != lastAlert, !tree.nodes.values.contains(where: \.isEditing),
      let field = alert.children.first(where: { tree[$0]?.kind == .textField })
    else { return }
    driver.send(.beginEditing(field))
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

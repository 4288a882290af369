import Foundation
import UIKit
import UIKitHosting

/// An app whose scenes are recorded.
@MainActor
final class RecordedApplication: HostedApplication {
  private let application: _HostedUIApplication
  private let words: any RecordedWords
  private let delegateClass: String
  private let write: (String) -> Void
  private var hasBegun = false

  /// - Parameters:
  ///   - application: The app.
  ///   - words: The words of the test.
  ///   - delegateClass: The name of the class of the app's delegate.
  ///   - write: Receives the lines of the test.
  init(
    _ application: _HostedUIApplication,
    words: any RecordedWords,
    delegateClass: String,
    write: @escaping (String) -> Void
  ) {
    self.application = application
    self.words = words
    self.delegateClass = delegateClass
    self.write = write
  }

  func connect(_ request: SceneRequest) -> any HostedScene {
    let scene = application.connect(request)
    guard let runtime = scene as? _SceneRuntime else { return scene }
    let recorded = RecordedScene(runtime, request.environment, words: words)
    recorded.onStep = { [self] step, environment in
      if !hasBegun { words.opening(delegateClass, in: environment).forEach(write) }
      hasBegun = true
      words.lines(for: step).forEach(write)
    }
    return recorded
  }
}

/// A scene that notes the actions of its user.
@MainActor
final class RecordedScene: HostedScene {
  private let scene: _SceneRuntime
  private let words: any RecordedWords
  private var environment: SceneEnvironment
  private lazy var recorder = ActionRecorder { [unowned self] in onStep($0, environment) }
  /// Receives the steps, with the screen.
  var onStep: (RecordedStep, SceneEnvironment) -> Void = { _, _ in }
  /// Whether the next event may be the last one: what is typed is written at once.
  var isEnding = false
  private var isLooking = false
  /// The scene does not retain its display.
  private var observed: ObservedDisplay?

  init(_ scene: _SceneRuntime, _ environment: SceneEnvironment, words: any RecordedWords) {
    self.scene = scene
    self.environment = environment
    self.words = words
  }

  private var screen: RecordedScreen {
    RecordedScreen(of: scene, environment)
  }

  func receive(_ event: InputEvent) {
    if case .environment(let environment) = event.action { self.environment = environment }
    guard event.action.isRecorded else { return scene.receive(event) }
    scene.commit()
    recorder.note(event.action, on: screen)
    if isEnding { recorder.end() }
    scene.receive(event)
    recorder.handled(screen)
  }

  /// Notes an assertion about what the user points at.
  ///
  /// - Returns: Nil if there is nothing to assert.
  func check(_ place: PointedPlace) -> (node: NodeID, lines: [String])? {
    scene.commit()
    return recorder.check(place, on: screen).map { ($1, words.lines(for: $0)) }
  }

  var display: (any Display)? {
    get { observed?.display }
    set {
      observed = newValue.map { ObservedDisplay($0) { [weak self] in self?.look() } }
      scene.display = observed
    }
  }

  /// Looks at the screen after the commit of a turn.
  private func look() {
    guard !isLooking, recorder.afterStep != nil else { return }
    isLooking = true
    Task {
      isLooking = false
      let screen = screen
      let rects = scene.shownRects()
      recorder.saw(screen) { isCovered($0, on: screen, rects) }
    }
  }

  /// Returns whether another view is over the middle of an element that its scroll views show.
  private func isCovered(
    _ record: ElementRecord,
    on screen: RecordedScreen,
    _ rects: [NodeID: RectValue]
  ) -> Bool {
    let middle = record.frame.middle
    let path = screen.tree.path(from: NodeID(rawValue: record.id.node))
    let isShown =
      ([screen.app.frame]
      + path.filter(\.kind.scrolls).compactMap { rects[$0.id] }.map(ElementFrame.init))
      .allSatisfy { $0.contains(middle) }
    // Displays lay out the contents of the system's parts, so that points say nothing there.
    guard isShown, !path.contains(where: \.kind.isSystemPart) else { return false }
    return !scene.touchReaches(NodeID(rawValue: record.id.node), x: middle.x, y: middle.y)
  }

  var onDestruction: (() -> Void)? {
    get { scene.onDestruction }
    set { scene.onDestruction = newValue }
  }
  var screenName: String { scene.screenName }
  var droppedEvents: Int { scene.droppedEvents }
  func commit() { scene.commit() }
  func snapshot() -> Commit { scene.snapshot() }
  func frames() -> [NodeID: RectValue] { scene.frames() }
  func inspection() -> SceneInspection? { scene.inspection() }
  func restorationData() -> Data? { scene.restorationData() }
  func disconnect() {
    recorder.end()
    scene.disconnect()
  }
}

/// Passes commits on to a display, and then tells that there was one.
private final class ObservedDisplay: Display {
  private(set) weak var display: (any Display)?
  private let onCommit: () -> Void

  init(_ display: any Display, onCommit: @escaping () -> Void) {
    self.display = display
    self.onCommit = onCommit
  }

  func show(_ commit: Commit) {
    display?.show(commit)
    onCommit()
  }

  var measuresWords: Bool { display?.measuresWords ?? false }
}

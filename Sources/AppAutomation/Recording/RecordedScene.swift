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

  init(_ scene: _SceneRuntime, _ environment: SceneEnvironment, words: any RecordedWords) {
    self.scene = scene
    self.environment = environment
    self.words = words
  }

  private var screen: RecordedScreen {
    let tree = scene.newTree
    return RecordedScreen(tree: tree, app: scene.elements(in: tree, environment))
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
    get { scene.display }
    set { scene.display = newValue }
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

import AppHosting
import BrowserHost
import Foundation
package import UIKit
import UIKitHosting

/// An app that is served to a browser, and whose use becomes a test.
@MainActor
package enum RecordedApp {
  /// The variable with the word that begins lines of the test in the output.
  package static let variable = "ROSTRUM_RECORD"

  /// Serves the app until the process is stopped.
  ///
  /// - Parameters:
  ///   - delegateClass: The class of the app's delegate.
  ///   - prefix: The word that begins lines of the test in the output.
  package static func run(
    _ delegateClass: any UIApplicationDelegate.Type,
    prefix: String
  ) -> Never {
    let application = RecordedApplication(
      _HostedUIApplication(delegateClass: delegateClass, isOnlyDevice: true)
    ) { line in
      print("\(prefix) \(line)")
      fflush(nil)
    }
    AppProcess.serve {
      try AppProcess.host(for: application) { port in
        print("Use the app at http://127.0.0.1:\(port)/app; Ctrl-C ends the test.")
        fflush(nil)
      }
    }
  }
}

/// An app whose scenes are recorded.
@MainActor
private final class RecordedApplication: HostedApplication {
  private let application: _HostedUIApplication
  private let write: (String) -> Void

  init(_ application: _HostedUIApplication, write: @escaping (String) -> Void) {
    self.application = application
    self.write = write
  }

  func connect(_ request: SceneRequest) -> any HostedScene {
    let scene = application.connect(request)
    guard let runtime = scene as? _SceneRuntime else { return scene }
    return RecordedScene(runtime, request.environment, ActionRecorder(write: write))
  }
}

/// A scene that notes the actions of its user.
@MainActor
private final class RecordedScene: HostedScene {
  private let scene: _SceneRuntime
  private let recorder: ActionRecorder
  private var environment: SceneEnvironment

  init(_ scene: _SceneRuntime, _ environment: SceneEnvironment, _ recorder: ActionRecorder) {
    self.scene = scene
    self.environment = environment
    self.recorder = recorder
  }

  func receive(_ event: InputEvent) {
    if case .environment(let environment) = event.action { self.environment = environment }
    guard event.action.isRecorded else { return scene.receive(event) }
    scene.commit()
    let tree = scene.newTree
    recorder.note(event.action, in: tree, scene.elements(in: tree, environment))
    scene.receive(event)
    recorder.handled(scene.elements(in: scene.newTree, environment))
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
    recorder.finish()
    scene.disconnect()
  }
}

import Foundation
import UIKitHosting

/// An app whose scenes receive every event late, as over a slow connection.
@MainActor
final class LateApplication: HostedApplication {
  private let application: any HostedApplication
  private let delay: Duration

  init(_ application: any HostedApplication, delay: Duration) {
    self.application = application
    self.delay = delay
  }

  func connect(_ request: SceneRequest) -> any HostedScene {
    LateScene(application.connect(request), clock: request.clock, delay: delay)
  }
}

@MainActor
private final class LateScene: HostedScene {
  var onDestruction: (() -> Void)? {
    get { scene.onDestruction }
    set { scene.onDestruction = newValue }
  }

  private let scene: any HostedScene
  private let clock: any HostClock
  private let delay: Duration
  private var waiting: [InputEvent] = []

  init(_ scene: any HostedScene, clock: any HostClock, delay: Duration) {
    self.scene = scene
    self.clock = clock
    self.delay = delay
  }

  var display: (any Display)? {
    get { scene.display }
    set { scene.display = newValue }
  }

  var screenName: String { scene.screenName }
  var droppedEvents: Int { scene.droppedEvents }

  /// Receives the oldest waiting event, since timers may fire in another order.
  func receive(_ event: InputEvent) {
    waiting.append(event)
    _ = clock.schedule(after: delay) { [self] in
      scene.receive(waiting.removeFirst())
    }
  }

  func commit() { scene.commit() }
  func snapshot() -> Commit { scene.snapshot() }
  func restorationData() -> Data? { scene.restorationData() }
  func disconnect() { scene.disconnect() }
}

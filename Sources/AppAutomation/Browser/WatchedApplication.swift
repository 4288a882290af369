import Foundation
import UIKit
import UIKitHosting

/// An app whose newest scene a test reads, and whose transitions it waits for.
@MainActor
final class WatchedApplication: HostedApplication {
  private let application: _HostedUIApplication
  private(set) weak var scene: (any HostedScene)?
  private var clock: WatchedClock?

  init(_ delegateClass: any UIApplicationDelegate.Type) {
    application = _HostedUIApplication(delegateClass: delegateClass, isOnlyDevice: true)
  }

  func connect(_ request: SceneRequest) -> any HostedScene {
    let clock = WatchedClock(request.clock)
    var request = request
    request.clock = clock
    let scene = application.connect(request)
    (self.scene, self.clock) = (scene, clock)
    return scene
  }

  /// Whether a transition or an animation of the scene has not ended.
  var isMoving: Bool { (clock?.pending ?? 0) > 0 }
}

/// A clock that counts what is scheduled on it.
@MainActor
private final class WatchedClock: HostClock {
  private nonisolated let clock: any HostClock
  private(set) var pending = 0

  /// The longest delay that is waited for.
  private static let longest = Duration.seconds(2)

  nonisolated init(_ clock: any HostClock) {
    self.clock = clock
  }

  nonisolated var date: Date { clock.date }

  func schedule(after delay: Duration, _ body: @escaping @MainActor () -> Void) -> HostTimer {
    guard delay <= Self.longest else { return clock.schedule(after: delay, body) }
    pending += 1
    var isCounted = true
    let end = { [self] in
      if isCounted { pending -= 1 }
      isCounted = false
    }
    let timer = clock.schedule(after: delay) {
      end()
      body()
    }
    return HostTimer {
      end()
      timer.cancel()
    }
  }
}

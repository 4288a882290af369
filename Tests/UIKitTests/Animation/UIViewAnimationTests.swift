import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// After https://developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:options:animations:completion:).
@MainActor
struct UIViewAnimationTests {
  private let root = UIViewController()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private func makeDriver() -> SceneDriver {
    root.view.addSubview(view)
    return SceneDriver(rootViewController: root)
  }

  private func fade(
    to alpha: CGFloat,
    _ duration: TimeInterval,
    delay: TimeInterval = 0,
    completion: @escaping (Bool) -> Void
  ) {
    UIView.animate(
      withDuration: duration,
      delay: delay,
      animations: { view.alpha = alpha },
      completion: completion
    )
  }

  /// What the commits up to now play.
  private func played(_ driver: SceneDriver) -> [Animation] {
    driver.scene.commit()
    return driver.display.commits.flatMap(\.animations)
  }

  @Test func whatABlockChangesIsShownAsOneMovement() {
    let driver = makeDriver()
    UIView.animate(withDuration: 0.25, delay: 0.5, options: .curveEaseOut) {
      view.alpha = 0
      view.backgroundColor = .systemRed
    }
    let animation = played(driver).first
    #expect(animation?.duration == .milliseconds(250))
    #expect(animation?.delay == .milliseconds(500))
    #expect(animation?.curve == .easeOut)
    #expect(animation?.movesFrames == false)
    #expect(animation?.nodes.isEmpty == false)
    #expect(view.alpha == 0)
    #expect(played(driver).count == 1)
  }

  @Test func aFrameMoves() {
    let driver = makeDriver()
    UIView.animate(withDuration: 1) { view.frame.origin.x = 50 }
    #expect(played(driver).map(\.movesFrames) == [true])
  }

  @Test func constraintsMoveWhatIsLaidOutInTheBlock() {
    let driver = makeDriver()
    view.translatesAutoresizingMaskIntoConstraints = false
    let top = view.topAnchor.constraint(equalTo: root.view.topAnchor)
    top.isActive = true
    driver.settle()
    top.constant = 40
    UIView.animate(withDuration: 1) { root.view.layoutIfNeeded() }
    #expect(played(driver).map(\.movesFrames) == [true])
    driver.display.forgetCommits()
    UIView.animate(withDuration: 1) { top.constant = 50 }
    #expect(played(driver).isEmpty)
    UIView.animate(withDuration: 1, delay: 0, options: .layoutSubviews) { view.alpha = 0.5 }
    #expect(played(driver).count == 1)
  }

  @Test func completionsComeWhenTheirTimeHasPassedAndInOrder() {
    let driver = makeDriver()
    var log: [String] = []
    fade(to: 0.5, 0.4) { log.append("long \($0)") }
    fade(to: 0.4, 0.2) { _ in log.append("short") }
    fade(to: 0.3, 0.1, delay: 0.1) { _ in log.append("late") }
    #expect(log.isEmpty)
    driver.clock.advance(by: .milliseconds(199))
    #expect(log.isEmpty)
    driver.clock.advance(by: .milliseconds(1))
    #expect(log == ["short", "late"])
    driver.clock.advance(by: .milliseconds(200))
    #expect(log == ["short", "late", "long true"])
  }

  @Test func anotherAnimationMayFollowInACompletion() {
    let driver = makeDriver()
    var isDone = false
    fade(to: 0, 0.1) { _ in
      fade(to: 1, 0.1) { _ in isDone = true }
    }
    driver.clock.advance(by: .milliseconds(199))
    #expect(!isDone)
    driver.clock.advance(by: .milliseconds(1))
    #expect(isDone)
  }

  @Test func withoutADurationChangesAreSeenAtOnceAndTheCompletionComesNext() {
    let driver = makeDriver()
    var isDone = false
    (driver.scene as? _SceneRuntime)?.turn {
      fade(to: 0, 0) { isDone = $0 }
    }
    #expect(!isDone && view.alpha == 0)
    #expect(played(driver).isEmpty)
    driver.clock.advance(by: .zero)
    #expect(isDone)
  }

  @Test func aBlockWithinABlockTakesItsTime() {
    let driver = makeDriver()
    UIView.animate(withDuration: 2) {
      view.alpha = 0.9
      UIView.animate(withDuration: 1) { view.alpha = 0.8 }
      UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
        view.alpha = 0.7
      }
    }
    #expect(played(driver).map(\.duration) == [.seconds(2), .seconds(1), .seconds(2)])
  }

  @Test func performingWithoutAnimationLeavesChangesOut() {
    let driver = makeDriver()
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        view.alpha = 0.5
      }
    }
    #expect(UIView.areAnimationsEnabled)
    #expect(played(driver).isEmpty)
  }

  @Test func aSpringIsACurve() {
    let driver = makeDriver()
    UIView.animate(
      withDuration: 1,
      delay: 0,
      usingSpringWithDamping: 0.5,
      initialSpringVelocity: 2,
      animations: { view.alpha = 0 }
    )
    #expect(played(driver).map(\.curve) == [.spring(damping: 0.5, velocity: 2)])
  }
}

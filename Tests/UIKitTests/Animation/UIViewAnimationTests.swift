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

  /// Returns the animations of the commits so far.
  private func played(_ driver: SceneDriver) -> [Animation] {
    driver.scene.commit()
    return driver.display.commits.flatMap(\.animations)
  }

  @Test func changesInABlockAreOneAnimation() {
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

  /// Reading a frame in a block lays out views that another block moved; they stay in that block.
  @Test func blocksOfOneTurnAnimateTheirOwnViews() {
    let other = UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
    root.view.addSubview(other)
    let driver = makeDriver()
    UIView.animate(withDuration: 1) {
      view.center.x += 100
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      view.backgroundColor = .systemGreen
    }
    UIView.animate(withDuration: 2) {
      other.frame.origin.x += 100
      other.layer.cornerRadius = 5
      other.alpha = 0.5
    }
    let nodes = played(driver).map { Set($0.nodes) }
    #expect(nodes == [[view._nodeID], [other._nodeID]].map { Set($0.compactMap(\.self)) })
  }

  @Test func performDeleteRemovesViewsAfterItsAnimation() {
    let driver = makeDriver()
    var isOver = false
    let change = { root.view.backgroundColor = UIColor.red }
    UIView.perform(.delete, on: [view], animations: change) { isOver = $0 }
    #expect(played(driver).map(\.duration) == [.milliseconds(300)])
    #expect(view.superview === root.view && !isOver)
    driver.clock.advance(by: .milliseconds(300))
    #expect(view.superview == nil && view.alpha == 1 && isOver)
  }

  @Test func aChangedFrameIsAnimated() {
    let driver = makeDriver()
    UIView.animate(withDuration: 1) { view.frame.origin.x = 50 }
    #expect(played(driver).map(\.movesFrames) == [true])
  }

  @Test func constraintChangesAnimateIfTheBlockLaysOut() {
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

  @Test func completionsRunAfterTheirDurationsInOrder() {
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

  @Test func aZeroDurationChangesAtOnceAndCompletesInTheNextTurn() {
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

  @Test func aNestedBlockInheritsTheDuration() {
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

  @Test func aSpringAnimationHasASpringCurve() {
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

  @Test func aTransformMovesFromWhereItWasSetBefore() {
    let driver = makeDriver()
    (driver.scene as? _SceneRuntime)?.turn {
      view.transform = CGAffineTransform(translationX: 0, y: 100)
      view.alpha = 0
      UIView.animate(withDuration: 1) {
        view.transform = .identity
        view.alpha = 1
      }
    }
    let commit = driver.display.commits.last
    let start = commit?.starts.first
    #expect(start?.nodes == view._nodeID.map { [$0] })
    let node = view._nodeID ?? NodeID(rawValue: 0)
    let before = commit?.changes.prefix(start?.changes ?? 0) ?? []
    let after = commit?.changes.dropFirst(start?.changes ?? 0) ?? []
    #expect(before.contains(.set(node, .view, .alpha(0))))
    #expect(after.contains(.set(node, .view, .alpha(1))))
  }

  @Test func aFrameMovesFromWhereItWasSetBefore() {
    let driver = makeDriver()
    (driver.scene as? _SceneRuntime)?.turn {
      view.frame.origin.y = 300
      UIView.animate(withDuration: 1) { view.frame.origin.y = 100 }
    }
    #expect(driver.display.commits.last?.starts.map(\.nodes) == view._nodeID.map { [[$0]] })
  }

  @Test func aViewThatIsNotAnimatedHasNoStartValue() {
    let driver = makeDriver()
    (driver.scene as? _SceneRuntime)?.turn {
      view.alpha = 0.5
      UIView.animate(withDuration: 1) { root.view.alpha = 0.5 }
    }
    #expect(driver.display.commits.last?.starts.map(\.nodes) == [[]])
  }

  @Test func aRepeatingAnimationEndsWhenAllAnimationsAreRemoved() {
    let driver = makeDriver()
    var isDone = false
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: [.repeat, .autoreverse],
      animations: { view.alpha = 0 },
      completion: { _ in isDone = true }
    )
    let animation = played(driver).first
    #expect(animation?.repeats == true && animation?.autoreverses == true)
    driver.clock.advance(by: .seconds(60))
    #expect(!isDone)
    driver.display.forgetCommits()
    view.layer.removeAllAnimations()
    let last = played(driver)
    #expect(last.map(\.duration) == [.zero])
    #expect(last.first?.nodes == view._nodeID.map { [$0] })
  }

  @Test func anAutoreversedAnimationTakesTwiceItsDuration() {
    let driver = makeDriver()
    var isDone = false
    UIView.animate(
      withDuration: 1,
      delay: 0.5,
      options: .autoreverse,
      animations: { view.alpha = 0 },
      completion: { isDone = $0 }
    )
    driver.clock.advance(by: .milliseconds(2499))
    #expect(!isDone)
    driver.clock.advance(by: .milliseconds(1))
    #expect(isDone)
  }

  @Test func aSpringSettlesInAboutItsDuration() {
    let driver = makeDriver()
    UIView.animate(springDuration: 1, bounce: 0.25) { view.alpha = 0 }
    let animation = played(driver).first
    #expect(animation?.curve == .spring(damping: 0.75, velocity: 0))
    #expect(abs((animation?.duration ?? .zero) / .seconds(1) - 1.4854) < 0.001)
  }

  @Test func aTransitionReplacesTheOldPictureAndThenCompletes() {
    let driver = makeDriver()
    var isDone = false
    UIView.transition(
      with: view,
      duration: 0.5,
      options: .transitionCrossDissolve,
      animations: { view.backgroundColor = .red },
      completion: { isDone = $0 }
    )
    let animation = played(driver).first
    #expect(animation?.replacement == .fadeOver)
    #expect(animation?.nodes == view._nodeID.map { [$0] })
    driver.clock.advance(by: .milliseconds(500))
    #expect(isDone)
    view.backgroundColor = nil
    driver.settle()
    driver.display.forgetCommits()
    UIView.transition(with: view, duration: 0.5, options: .transitionFlipFromLeft) {
      view.alpha = 0.5
    }
    #expect(played(driver).map(\.replacement) == [.flip(from: .left)])
  }

  @Test(arguments: [
    (UIView.AnimationOptions.transitionFlipFromRight, Animation.Replacement.flip(from: .right)),
    (.transitionFlipFromTop, .flip(from: .top)), (.transitionFlipFromBottom, .flip(from: .bottom)),
    (.transitionCurlUp, .curlUp), (.transitionCurlDown, .curlDown),
  ])
  func aTransitionShowsItsKind(_ option: UIView.AnimationOptions, as kind: Animation.Replacement) {
    let driver = makeDriver()
    UIView.transition(with: view, duration: 0.5, options: [option, .curveLinear]) {
      view.alpha = 0.5
    }
    #expect(played(driver).map(\.replacement) == [kind])
    #expect(played(driver).map(\.curve) == [.linear])
  }

  @Test func aTransitionWithoutOptionsIsAnAnimation() {
    let driver = makeDriver()
    UIView.transition(with: view, duration: 0.5) { view.alpha = 0.5 }
    #expect(played(driver).map(\.replacement) == [nil])
  }

  @Test func aTransitionReplacesAViewByAnother() {
    let driver = makeDriver()
    let other = UIView()
    UIView.transition(from: view, to: other, duration: 1, options: .transitionCrossDissolve)
    #expect(view.superview == nil && other.superview === root.view)
    #expect(played(driver).first?.nodes == root.view._nodeID.map { [$0] })
    root.view.addSubview(view)
    view.isHidden = true
    UIView.transition(
      from: other,
      to: view,
      duration: 1,
      options: [.transitionCrossDissolve, .showHideTransitionViews]
    )
    #expect(other.isHidden && !view.isHidden && other.superview === root.view)
  }
}

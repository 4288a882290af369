import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// After https://developer.apple.com/documentation/uikit/uiviewpropertyanimator.
@MainActor
struct UIViewPropertyAnimatorTests {
  private let root = UIViewController()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let driver: SceneDriver

  init() {
    root.view.addSubview(view)
    driver = SceneDriver(rootViewController: root)
    driver.scene.commit()
    driver.display.forgetCommits()
  }

  private func makeAnimator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: curve) { [view] in
      view.frame.origin.x = 100
      view.alpha = 0
    }
  }

  /// The attributes of the view on the display.
  private var shown: [Attribute] {
    driver.scene.commit()
    return view._nodeID.flatMap { driver.display.tree[$0]?.attributes } ?? []
  }

  private var shownAlpha: Double? {
    for case .alpha(let alpha) in shown { return alpha }
    return nil
  }

  private var shownX: Double? {
    for case .frame(let value) in shown {
      if case .frame(let rect) = value.place { return rect.x }
    }
    return nil
  }

  private func takeAnimations() -> [Animation] {
    driver.scene.commit()
    defer { driver.display.forgetCommits() }
    return driver.display.commits.flatMap(\.animations)
  }

  @Test func thePresentationLayerHasTheValuesOfThePausedFraction() {
    let animator = makeAnimator()
    animator.pauseAnimation()
    animator.fractionComplete = 0.25
    #expect(view.layer.presentation()?.frame.minX == 25)
    #expect(view.layer.presentation()?.opacity == 0.75)
    #expect(view.frame.minX == 100)
    animator.stopAnimation(true)
  }

  @Test func aStartedAnimatorIsOneAnimationAndFinishesOnTheClock() {
    let animator = makeAnimator(.easeOut)
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    #expect(animator.state == .inactive && view.alpha == 1)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && view.alpha == 0)
    let animations = takeAnimations()
    #expect(animations.count == 1)
    #expect(animations.first?.curve == .easeOut)
    #expect(animations.first?.duration == .seconds(1))
    #expect(animations.first?.movesFrames == true)
    driver.clock.advance(by: .milliseconds(999))
    #expect(positions.isEmpty)
    driver.clock.advance(by: .milliseconds(1))
    #expect(positions == [.end])
    #expect(animator.state == .inactive && !animator.isRunning)
  }

  @Test func scrubbingShowsTheValuesBetween() {
    let animator = makeAnimator()
    animator.fractionComplete = 0.25
    #expect(animator.state == .active && !animator.isRunning)
    #expect(shownAlpha == 0.75)
    #expect(shownX == 25)
    // The views' own properties have their final values.
    #expect(view.alpha == 0 && view.frame.minX == 100)
    animator.fractionComplete = 0.5
    #expect(shownX == 50)
    let isStill = takeAnimations().allSatisfy { $0.duration == .zero }
    #expect(isStill)
  }

  @Test func aPausedAnimatorShowsItsFractionAndContinues() {
    let animator = makeAnimator()
    animator.startAnimation()
    driver.clock.advance(by: .milliseconds(250))
    #expect(abs(animator.fractionComplete - 0.25) < 0.001)
    animator.pauseAnimation()
    #expect(abs((shownX ?? 0) - 25) < 0.1)
    _ = takeAnimations()
    var isDone = false
    animator.addCompletion { _ in isDone = true }
    driver.clock.advance(by: .seconds(5))
    #expect(!isDone)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    let rest = takeAnimations()
    #expect(rest.count == 1)
    #expect(abs((rest.first.map { $0.duration / .seconds(1) } ?? 0) - 0.75) < 0.001)
    #expect(shownX == 100)
    driver.clock.advance(by: .milliseconds(760))
    #expect(isDone)
  }

  @Test func anAnimatorStartsFromAFractionThatWasJustSet() {
    let animator = makeAnimator()
    driver.display.forgetCommits()
    (driver.scene as? _SceneRuntime)?.turn {
      animator.fractionComplete = 0.5
      animator.startAnimation()
    }
    let commit = driver.display.commits.last
    #expect(commit?.starts.first?.nodes == view._nodeID.map { [$0] })
    #expect(commit?.animations.map(\.duration) == [.milliseconds(500)])
  }

  @Test func aDurationFactorCountsFromTheWholeDuration() {
    let animator = makeAnimator()
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn),
      durationFactor: 0.2
    )
    let rest = takeAnimations().last
    #expect(rest?.duration == .milliseconds(200))
    #expect(rest?.curve == .easeIn)
  }

  @Test func aReversedAnimatorEndsAtTheStart() {
    let animator = makeAnimator()
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    driver.clock.advance(by: .milliseconds(400))
    animator.isReversed = true
    #expect(abs(animator.fractionComplete - 0.6) < 0.001)
    #expect(shownX == 0)
    driver.clock.advance(by: .milliseconds(390))
    #expect(positions.isEmpty)
    driver.clock.advance(by: .milliseconds(20))
    #expect(positions == [.start])
    #expect(view.alpha == 1 && view.frame.minX == 0)
    #expect(shownAlpha == 1)
  }

  @Test func stoppingWithoutFinishingKeepsTheShownValues() {
    let animator = makeAnimator()
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.fractionComplete = 0.5
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && positions.isEmpty)
    #expect(view.alpha == 0.5 && view.frame.minX == 50)
  }

  @Test func aStoppedAnimatorFinishesAtTheGivenPosition() {
    let ends: [(UIViewAnimatingPosition, CGFloat)] = [(.start, 1), (.current, 0.5), (.end, 0)]
    for (position, alpha) in ends {
      view.alpha = 1
      let animator = makeAnimator()
      var positions: [UIViewAnimatingPosition] = []
      animator.addCompletion { positions.append($0) }
      animator.fractionComplete = 0.5
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      animator.finishAnimation(at: position)
      #expect(positions == [position] && animator.state == .inactive)
      #expect(view.alpha == alpha)
      #expect(shownAlpha == Double(alpha))
    }
  }

  @Test func aDelayedBlockAnimatesInTheRemainingTime() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.alpha = 0 }
    animator.addAnimations({ [view] in view.frame.origin.x = 100 }, delayFactor: 0.5)
    animator.fractionComplete = 0.5
    #expect(shownAlpha == 0.5 && shownX == 0)
    animator.fractionComplete = 0.75
    #expect(shownAlpha == 0.25 && shownX == 50)
    animator.stopAnimation(true)
  }

  @Test func anAnimatorThatPausesOnCompletionStaysActive() {
    let animator = makeAnimator()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    driver.clock.advance(by: .seconds(2))
    #expect(animator.state == .active && !animator.isRunning)
    #expect(animator.fractionComplete == 1)
    animator.isReversed = true
    animator.startAnimation()
    driver.clock.advance(by: .seconds(2))
    #expect(shownAlpha == 1)
  }

  @Test func rotationsAreInterpolatedByTheirAngle() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
    animator.fractionComplete = 0.5
    let transforms = shown.compactMap { attribute -> TransformValue? in
      guard case .layer(let layer) = attribute else { return nil }
      return layer.effects?.transform
    }
    #expect(abs((transforms.first?.a ?? 0) - cos(.pi / 4)) < 0.001)
    #expect(abs((transforms.first?.b ?? 0) - sin(.pi / 4)) < 0.001)
  }

  @Test func constraintsAreScrubbedAsWell() {
    view.translatesAutoresizingMaskIntoConstraints = false
    let left = view.leftAnchor.constraint(equalTo: root.view.leftAnchor)
    NSLayoutConstraint.activate([left, view.widthAnchor.constraint(equalToConstant: 10)])
    driver.settle()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [root] in
      left.constant = 40
      root.view.layoutIfNeeded()
    }
    animator.fractionComplete = 0.5
    #expect(shownX == 20)
    #expect(view.frame.minX == 40)
  }

  @Test func runningPropertyAnimatorStartsAtOnce() {
    var position: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.5,
      delay: 0.5,
      options: .curveEaseIn,
      animations: { view.alpha = 0 },
      completion: { position = $0 }
    )
    #expect(animator.isRunning)
    let animation = takeAnimations().first
    #expect(animation?.curve == .easeIn)
    #expect(animation?.delay == .milliseconds(500))
    driver.clock.advance(by: .seconds(1))
    #expect(position == .end)
  }

  @Test func controlPointsDetermineTheTimingCurve() {
    let animator = UIViewPropertyAnimator(
      duration: 1,
      controlPoint1: CGPoint(x: 0.1, y: 0.2),
      controlPoint2: CGPoint(x: 0.3, y: 0.4)
    ) { [view] in view.alpha = 0 }
    animator.startAnimation()
    #expect(takeAnimations().first?.curve == .cubic(x1: 0.1, y1: 0.2, x2: 0.3, y2: 0.4))
    #expect(animator.timingParameters?.timingCurveType == .cubic)
    #expect(animator.timingParameters?.cubicTimingParameters?.controlPoint2.y == 0.4)
  }

  @Test func theRestOfACurveContinuesFromThePausedFraction() {
    let curve = Animation.Curve.easeIn
    let half = curve.place(after: 0.5, over: .seconds(1))
    let rest = curve.piece(from: 0.5, to: 1)
    let place = half + (1 - half) * rest.place(after: 0.5, over: .seconds(1))
    #expect(abs(place - curve.place(after: 0.75, over: .seconds(1))) < 0.001)
    #expect(abs(curve.time(of: half) - 0.5) < 0.001)
  }

  @Test func animatedViewsIgnoreTouchesWithoutUserInteraction() {
    let animator = makeAnimator()
    animator.addAnimations { [view] in view.alpha = 0.5 }
    animator.isUserInteractionEnabled = false
    animator.startAnimation()
    let point = CGPoint(x: 105, y: 5)
    #expect(root.view.hitTest(point, with: nil) === root.view)
    driver.clock.advance(by: .seconds(1))
    #expect(root.view.hitTest(point, with: nil) === view)
  }

  @Test func keyframesInAnAnimatorTakeItsDuration() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0.8 }
      }
    }
    animator.fractionComplete = 0.25
    #expect(shownAlpha == 0.5)
    animator.fractionComplete = 0.5
    #expect(shownAlpha == 0)
    animator.fractionComplete = 0.75
    #expect(shownAlpha == 0.4)
  }
}

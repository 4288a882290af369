import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// After https://developer.apple.com/documentation/uikit/uiview/animatekeyframes(withduration:delay:options:animations:completion:).
@MainActor
struct UIViewKeyframesTests {
  private let root = UIViewController()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let driver: SceneDriver

  init() {
    root.view.addSubview(view)
    driver = SceneDriver(rootViewController: root)
    driver.scene.commit()
    driver.display.forgetCommits()
  }

  private var linear: UIView.KeyframeAnimationOptions {
    UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
  }

  /// Returns the alpha value of the view in each commit so far, and the duration of its animation.
  private func takeSteps() -> [String] {
    driver.scene.commit()
    defer { driver.display.forgetCommits() }
    return driver.display.commits.compactMap { commit in
      guard let animation = commit.animations.last else { return nil }
      let alphas = commit.changes.compactMap { change -> Double? in
        guard case .set(_, _, .alpha(let alpha)) = change else { return nil }
        return alpha
      }
      return "\(alphas.last.map { "\($0)" } ?? "-") in \(animation.duration / .milliseconds(1))"
    }
  }

  private func play(_ options: UIView.KeyframeAnimationOptions, done: @escaping () -> Void) {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) { [view] in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.alpha = 0.5 }
      UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.75) { view.alpha = 0 }
    } completion: { _ in
      done()
    }
  }

  @Test func eachKeyframeIsOneAnimationAtItsTime() {
    var isDone = false
    play(linear) { isDone = true }
    #expect(view.alpha == 0)
    #expect(takeSteps() == ["0.5 in 250.0"])
    driver.clock.advance(by: .milliseconds(250))
    #expect(takeSteps() == ["0.0 in 750.0"])
    driver.clock.advance(by: .milliseconds(749))
    #expect(!isDone)
    driver.clock.advance(by: .milliseconds(1))
    #expect(isDone)
    #expect(takeSteps().isEmpty)
  }

  @Test func anAutoreversedKeyframeAnimationTakesTwiceItsDuration() {
    var isDone = false
    play(linear.union(.autoreverse)) { isDone = true }
    driver.clock.advance(by: .milliseconds(1500))
    #expect(!isDone)
    #expect(view.alpha == 0)
    driver.clock.advance(by: .milliseconds(500))
    #expect(isDone)
  }

  @Test func aRepeatingKeyframeAnimationEndsWithItsViews() {
    var isFinished: Bool?
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear.union(.repeat)) { [view] in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
    } completion: {
      isFinished = $0
    }
    driver.scene.commit()
    driver.display.forgetCommits()
    driver.clock.advance(by: .milliseconds(1500))
    // The second run starts from the beginning.
    let commit = driver.display.commits.last
    #expect(commit?.starts.count == 1)
    #expect(commit?.animations.map(\.duration) == [.seconds(1)])
    let alphas = commit?.changes.compactMap { change -> Double? in
      guard case .set(_, _, .alpha(let alpha)) = change else { return nil }
      return alpha
    }
    #expect(alphas == [1, 0])
    driver.clock.advance(by: .milliseconds(2000))
    #expect(isFinished == nil && !driver.clock.isIdle)
    view.removeFromSuperview()
    driver.clock.advance(by: .seconds(1))
    #expect(isFinished == false && driver.clock.isIdle)
    #expect(view.alpha == 0)
  }

  @Test func aKeyframeOutsideOfAnAnimationChangesAtOnce() {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0.5 }
    #expect(view.alpha == 0.5)
  }

  @Test func blocksCanBeRepeatedAFewTimes() {
    var isDone = false
    UIView.animate(withDuration: 0.5) {
      UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { view.alpha = 0 }
    } completion: { _ in
      isDone = true
    }
    driver.scene.commit()
    let animation = driver.display.commits.flatMap(\.animations).first
    #expect(animation?.rounds == 3 && animation?.autoreverses == true)
    driver.clock.advance(by: .milliseconds(2999))
    #expect(!isDone)
    driver.clock.advance(by: .milliseconds(1))
    #expect(isDone)
  }

  @Test func animationsCanBeTurnedOff() {
    let runtime = driver.scene as? _SceneRuntime
    runtime?.turn {
      UIView.setAnimationsEnabled(false)
      #expect(!UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 1) { view.alpha = 0 }
    }
    // Each scene has its own setting.
    #expect(UIView.areAnimationsEnabled)
    driver.scene.commit()
    let isStill = driver.display.commits.allSatisfy { $0.animations.isEmpty }
    #expect(isStill)
  }

  @Test func inheritedAnimationDurationIsThatOfTheBlock() {
    var duration: TimeInterval = 0
    UIView.animate(withDuration: 0.7) { duration = UIView.inheritedAnimationDuration }
    #expect(duration == 0.7)
    #expect(UIView.inheritedAnimationDuration == 0)
  }
}

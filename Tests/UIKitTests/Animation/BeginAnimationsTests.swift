import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `beginAnimations(_:context:)` and `commitAnimations()`.
@MainActor
struct BeginAnimationsTests {
  private let root = UIViewController()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let driver: SceneDriver

  init() {
    root.view.addSubview(view)
    driver = SceneDriver(rootViewController: root)
  }

  private var played: [Animation] {
    driver.scene.commit()
    return driver.display.commits.flatMap(\.animations)
  }

  @available(*, deprecated)
  @Test func changesBetweenBeginAndCommitAreOneAnimation() {
    UIView.beginAnimations("fade", context: nil)
    UIView.setAnimationDuration(0.5)
    UIView.setAnimationDelay(0.1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationRepeatCount(2)
    UIView.setAnimationRepeatAutoreverses(true)
    view.alpha = 0
    UIView.commitAnimations()
    view.backgroundColor = .red
    let animation = played.first
    #expect(animation?.duration == .milliseconds(500))
    #expect(animation?.delay == .milliseconds(100))
    #expect(animation?.curve == .linear)
    #expect(animation?.rounds == 2 && animation?.autoreverses == true)
    #expect(played.count == 1)
  }

  @available(*, deprecated)
  @Test func animationsAreNested() {
    UIView.beginAnimations(nil, context: nil)
    view.alpha = 0
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(2)
    view.frame.origin.x = 50
    UIView.commitAnimations()
    UIView.setAnimationDuration(1)
    UIView.commitAnimations()
    #expect(Set(played.map(\.duration)) == [.seconds(1), .seconds(2)])
  }

  /// An animation block belongs to one turn of one scene.
  @available(*, deprecated)
  @Test func anAnimationThatIsNotCommittedEndsWithTheTurn() throws {
    let begin = UIAction(title: "Begin") { [view] _ in
      UIView.beginAnimations(nil, context: nil)
      view.alpha = 0
    }
    let show = UIAction(title: "Show") { [view] _ in view.alpha = 1 }
    for (index, action) in [begin, show].enumerated() {
      let button = UIButton(type: .system, primaryAction: action)
      button.frame = CGRect(x: 0, y: 100 * (index + 1), width: 100, height: 44)
      root.view.addSubview(button)
    }
    try driver.tap("Begin")
    #expect(played.count == 1)
    try driver.tap("Show")
    #expect(played.count == 1)
  }

  @available(*, deprecated)
  @Test func settingsWithoutAnAnimationDoNothing() {
    UIView.setAnimationDuration(1)
    UIView.commitAnimations()
    view.alpha = 0
    #expect(played.isEmpty)
  }
}

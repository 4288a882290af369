import Foundation
import UIKit
import UIKitTesting

/// A screen of 300 × 600 points with an animator, and a log of its calls.
@MainActor
final class DynamicScene: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  let screen = UIViewController()
  let area = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  let driver: SceneDriver
  let animator: UIDynamicAnimator
  private(set) var log: [String] = []

  override init() {
    screen.view.addSubview(area)
    driver = SceneDriver(rootViewController: screen)
    animator = UIDynamicAnimator(referenceView: area)
    super.init()
    animator.delegate = self
  }

  /// Adds a view of 100 × 100 points unless the frame says otherwise, whose mass is 1.
  func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 100, _ height: CGFloat = 100) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    area.addSubview(view)
    return view
  }

  /// Adds behaviors in a turn of the scene.
  func add(_ behaviors: UIDynamicBehavior...) {
    run { for behavior in behaviors { animator.addBehavior(behavior) } }
  }

  func run(_ body: () -> Void) {
    (driver.scene as? _SceneRuntime)?.turn(body)
  }

  func advance(_ seconds: Double) {
    driver.clock.advance(by: .seconds(seconds))
  }

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resume") }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pause") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) {
    log.append("touched \(identifier.map { "\($0)" } ?? "bounds")")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    log.append("left \(identifier.map { "\($0)" } ?? "bounds")")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem,
    at p: CGPoint
  ) {
    log.append("met")
  }
}

extension UIView {
  /// The rotation of the view's transform, in radians clockwise.
  var rotation: CGFloat { atan2(transform.b, transform.a) }
}

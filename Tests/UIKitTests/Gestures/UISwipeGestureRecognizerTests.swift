import Testing
import UIKit
import UIKitTesting

@MainActor
struct UISwipeGestureRecognizerTests {
  private let view = UIView()
  private let label = UILabel()
  private let swipe = UISwipeGestureRecognizer()
  private let judge = Judge()
  private let driver: SceneDriver

  init() {
    let screen = UIViewController()
    label.text = "Story"
    view.addSubview(label)
    swipe.direction = .left
    swipe.delegate = judge
    view.addGestureRecognizer(swipe)
    screen.view.addSubview(view)
    driver = SceneDriver(rootViewController: screen)
  }

  @Test func aStrokeInItsDirectionIsHeard() throws {
    try driver.stroke("Story", .left)
    #expect(judge.heard == 1)
    #expect(swipe.view === view)
    #expect(view.gestureRecognizers == [swipe])
  }

  @Test func itCallsItsTargetsUntilTheyAreRemoved() throws {
    let target = Target()
    let inner = UISwipeGestureRecognizer(target: target, action: Selector(Target.swiped(_:)))
    inner.direction = .left
    inner.addTarget(target, action: Selector(Target.heard))
    view.addGestureRecognizer(inner)
    view.removeGestureRecognizer(swipe)
    try driver.stroke("Story", .left)
    #expect(target.log == ["swiped in 3", "heard"])
    inner.removeTarget(target, action: Selector(Target.swiped(_:)))
    try driver.stroke("Story", .left)
    #expect(target.log == ["swiped in 3", "heard", "heard"])
  }

  @MainActor
  private final class Target {
    var log: [String] = []

    func swiped(_ swipe: UISwipeGestureRecognizer) {
      log.append("swiped in \(swipe.state.rawValue)")
    }
    func heard() { log.append("heard") }
  }

  @Test func othersAreNot() {
    #expect(throws: DriverError.self) { try driver.stroke("Story", .right) }
    #expect(throws: DriverError.self) { try driver.stroke("Story", .left, touches: 2) }
    swipe.isEnabled = false
    #expect(throws: DriverError.self) { try driver.stroke("Story", .left) }
    #expect(judge.heard == 0)
  }

  @Test func itMayTakeSeveralDirectionsAndFingers() throws {
    swipe.direction = [.up, .down]
    swipe.numberOfTouchesRequired = 2
    try driver.stroke("Story", .up, touches: 2)
    try driver.stroke("Story", .down, touches: 2)
    #expect(judge.heard == 2)
  }

  @Test func aDelegateMayRefuse() {
    judge.allows = false
    #expect(throws: DriverError.self) { try driver.stroke("Story", .left) }
    #expect(judge.heard == 1)
  }

  @Test func theInnermostViewHears() throws {
    let inner = UISwipeGestureRecognizer()
    let other = Judge()
    inner.direction = .left
    inner.delegate = other
    label.addGestureRecognizer(inner)
    // A label lets touches through until it is told to take them.
    try driver.stroke("Story", .left)
    #expect((judge.heard, other.heard) == (1, 0))
    label.isUserInteractionEnabled = true
    try driver.stroke("Story", .left)
    #expect(other.heard == 1)
    label.removeGestureRecognizer(inner)
    #expect(inner.view == nil)
    try driver.stroke("Story", .left)
    #expect(judge.heard == 2)
  }

  private final class Judge: NSObject, UIGestureRecognizerDelegate {
    var heard = 0
    var allows = true

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      heard += 1
      return allows
    }
  }
}

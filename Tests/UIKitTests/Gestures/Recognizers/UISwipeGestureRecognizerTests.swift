import Testing
import UIKit
import UIKitHosting
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
    view.frame = CGRect(x: 50, y: 200, width: 300, height: 300)
    label.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
    view.addSubview(label)
    swipe.direction = .left
    swipe.delegate = judge
    view.addGestureRecognizer(swipe)
    screen.view.addSubview(view)
    driver = SceneDriver(rootViewController: screen)
  }

  @Test func aSwipeInItsDirectionIsRecognized() throws {
    try driver.swipe("Story", .left)
    #expect(judge.heard == 1)
    #expect(swipe.view === view)
    #expect(view.gestureRecognizers == [swipe])
  }

  @Test func aSwipeCallsItsTargetsUntilTheyAreRemoved() throws {
    let target = Target()
    let inner = UISwipeGestureRecognizer(target: target, action: Selector(Target.swiped(_:)))
    inner.direction = .left
    inner.addTarget(target, action: Selector(Target.heard))
    view.addGestureRecognizer(inner)
    view.removeGestureRecognizer(swipe)
    try driver.swipe("Story", .left)
    #expect(target.log == ["swiped in 3", "heard"])
    inner.removeTarget(target, action: Selector(Target.swiped(_:)))
    try driver.swipe("Story", .left)
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

  @Test func otherDirectionsAndTouchCountsAreNotRecognized() {
    #expect(throws: DriverError.self) { try driver.swipe("Story", .right) }
    #expect(throws: DriverError.self) { try driver.swipe("Story", .left, touches: 2) }
    swipe.isEnabled = false
    #expect(throws: DriverError.self) { try driver.swipe("Story", .left) }
    #expect(judge.heard == 0)
  }

  @Test func severalDirectionsAndTouchesAreRecognized() throws {
    swipe.direction = [.up, .down]
    swipe.numberOfTouchesRequired = 2
    try driver.swipe("Story", .up, touches: 2)
    try driver.swipe("Story", .down, touches: 2)
    #expect(judge.heard == 2)
  }

  @Test func aDelegateMayRefuseASwipe() throws {
    let target = Target()
    swipe.addTarget(target, action: Selector(Target.heard))
    judge.allows = false
    try driver.swipe("Story", .left)
    #expect(judge.heard == 1)
    #expect(target.log.isEmpty)
  }

  @Test func aSwipeIsRecognizedBeforeTheFingerIsLifted() throws {
    let target = Target()
    swipe.addTarget(target, action: Selector(Target.heard))
    try driver.drag([middle, left(of: middle, by: 80)], lift: false)
    #expect(target.log == ["heard"])
    driver.point(PointerSample(id: 1, phase: .up, x: 120, y: 350))
    #expect(target.log == ["heard"])
  }

  @Test(arguments: [
    // Too slow, too short, too slanted, and in the opposite direction.
    (CGPoint(x: -120, y: 0), 1500), (CGPoint(x: -40, y: 0), 100), (CGPoint(x: -120, y: 90), 100),
    (CGPoint(x: 120, y: 0), 100),
  ])
  func shortAndSlowDragsAreNoSwipes(_ way: CGPoint, milliseconds: Int) throws {
    let end = CGPoint(x: middle.x + way.x, y: middle.y + way.y)
    try driver.drag([middle, end], over: .milliseconds(milliseconds))
    #expect(judge.heard == 0)
  }

  @Test func aSwipeCancelsTheTouchForTheView() throws {
    let log = CallLog()
    let inner = TouchLoggingView(log)
    inner.frame = view.bounds
    view.addSubview(inner)
    try driver.drag([middle, left(of: middle, by: 60), left(of: middle, by: 120)])
    #expect(log.lines.first == "began 1")
    #expect(log.lines.last == "cancelled 1")
  }

  @Test func aPanWaitsForASwipeThatItRequiresToFail() throws {
    let pan = UIPanGestureRecognizer()
    pan.require(toFail: swipe)
    view.addGestureRecognizer(pan)
    try driver.drag([middle, left(of: middle, by: 120)], lift: false)
    #expect(pan.state == .failed)
    driver.point(PointerSample(id: 1, phase: .up, x: 80, y: 350))
    try driver.drag([middle, left(of: middle, by: -120)], lift: false)
    #expect(pan.state == .changed)
  }

  private var middle: CGPoint { CGPoint(x: 200, y: 350) }

  private func left(of point: CGPoint, by distance: CGFloat) -> CGPoint {
    CGPoint(x: point.x - distance, y: point.y)
  }

  @Test func theRecognizerOfTheInnermostViewWins() throws {
    let inner = UISwipeGestureRecognizer()
    let other = Judge()
    inner.direction = .left
    inner.delegate = other
    label.addGestureRecognizer(inner)
    // A label ignores touches until user interaction is enabled.
    try driver.swipe("Story", .left)
    #expect((judge.heard, other.heard) == (1, 0))
    label.isUserInteractionEnabled = true
    try driver.swipe("Story", .left)
    #expect(other.heard == 1)
    label.removeGestureRecognizer(inner)
    #expect(inner.view == nil)
    try driver.swipe("Story", .left)
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

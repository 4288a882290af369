import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UIGestureRecognizer` and its subclasses, "Coordinating multiple gesture recognizers".
@MainActor
struct GestureRecognizerTests {
  private let fixture = GestureFixture()
  private var log: CallLog { fixture.log }
  private var driver: SceneDriver { fixture.driver }

  // MARK: Without fingers

  @Test func assistiveTechnologyTapsAViewThatDoesNotActivateItself() throws {
    fixture.view.isAccessibilityElement = true
    fixture.view.accessibilityLabel = "Card"
    fixture.view.accessibilityTraits = .button
    fixture.add(UITapGestureRecognizer(), "tap")
    fixture.add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
    try driver.activate("Card")
    try driver.activate("Card")
    #expect(log.take().filter { $0.hasSuffix("ended") } == ["tap ended", "tap ended"])
    fixture.view.accessibilityActivationPoint = CGPoint(x: 10, y: 10)
    #expect(throws: DriverError.self) { try driver.activate("Card") }
  }

  // MARK: Scroll views

  @Test func aPanLeavesTouchesToASurroundingScrollView() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    fixture.view.superview?.addSubview(scroll)
    scroll.addSubview(fixture.view)
    fixture.add(UIPanGestureRecognizer())
    #expect(pointers == [.reports, .keepsAcross, .keepsDown])
    scroll.contentSize = CGSize(width: 300, height: 900)
    #expect(pointers == [.reports, .keepsAcross])
    scroll.isScrollEnabled = false
    #expect(pointers == [.reports, .keepsAcross, .keepsDown])
    scroll.isScrollEnabled = true
    scroll.contentSize = CGSize(width: 900, height: 400)
    #expect(pointers == [.reports, .keepsDown])
  }

  /// The view's pointer attribute on the display.
  private var pointers: PointersValue? {
    driver.scene.commit()
    for node in driver.display.tree.nodes.values {
      for case .pointers(let value) in node.attributes where !value.isEmpty { return value }
    }
    return nil
  }

  // MARK: Kinds

  @Test func aTapIsRecognizedAndCancelsTheTouchOfTheView() throws {
    fixture.add(UITapGestureRecognizer(), "tap")
    try driver.tap(at: fixture.middle)
    #expect(log.take() == ["began 1", "tap ended", "cancelled 1"])
    try driver.drag([fixture.middle, fixture.point(60, 0)])
    #expect(!log.take().contains("tap ended"))
  }

  @Test func aRecognizerThatIsEnabledAgainReceivesTheNextTouch() throws {
    let tap = fixture.add(UITapGestureRecognizer())
    tap.isEnabled = false
    #expect(tap.state == .possible)
    tap.isEnabled = true
    try fixture.driver.tap(at: fixture.middle)
    #expect(log.take().contains("gesture ended"))
  }

  @Test func aTapThatDoesNotCancelTouchesLeavesThemToTheView() throws {
    fixture.add(UITapGestureRecognizer(), "tap").cancelsTouchesInView = false
    try driver.tap(at: fixture.middle)
    #expect(log.take() == ["began 1", "tap ended", "ended 1"])
  }

  @Test func aLongTouchIsNoTap() throws {
    fixture.add(UITapGestureRecognizer(), "tap")
    try driver.press(at: fixture.middle, for: .seconds(1))
    #expect(log.take() == ["began 1", "ended 1"])
  }

  @Test func aDoubleTapNeedsTwoInTime() throws {
    fixture.add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
    try driver.tap(at: fixture.middle, times: 2)
    #expect(log.take().contains("double ended"))
    try driver.tap(at: fixture.middle)
    driver.wait(.milliseconds(400))
    try driver.tap(at: fixture.middle)
    driver.wait(.milliseconds(400))
    #expect(log.take() == ["began 1", "ended 1", "began 1", "ended 1"])
  }

  @Test func aTapWithTwoFingersNeedsTwo() throws {
    fixture.add(UITapGestureRecognizer(), "tap").numberOfTouchesRequired = 2
    let ways = [[fixture.point(-20, 0), fixture.point(-20, 0)], [fixture.middle, fixture.middle]]
    try driver.drag(ways, over: .milliseconds(20))
    #expect(log.take().contains("tap ended"))
    try driver.tap(at: fixture.middle)
    #expect(!log.take().contains("tap ended"))
  }

  @Test func aLongPressBeginsWhileTheFingerIsDown() throws {
    fixture.add(UILongPressGestureRecognizer(), "press")
    try driver.press(at: fixture.middle, for: .milliseconds(600))
    #expect(log.take() == ["began 1", "press began", "cancelled 1", "press ended"])
    try driver.press(at: fixture.middle, for: .milliseconds(300))
    #expect(log.take() == ["began 1", "ended 1"])
  }

  @Test func aLongPressFailsWhereTheFingerMovesBefore() throws {
    let press = fixture.add(UILongPressGestureRecognizer(), "press")
    try driver.drag([fixture.middle, fixture.point(30, 0)], over: .seconds(1))
    #expect(!log.take().contains { $0.hasPrefix("press") })
    press.allowableMovement = 50
    try driver.drag([fixture.middle, fixture.point(30, 0)], over: .seconds(1))
    #expect(log.take().contains("press changed"))
  }

  @Test func aPanFollowsTheFinger() throws {
    let pan = fixture.add(UIPanGestureRecognizer(), "pan")
    try driver.drag(
      [fixture.middle, fixture.point(100, 50)],
      over: .milliseconds(100),
      lift: false
    )
    #expect(log.take().filter { $0.hasPrefix("pan") }.prefix(2) == ["pan began", "pan changed"])
    #expect(pan.state == .changed)
    #expect(pan.translation(in: fixture.view) == CGPoint(x: 100, y: 50))
    #expect(abs(pan.velocity(in: nil).x - 1_000) < 1)
    #expect(pan.location(in: fixture.view) == CGPoint(x: 200, y: 150))
    pan.setTranslation(.zero, in: fixture.view)
    driver.point(PointerSample(id: 1, phase: .moved, x: 310, y: 350))
    #expect(pan.translation(in: fixture.view) == CGPoint(x: 10, y: 0))
    driver.point(PointerSample(id: 1, phase: .up, x: 310, y: 350))
    #expect(log.take().last == "pan ended")
    #expect(pan.state == .possible && pan.numberOfTouches == 0)
  }

  @Test func aPanThatStoodStillHasNoVelocity() throws {
    let pan = fixture.add(UIPanGestureRecognizer(), "pan")
    var velocity = CGPoint(x: 1, y: 1)
    let target = Probe { velocity = pan.state == .ended ? pan.velocity(in: nil) : velocity }
    pan.addTarget(target, action: Selector(Probe.called))
    try driver.drag([fixture.middle, fixture.point(100, 0)], over: .milliseconds(100), lift: false)
    driver.wait(.milliseconds(300))
    driver.point(PointerSample(id: 1, phase: .up, x: 300, y: 300))
    #expect(velocity == .zero)
  }

  @Test func aPanWithTwoFingersNeedsTwo() throws {
    fixture.add(UIPanGestureRecognizer(), "pan").minimumNumberOfTouches = 2
    try driver.drag([fixture.middle, fixture.point(80, 0)])
    #expect(!log.take().contains("pan began"))
    try driver.drag([
      [fixture.middle, fixture.point(80, 0)], [fixture.point(0, 40), fixture.point(80, 40)],
    ])
    #expect(log.take().contains("pan began"))
  }

  @Test func aPinchHasTheScaleOfTheFingers() throws {
    let pinch = fixture.add(UIPinchGestureRecognizer(), "pinch")
    try driver.drag(
      [
        [fixture.point(-20, 0), fixture.point(-40, 0)],
        [fixture.point(20, 0), fixture.point(40, 0)],
      ],
      lift: false
    )
    #expect(log.take().contains("pinch began"))
    #expect(abs(pinch.scale - 2) < 0.001 && pinch.velocity > 0)
    pinch.scale = 1
    driver.point(
      PointerSample(id: 1, phase: .moved, x: 180, y: 300),
      PointerSample(id: 2, phase: .moved, x: 220, y: 300)
    )
    #expect(abs(pinch.scale - 0.5) < 0.001)
    // Setting the scale does not count as a movement.
    pinch.scale = 5
    #expect(pinch.velocity < 1)
  }

  @Test func aRotationHasTheAngleOfTheFingers() throws {
    let rotation = fixture.add(UIRotationGestureRecognizer(), "rotation")
    try driver.drag(
      [[fixture.middle, fixture.middle], [fixture.point(60, 0), fixture.point(0, 60)]],
      lift: false
    )
    #expect(log.take().contains("rotation began"))
    #expect(abs(rotation.rotation - .pi / 2) < 0.001)
  }

  @Test func aDragFromAnEdgeBeginsThere() throws {
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    let screen = try #require(fixture.view.superview)
    fixture.add(edge, "edge", to: screen)
    try driver.drag([CGPoint(x: 5, y: 100), CGPoint(x: 100, y: 100)])
    #expect(log.take().contains("edge began"))
    try driver.drag([CGPoint(x: 50, y: 100), CGPoint(x: 150, y: 100)])
    #expect(log.take().isEmpty)
  }

  // MARK: Together

  @Test func aSingleTapWaitsForADoubleTapToFail() throws {
    let double = fixture.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    fixture.add(UITapGestureRecognizer(), "single").require(toFail: double)
    try driver.tap(at: fixture.middle)
    #expect(log.take() == ["began 1"])
    driver.wait(.milliseconds(400))
    #expect(log.take() == ["single ended", "cancelled 1"])
    try driver.tap(at: fixture.middle, times: 2)
    driver.wait(.milliseconds(400))
    #expect(log.take().filter { $0.hasSuffix("ended") } == ["double ended"])
  }

  @Test func theInnermostOfTwoPansIsRecognized() throws {
    let outer = try #require(fixture.view.superview)
    fixture.add(UIPanGestureRecognizer(), "outer", to: outer)
    fixture.add(UIPanGestureRecognizer(), "inner")
    try driver.drag([fixture.middle, fixture.point(80, 0)])
    let states = log.take()
    #expect(states.contains("inner ended") && !states.contains { $0.hasPrefix("outer") })
  }

  @Test func twoGesturesAreRecognizedTogetherWhereADelegateAllowsIt() throws {
    let together = Together()
    let (pinch, rotation) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
    fixture.add(pinch, "pinch").delegate = together
    fixture.add(rotation, "rotation")
    try driver.drag([
      [fixture.middle, fixture.middle], [fixture.point(40, 0), fixture.point(0, 80)],
    ])
    let states = log.take()
    #expect(states.contains("pinch began") && states.contains("rotation began"))
  }

  @Test func aDelegateRefusesTouchesAndGestures() throws {
    let refusal = Refusal()
    fixture.add(UITapGestureRecognizer(), "tap").delegate = refusal
    try driver.tap(at: fixture.middle)
    #expect(log.take() == ["began 1", "ended 1"])
    #expect(refusal.log == ["receives", "begins"])
    refusal.receives = false
    try driver.tap(at: fixture.middle)
    #expect(refusal.log == ["receives", "begins", "receives"])
  }

  @Test func aDragFailsATapOfTheSameView() throws {
    fixture.add(UITapGestureRecognizer(), "tap")
    fixture.add(UIPanGestureRecognizer(), "pan")
    try driver.drag([fixture.middle, fixture.point(20, 0)])
    let states = log.take()
    #expect(states.contains("pan ended") && !states.contains("tap ended"))
  }

  @Test func delaysTouchesBeganHoldsTouchesBackFromTheView() throws {
    let pan = fixture.add(UIPanGestureRecognizer(), "pan")
    pan.delaysTouchesBegan = true
    try driver.drag([fixture.middle, fixture.point(40, 0)])
    #expect(!log.take().contains { $0.hasSuffix(" 1") })
    try driver.tap(at: fixture.middle)
    #expect(log.take() == ["began 1", "ended 1"])
  }

  @Test func aGestureThatIsDisabledIsCancelled() throws {
    let pan = fixture.add(UIPanGestureRecognizer(), "pan")
    try driver.drag([fixture.middle, fixture.point(40, 0)], lift: false)
    pan.isEnabled = false
    driver.point(PointerSample(id: 1, phase: .moved, x: 250, y: 300))
    #expect(log.take().last == "pan cancelled")
  }

  @Test func aGestureOfARemovedViewIsCancelled() throws {
    fixture.add(UIPanGestureRecognizer(), "pan")
    try driver.drag([fixture.middle, fixture.point(40, 0)], lift: false)
    fixture.view.removeFromSuperview()
    driver.point(PointerSample(id: 1, phase: .moved, x: 250, y: 300))
    driver.point(PointerSample(id: 1, phase: .up, x: 250, y: 300))
    #expect(log.take().last == "pan cancelled")
  }

  @Test func aDeallocatedTargetIsNotCalled() throws {
    var target: Probe? = Probe {}
    let tap = UITapGestureRecognizer(target: target, action: Selector(Probe.called))
    fixture.view.addGestureRecognizer(tap)
    target = nil
    try driver.tap(at: fixture.middle)
    #expect(log.take() == ["began 1", "cancelled 1"])
  }

  @Test func aTapRecognizerLeavesATapOnAButtonToIt() {
    fixture.add(UITapGestureRecognizer(), "tap")
    let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    fixture.view.addSubview(button)
    driver.settle()
    #expect(throws: DriverError.self) { try driver.tap(at: fixture.middle) }
    #expect(log.take().isEmpty)
  }

  @Test func aTapRecognizerLeavesATapOnAFieldToIt() {
    fixture.add(UITapGestureRecognizer(), "tap")
    let field = UITextField(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    fixture.view.addSubview(field)
    driver.settle()
    #expect(throws: DriverError.self) { try driver.tap(at: fixture.middle) }
    #expect(throws: Never.self) { try driver.tap(at: fixture.point(80, 80)) }
    #expect(log.take().contains("tap ended"))
  }

  @Test func aSubclassRunsTheStateMachineItself() throws {
    let gesture = fixture.add(Checkmark(), "check")
    try driver.drag([fixture.middle, fixture.point(20, 20), fixture.point(60, -40)])
    #expect(log.take().contains("check ended"))
    try driver.drag([fixture.middle, fixture.point(-20, 20)])
    #expect(!log.take().contains("check ended"))
    #expect(gesture.resets == 2)
  }
}

@MainActor
private final class Probe: NSObject {
  private let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
  }

  func called() { body() }
}

private final class Together: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }
}

private final class Refusal: NSObject, UIGestureRecognizerDelegate {
  var log: [String] = []
  var receives = true

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    log.append("receives")
    return receives
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    log.append("begins")
    return false
  }
}

@MainActor
struct TappedViewTests {
  private let log = CallLog()

  /// The driver sends touches for a tap that no control handles.
  @Test func aViewWithATapRecogniserIsTappedByItsLabel() throws {
    let screen = UIViewController()
    let view = UIView(frame: CGRect(x: 50, y: 200, width: 100, height: 50))
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Card"
    view.accessibilityTraits = .button
    let target = TapTarget(log)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: target, action: Selector(TapTarget.tapped))
    )
    screen.view.addSubview(view)
    let driver = SceneDriver(rootViewController: screen)
    try driver.tap("Card")
    #expect(log.take() == ["tapped"])
    view.isUserInteractionEnabled = false
    #expect(throws: DriverError.self) { try driver.tap("Card") }
  }
}

@MainActor
private final class TapTarget {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func tapped() {
    log("tapped")
  }
}

/// A stroke down to the right and then up, as in Apple's "Implementing a discrete gesture
/// recognizer".
private final class Checkmark: UIGestureRecognizer {
  private var goesUp = false
  private(set) var resets = 0

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    let (now, before) = (touch.location(in: view), touch.previousLocation(in: view))
    if now.x < before.x { state = .failed }
    if now.y < before.y { goesUp = true } else if goesUp { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = goesUp ? .recognized : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func reset() {
    goesUp = false
    resets += 1
  }
}

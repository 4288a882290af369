import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: "Handling touches in your view", `UIResponder`, `UITouch`.
@MainActor
struct TouchTests {
  private let fixture = GestureFixture()
  private var log: CallLog { fixture.log }

  @Test func aViewReceivesTheTouchesThatBeginOnIt() throws {
    try fixture.driver.drag(
      [fixture.middle, fixture.point(300, 0)],
      over: .milliseconds(34)
    )
    #expect(log.take() == ["began 1", "moved 1", "moved 1", "ended 1"])
  }

  @Test func aTouchThatNoViewReceivesIsDropped() {
    #expect(throws: DriverError.self) { try fixture.driver.tap(at: CGPoint(x: 10, y: 10)) }
    #expect(log.take().isEmpty)
  }

  @Test func aSecondTouchIsReceivedIfMultipleTouchIsEnabled() throws {
    let ways = [
      [fixture.point(-20, 0), fixture.point(-40, 0)], [fixture.point(20, 0), fixture.point(40, 0)],
    ]
    try fixture.driver.drag(ways, over: .milliseconds(10))
    #expect(log.take() == ["began 1", "moved 1", "ended 1"])
    fixture.view.isMultipleTouchEnabled = true
    try fixture.driver.drag(ways, over: .milliseconds(10))
    #expect(log.take() == ["began 2", "moved 2", "ended 2"])
  }

  @Test func anExclusiveViewKeepsTouchesFromOthers() {
    let other = TouchProbe(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
    fixture.view.superview?.addSubview(other)
    fixture.view.isExclusiveTouch = true
    fixture.driver.settle()
    fixture.driver.point(PointerSample(id: 1, phase: .down, x: 200, y: 300))
    fixture.driver.point(PointerSample(id: 2, phase: .down, x: 50, y: 550))
    #expect(log.take() == ["began 1"] && other.taps.isEmpty)
    fixture.driver.point(PointerSample(id: 1, phase: .up, x: 200, y: 300))
    fixture.driver.point(PointerSample(id: 3, phase: .down, x: 60, y: 550))
    #expect(other.taps == [1])
  }

  @Test func anotherDisplayEndsTheTouchesOfTheFirst() throws {
    let pan = UIPanGestureRecognizer()
    fixture.add(pan, "pan")
    try fixture.driver.drag([fixture.middle, fixture.point(40, 0)], lift: false)
    _ = log.take()
    fixture.driver.scene.display = HeadlessDisplay()
    fixture.driver.scene.commit()
    #expect(log.take() == ["pan cancelled"] && pan.state == .possible)
  }

  @Test func aTimerOfASceneThatHasEndedCallsNothing() throws {
    fixture.add(UILongPressGestureRecognizer(), "press")
    fixture.driver.point(PointerSample(id: 1, phase: .down, x: 200, y: 300))
    fixture.driver.scene.disconnect()
    _ = log.take()
    fixture.driver.wait(.seconds(1))
    #expect(log.take().isEmpty)
  }

  @Test func touchesEndWhereTheAppGoesToTheBackground() {
    fixture.driver.point(PointerSample(id: 1, phase: .down, x: 200, y: 300))
    fixture.driver.send(.activation(.background))
    #expect(log.take() == ["began 1", "cancelled 1"])
  }

  @Test func touchesGoUpTheResponderChain() throws {
    let child = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    fixture.view.addSubview(child)
    try fixture.driver.tap(at: fixture.middle)
    #expect(log.take() == ["began 1", "ended 1"])
  }

  @Test func aControlKeepsItsTouches() {
    let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    fixture.view.addSubview(button)
    fixture.driver.settle()
    #expect(throws: DriverError.self) { try fixture.driver.tap(at: fixture.middle) }
    #expect(log.take().isEmpty)
  }

  @Test func aViewControllerMayReceiveTouches() throws {
    let screen = TouchedViewController()
    let driver = SceneDriver(rootViewController: screen)
    try driver.tap(at: CGPoint(x: 10, y: 10))
    #expect(screen.touches == 1)
  }

  @Test func aTouchHasItsLocationsAndItsTapCount() throws {
    let probe = TouchProbe(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let screen = UIViewController()
    screen.view.addSubview(probe)
    let driver = SceneDriver(rootViewController: screen)
    try driver.drag([CGPoint(x: 110, y: 120), CGPoint(x: 130, y: 120)], over: .milliseconds(10))
    #expect(probe.places == [CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 20), CGPoint(x: 30, y: 20)])
    #expect(
      probe.previous == [CGPoint(x: 10, y: 20), CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 20)]
    )
    driver.wait(.seconds(1))
    try driver.tap(at: CGPoint(x: 150, y: 150), times: 2)
    #expect(probe.taps.suffix(2) == [1, 2])
    #expect(probe.inWindow == CGPoint(x: 150, y: 150))
  }

  @Test func aTouchThatTheDisplayTakesOverIsCancelled() {
    #expect(fixture.driver.point(PointerSample(id: 1, phase: .down, x: 200, y: 300)))
    #expect(fixture.driver.point(PointerSample(id: 1, phase: .cancelled, x: 200, y: 300)))
    #expect(log.take() == ["began 1", "cancelled 1"])
    // The touch has ended.
    #expect(!fixture.driver.point(PointerSample(id: 1, phase: .up, x: 200, y: 300)))
  }

  @Test func tenTouchesAreTracked() {
    fixture.view.isMultipleTouchEnabled = true
    let fingers = (1...10).map { PointerSample(id: $0, phase: .down, x: 110 + Double($0), y: 300) }
    for finger in fingers { fixture.driver.point(finger) }
    #expect(log.take() == Array(repeating: "began 1", count: 10))
  }

  @Test func aViewThatIsHiddenOrIgnoresTouchesReceivesNone() {
    fixture.view.isUserInteractionEnabled = false
    fixture.driver.settle()
    #expect(throws: DriverError.self) { try fixture.driver.tap(at: fixture.middle) }
  }
}

private final class TouchedViewController: UIViewController {
  var touches = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches += touches.count
    view.endEditing(true)
  }
}

private final class TouchProbe: UIView {
  var places: [CGPoint] = []
  var previous: [CGPoint] = []
  var taps: [Int] = []
  var inWindow = CGPoint.zero

  private func note(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    places.append(touch.location(in: self))
    previous.append(touch.previousLocation(in: self))
    inWindow = touch.location(in: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(touches)
    taps.append(touches.first?.tapCount ?? 0)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
}

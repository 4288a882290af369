import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UIControl.beginTracking(_:with:)` and the related methods.
@MainActor
struct UIControlTrackingTests {
  private let log = CallLog()
  private let dial: DialControl
  private let driver: SceneDriver
  /// Returns a point of the control at a fraction of its width.
  private func point(_ share: CGFloat) -> CGPoint { CGPoint(x: 100 + 200 * share, y: 220) }

  init() {
    dial = DialControl(log)
    dial.frame = CGRect(x: 100, y: 200, width: 200, height: 40)
    let screen = UIViewController()
    screen.view.addSubview(dial)
    driver = SceneDriver(rootViewController: screen)
    for (event, name) in [
      (UIControl.Event.touchDown, "down"), (.touchUpInside, "up inside"),
      (.touchUpOutside, "up outside"), (.touchDragExit, "exit"), (.touchCancel, "cancel"),
      (.valueChanged, "value"),
    ] {
      dial.addAction(UIAction { [log] _ in log(name) }, for: event)
    }
  }

  @Test func aFingerIsTrackedFromDownToUp() throws {
    try driver.drag([point(0.25), point(0.75)], over: .milliseconds(10))
    #expect(
      log.take() == [
        "begin", "value", "down", "continue", "value", "end", "up inside",
      ]
    )
    #expect(dial.value == 0.75)
    #expect(!dial.isTracking && !dial.isHighlighted)
  }

  @Test func aTouchThatIsNotWantedIsNotTracked() throws {
    dial.isWanted = false
    try driver.drag([point(0.25), point(0.75)], over: .milliseconds(10))
    #expect(log.take() == ["begin"])
  }

  @Test func continueTrackingMayStopTracking() throws {
    dial.stopsAt = 0.5
    try driver.drag([point(0.25), point(0.75)], over: .milliseconds(10))
    #expect(log.take() == ["begin", "value", "down", "continue", "value"])
    #expect(!dial.isTracking)
  }

  @Test func aTouchThatLeavesEndsWithTouchUpOutside() throws {
    try driver.drag([point(0.5), CGPoint(x: 200, y: 500)], over: .milliseconds(10))
    let events = log.take()
    #expect(events.contains("exit") && events.suffix(2) == ["end", "up outside"])
  }

  @Test func aGestureAroundItCancelsTracking() throws {
    dial.superview?.addGestureRecognizer(UIPanGestureRecognizer())
    try driver.drag([point(0.25), point(0.75)], over: .milliseconds(10))
    #expect(log.take().suffix(2) == ["cancel tracking", "cancel"])
  }

  @Test func aTapThatFollowsATrackedTouchIsDropped() throws {
    try driver.press(at: point(0.5), for: .milliseconds(60))
    let id = try #require(driver.find("Dial").first?.id)
    driver.scene.receive(InputEvent(seen: driver.display.tree.number, action: .tap(id)))
    #expect(log.take().filter { $0 == "up inside" }.count == 1)
    // A later tap counts separately.
    try driver.press(at: point(0.5), for: .milliseconds(60))
    driver.wait(.seconds(1))
    _ = log.take()
    driver.scene.receive(InputEvent(seen: driver.display.tree.number, action: .tap(id)))
    #expect(log.take() == ["down", "up inside"])
    // Activation by a key involves no touches.
    driver.scene.receive(
      InputEvent(seen: driver.display.tree.number, action: .assist(id, .activate))
    )
    #expect(log.take() == ["down", "up inside"])
  }

  @Test func aDisabledControlTracksNothing() throws {
    dial.isEnabled = false
    try? driver.drag([point(0.25), point(0.75)])
    #expect(log.take().isEmpty)
  }
}

private final class DialControl: UIControl {
  private(set) var value: CGFloat = 0
  var isWanted = true
  var stopsAt: CGFloat = 2
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
    super.init(frame: .zero)
    accessibilityLabel = "Dial"
  }

  required init?(coder: NSCoder) { nil }

  private func follow(_ touch: UITouch) {
    value = touch.location(in: self).x / bounds.width
    sendActions(for: .valueChanged)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log("begin")
    if isWanted { follow(touch) }
    return isWanted
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log("continue")
    follow(touch)
    return value < stopsAt
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log("end") }

  override func cancelTracking(with event: UIEvent?) { log("cancel tracking") }
}

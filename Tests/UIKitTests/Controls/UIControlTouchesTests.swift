import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UIControl.Event`, in the order of a touch's phases.
@MainActor
struct UIControlTouchesTests {
  private let log = CallLog()
  private let button = UIButton(configuration: .filled())
  private let root = UIViewController()
  private let driver: SceneDriver

  private static let names: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "again"), (.touchDragInside, "inside"),
    (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
    (.touchUpInside, "up"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
    (.primaryActionTriggered, "primary"),
  ]

  init() {
    button.configuration?.title = "Hold"
    button.frame = CGRect(x: 100, y: 300, width: 120, height: 44)
    root.view.addSubview(button)
    driver = SceneDriver(rootViewController: root)
  }

  private func listen(to events: UIControl.Event = [.allTouchEvents, .primaryActionTriggered]) {
    for (event, name) in Self.names where events.contains(event) {
      button.addAction(UIAction { [log] _ in log(name) }, for: event)
    }
  }

  @Test func rawValuesOfEventsMatchUIKit() {
    #expect(Self.names.map(\.0.rawValue) == [1, 2, 4, 8, 16, 32, 64, 128, 256, 8192])
  }

  @Test func aTouchThatLeavesAndReturnsSendsItsEventsInOrder() throws {
    listen()
    try driver.touch(
      "Hold",
      [.down, .dragInside, .dragExit, .dragOutside, .dragEnter, .dragInside, .upInside]
    )
    #expect(
      log.take() == ["down", "inside", "exit", "outside", "enter", "inside", "up", "primary"]
    )
  }

  @Test func aTouchThatEndsElsewhereOrIsTakenOverDoesNothing() throws {
    listen()
    try driver.touch("Hold", [.down, .dragExit, .upOutside])
    #expect(log.take() == ["down", "exit", "up outside"])
    try driver.touch("Hold", [.down, .cancel])
    #expect(log.take() == ["down", "cancel"])
  }

  @Test func aSecondTouchInTimeSendsTouchDownRepeat() throws {
    listen()
    try driver.touch("Hold", [.down, .upInside, .downRepeat, .upInside])
    #expect(log.take() == ["down", "up", "primary", "down", "again", "up", "primary"])
  }

  @Test func anActionForSimultaneousEventsRunsOnce() throws {
    button.addAction(UIAction { [log] _ in log("any") }, for: [.touchDown, .touchDownRepeat])
    try driver.touch("Hold", [.down, .upInside, .downRepeat])
    #expect(log.take() == ["any", "any"])
  }

  @Test func touchesAreReportedOnlyForControlsWithTouchActions() throws {
    listen(to: [.touchUpInside, .primaryActionTriggered])
    #expect(throws: DriverError.self) { try driver.touch("Hold", [.down]) }
    try driver.tap("Hold")
    #expect(log.take() == ["up", "primary"])
    listen(to: .touchDragExit)
    try driver.touch("Hold", [.down, .dragInside, .dragExit])
    #expect(log.take() == ["exit"])
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
    #expect(throws: DriverError.self) { try driver.touch("Hold", [.down]) }
  }

  @Test func aTapIsACompleteTouchForControlsWithTouchActions() throws {
    listen()
    try driver.tap("Hold")
    #expect(log.take() == ["down", "up", "primary"])
  }

  @Test func aControlTracksWhetherTheTouchIsInside() throws {
    listen(to: .touchDown)
    func state() -> [Bool] { [button.isTracking, button.isTouchInside, button.isHighlighted] }
    try driver.touch("Hold", [.down])
    #expect(state() == [true, true, true])
    try driver.touch("Hold", [.dragExit])
    #expect(state() == [true, false, false])
    try driver.touch("Hold", [.upOutside])
    #expect(state() == [false, false, false])
  }

  @Test func disablingOrRemovingAControlCancelsItsTouch() throws {
    listen()
    try driver.touch("Hold", [.down])
    button.isEnabled = false
    #expect(log.take() == ["down", "cancel"])
    try driver.touch("Hold", [.upInside])
    #expect(log.take().isEmpty)
    button.isEnabled = true
    try driver.touch("Hold", [.down])
    button.removeFromSuperview()
    #expect(log.take() == ["down", "cancel"])
    #expect(!button.isTracking)
  }

  @Test func aTouchBelongsToItsControlUntilItEnds() throws {
    listen()
    try driver.touch("Hold", [.down])
    let alert = UIAlertController(title: "Over", message: nil, preferredStyle: .alert)
    root.present(alert, animated: false)
    driver.settle()
    driver.point(PointerSample(id: 1, phase: .up, x: 160, y: 322))
    #expect(log.take() == ["down", "up", "primary"])
  }

  @Test func aTouchOnAControlThatHasChangedSinceIsDropped() throws {
    listen()
    driver.settle()
    let seen = driver.display.tree.number
    button.addAction(UIAction { [log] _ in log("delete") }, for: .touchUpInside)
    driver.scene.commit()
    let sample = PointerSample(id: 1, phase: .down, x: 160, y: 322)
    #expect(!driver.send(.pointers([sample], time: 0), seen: seen))
    #expect(log.take().isEmpty)
    #expect(driver.point(sample))
    #expect(log.take() == ["down"])
  }
}

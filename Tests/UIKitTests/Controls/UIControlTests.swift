import Testing
import UIKit
import UIKitTesting

@MainActor
struct UIControlTests {
  private let log = CallLog()

  private func action(_ name: String, id: String? = nil) -> UIAction {
    UIAction(title: name, identifier: id.map { UIAction.Identifier($0) }) { _ in log(name) }
  }

  @Test func actionsRunInTheOrderOfAdding() {
    let control = UIControl()
    control.addAction(action("first"), for: .valueChanged)
    control.addAction(action("second"), for: [.valueChanged, .touchDown])
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["first", "second", "second"])
  }

  @Test func anIdentifierIsUniquePerEvent() {
    let control = UIControl()
    control.addAction(action("old", id: "x"), for: .touchUpInside)
    control.addAction(action("new", id: "x"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == ["new"])
    control.removeAction(identifiedBy: UIAction.Identifier("x"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == [])
  }

  @Test func senderIsTheControlWhileTheHandlerRuns() {
    let control = UIControl()
    var sender: AnyObject?
    let action = UIAction { sender = $0.sender as AnyObject? }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(sender === control)
    #expect(action.sender == nil)
  }

  @Test func aTapOnAButtonSendsTouchAndPrimaryAction() throws {
    let button = UIButton(primaryAction: action("primary"))
    button.setTitle("Go", for: .normal)
    button.addAction(action("down"), for: .touchDown)
    button.addAction(action("up"), for: .touchUpInside)
    let root = UIViewController()
    root.view.addSubview(button)
    let driver = SceneDriver(rootViewController: root)
    try driver.tap("Go")
    #expect(log.take() == ["down", "up", "primary"])
    button.isEnabled = false
    #expect(driver.screen == "button \"Go\", disabled")
    #expect(throws: DriverError.self) { try driver.tap("Go") }
    #expect(log.take() == [])
  }

  @Test func aButtonWithinAControlReceivesItsOwnTaps() throws {
    let control = UIControl(frame: CGRect(x: 0, y: 100, width: 300, height: 60))
    control.accessibilityLabel = "Outer"
    control.addAction(action("outer"), for: .touchUpInside)
    let button = UIButton(primaryAction: action("Inner"))
    button.frame = CGRect(x: 200, y: 0, width: 100, height: 60)
    control.addSubview(button)
    let root = UIViewController()
    root.view.addSubview(control)
    let driver = SceneDriver(rootViewController: root)
    #expect(
      driver.screen == """
        button "Outer"
          button "Inner"
        """
    )
    try driver.tap("Inner")
    #expect(log.take() == ["Inner"])
    try driver.tap("Outer")
    #expect(log.take() == ["outer"])
  }

  @Test func aTapThatMeantAnotherActionIsDropped() throws {
    let button = UIButton(configuration: .filled(), primaryAction: action("old", id: "x"))
    let root = UIViewController()
    root.view.addSubview(button)
    let driver = SceneDriver(rootViewController: root)
    let seen = driver.display.tree.number
    let id = try driver.element("old").id
    button.addAction(action("new", id: "x"), for: .primaryActionTriggered)
    #expect(!driver.send(.tap(id), seen: seen))
    #expect(log.take() == [])
    #expect(driver.send(.tap(id)))
    #expect(log.take() == ["new"])
  }
}

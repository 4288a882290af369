import Foundation
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UIPress`, `UIPressesEvent`, `UIKey`, `pressesBegan(_:with:)`.
@MainActor
struct PressTests {
  private let log = CallLog()

  private func shown(_ view: PressView, in screen: UIViewController = UIViewController())
    -> SceneDriver
  {
    screen.view.addSubview(view)
    let driver = SceneDriver(rootViewController: screen)
    view.becomeFirstResponder()
    return driver
  }

  @Test func theFirstResponderReceivesKeys() throws {
    let driver = shown(PressView(log))
    try driver.tapKey(.keyboardA, "A", .shift)
    #expect(log.take() == ["began keyboardA A a shift began", "ended keyboardA ended"])
    try driver.tapKey(.keyboardUpArrow, UIKeyCommand.inputUpArrow)
    #expect(log.take().first == "began keyboardUpArrow UIKeyInputUpArrow UIKeyInputUpArrow  began")
  }

  @Test func displaysReportKeysOnlyIfAResponderReceivesThem() throws {
    let view = PressView(log)
    let driver = shown(view)
    #expect(driver.reportsPresses)
    view.resignFirstResponder()
    #expect(!driver.reportsPresses)
    #expect(throws: DriverError.self) { try driver.tapKey(.keyboardA, "a") }
    #expect(!SceneDriver(rootViewController: UIViewController()).reportsPresses)
  }

  /// Invalid events of a page are dropped.
  @Test func forgedKeysAreDropped() throws {
    let view = PressView(log)
    let driver = shown(view)
    let window = try #require(driver.display.tree.root)
    let id = try #require(view._nodeID)
    func press(
      _ phase: KeyPressValue.Phase,
      _ usage: UInt16,
      _ modifiers: KeyValue.Modifiers = []
    ) -> KeyPressValue {
      KeyPressValue(
        phase: phase,
        usage: usage,
        characters: "",
        plainCharacters: "",
        modifiers: modifiers
      )
    }
    #expect(!driver.send(.keyPress(id, press(.began, 4))))
    #expect(!driver.send(.keyPress(window, press(.began, 9_999))))
    #expect(!driver.send(.keyPress(window, press(.ended, 4))))
    #expect(!driver.send(.keyPress(window, press(.cancelled, 4))))
    #expect(log.take() == [])
    #expect(
      driver.send(.keyPress(window, press(.began, 4, KeyValue.Modifiers(rawValue: 255))))
    )
    #expect(log.take() == ["began keyboardA   shift control alternate command began"])
    view.resignFirstResponder()
    #expect(!driver.send(.keyPress(window, press(.began, 5))))
    #expect(log.take() == [])
  }

  @Test func keysContinueAlongTheResponderChain() throws {
    let screen = PressScreen(log)
    let view = UIView()
    screen.view.addSubview(view)
    let driver = SceneDriver(rootViewController: screen)
    // Without a first responder, the chain starts at the front screen.
    try driver.tapKey(.keyboardEscape, UIKeyCommand.inputEscape)
    #expect(log.take() == ["screen began", "screen ended"])
    let field = UITextField()
    field.accessibilityLabel = "Name"
    screen.view.addSubview(field)
    field.becomeFirstResponder()
    try driver.tapKey(.keyboardB, "b")
    #expect(log.take() == ["screen began", "screen ended"])
  }

  @Test func callingSuperPassesKeysOn() throws {
    let view = PressView(log)
    view.passesOn = true
    let driver = shown(view, in: PressScreen(log))
    try driver.tapKey(.keyboardA, "a")
    #expect(
      log.take() == [
        "began keyboardA a a  began", "screen began", "ended keyboardA ended", "screen ended",
      ]
    )
  }

  @Test func keyCommandsTakePrecedenceOverPresses() throws {
    let view = PressView(log)
    view.hasCommand = true
    let driver = shown(view)
    try driver.pressKey("s", .command)
    #expect(log.take() == ["save"])
    #expect(driver.reportsPresses)
  }

  @Test func anEventHasAllKeysThatAreDown() throws {
    let view = PressView(log)
    let driver = shown(view)
    try driver.holdKey(.keyboardLeftShift, "", .shift)
    try driver.holdKey(.keyboardA, "A", .shift)
    #expect(view.event?.allPresses.count == 2)
    #expect(view.event?.type == .presses)
    #expect(view.event?.presses(for: UITapGestureRecognizer()) == [])
    let press = view.event?.allPresses.first { $0.key?.keyCode == .keyboardA }
    #expect(press?.responder === view && press?.window === view.window)
    #expect(press?.force == 1)
    try driver.releaseKey(.keyboardA)
    #expect(view.event?.allPresses.count == 1)
    #expect(press?.force == 0)
    #expect(throws: DriverError.self) { try driver.releaseKey(.keyboardA) }
  }

  @Test(arguments: [
    (UIKeyboardHIDUsage.keyboardLeftArrow, UIPress.PressType.leftArrow),
    (.keyboardReturnOrEnter, .select), (.keyboardEscape, .menu), (.keyboardPageDown, ._keyboard),
  ])
  func someKeysAreButtonsOfRemoteControls(
    _ key: UIKeyboardHIDUsage,
    _ type: UIPress.PressType
  ) throws {
    let view = PressView(log)
    let driver = shown(view)
    try driver.holdKey(key)
    #expect(view.event?.allPresses.first?.type == type)
  }

  @Test func aKeyWhoseEndIsLostIsCancelled() throws {
    let driver = shown(PressView(log))
    try driver.holdKey(.keyboardA, "a")
    try driver.releaseKey(.keyboardA, isLost: true)
    #expect(log.take().last == "cancelled keyboardA cancelled")
    try driver.holdKey(.keyboardA, "a")
    try driver.holdKey(.keyboardA, "a")
    #expect(log.take().count(where: { $0.hasPrefix("cancelled") }) == 1)
    driver.scene.receive(
      InputEvent(seen: driver.display.tree.number, action: .activation(.background))
    )
    #expect(log.take() == ["cancelled keyboardA cancelled"])
  }

  @Test func aRemovedResponderReceivesNoEndOfAPress() throws {
    let view = PressView(log)
    let driver = shown(view)
    try driver.holdKey(.keyboardA, "a")
    view.removeFromSuperview()
    _ = log.take()
    try driver.releaseKey(.keyboardA)
    #expect(log.take() == [])
  }

  @Test func usagesHaveTheNumbersOfTheStandard() {
    #expect(UIKeyboardHIDUsage.keyboardA.rawValue == 4)
    #expect(UIKeyboardHIDUsage.keyboard1.rawValue == 30)
    #expect(UIKeyboardHIDUsage.keyboard0.rawValue == 39)
    #expect(UIKeyboardHIDUsage.keyboardReturnOrEnter.rawValue == 40)
    #expect(UIKeyboardHIDUsage.keyboardSpacebar.rawValue == 44)
    #expect(UIKeyboardHIDUsage.keyboardF12.rawValue == 69)
    #expect(UIKeyboardHIDUsage.keyboardUpArrow.rawValue == 82)
    #expect(UIKeyboardHIDUsage.keypad0.rawValue == 98)
    #expect(UIKeyboardHIDUsage.keyboardF24.rawValue == 115)
    #expect(UIKeyboardHIDUsage.keyboardExSel.rawValue == 164)
    #expect(UIKeyboardHIDUsage.keyboardLeftControl.rawValue == 224)
    #expect(UIKeyboardHIDUsage.keyboardRightGUI.rawValue == 231)
  }
}

private final class PressView: UIView {
  private let log: CallLog
  var passesOn = false
  var hasCommand = false
  private(set) var event: UIPressesEvent?

  init(_ log: CallLog) {
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    guard hasCommand else { return nil }
    return [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector(PressView.save))]
  }

  private func save() { log("save") }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    self.event = event
    for press in presses {
      guard let key = press.key else { continue }
      let names: [(UIKeyModifierFlags, String)] = [
        (.shift, "shift"), (.control, "control"), (.alternate, "alternate"), (.command, "command"),
        (.alphaShift, "caps"),
      ]
      let flags = names.filter { key.modifierFlags.contains($0.0) }.map(\.1)
      log(
        "began \(key.keyCode) \(key.characters) \(key.charactersIgnoringModifiers) "
          + "\(flags.joined(separator: " ")) \(press.phase)"
      )
    }
    if passesOn { super.pressesBegan(presses, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { log("ended \(press.key?.keyCode ?? .keyboard0) \(press.phase)") }
    if passesOn { super.pressesEnded(presses, with: event) }
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { log("cancelled \(press.key?.keyCode ?? .keyboard0) \(press.phase)") }
  }
}

private final class PressScreen: UIViewController {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log("screen began")
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log("screen ended")
  }
}

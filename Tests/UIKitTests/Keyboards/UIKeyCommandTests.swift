import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UIKeyCommand`, `keyCommands`, `addKeyCommand(_:)`.
@MainActor
struct UIKeyCommandTests {
  private let log = CallLog()

  private func screen(_ name: String) -> KeyScreen { KeyScreen(name, log: log) }

  @Test func theScreenInFrontPerformsItsCommands() throws {
    let driver = SceneDriver(rootViewController: screen("list"))
    try driver.pressKey("s", .command)
    #expect(log.take() == ["list save"])
    try driver.pressKey(UIKeyCommand.inputUpArrow)
    #expect(log.take() == ["list up UIKeyInputUpArrow"])
  }

  @Test func keysWithoutACommandAreNotReported() throws {
    let driver = SceneDriver(rootViewController: screen("list"))
    #expect(throws: DriverError.self) { try driver.pressKey("x", .command) }
    let window = try #require(driver.display.tree.root)
    let key = KeyValue(input: "x", modifiers: .command)
    #expect(!driver.send(.key(window, key)))
    #expect(SceneDriver(rootViewController: UIViewController()).reportedKeys == [])
  }

  /// Apple: the keys of the Edit menu send `undo:` and `redo:` to the responder chain, whose undo
  /// manager performs them.
  @Test func theKeysOfUndoAndRedoReachTheUndoManager() throws {
    let list = screen("list")
    let driver = SceneDriver(rootViewController: list)
    let manager = try #require(list.undoManager)
    func set(_ title: String?) {
      let former = list.title
      manager.registerUndo(withTarget: list) { _ in set(former) }
      list.title = title
    }
    #expect(throws: DriverError.self) { try driver.pressKey("z", .command) }
    set("Ana")
    try driver.pressKey("z", .command)
    #expect(list.title == nil)
    #expect(throws: DriverError.self) { try driver.pressKey("z", .command) }
    try driver.pressKey("z", [.command, .shift])
    #expect(list.title == "Ana")
    // A command of the app comes first.
    let command = UIKeyCommand(
      input: "z",
      modifierFlags: .command,
      action: Selector(KeyScreen.save)
    )
    list.addKeyCommand(command)
    driver.settle()
    try driver.pressKey("z", .command)
    #expect(log.take() == ["list save"] && list.title == "Ana")
  }

  @Test func lettersOfCommandsMatchInLowerCase() throws {
    let list = screen("list")
    list.addKeyCommand(
      UIKeyCommand(
        input: "N",
        modifierFlags: [.command, .shift],
        action: Selector(KeyScreen.save)
      )
    )
    let driver = SceneDriver(rootViewController: list)
    try driver.pressKey("n", [.command, .shift])
    #expect(log.take() == ["list save"])
  }

  @Test func theFirstResponderReceivesCommandsFirst() throws {
    let list = screen("list")
    let view = KeyView(log: log)
    list.view.addSubview(view)
    let driver = SceneDriver(rootViewController: list)
    #expect(view.becomeFirstResponder())
    try driver.pressKey("s", .command)
    #expect(log.take() == ["view save"])
    // Unhandled commands continue along the responder chain.
    try driver.pressKey(UIKeyCommand.inputUpArrow)
    #expect(log.take() == ["list up UIKeyInputUpArrow"])
    view.resignFirstResponder()
    try driver.pressKey("s", .command)
    #expect(log.take() == ["list save"])
  }

  @Test func aPresentedScreenHidesTheCommandsBelow() throws {
    let list = screen("list")
    let driver = SceneDriver(rootViewController: list)
    list.present(UIViewController(), animated: false)
    driver.settle()
    #expect(driver.reportedKeys == [])
    list.dismiss(animated: false)
    driver.settle()
    #expect(driver.reportedKeys.count == 2)
    list.present(
      UIAlertController(title: "A", message: nil, preferredStyle: .alert),
      animated: false
    )
    driver.settle()
    #expect(driver.reportedKeys == [])
  }

  @Test func addedCommandsCanBeRemoved() throws {
    let list = screen("list")
    let command = UIKeyCommand(
      title: "Find",
      action: Selector(KeyScreen.save),
      input: "f",
      modifierFlags: .command,
      discoverabilityTitle: "Find a person"
    )
    list.addKeyCommand(command)
    let driver = SceneDriver(rootViewController: list)
    #expect(driver.reportedKeys.count == 3)
    list.removeKeyCommand(command)
    driver.settle()
    #expect(driver.reportedKeys.count == 2)
  }

  @Test func aDisabledCommandIsNotPerformed() throws {
    let list = screen("list")
    let command = UIKeyCommand(
      action: Selector(KeyScreen.save),
      input: "f",
      attributes: .disabled
    )
    list.addKeyCommand(command)
    let driver = SceneDriver(rootViewController: list)
    #expect(throws: DriverError.self) { try driver.pressKey("f") }
    command.attributes = []
    try driver.pressKey("f")
    #expect(log.take() == ["list save"])
  }

  @Test func aResponderThatCannotPerformItLeavesItToTheNext() throws {
    let list = screen("list")
    let view = KeyView(log: log)
    view.canSave = false
    list.view.addSubview(view)
    let driver = SceneDriver(rootViewController: list)
    view.becomeFirstResponder()
    try driver.pressKey("s", .command)
    #expect(log.take() == ["list save"])
  }

  @Test func displaysReceiveWhichCommandsHavePriorityOverTyping() throws {
    let list = screen("list")
    let command = UIKeyCommand(action: Selector(KeyScreen.save), input: "\r")
    command.wantsPriorityOverSystemBehavior = true
    list.addKeyCommand(command)
    let driver = SceneDriver(rootViewController: list)
    #expect(driver.reportedKeys.filter(\.hasPriority).map(\.key.input) == ["\r"])
  }

  @Test func modifierFlagsHaveUIKitsRawValues() {
    #expect(UIKeyModifierFlags.alphaShift.rawValue == 65_536)
    #expect(UIKeyModifierFlags.shift.rawValue == 131_072)
    #expect(UIKeyModifierFlags.control.rawValue == 262_144)
    #expect(UIKeyModifierFlags.alternate.rawValue == 524_288)
    #expect(UIKeyModifierFlags.command.rawValue == 1_048_576)
    #expect(UIKeyModifierFlags.numericPad.rawValue == 2_097_152)
  }
}

private final class KeyScreen: UIViewController {
  private let name: String
  private let log: CallLog

  init(_ name: String, log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: "s", modifierFlags: .command, action: Selector(KeyScreen.save)),
      UIKeyCommand(
        input: UIKeyCommand.inputUpArrow,
        modifierFlags: [],
        action: Selector(KeyScreen.up(_:))
      ),
    ]
  }

  func save() { log("\(name) save") }
  private func up(_ command: UIKeyCommand) { log("\(name) up \(command.input ?? "")") }
}

private final class KeyView: UIView {
  private let log: CallLog
  var canSave = true

  init(log: CallLog) {
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    canSave
      ? [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector(KeyView.save))] : nil
  }

  private func save() { log("view save") }
}

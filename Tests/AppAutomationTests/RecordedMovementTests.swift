import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@testable import AppAutomation

/// Tests what becomes of moved rows and pressed keys, and that the words have the same effect.
@MainActor
struct RecordedMovementTests {
  private let names = ["Ana", "Ben", "Cleo"]

  private func table() -> MovableRows {
    let table = MovableRows()
    table.names = names
    return table
  }

  @Test(
    arguments: [
      // Downwards a row takes the place of the one that it reaches; upwards too.
      ("Ana", "Cleo" as String?, "Ben", ["Ben", "Ana", "Cleo"]),
      ("Ana", nil, "Cleo", ["Ben", "Cleo", "Ana"]),
      ("Cleo", "Ana", "Ana", ["Cleo", "Ana", "Ben"]),
    ]
  )
  func movedRowsAreDraggedByTheirHandles(
    row: String,
    next: String?,
    target: String,
    order: [String]
  ) throws {
    let session = try RecordingSession(table())
    try session.move(row, before: next)
    #expect(
      session.lines == [
        #"app.buttons["Reorder \#(row)"]"#
          + #".press(forDuration: 1, thenDragTo: app.cells["\#(target)"])"#
      ]
    )
    let words =
      next.map { #"try driver.moveRow("\#(row)", before: "\#($0)")"# }
      ?? #"try driver.moveRow("\#(row)", toEndOfSection: 0)"#
    #expect(session.driverLines == [words])

    let dragged = table()
    let screen = try AutomatedScreen(dragged)
    let start = try screen.find(.button, "Reorder \(row)").frame.middle
    let end = try screen.find(.cell, target).frame.middle
    try screen.actions.drag(from: start, to: end, seconds: 1)
    #expect(dragged.names == order)

    let driven = table()
    let driver = SceneDriver(rootViewController: driven)
    if let next {
      try driver.moveRow(row, before: next)
    } else {
      try driver.moveRow(row, toEndOfSection: 0)
    }
    #expect(driven.names == order)
  }

  /// Adds to drags by hand that the recorded place is the one that leads there.
  @Test(
    arguments: [
      ("A", 1, "app.otherElements[\"Section 1\"]", 0.21),
      (
        "C", 1,
        "app.otherElements[\"Section 1\"].coordinate("
          + "withNormalizedOffset: CGVector(dx: 0.5, dy: 1.79))", 1.79
      ),
    ]
  )
  func rowsAreDraggedIntoEmptySectionsByTheirHeaders(
    row: String,
    section: Int,
    target: String,
    middle: Double
  ) throws {
    let list = SectionedList([["A", "B"], [], ["C"]])
    list.isEditing = true
    let session = try RecordingSession(list)
    try session.move(row, before: nil, in: section)
    #expect(list.sections[section] == [row])
    let line = try #require(session.lines.first)
    #expect(line.hasSuffix("press(forDuration: 1, thenDragTo: \(target))"), "\(line)")

    let dragged = SectionedList([["A", "B"], [], ["C"]])
    dragged.isEditing = true
    let screen = try AutomatedScreen(dragged)
    let header = try screen.find(.other, "Section 1").frame
    let start = try screen.find(.button, "Reorder \(row)").frame.middle
    let end = ScreenPoint(
      x: header.middle.x,
      y: header.y + header.height * (middle > 1 ? middle : 0.5)
    )
    try screen.actions.drag(from: start, to: end, seconds: 1)
    #expect(dragged.sections == list.sections)
  }

  @Test func commandsAreKeysWithModifiers() throws {
    let session = try RecordingSession(KeyedController())
    session.receive(.key(session.window, KeyValue(input: "n", modifiers: [.command, .shift])))
    session.receive(.key(session.window, KeyValue(input: "UIKeyInputUpArrow", modifiers: [])))
    #expect(
      session.lines == [
        #"app.typeKey("n", modifierFlags: [.shift, .command])"#,
        "app.typeKey(.upArrow, modifierFlags: [])",
      ]
    )
    #expect(
      session.driverLines == [
        #"try driver.pressKey("n", [.shift, .command])"#,
        #"try driver.pressKey("UIKeyInputUpArrow")"#,
      ]
    )
  }

  @Test func pressesAreKeysWithoutTheirReleases() throws {
    let session = try RecordingSession(KeyedController())
    for phase in [KeyPressValue.Phase.began, .ended] {
      let press = KeyPressValue(
        phase: phase,
        usage: 4,
        characters: phase == .began ? "A" : "",
        plainCharacters: phase == .began ? "a" : "",
        modifiers: .shift
      )
      session.receive(.keyPress(session.window, press))
    }
    #expect(session.lines == [#"app.typeKey("a", modifierFlags: .shift)"#])
    #expect(session.driverLines == [#"try driver.tapKey(.keyboardA, "a", .shift)"#])
  }

  @Test func keysPerformCommandsOrType() throws {
    let controller = KeyedController()
    let screen = try AutomatedScreen(controller)
    try screen.actions.press(HardwareKey("n", [.command, .shift]))
    try screen.actions.press(HardwareKey("\u{F700}", []))
    #expect(controller.pressed == ["n", "UIKeyInputUpArrow"])
    screen.driver.send(.beginEditing(NodeID(rawValue: try screen.find(.textField).id.node)))
    for text in ["H", "i", "!", "\u{8}"] { try screen.actions.press(HardwareKey(text, [])) }
    #expect(controller.field.text == "Hi")
    try screen.actions.press(HardwareKey("n", [.command, .shift]))
    #expect(controller.pressed.count == 3)
  }

  @Test func keysWithoutCommandsAreReportedAsPresses() throws {
    let controller = PressedController()
    let screen = try AutomatedScreen(controller)
    try screen.actions.press(HardwareKey("\u{F701}", []))
    try screen.actions.press(HardwareKey("a", [.shift]))
    #expect(controller.keys == [.keyboardDownArrow, .keyboardA])
    #expect(controller.characters == ["UIKeyInputDownArrow", "A"])
  }

  @Test func shakesAreDoneByTheDriver() throws {
    let session = try RecordingSession(UILabel(text: "Hello"))
    session.receive(.shake(session.window, .began))
    session.receive(.shake(session.window, .ended))
    #expect(session.lines == ["// The device was shaken, which XCUITest cannot do."])
    #expect(session.driverLines == ["try driver.shake()"])
  }
}

private final class MovableRows: UITableViewController {
  var names: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    isEditing = true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView,
    moveRowAt source: IndexPath,
    to destination: IndexPath
  ) {
    names.insert(names.remove(at: source.row), at: destination.row)
  }
}

private final class KeyedController: UIViewController {
  let field = UITextField()
  var pressed: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    field.frame = CGRect(x: 20, y: 60, width: 200, height: 40)
    view.addSubview(field)
  }

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        input: "n",
        modifierFlags: [.command, .shift],
        action: Selector(KeyedController.press)
      ),
      UIKeyCommand(
        input: UIKeyCommand.inputUpArrow,
        modifierFlags: [],
        action: Selector(KeyedController.press)
      ),
    ]
  }

  private func press(_ command: UIKeyCommand) { pressed.append(command.input ?? "") }
}

private final class PressedController: UIViewController {
  var keys: [UIKeyboardHIDUsage] = []
  var characters: [String] = []

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for key in presses.compactMap(\.key) {
      keys.append(key.keyCode)
      characters.append(key.characters)
    }
  }
}

import Foundation
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@testable import AppAutomation

/// Tests what becomes of actions, and that the words find the same elements again.
@MainActor
struct ActionRecorderTests {
  @Test func tapsNameTheirElements() throws {
    let (save, other) = (UIButton(type: .system), UIButton(type: .system))
    save.setTitle("Save", for: .normal)
    other.setTitle("Say \"no\"", for: .normal)
    let session = try RecordingSession(save, other)
    session.tap(.button, "Save")
    session.tap(.button, "Say \"no\"")
    #expect(
      session.lines == [#"app.buttons["Save"].tap()"#, #"app.buttons["Say \"no\""].tap()"#]
    )
  }

  @Test func identifiersComeBeforeLabels() throws {
    let button = UIButton(type: .system)
    button.setTitle("3 items", for: .normal)
    button.accessibilityIdentifier = "count"
    let session = try RecordingSession(button)
    session.tap(.button, "3 items")
    #expect(session.lines == [#"app.buttons["count"].tap()"#])
  }

  @Test func elementsWithEqualNamesAreFoundByTheirPlaceOrInWhatIsAroundThem() throws {
    let list = UITableViewController()
    let cells = ["Ana", "Ben"].map { name in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = name
      let button = UIButton(type: .system)
      button.setTitle("Call", for: .normal)
      button.frame = CGRect(x: 200, y: 0, width: 80, height: 40)
      cell.contentView.addSubview(button)
      return cell
    }
    let rows = Rows(cells)
    list.tableView.dataSource = rows
    let session = try RecordingSession(list)
    let calls = session.screen.all(.button).filter { $0.label == "Call" }
    session.receive(.tap(NodeID(rawValue: try #require(calls.last).id.node)))
    #expect(session.lines == [#"app.cells["Ben"].buttons["Call"].tap()"#])
  }

  @Test func textIsTypedAtOnce() throws {
    let field = UITextField()
    field.accessibilityIdentifier = "name"
    field.text = "An"
    let session = try RecordingSession(field)
    let id = NodeID(rawValue: try session.screen.find(.textField).id.node)
    session.receive(.beginEditing(id))
    session.edit(id, 2..<2, "n")
    session.edit(id, 3..<3, "x")
    session.edit(id, 3..<4, "a")
    session.receive(.pressReturn(id))
    #expect(
      session.lines == [
        #"app.textFields["name"].tap()"#, #"app.textFields["name"].typeText("na")"#,
        #"app.textFields["name"].typeText("\n")"#,
      ]
    )
  }

  @Test func correctionsAreDeletions() throws {
    let field = UITextField()
    field.accessibilityIdentifier = "name"
    field.text = "Anne"
    let session = try RecordingSession(field)
    let id = NodeID(rawValue: try session.screen.find(.textField).id.node)
    session.edit(id, 2..<4, "a")
    session.recorder.finish()
    #expect(
      session.lines == [
        #"app.textFields["name"].typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: 2) + "a")"#
      ]
    )
  }

  @Test func aFieldReportsTheTapOfATouchOnItOnce() throws {
    let field = UITextField()
    field.placeholder = "Name"
    let session = try RecordingSession(field)
    let element = try session.screen.find(.textField)
    let (id, point) = (NodeID(rawValue: element.id.node), element.frame.middle)
    session.point(.down, point)
    session.receive(.beginEditing(id))
    session.point(.up, point)
    session.edit(id, 0..<0, "Ben")
    try session.check(.textField)
    #expect(
      session.lines == [
        #"app.textFields["Name"].tap()"#, #"app.textFields["Name"].typeText("Ben")"#,
        #"XCTAssertEqual(app.textFields["Name"].value as? String, "Ben")"#,
      ]
    )
  }

  @Test(arguments: [false, true])
  func theFocusAfterAnAlertIsNoTapUnlessTheUserTypes(types: Bool) throws {
    let (controller, field) = (UIViewController(), UITextField())
    field.placeholder = "Name"
    field.frame = CGRect(x: 20, y: 60, width: 200, height: 60)
    controller.view.addSubview(field)
    let session = try RecordingSession(controller)
    let id = NodeID(rawValue: try session.screen.find(.textField).id.node)
    session.receive(.beginEditing(id))
    field.resignFirstResponder()
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    controller.present(alert, animated: false)
    session.screen.driver.settle()
    session.tap(.button, "Yes")
    session.receive(.beginEditing(id))
    if types {
      session.edit(id, 0..<0, "Ben")
      session.recorder.finish()
    }
    let after = [#"app.textFields["Name"].tap()"#, #"app.textFields["Name"].typeText("Ben")"#]
    #expect(session.lines.first == #"app.textFields["Name"].tap()"#)
    let actions = session.lines.filter { !$0.hasPrefix("XCTAssertTrue") }
    #expect(Array(actions.dropFirst(2)) == (types ? after : []))
  }

  @Test func whatTheAppRewritesIsTypedKeyByKey() throws {
    let (field, cents) = (UITextField(), Cents())
    field.accessibilityIdentifier = "price"
    field.text = "0.00"
    field.delegate = cents
    let session = try RecordingSession(field)
    let id = NodeID(rawValue: try session.screen.find(.textField).id.node)
    session.receive(.beginEditing(id))
    for key in ["4", "2", "5"] { session.edit(id, 4..<4, key) }
    session.edit(id, 3..<4, "")
    session.edit(id, 4..<4, "1")
    session.recorder.finish()
    #expect(field.text == "4.21")
    let delete = "String(repeating: XCUIKeyboardKey.delete.rawValue, count: 1)"
    #expect(
      session.lines.dropFirst() == [
        #"app.textFields["price"].typeText("425")"#,
        #"app.textFields["price"].typeText(\#(delete) + "1")"#,
      ]
    )
    #expect(
      session.driverLines == [
        #"try driver.beginEditing("")"#, #"try driver.type("425", into: "")"#,
        #"try driver.deleteBackward(in: "")"#, #"try driver.type("1", into: "")"#,
      ]
    )
  }

  @Test func secretsAreNotWritten() throws {
    let field = UITextField()
    field.isSecureTextEntry = true
    field.placeholder = "Password"
    let session = try RecordingSession(field)
    let id = NodeID(rawValue: try session.screen.find(.secureTextField).id.node)
    session.edit(id, 0..<0, "hunter2")
    session.recorder.finish()
    #expect(!session.lines.joined().contains("hunter2"))
    #expect(
      session.lines == [
        #"app.secureTextFields["Password"].typeText(ProcessInfo.processInfo.environment["PASSWORD"] ?? "")"#
      ]
    )
  }

  @Test func valuesAreAdjusted() throws {
    let (slider, toggle) = (UISlider(), UISwitch())
    let session = try RecordingSession(slider, toggle)
    let id = NodeID(rawValue: try session.screen.find(.slider).id.node)
    session.receive(.slide(id, SlideValue(revision: 1, position: 0.4, isDone: false)))
    session.receive(.slide(id, SlideValue(revision: 2, position: 0.75, isDone: true)))
    let node = NodeID(rawValue: try session.screen.find(.switchControl).id.node)
    session.receive(.setOn(node, true))
    #expect(
      session.lines == [
        "app.sliders.element.adjust(toNormalizedSliderPosition: 0.75)",
        "app.switches.element.tap()",
      ]
    )
  }

  @Test func anElementThatComesLaterIsWaitedFor() throws {
    let button = UIButton(type: .system)
    button.setTitle("Load", for: .normal)
    let session = try RecordingSession(button)
    session.tap(.button, "Load")
    button.setTitle("Loaded", for: .normal)
    session.tap(.button, "Loaded")
    #expect(
      session.lines == [
        #"app.buttons["Load"].tap()"#,
        #"XCTAssertTrue(app.buttons["Loaded"].waitForExistence(timeout: 10))"#,
        #"XCTAssertTrue(app.buttons["Loaded"].wait(for: \.isEnabled, toEqual: true, timeout: 10))"#,
        #"XCTAssertTrue(app.buttons["Loaded"].wait(for: \.isHittable, toEqual: true, timeout: 10))"#,
        #"app.buttons["Loaded"].tap()"#,
      ]
    )
  }

  @Test func anElementThatIsEnabledLaterIsWaitedFor() throws {
    let (load, save) = (UIButton(type: .system), UIButton(type: .system))
    load.setTitle("Load", for: .normal)
    save.setTitle("Save", for: .normal)
    save.isEnabled = false
    let session = try RecordingSession(load, save)
    session.tap(.button, "Load")
    save.isEnabled = true
    // The finger comes down before the tap, on a screen where the button is enabled.
    session.point(.down, try session.screen.find(.button, "Save").frame.middle)
    session.tap(.button, "Save")
    #expect(
      session.lines == [
        #"app.buttons["Load"].tap()"#,
        #"XCTAssertTrue(app.buttons["Save"].wait(for: \.isEnabled, toEqual: true, timeout: 10))"#,
        #"app.buttons["Save"].tap()"#,
      ]
    )
    #expect(
      session.driverLines[1]
        == #"try await driver.eventually("Save is enabled") { try driver.element("Save", .button).isEnabled }"#
    )
  }

  @Test func whatWasCoveredOrDisabledBetweenTwoStepsIsWaitedFor() throws {
    let (load, save, send) = (
      UIButton(type: .system), UIButton(type: .system), UIButton(type: .system)
    )
    for (button, title) in [(load, "Load"), (save, "Save"), (send, "Send")] {
      button.setTitle(title, for: .normal)
    }
    let session = try RecordingSession(load, save, send)
    session.tap(.button, "Load")
    send.isEnabled = false
    session.recorder.saw(session.recorded) { $0.label == "Save" }
    send.isEnabled = true
    session.tap(.button, "Save")
    // A step ends what was before it.
    session.tap(.button, "Send")
    session.tap(.button, "Load")
    send.isEnabled = false
    session.recorder.saw(session.recorded) { _ in false }
    send.isEnabled = true
    session.tap(.button, "Send")
    #expect(
      session.lines == [
        #"app.buttons["Load"].tap()"#,
        #"XCTAssertTrue(app.buttons["Save"].wait(for: \.isHittable, toEqual: true, timeout: 10))"#,
        #"app.buttons["Save"].tap()"#,
        #"app.buttons["Send"].tap()"#,
        #"app.buttons["Load"].tap()"#,
        #"XCTAssertTrue(app.buttons["Send"].wait(for: \.isEnabled, toEqual: true, timeout: 10))"#,
        #"app.buttons["Send"].tap()"#,
      ]
    )
  }

  @Test func aTapWhereADeviceHasItsKeyboardGetsAComment() throws {
    let (field, low) = (UITextField(), UIButton(type: .system))
    field.frame = CGRect(x: 20, y: 60, width: 200, height: 40)
    low.frame = CGRect(x: 20, y: 760, width: 200, height: 40)
    low.setTitle("List", for: .normal)
    let controller = UIViewController()
    controller.view.addSubview(field)
    controller.view.addSubview(low)
    let session = try RecordingSession(controller)
    session.tap(.button, "List")
    session.receive(.beginEditing(NodeID(rawValue: try session.screen.find(.textField).id.node)))
    session.tap(.button, "List")
    #expect(
      session.lines == [
        #"app.buttons["List"].tap()"#, "app.textFields.element.tap()",
        "// On a device, the keyboard covers List: end the editing first.",
        #"app.buttons["List"].tap()"#,
      ]
    )
  }

  @Test func aTouchIsATapUnlessAControlReportsOne() throws {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    card.accessibilityIdentifier = "card"
    card.addGestureRecognizer(UITapGestureRecognizer())
    let session = try RecordingSession(card)
    let middle = try session.screen.find(.other, "card").frame.middle
    session.touch(middle)
    session.touch(middle)
    session.recorder.end()
    #expect(
      session.lines == [
        #"app.otherElements["card"].tap()"#, #"app.otherElements["card"].tap()"#,
      ]
    )
  }

  @Test func whatDisplaysReportByThemselvesIsNoAction() throws {
    let session = try RecordingSession(UILabel(text: "Hello"))
    session.receive(.activation(.inactive))
    session.receive(.measured(first: 0, advances: []))
    session.receive(.environment(session.screen.driver.environment))
    #expect(session.lines.isEmpty)
  }
}

/// Writes the digits of a text as an amount.
private final class Cents: NSObject, UITextFieldDelegate {
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let text = NSMutableString(string: textField.text ?? "")
    text.replaceCharacters(in: range, with: string)
    let digits = Int(String(text).filter(\.isNumber)) ?? 0
    let cents = digits % 100
    textField.text = "\(digits / 100).\(cents < 10 ? "0" : "")\(cents)"
    return false
  }
}

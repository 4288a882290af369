import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@testable import AppAutomation

/// Tests what is asserted about an element that a user points at.
@MainActor
struct RecordedCheckTests {
  @Test func textsExistByWhatTheyShow() throws {
    let label = UILabel(text: "Hello")
    label.accessibilityIdentifier = "greeting"
    let session = try RecordingSession(label)
    try session.check(.staticText, "Hello")
    #expect(session.lines == [#"XCTAssertTrue(app.staticTexts["Hello"].exists)"#])
    #expect(session.driverLines == [#"#expect(!driver.find("Hello", .text).isEmpty)"#])
  }

  @Test func textsThatOthersEqualAreComparedAtTheirPlaces() throws {
    let session = try RecordingSession(UILabel(text: "3"), UILabel(text: "3"))
    try session.check(.staticText, "3")
    #expect(
      session.lines == [#"XCTAssertEqual(app.staticTexts.element(boundBy: 0).label, "3")"#]
    )
  }

  @Test func controlsHaveTheirValues() throws {
    let (field, slider, toggle) = (UITextField(), UISlider(), UISwitch())
    field.accessibilityIdentifier = "name"
    field.text = "Ana"
    slider.value = 0.5
    toggle.isOn = true
    let session = try RecordingSession(field, slider, toggle)
    try session.check(.textField)
    try session.check(.slider)
    try session.check(.switchControl)
    #expect(
      session.lines == [
        #"XCTAssertEqual(app.textFields["name"].value as? String, "Ana")"#,
        #"XCTAssertEqual(app.sliders.element.value as? String, "50%")"#,
        #"XCTAssertEqual(app.switches.element.value as? String, "1")"#,
      ]
    )
    #expect(
      session.driverLines == [
        #"#expect(try driver.element("", .textField).value == "Ana")"#,
        #"#expect(try driver.element("", .slider).value == "50%")"#,
        #"#expect(try driver.element("", .toggle).value == "on")"#,
      ]
    )
  }

  @Test func buttonsHaveTheirValues() throws {
    let button = UIButton(type: .system)
    button.setTitle("Like", for: .normal)
    button.accessibilityValue = "22"
    let session = try RecordingSession(button)
    try session.check(.button, "Like")
    #expect(
      session.lines == [#"XCTAssertEqual(app.buttons["Like"].value as? String, "22")"#]
    )
  }

  @Test func secretsAreNotCompared() throws {
    let field = UITextField()
    field.isSecureTextEntry = true
    field.placeholder = "Password"
    field.text = "hunter2"
    let session = try RecordingSession(field)
    try session.check(.secureTextField)
    #expect(session.lines == [#"XCTAssertTrue(app.secureTextFields["Password"].exists)"#])
  }

  @Test func disabledButtonsAre() throws {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.isEnabled = false
    let session = try RecordingSession(button)
    let node = try session.check(.button, "Save")
    #expect(session.lines == [#"XCTAssertFalse(app.buttons["Save"].isEnabled)"#])
    #expect(session.driverLines == [#"#expect(try !driver.element("Save", .button).isEnabled)"#])
    #expect(node?.rawValue == (try session.screen.find(.button).id.node))
  }

  @Test func whatComesLaterIsWaitedFor() throws {
    let (button, label, slider) = (UIButton(type: .system), UILabel(text: "0 items"), UISlider())
    button.setTitle("Load", for: .normal)
    let session = try RecordingSession(button, label, slider)
    session.tap(.button, "Load")
    label.text = "3 items"
    slider.value = 1
    button.isEnabled = false
    try session.check(.staticText, "3 items")
    try session.check(.slider)
    try session.check(.button)
    #expect(
      session.lines.dropFirst() == [
        #"XCTAssertTrue(app.staticTexts["3 items"].waitForExistence(timeout: 10))"#,
        #"wait(for: [expectation(for: NSPredicate(format: "value == %@", "100%"), "#
          + #"evaluatedWith: app.sliders.element)], timeout: 10)"#,
        #"XCTAssertTrue(app.buttons["Load"].wait(for: \.isEnabled, toEqual: false, timeout: 10))"#,
      ]
    )
    #expect(
      session.driverLines.dropFirst() == [
        #"try await driver.eventually(sees: "3 items", .text)"#,
        #"try await driver.eventually(" is 100%") "#
          + #"{ try driver.element("", .slider).value == "100%" }"#,
        #"try await driver.eventually("Load is disabled") "#
          + #"{ try !driver.element("Load", .button).isEnabled }"#,
      ]
    )
  }

  @Test func partsAreToldApartByTheirTexts() throws {
    let controller = UIViewController()
    controller.title = "Notes"
    let session = try RecordingSession(UINavigationController(rootViewController: controller))
    try session.check(.staticText, "Notes")
    #expect(
      session.lines == [
        #"XCTAssertTrue(app.staticTexts["Notes"].exists)"#
      ]
    )
    #expect(session.driverLines == [#"#expect(!driver.find("Notes", .bar).isEmpty)"#])
  }

  @Test func nothingIsAssertedAboutEmptySpace() throws {
    let session = try RecordingSession(UILabel(text: "Hello"))
    let nodes = [session.window]
    let found = session.recorder.check(
      PointedPlace(nodes: nodes, text: ""),
      on: session.recorded
    )
    #expect(found == nil)
    #expect(session.lines.isEmpty)
  }

  @Test func typingEndsBeforeAnAssertion() throws {
    let field = UITextField()
    field.placeholder = "Name"
    let session = try RecordingSession(field)
    let id = NodeID(rawValue: try session.screen.find(.textField).id.node)
    session.receive(.beginEditing(id))
    session.edit(id, 0..<0, "Ben")
    try session.check(.textField)
    #expect(
      session.lines.dropFirst() == [
        #"app.textFields["Name"].typeText("Ben")"#,
        #"XCTAssertEqual(app.textFields["Name"].value as? String, "Ben")"#,
      ]
    )
    #expect(
      session.driverLines == [
        #"try driver.beginEditing("Name")"#, #"try driver.type("Ben", into: "Name")"#,
        #"#expect(try driver.element("Name", .textField).value == "Ben")"#,
      ]
    )
  }
}

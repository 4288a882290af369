import XCTest
import XCUIAutomation

@MainActor
final class PatternGalleryInterfaceTests: InterfaceTestCase {
  func testATapOnThePictureReportsItsReceiver() async throws {
    let app = try launch("PatternGallery")
    open("MVC, The controller", in: app)
    let row = app.cells.first(labelled: "Picture tap")
    XCTAssertEqual(row.label, "Picture tap received by, No taps yet")
    app.buttons["Weather"].tap()
    XCTAssertEqual(row.label, "Picture tap received by, Controller")
  }

  func testMVPRenamesInAnAlert() async throws {
    let app = try launch("PatternGallery")
    open("MVP, A presenter", in: app)
    app.buttons["Rename"].tap()
    let alert = app.alerts.firstMatch
    XCTAssertTrue(alert.waitForExistence(timeout: 10))
    let field = alert.textFields.firstMatch
    let old = field.value as? String ?? ""
    field.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: old.count) + "Sunrise")
    alert.buttons["Save"].tap()
    XCTAssertTrue(app.staticTexts["Sunrise"].waitForExistence(timeout: 10))
    XCTAssertFalse(alert.exists)
  }

  func testMVPCRenamesOnAScreenOfItsOwn() async throws {
    let app = try launch("PatternGallery")
    open("MVP-C, MVP", in: app)
    app.buttons["Rename"].tap()
    let field = app.textFields.firstMatch
    XCTAssertTrue(field.waitForExistence(timeout: 10))
    let old = field.value as? String ?? ""
    field.tap()
    field.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: old.count) + "Sunset")
    app.navigationBars.buttons["Done"].tap()
    XCTAssertTrue(app.staticTexts["Sunset"].waitForExistence(timeout: 10))
  }

  func testComparesAllPatterns() async throws {
    let app = try launch("PatternGallery")
    let compare = app.cells["Compare All"]
    compare.tap()
    XCTAssertTrue(app.staticTexts["Bars Show Lines of Code"].waitForExistence(timeout: 10))
    app.navigationBars.buttons["Pattern Gallery"].tap()
    XCTAssertTrue(compare.waitForExistence(timeout: 10))
  }

  private func open(_ start: String, in app: XCUIApplication) {
    app.cells.first(labelled: start).tap()
  }
}

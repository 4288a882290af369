import XCTest
import XCUIAutomation

@MainActor
final class ContactsInterfaceTests: InterfaceTestCase {
  private let anders = "Anders Holm, Backend Engineer"

  func testOpensAContactAndGoesBack() async throws {
    let app = try launch("Contacts")
    app.cells[anders].tap()
    XCTAssertTrue(app.cells["Email, anders.holm@example.com"].waitForExistence(timeout: 10))
    XCTAssertTrue(app.buttons["Message"].isEnabled)
    app.navigationBars.buttons["Contacts"].tap()
    XCTAssertTrue(app.cells[anders].waitForExistence(timeout: 10))
  }

  /// Adds to other taps that an element scrolls out from under a bar or a pinned header, and that a swipe comes to rest before.
  func testARowUnderTheBarIsTappedAfterASwipe() async throws {
    let app = try launch("Contacts")
    XCTAssertTrue(app.cells[anders].waitForExistence(timeout: 10))
    app.tables.firstMatch.swipeUp()
    let end = app.navigationBars.firstMatch.frame.maxY - 10
    let rows = app.cells.allElementsBoundByIndex
    let row = try XCTUnwrap(rows.last { $0.frame.midY > 0 && $0.frame.midY < end })
    row.tap()
    XCTAssertTrue(app.navigationBars.buttons["Contacts"].waitForExistence(timeout: 10))
  }

  /// Rows that are off the screen exist, as on iOS, and actions scroll to them.
  func testARowFarBelowTheScreenIsTapped() async throws {
    let app = try launch("Contacts")
    XCTAssertTrue(app.cells[anders].waitForExistence(timeout: 10))
    let count = app.tables.cells.count
    XCTAssertGreaterThan(count, 30)
    let first = app.tables.cells.firstMatch.label
    let last = app.tables.cells.element(boundBy: count - 1)
    XCTAssertTrue(last.exists)
    XCTAssertFalse(last.isHittable)
    XCTAssertGreaterThan(last.frame.minY, 844)
    let label = last.label
    let name = try XCTUnwrap(label.split(separator: ",").first.map(String.init))
    XCTAssertEqual(app.cells.matching(identifier: label).count, 1)
    XCTAssertTrue(app.cells.containing(.staticText, identifier: name).element.exists)
    XCTAssertFalse(app.staticTexts[name].isHittable)
    app.staticTexts[name].tap()
    let back = app.navigationBars.buttons["Contacts"]
    XCTAssertTrue(back.waitForExistence(timeout: 10))
    back.tap()
    XCTAssertTrue(app.cells[label].isHittable)
    XCTAssertEqual(app.tables.cells.count, count)
    XCTAssertFalse(app.cells[anders].isHittable)
    XCTAssertEqual(app.tables.cells.firstMatch.label, first)
    app.cells[anders].tap()
    XCTAssertTrue(back.waitForExistence(timeout: 10))
  }

  func testSearchFindsPositions() async throws {
    let app = try launch("Contacts")
    app.searchFields.firstMatch.tap()
    app.searchFields.firstMatch.typeText("typographer")
    XCTAssertTrue(app.cells["Émile Garnier, Typographer"].waitForExistence(timeout: 10))
    XCTAssertEqual(app.cells.count, 1)
    app.buttons["Cancel"].tap()
    XCTAssertTrue(app.cells[anders].waitForExistence(timeout: 10))
  }

  func testAddsAPersonWhoIsThereAfterALaunch() async throws {
    var app = try launch("Contacts")
    XCTAssertTrue(app.cells[anders].waitForExistence(timeout: 10))
    app.buttons["Add Contact"].tap()
    let form = app.navigationBars["New Contact"]
    XCTAssertTrue(form.waitForExistence(timeout: 10))
    XCTAssertFalse(form.buttons["Done"].isEnabled)
    let fields = app.textFields
    fields["Name"].tap()
    fields["Name"].typeText("Zora Quill\n")
    fields["Position"].tap()
    fields["Position"].typeText("Cartographer")
    form.buttons["Done"].tap()
    XCTAssertTrue(app.cells["Zora Quill, Cartographer"].waitForExistence(timeout: 10))
    app.terminate()
    app = try launch("Contacts")
    let zora = app.cells["Zora Quill, Cartographer"]
    XCTAssertTrue(app.cells[anders].waitForExistence(timeout: 10))
    for _ in 0..<20 where !zora.exists { app.tables.firstMatch.swipeUp() }
    XCTAssertTrue(zora.exists)
  }

  func testAsksBeforeItDiscardsWork() async throws {
    let app = try launch("Contacts")
    XCTAssertTrue(app.cells[anders].waitForExistence(timeout: 10))
    app.buttons["Add Contact"].tap()
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("Nobody")
    app.navigationBars["New Contact"].buttons["Cancel"].tap()
    let discard = app.sheets.buttons["Discard Changes"]
    XCTAssertTrue(discard.waitForExistence(timeout: 10))
    discard.tap()
    XCTAssertTrue(app.textFields["Name"].waitForNonExistence(timeout: 10))
  }

  func testASwipeDeletesAContactAndUndoRestoresIt() async throws {
    let app = try launch("Contacts")
    XCTAssertTrue(app.cells[anders].waitForExistence(timeout: 10))
    app.cells[anders].swipeLeft()
    app.buttons["Delete"].tap()
    XCTAssertTrue(app.cells[anders].waitForNonExistence(timeout: 10))
    app.buttons["Undo"].tap()
    XCTAssertTrue(app.cells[anders].waitForExistence(timeout: 10))
  }
}

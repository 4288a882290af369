import XCTest
import XCUIAutomation

@MainActor
final class CategoriesInterfaceTests: InterfaceTestCase {
  func testShowsThePeopleOfACategory() async throws {
    let app = try launch("Categories")
    app.cells["Vlogs, 58 people"].tap()
    XCTAssertTrue(app.navigationBars["Vlogs"].waitForExistence(timeout: 10))
    XCTAssertTrue(app.cells.firstMatch.waitForExistence(timeout: 10))
    app.navigationBars.buttons["Categories"].tap()
    XCTAssertTrue(app.cells["Vlogs, 58 people"].waitForExistence(timeout: 10))
  }

  func testLoadsTheNextPageAtTheEnd() async throws {
    let app = try launch("Categories")
    app.cells["Street Music, 21 people"].tap()
    XCTAssertTrue(app.cells.firstMatch.waitForExistence(timeout: 10))
    let count = app.cells.count
    for _ in 0..<10 where app.cells.count <= 20 { app.tables.firstMatch.swipeUp() }
    XCTAssertGreaterThan(app.cells.count, count)
  }

  func testAnEmptyCategorySaysSo() async throws {
    let app = try launch("Categories")
    app.cells["New Arrivals, 0 people"].tap()
    XCTAssertTrue(app.navigationBars["New Arrivals"].waitForExistence(timeout: 10))
    XCTAssertTrue(app.staticTexts["No People Yet"].waitForExistence(timeout: 10))
  }

  func testFollowingIsRememberedAfterALaunch() async throws {
    var app = try launch("Categories")
    app.cells["Night Runs, 1 person"].tap()
    app.buttons["Follow Smiling Alarm Clock"].tap()
    XCTAssertTrue(app.buttons["Following Smiling Alarm Clock"].waitForExistence(timeout: 10))
    app = try launch("Categories")
    app.cells["Night Runs, 1 person"].tap()
    XCTAssertTrue(app.buttons["Following Smiling Alarm Clock"].waitForExistence(timeout: 10))
  }

  func testThePhoneTurns() async throws {
    let app = try launch("Categories")
    XCTAssertTrue(app.cells.firstMatch.waitForExistence(timeout: 10))
    XCUIDevice.shared.orientation = .landscapeLeft
    XCTAssertGreaterThan(app.frame.width, app.frame.height)
    app.cells["Studios, 40 people"].tap()
    XCTAssertTrue(app.navigationBars["Studios"].waitForExistence(timeout: 10))
    XCUIDevice.shared.orientation = .portrait
    XCTAssertTrue(app.navigationBars["Studios"].exists)
  }
}

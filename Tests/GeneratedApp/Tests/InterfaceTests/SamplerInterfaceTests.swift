import XCTest

@MainActor
final class SamplerInterfaceTests: XCTestCase {
  func testShowsAnItemAndGoesBack() {
    continueAfterFailure = false
    let app = XCUIApplication()
    app.launch()
    app.cells["View"].tap()
    XCTAssertTrue(app.navigationBars["View"].waitForExistence(timeout: 10))
    app.navigationBars.buttons["Sampler"].tap()
    XCTAssertTrue(app.cells["View"].waitForExistence(timeout: 10))
  }
}

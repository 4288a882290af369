import TestRunning
import Testing

struct RecordedTestTests {
  @Test func aTestIsNamedAfterItsClass() {
    let text = RecordedTest(named: "LoginTests", ["app.buttons[\"Log in\"].tap()"]).text
    #expect(
      text == """
        import XCTest

        final class LoginTests: XCTestCase {
            @MainActor
            func testLogin() {
                continueAfterFailure = false
                let app = XCUIApplication()
                app.launch()
                app.buttons["Log in"].tap()
            }
        }

        """
    )
  }

  @Test func aTestOfTheDriverIsAFunctionOfSwiftTesting() {
    let text = RecordedTest(
      named: "LoginTests",
      for: .sceneDriver,
      ["try driver.tap(\"Log in\", .button)"],
      delegateClass: "Notes.AppDelegate"
    ).text
    #expect(
      text == """
        import Foundation
        import Testing
        import UIKit
        import UIKitTesting

        @testable import Notes

        @MainActor
        struct LoginTests {
            @Test func login() async throws {
                try driver.tap("Log in", .button)
            }
        }

        """
    )
  }

  @Test func aClassNeedsNoSubject() {
    #expect(RecordedTest(named: "Tests", []).text.contains("func testRecorded()"))
    #expect(RecordedTest(named: "Tour", []).text.contains("func testTour()"))
  }
}

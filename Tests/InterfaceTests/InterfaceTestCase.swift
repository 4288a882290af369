import Foundation
import XCTest
import XCUIAutomation

/// A test that drives an app of the program `interface-test-apps` on a new device.
///
/// Without a display, or in the browser that the variable `ROSTRUM_AUTOMATION_BROWSER` names.
@MainActor
class InterfaceTestCase: XCTestCase {
  private var device: URL?

  /// Launches an app on the test's device, whose files earlier launches have left.
  ///
  /// - Throws: An error of the file system, or a skip after a launch that failed.
  func launch(_ name: String) throws -> XCUIApplication {
    let home = try device ?? makeDevice()
    let products = try XCTUnwrap(Bundle.main.executableURL?.deletingLastPathComponent())
    let app = XCUIApplication(program: products.appending(path: "interface-test-apps"))
    app.launchArguments = ["--app", name]
    app.launchEnvironment = ["DATA", "HOME", "CFFIXED_USER_HOME", "TMPDIR"]
      .reduce(into: [:]) { $0[$1] = home.path() }
    app.launch()
    // A test goes on after a failure.
    guard app.state == .runningForeground else { throw XCTSkip("The app does not run.") }
    return app
  }

  private func makeDevice() throws -> URL {
    let home = FileManager.default.temporaryDirectory.appending(path: "device-\(UUID())")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    device = home
    return home
  }

  override func tearDown() async throws {
    XCUIApplication().terminate()
    // The browser of an app that has just ended may still write its profile.
    if let device { try? FileManager.default.removeItem(at: device) }
  }
}

extension XCUIElementQuery {
  /// The first element whose label begins with a text.
  @MainActor
  func first(labelled start: String) -> XCUIElement {
    matching(
      NSPredicate { object, _ in
        (object as? any XCUIElementAttributes)?.label.hasPrefix(start) ?? false
      }
    ).firstMatch
  }
}

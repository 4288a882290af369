/// The source of a UI test that was recorded.
package struct RecordedTest {
  private let name: String
  private let lines: [String]

  /// - Parameters:
  ///   - name: The name of the class, such as `LoginTests`.
  ///   - lines: The lines of the test.
  package init(named name: String, _ lines: [String]) {
    self.name = name
    self.lines = lines
  }

  /// The test's method: `testLogin` of `LoginTests`.
  private var method: String {
    let subject = name.hasSuffix("Tests") ? name.dropLast(5) : name[...]
    return "test\(subject.isEmpty ? "Recorded" : subject)"
  }

  package var text: String {
    """
    import XCTest

    final class \(name): XCTestCase {
        @MainActor
        func \(method)() {
            continueAfterFailure = false
            let app = XCUIApplication()
            app.launch()
    \(lines.map { "        \($0)\n" }.joined())    }
    }

    """
  }
}

/// The source of a UI test that was recorded.
package struct RecordedTest {
  /// A library in whose words a test is written.
  package enum Library: Sendable {
    case xcuiTest
    /// `SceneDriver`, in a function of Swift Testing.
    case sceneDriver
  }

  private let name: String
  private let library: Library
  private let lines: [String]
  private let delegateClass: String?

  /// - Parameters:
  ///   - name: The name of the class, such as `LoginTests`.
  ///   - library: The library in whose words it is.
  ///   - lines: The lines of the test.
  ///   - delegateClass: The name of the class of the app's delegate, with its module; nil if it is not known.
  package init(
    named name: String,
    for library: Library = .xcuiTest,
    _ lines: [String],
    delegateClass: String? = nil
  ) {
    self.name = name
    self.library = library
    self.lines = lines
    self.delegateClass = delegateClass
  }

  /// The subject of the test: `Login` of `LoginTests`.
  private var subject: String {
    let subject = name.hasSuffix("Tests") ? name.dropLast(5) : name[...]
    return subject.isEmpty ? "Recorded" : String(subject)
  }

  private var body: String { lines.map { "        \($0)\n" }.joined() }

  package var text: String {
    switch library {
    case .xcuiTest:
      """
      import XCTest

      final class \(name): XCTestCase {
          @MainActor
          func test\(subject)() {
              continueAfterFailure = false
              let app = XCUIApplication()
              app.launch()
      \(body)    }
      }

      """
    case .sceneDriver:
      """
      import Foundation
      import Testing
      import UIKit
      import UIKitTesting

      \(appImport)@MainActor
      struct \(name) {
          @Test func \(subject.prefix(1).lowercased() + subject.dropFirst())() async throws {
      \(body)    }
      }

      """
    }
  }

  private var appImport: String {
    let module = delegateClass?.split(separator: ".").first
    return module.map { "@testable import \($0)\n\n" } ?? ""
  }
}

import LintRules
import SourceModel
import Testing

struct FixerTests {
  private func fixed(_ sources: [String: String]) -> [String: String] {
    let found = Linter().diagnostics(in: Project(sources: sources))
    let byPath = Dictionary(grouping: found, by: \.path)
    return Dictionary(
      uniqueKeysWithValues: sources.map { path, text in
        let edits = byPath[path, default: []].flatMap(\.edits)
        let bytes = Fixer.apply(edits, to: Array(text.utf8))
        return (path, String(decoding: bytes, as: UTF8.self))
      }
    )
  }

  @Test(arguments: RuleRegistry.all.filter(\.isFixable).map(\.id))
  func theFixedBadExampleIsClean(id: String) throws {
    let rule = try #require(RuleRegistry.rule(id))
    let once = fixed(rule.bad.sources)
    let project = Project(sources: once)
    #expect(project.skipped.map(\.diagnostic.line) == [])
    #expect(Linter().diagnostics(in: project).map(\.line) == [])
    #expect(fixed(once) == once)
  }

  @Test(arguments: RuleRegistry.all.filter { !$0.isFixable }.map(\.id))
  func rulesWithoutFixesHaveNone(id: String) throws {
    let rule = try #require(RuleRegistry.rule(id))
    let found = Linter().diagnostics(in: Project(sources: rule.bad.sources))
    #expect(found.flatMap(\.edits) == [])
  }

  @Test func aConstantIsNotMadeWeak() {
    let source = """
      protocol PickerDelegate: AnyObject {}

      final class Picker {
        let delegate: PickerDelegate
      }

      """
    #expect(fixed(["Picker.swift": source])["Picker.swift"] == source)
  }

  @Test func theWordWeakComesBehindModifiers() {
    let source = """
      protocol PickerDelegate: AnyObject {}

      final class Picker {
        public private(set) var delegate: PickerDelegate?
      }

      """
    let expected = source.replacing("private(set) var", with: "private(set) weak var")
    #expect(fixed(["Picker.swift": source])["Picker.swift"] == expected)
  }

  @Test func anImportThatIsNeededStays() {
    let source = "import UIKit\n\nstruct PlayerStore {\n  let names: NSOrderedSet\n}\n"
    #expect(fixed(["PlayerStore.swift": source])["PlayerStore.swift"] == source)
  }

  @Test func anImportBesideFoundationIsRemoved() {
    let source = "import Foundation\nimport UIKit\n\nstruct PlayerStore {}\n"
    #expect(
      fixed(["PlayerStore.swift": source])["PlayerStore.swift"]
        == "import Foundation\n\nstruct PlayerStore {}\n"
    )
  }

  @Test func aProtocolThatInheritsGetsOneMore() {
    let source = """
      protocol Closing {
        func close()
      }

      protocol PickerDelegate: Closing {}

      """
    #expect(
      fixed(["Picker.swift": source])["Picker.swift"]?
        .contains("protocol PickerDelegate: Closing, AnyObject {}") == true
    )
  }

  /// Code that a fix would break is not changed.
  @Test(arguments: [
    ("class is the old AnyObject", "protocol EditorViewControllerDelegate: class {}\n"),
    (
      "a struct conforms",
      """
      @MainActor
      protocol LoginView {
        func show(_ text: String)
      }

      struct ConsoleLoginView: LoginView {
        func show(_ text: String) {}
      }

      """
    ),
    (
      "an enum conforms by an extension, and a weak reference needs a class",
      """
      protocol PickerDelegate {}

      enum Nobody {}

      extension Nobody: PickerDelegate {}

      final class Picker {
        var delegate: PickerDelegate?
      }

      """
    ),
    (
      "the presenter is not isolated",
      """
      protocol LoginView: AnyObject {
        func showError(_ text: String)
      }

      final class LoginPresenter {
        weak var view: LoginView?

        func failed() {
          view?.showError("No")
        }
      }

      """
    ),
    (
      "a function outside of types is not isolated",
      """
      protocol LoginView: AnyObject {
        func showError(_ text: String)
      }

      func fail(_ view: LoginView) {
        view.showError("No")
      }

      """
    ),
  ])
  func aFixThatBreaksCodeIsNotMade(reason: String, source: String) {
    #expect(fixed(["Login.swift": source])["Login.swift"] == source, "\(reason)")
  }

  @Test func aContractIsIsolatedWhereItsPresenterIs() {
    let source = """
      protocol LoginView: AnyObject {
        func showError(_ text: String)
      }

      @MainActor
      final class LoginPresenter {
        weak var view: LoginView?
      }

      final class LoginViewController: UIViewController, LoginView {
        func showError(_ text: String) {}
      }

      """
    #expect(fixed(["Login.swift": source])["Login.swift"] == "@MainActor\n" + source)
  }

  @Test func aContractStaysWhereATestIsNotIsolated() {
    let contract = """
      protocol LoginView: AnyObject {
        func showError(_ text: String)
      }

      """
    let sources = [
      "Sources/LoginView.swift": contract,
      "Tests/LoginTests/LoginTests.swift": """
      import XCTest

      final class ViewSpy: LoginView {
        func showError(_ text: String) {}
      }

      """,
    ]
    #expect(fixed(sources) == sources)
  }

  @Test func aMissingIsolationNamesTheTypesToIsolate() {
    let source = """
      protocol LoginView: AnyObject {
        func showError(_ text: String)
      }

      final class LoginPresenter {
        weak var view: LoginView?
      }
      """
    let found = Linter().diagnostics(in: Project(sources: ["LoginPresenter.swift": source]))
    #expect(
      found.map(\.message) == [
        "LoginView is not isolated to the main actor; add @MainActor to it and to LoginPresenter"
      ]
    )
  }

  @Test(arguments: [
    "import SwiftUI\n\nfinal class PlayerStore {\n  @AppStorage(\"name\") var name = \"\"\n}\n",
    "@_exported import UIKit\n\nstruct PlayerStore {}\n",
    "#if canImport(UIKit)\nimport UIKit\n#endif\n\nstruct PlayerStore {}\n",
    "import MapKit\n\nstruct PlayerStore {\n  let place: CLLocationCoordinate2D\n}\n",
  ])
  func anImportThatMayBeNeededStays(source: String) {
    #expect(fixed(["PlayerStore.swift": source])["PlayerStore.swift"] == source)
  }

  @Test func theFirstOfOverlappingEditsIsApplied() {
    let edits = [
      TextEdit(range: 2..<4, replacement: "X"), TextEdit(range: 0..<3, replacement: "Y"),
      TextEdit(range: 0..<3, replacement: "Y"),
    ]
    #expect(Fixer.apply(edits, to: Array("abcdef".utf8)) == Array("Ydef".utf8))
  }
}

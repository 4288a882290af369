import Foundation
import Testing
import ToolTesting

struct LintCommandTests {
  private func lint(_ arguments: String..., in folder: URL) throws -> ToolProgram.Outcome {
    try ToolProgram.run(["lint"] + arguments, in: folder)
  }

  @Test(arguments: ["Storyboards", "VIPER", "NoFolders", "OneFile", "Broken"])
  func aFixtureHasTheseFindings(name: String) throws {
    let outcome = try lint(in: Repository.fixture(name))
    try Golden.check(outcome.output, "lint.\(name).txt")
    #expect(outcome.code == 1)
    #expect(outcome.error == "")
  }

  @Test func aCleanProjectEndsWith0() throws {
    let folder = try TemporaryFolder(["User.swift": "struct User {}\n"])
    let outcome = try lint(in: folder.url)
    #expect(outcome.output == "rostrum lint: 1 file, no finding\n")
    #expect(outcome.code == 0)
  }

  @Test(arguments: [("nothing", "nothing"), ("README.md", "a file of another kind")])
  func aPathAtWhichThereIsNothingToReadEndsWith2(path: String, found: String) throws {
    let outcome = try lint(path, in: Repository.root)
    #expect(outcome.code == 2)
    #expect(
      outcome.error
        == "Error: expected a folder or a .swift, .storyboard or .xib file at \(path), "
        + "found \(found).\n"
    )
  }

  @Test(arguments: [["--format", "html"], ["--unknown"], ["--explain", "no-rule"]])
  func aBadOptionEndsWith2(arguments: [String]) throws {
    let outcome = try ToolProgram.run(["lint"] + arguments, in: Repository.fixture("OneFile"))
    #expect(outcome.code == 2)
    #expect(outcome.error.hasPrefix("Error: "))
    #expect(outcome.output == "")
  }

  @Test(arguments: [
    ("{", "Error: .rostrum.json:1: expected JSON, got invalid text."),
    ("{\n  \"excluded\": [],\n  x\n}\n", "Error: .rostrum.json:3: expected JSON, got"),
    ("{\n  \"excluded\": [\n", "Error: .rostrum.json:2: expected JSON, got"),
    (
      #"{"exclude": []}"#,
      #"expected excluded, disabledRules, thresholds or roles, got "exclude"."#
    ),
    (#"{"excluded": "A"}"#, #"expected an array of strings as excluded, got "A"."#),
    (
      #"{"thresholds": {"file-lines": 0}}"#,
      "expected a number above 0 as the threshold file-lines, got 0."
    ),
    (
      #"{"thresholds": {"presenter-lines": "3"}}"#,
      #"expected a number above 0 as the threshold presenter-lines, got "3"."#
    ),
    (
      #"{"roles": {"suffixes": {"Flow": "boss"}}}"#,
      "expected one of the roles model, service, view,"
    ),
  ])
  func anUnreadableConfigurationEndsWith2(text: String, message: String) throws {
    let folder = try TemporaryFolder([".rostrum.json": text, "A.swift": "let a = 1\n"])
    let outcome = try lint(in: folder.url)
    #expect(outcome.code == 2)
    #expect(outcome.error.contains(message), "\(outcome.error)")
  }

  @Test(arguments: [
    (#"{"disabledRules": ["no-rule"]}"#, "no-rule"), (#"{"thresholds": {"lines": 3}}"#, "lines"),
  ])
  func anUnknownNameInAConfigurationEndsWith2(text: String, name: String) throws {
    let folder = try TemporaryFolder([".rostrum.json": text, "A.swift": "let a = 1\n"])
    let outcome = try lint(in: folder.url)
    #expect(outcome.code == 2)
    #expect(outcome.error.contains("got \"\(name)\"."))
  }

  @Test func anErrorInAFileNamesNoUsage() throws {
    let folder = try TemporaryFolder(["A.swift": "let a = 1\n"])
    let outcome = try lint("--baseline", "missing.json", in: folder.url)
    #expect(outcome.error == "Error: Expected a baseline at missing.json, found nothing.\n")
  }

  @Test func excludedFilesAreCounted() throws {
    let folder = try TemporaryFolder([
      ".rostrum.json": #"{"excluded": ["Generated"]}"#, "A.swift": "let a = 1\n",
      "Generated/B.swift": "let b = 1\n",
    ])
    let outcome = try lint(in: folder.url)
    #expect(outcome.output == "rostrum lint: 1 file, no finding; left out: 1 in Generated\n")
    #expect(outcome.code == 0)
  }

  @Test(arguments: [
    ("A.swift", " that is not excluded; left out: 1 in ."), ("README.md", ""),
  ])
  func aLintOfNothingEndsWith2(file: String, reason: String) throws {
    let folder = try TemporaryFolder([
      ".rostrum.json": #"{"excluded": ["**"]}"#, file: "let a = 1\n",
    ])
    let outcome = try lint(in: folder.url)
    #expect(outcome.code == 2)
    #expect(
      outcome.error == "Error: expected a .swift, .storyboard or .xib file beneath ., found none"
        + "\(reason).\n"
    )
  }

  @Test func aFixLeavesWhatTheBaselineAccepts() throws {
    let text = "import UIKit\n\nfinal class APresenter {}\n"
    let folder = try TemporaryFolder(["APresenter.swift": text])
    _ = try lint("--write-baseline", "base.json", in: folder.url)
    let outcome = try lint("--fix", "--baseline", "base.json", in: folder.url)
    #expect(outcome.code == 0)
    #expect(outcome.error == "")
    #expect(try folder.text(of: "APresenter.swift") == text)
  }

  @Test func helpHasAnExample() throws {
    let outcome = try lint("--help", in: Repository.root)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("EXAMPLE: rostrum lint"))
  }

  @Test func pathsArePrintedAsTheyWereNamed() throws {
    let outcome = try lint("Tools/Tests/Fixtures/OneFile/WeatherApp.swift", in: Repository.root)
    #expect(outcome.output.hasPrefix("Tools/Tests/Fixtures/OneFile/WeatherApp.swift:11:13: "))
  }

  @Test func jsonHasEachFinding() throws {
    let outcome = try lint("--format", "json", in: Repository.fixture("OneFile"))
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let findings = try #require((value as? [String: Any])?["findings"] as? [[String: Any]])
    #expect(findings.count == 6)
    #expect(findings[0]["rule"] as? String == "contract-names-model")
    #expect(findings[0]["line"] as? Int == 11)
  }

  @Test func markdownIsATable() throws {
    let outcome = try lint("--format", "markdown", in: Repository.fixture("OneFile"))
    #expect(outcome.output.hasPrefix("| where | rule | finding |\n|---|---|---|\n| `WeatherApp"))
  }

  @Test func everyRuleIsExplained() throws {
    let list = try lint("--list", "--format", "json", in: Repository.root)
    let rules = try #require(
      try JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [[String: Any]]
    )
    #expect(rules.count >= 40)
    let outcome = try lint("--explain", "view-navigates", in: Repository.root)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("Instead of:"))
  }

  @Test func aBaselineHidesKnownFindings() throws {
    let folder = try TemporaryFolder([
      "A.swift": "import UIKit\n\nfinal class APresenter {}\n",
      "known/.keep": "",
    ])
    let written = try lint("--write-baseline", "known/base.json", in: folder.url)
    #expect(written.code == 0)
    #expect(try lint("--baseline", "known/base.json", in: folder.url).code == 0)
    try folder.write(
      Data("// Moved.\nimport UIKit\nimport SwiftUI\n\nfinal class APresenter {}\n".utf8),
      to: "A.swift"
    )
    let outcome = try lint("--baseline", "known/base.json", in: folder.url)
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("imports SwiftUI"))
    #expect(!outcome.output.contains("imports UIKit"))
  }

  @Test func aMalformedBaselineEndsWith2() throws {
    let folder = try TemporaryFolder(["A.swift": "let a = 1\n", "base.json": "[]"])
    #expect(try lint("--baseline", "base.json", in: folder.url).code == 2)
    #expect(try lint("--baseline", "missing.json", in: folder.url).code == 2)
    let unwritable = try lint("--write-baseline", "missing/base.json", in: folder.url)
    #expect(unwritable.code == 2)
    #expect(unwritable.error.contains("cannot write there"))
  }

  @Test(arguments: ["Storyboards", "VIPER", "NoFolders", "OneFile", "Broken"])
  func aFixedFixtureStaysAsItIs(name: String) throws {
    let folder = try TemporaryFolder()
    let copy = folder.url.appending(path: name)
    try FileManager.default.copyItem(at: Repository.fixture(name), to: copy)
    let before = try lint(in: copy)
    _ = try lint("--fix", in: copy)
    let first = try contents(of: copy)
    let after = try lint("--fix", in: copy)
    #expect(try contents(of: copy) == first)
    #expect(after.error == "")
    let isUnparsed = { (line: Substring) in line.contains("skipped.") }
    #expect(
      after.output.split(separator: "\n").filter(isUnparsed)
        == before.output.split(separator: "\n").filter(isUnparsed)
    )
    #expect(!after.output.contains("[delegate-not-weak]"))
    #expect(!after.output.contains("[contract-not-on-main-actor]"))
  }

  private func contents(of folder: URL) throws -> [String: Data] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
    return try paths.filter { $0.hasSuffix(".swift") }.reduce(into: [:]) { contents, path in
      contents[path] = try Data(contentsOf: folder.appending(path: path))
    }
  }

  @Test func fixesAreWrittenOnceAndParse() throws {
    let folder = try TemporaryFolder([
      "LoginPresenter.swift": """
      import UIKit

      protocol LoginView {
        func show(_ text: String)
      }

      @MainActor
      final class LoginPresenter {
        var view: LoginView?
      }

      """
    ])
    let first = try lint("--fix", in: folder.url)
    #expect(first.code == 0, "\(first.output)")
    #expect(first.error == "fixed LoginPresenter.swift\n")
    let fixed = """
      import Foundation

      @MainActor
      protocol LoginView: AnyObject {
        func show(_ text: String)
      }

      @MainActor
      final class LoginPresenter {
        weak var view: LoginView?
      }

      """
    #expect(try folder.text(of: "LoginPresenter.swift") == fixed)
    let second = try lint("--fix", in: folder.url)
    #expect(second.error == "")
    #expect(try folder.text(of: "LoginPresenter.swift") == fixed)
  }
}

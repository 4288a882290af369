import SourceModel
import SwiftSyntax

/// The compiler's errors in the bodies of tests, which fail with them while the others run.
package struct TestErrors: Sendable, Equatable {
  /// The messages by the absolute paths of files and by lines.
  private var messages: [String: [Int: String]] = [:]

  package init() {}

  package var isEmpty: Bool { messages.isEmpty }

  /// Adds an error.
  package mutating func add(_ message: String, in path: String, line: Int) {
    messages[path, default: [:]][line] = messages[path]?[line] ?? message
  }

  /// Returns whether all errors are in tests of some modules.
  package func areIn(_ modules: [PreparedModule]) -> Bool {
    let files = Dictionary(
      modules.flatMap(\.files).map { ($0.path, $0.uncompiledTests) },
      uniquingKeysWith: +
    )
    return messages.allSatisfy { path, errors in
      errors.keys.allSatisfy { line in files[path]?.contains { $0.contains(line) } ?? false }
    }
  }

  /// The messages in a file, by lines.
  func inFile(_ path: String) -> [Int: String] { messages[path] ?? [:] }
}

extension FileRewriter {
  /// Makes a failure of the body of a test that does not compile, at the line of the first error.
  func replaceBody(of node: FunctionDeclSyntax) {
    guard !errors.isEmpty, let body = node.body,
      node.isTest || node.attributes.contains(name: "Test")
    else { return }
    let range =
      lines.line(
        at: node.trimmedRange.lowerBound
      )...lines.line(
        at: node.trimmedRange.upperBound
      )
    guard let line = errors.keys.filter(range.contains).min(), let message = errors[line] else {
      return
    }
    uncompiledTests.append(range)
    let start = lines.line(at: body.trimmedRange.lowerBound)
    let breaks = String(repeating: "\n", count: max(0, line - start))
    let text = "This test does not compile: \(message)".quoted
    let call = node.attributes.contains(name: "Test") ? "Issue.record" : "XCTFail"
    edits.replace(body.trimmedRange, with: "{\(breaks) \(call)(\(text)) }")
  }
}

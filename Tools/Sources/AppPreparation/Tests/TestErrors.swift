import SourceModel
import SwiftSyntax

/// The compiler's errors in the bodies of tests, which fail with them while the others run.
package struct TestErrors: Sendable, Equatable {
  /// The messages by the absolute paths of files and by lines.
  private var messages: [String: [Int: [String]]] = [:]

  package init() {}

  package var isEmpty: Bool { messages.isEmpty }

  /// Adds an error.
  package mutating func add(_ message: String, in path: String, line: Int) {
    guard messages[path]?[line]?.contains(message) != true else { return }
    messages[path, default: [:]][line, default: []].append(message)
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
  func inFile(_ path: String) -> [Int: [String]] { messages[path] ?? [:] }
}

/// The tests of a file whose bodies become failures, since they do not compile.
struct UncompiledTests {
  /// The messages of the compiler, by lines.
  private let errors: [Int: [String]]
  /// The lines of the tests.
  private(set) var lines: [ClosedRange<Int>] = []

  init(_ errors: [Int: [String]]) {
    self.errors = errors
  }

  /// Makes a failure of the body of a test that does not compile, at the line of the first error.
  mutating func replaceBody(
    of node: FunctionDeclSyntax,
    in edits: inout SourceEdits,
    _ table: LineTable
  ) {
    let isFunction = node.attributes.contains(name: "Test")
    guard !errors.isEmpty, let body = node.body, isFunction || node.isTest else { return }
    let start = table.line(at: node.trimmedRange.lowerBound)
    let range = start...table.line(at: node.trimmedRange.upperBound)
    let found = errors.keys.filter(range.contains).sorted()
    guard let line = found.first else { return }
    let messages = found.flatMap { errors[$0] ?? [] }
    lines.append(range)
    let breaks = max(0, line - table.line(at: body.trimmedRange.lowerBound))
    let text = "This test does not compile: \(messages.joined(separator: "; "))".quoted
    let call = isFunction ? "Issue.record" : "XCTFail"
    edits.replace(
      body.trimmedRange,
      with: "{\(String(repeating: "\n", count: breaks)) \(call)(\(text)) }"
    )
  }
}

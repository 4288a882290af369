import Foundation

/// The results of tests in the XML that servers of continuous integration read.
package struct JUnitReport: Sendable {
  private let name: String
  private let results: [TestResult]

  /// - Parameters:
  ///   - name: The name of the run.
  ///   - results: The results.
  package init(named name: String, _ results: [TestResult]) {
    self.name = name
    self.results = results
  }

  /// The document.
  ///
  /// - Complexity: O(n) for n bytes of names, messages and output.
  package var text: String {
    let suites = Dictionary(grouping: results) { "\($0.test.module).\($0.test.suite)".trimmingDot }
    let elements = suites.sorted { $0.key < $1.key }.map { suite, results in
      element("testsuite", ["name": suite], totals(of: results), results.map(testCase))
    }
    let document = element("testsuites", ["name": name], totals(of: results), elements)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(document)\n"
  }

  private func testCase(_ result: TestResult) -> String {
    var children = result.failures.map { failure in
      let place = failure.file.map { "\n\($0):\(failure.line ?? 0)" } ?? ""
      return element(
        "failure",
        ["message": String(failure.message.prefix { !$0.isNewline })],
        [],
        text: failure.message + place
      )
    }
    if result.outcome == .skipped {
      children.append(element("skipped", result.skipReason.map { ["message": $0] } ?? [:]))
    }
    let files = result.attachments.map { "[[ATTACHMENT|\($0)]]\n" }.joined()
    let output = result.output + files
    if !output.isEmpty { children.append(element("system-out", text: output)) }
    return element(
      "testcase",
      [
        "classname": "\(result.test.module).\(result.test.suite)".trimmingDot,
        "name": result.test.name,
      ],
      [("time", seconds(result.seconds))],
      children
    )
  }

  private func totals(of results: [TestResult]) -> [(String, String)] {
    [
      ("tests", "\(results.count)"),
      ("failures", "\(results.filter { $0.outcome == .failed }.count)"),
      ("skipped", "\(results.filter { $0.outcome == .skipped }.count)"),
      ("time", seconds(results.map(\.seconds).reduce(0, +))),
    ]
  }

  private func seconds(_ value: Double) -> String {
    String(format: "%.3f", value)
  }

  // MARK: - XML

  private func element(
    _ name: String,
    _ attributes: [String: String] = [:],
    _ further: [(String, String)] = [],
    _ children: [String] = []
  ) -> String {
    let start = tag(name, attributes, further)
    guard !children.isEmpty else { return "<\(start)/>" }
    return "<\(start)>\n\(children.joined(separator: "\n"))\n</\(name)>"
  }

  private func element(
    _ name: String,
    _ attributes: [String: String] = [:],
    _ further: [(String, String)] = [],
    text: String
  ) -> String {
    "<\(tag(name, attributes, further))>\(escaped(text))</\(name)>"
  }

  private func tag(
    _ name: String,
    _ attributes: [String: String],
    _ further: [(String, String)]
  ) -> String {
    let all = attributes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } + further
    return ([name] + all.map { "\($0)=\"\(escaped($1))\"" }).joined(separator: " ")
  }

  /// The text with entities, and without characters that XML cannot contain.
  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t", "\r": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value):
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension String {
  /// The text without a dot at its end.
  fileprivate var trimmingDot: String { hasSuffix(".") ? String(dropLast()) : self }
}

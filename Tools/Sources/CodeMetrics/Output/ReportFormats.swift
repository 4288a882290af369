import Foundation

/// A report that can be written in every format.
package protocol ReportWriting {
  /// The report for users.
  var text: String { get }
  var markdown: String { get }
  /// Tables of comma-separated values, with an empty line between them.
  var csv: String { get }
  /// - Throws: Errors of the encoder.
  func json() throws -> String
}

extension CodeReport: ReportWriting {
  package var text: String {
    let parts =
      ["\(name): \(Numbers.grouped(total.count.lines)) lines\n"] + tables().map(\.text)
      + [remarks.map { "\($0)\n" }.joined()]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  package var markdown: String {
    let parts =
      ["# \(name)\n"] + tables().map(\.markdown)
      + [remarks.map { "- \($0)\n" }.joined()]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  package var csv: String {
    (tables(isPlain: true) + [fileTable]).map(\.csv).joined(separator: "\r\n")
  }

  package func json() throws -> String { try encoded(self) }
}

extension CodeComparison: ReportWriting {
  private var title: String { "\(before.name) and \(after.name)" }

  package var text: String {
    let parts = ["\(title)\n"] + tables().map(\.text) + [remarks.map { "\($0)\n" }.joined()]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  package var markdown: String {
    let parts =
      ["# \(title)\n"] + tables().map(\.markdown)
      + [remarks.map { "- \($0)\n" }.joined()]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  package var csv: String { tables(isPlain: true).map(\.csv).joined(separator: "\r\n") }

  package func json() throws -> String {
    try encoded(
      Rows(before: before, after: after, layers: layers, sizes: sizes, screens: screens)
    )
  }

  /// The comparison with its computed rows.
  private struct Rows: Encodable {
    var before: CodeReport
    var after: CodeReport
    var layers: [Row]
    var sizes: [Row]
    var screens: [Row]
  }
}

private func encoded(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
}

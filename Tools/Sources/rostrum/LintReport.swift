import CodeMetrics
import Foundation
import LintRules
import SourceModel

/// Prints findings.
struct LintReport {
  let diagnostics: [Diagnostic]
  let files: Int
  let interfaces: Int
  /// Folders with files that were left out.
  let leftOut: [LeftOutFolder]

  private struct Entry: Encodable {
    let path: String
    let line: Int?
    let column: Int?
    let severity: String
    let rule: String?
    let message: String
    let isFixable: Bool
  }

  private struct Document: Encodable {
    let files: Int
    let findings: [Entry]
  }

  func write(as format: LintCommand.Format) throws {
    switch format {
    case .text:
      for diagnostic in diagnostics { print(diagnostic.line) }
      print(summary)
    case .json: print(try json)
    case .markdown: print(markdown)
    case .sarif:
      let data = try SARIFReport.data(
        of: diagnostics,
        version: RostrumCommand.version,
        reading: FileManager.default.contents(atPath:)
      )
      print(String(decoding: data, as: UTF8.self), terminator: "")
    }
  }

  private var summary: String {
    let findings =
      switch diagnostics.count {
      case 0: "no finding"
      case 1: "1 finding"
      case let count: "\(count) findings"
      }
    let all = files + interfaces
    let summary = "rostrum lint: \(all) \(all == 1 ? "file" : "files"), \(findings)"
    return leftOut.isEmpty ? summary : "\(summary); left out: \(leftOut.inWords)"
  }

  private var json: String {
    get throws {
      let entries = diagnostics.map {
        Entry(
          path: $0.path,
          line: $0.place?.line,
          column: $0.place?.column,
          severity: $0.severity.rawValue,
          rule: $0.rule,
          message: $0.message,
          isFixable: !$0.edits.isEmpty
        )
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let document = Document(files: files + interfaces, findings: entries)
      return String(decoding: try encoder.encode(document), as: UTF8.self)
    }
  }

  private var markdown: String {
    let rows = diagnostics.map { diagnostic in
      let place = diagnostic.place.map { ":\($0.line)" } ?? ""
      return
        "| `\(diagnostic.path)\(place)` | `\(diagnostic.rule ?? diagnostic.severity.rawValue)` "
        + "| \(diagnostic.message.replacing("|", with: "\\|")) |"
    }
    let table = ["| where | rule | finding |", "|---|---|---|"] + rows
    return (diagnostics.isEmpty ? [] : table + [""]).joined(separator: "\n")
      + (diagnostics.isEmpty ? "" : "\n") + summary
  }
}

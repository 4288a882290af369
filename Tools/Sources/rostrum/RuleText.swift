import Foundation
import LintRules
import SourceModel

/// The rules as text.
enum RuleText {
  private struct Entry: Encodable {
    let id: String
    let subject: String
    let title: String
    let why: String
    let severity: String
    let isFixable: Bool
    let thresholds: [String: Int]
  }

  /// Returns all rules by subject.
  static func list(_ format: LintCommand.Format) -> String {
    switch format {
    case .json: json
    case .markdown: markdown
    case .text, .sarif: text
    }
  }

  /// Returns the requirement of a rule with its reason and examples.
  static func explanation(of rule: any Rule) -> String {
    var lines = [
      "\(rule.id) (\(rule.severity.rawValue))", "", rule.title, "", wrapped(rule.why), "",
    ]
    for (name, number) in rule.thresholds.sorted(by: { $0.key < $1.key }) {
      lines += ["Threshold: \"\(name)\": \(number)", ""]
    }
    if rule.isFixable { lines += ["rostrum lint --fix changes it where that is mechanical.", ""] }
    lines += ["Instead of:", "", indented(rule.bad.shortText), "", "write:", ""]
    return (lines + [indented(rule.good.shortText)]).joined(separator: "\n")
  }

  private static var text: String {
    let width = RuleRegistry.all.map(\.id.count).max() ?? 0
    return RuleRegistry.subjects.map { subject in
      let rows = subject.rules.map { rule in
        "  " + rule.id.padding(toLength: width + 2, withPad: " ", startingAt: 0)
          + rule.title + (rule.isFixable ? " (--fix)" : "")
      }
      return ([subject.title] + rows).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  private static var markdown: String {
    let rows = RuleRegistry.subjects.flatMap { subject in
      subject.rules.map { rule in
        "| \(subject.title) | `\(rule.id)` | \(rule.title) | \(rule.isFixable ? "yes" : "") |"
      }
    }
    return (["| subject | rule | it demands | `--fix` |", "|---|---|---|---|"] + rows)
      .joined(separator: "\n")
  }

  private static var json: String {
    let entries = RuleRegistry.subjects.flatMap { subject in
      subject.rules.map { rule in
        Entry(
          id: rule.id,
          subject: subject.title,
          title: rule.title,
          why: rule.why,
          severity: rule.severity.rawValue,
          isFixable: rule.isFixable,
          thresholds: rule.thresholds
        )
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(entries)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }

  /// Returns the text in lines of at most 80 characters.
  private static func wrapped(_ text: String) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= 80 {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
  }
}

extension Example {
  /// The text, with at most 24 lines.
  fileprivate var shortText: String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 24 else { return text }
    return (lines.prefix(12) + ["…"] + lines.suffix(4)).joined(separator: "\n")
  }
}

package import Foundation
package import SourceModel

/// The findings that a project had when it adopted the lint.
///
/// Findings are identified by path, rule and message, so that a finding that moves within its file
/// stays known.
package struct Baseline: Sendable {
  private struct Entry: Codable, Hashable {
    let path: String
    let rule: String
    let message: String
    var count: Int
  }

  private struct Contents: Codable {
    var version = 1
    var findings: [Entry]
  }

  private struct Key: Hashable {
    let path: String
    let rule: String
    let message: String
  }

  private let counts: [Key: Int]

  /// Records findings.
  package init(of diagnostics: [Diagnostic]) {
    counts = diagnostics.reduce(into: [:]) { $0[Self.key($1), default: 0] += 1 }
  }

  /// Reads a file that `data()` has written.
  ///
  /// - Throws: `BaselineError` for any other file.
  package init(_ data: Data, path: String) throws {
    guard let contents = try? JSONDecoder().decode(Contents.self, from: data),
      contents.version == 1
    else { throw BaselineError(path: path) }
    counts = contents.findings.reduce(into: [:]) { counts, entry in
      counts[Key(path: entry.path, rule: entry.rule, message: entry.message), default: 0] +=
        entry.count
    }
  }

  /// Returns the contents of the file, which are the same for the same findings.
  package func data() throws -> Data {
    let entries = counts.map {
      Entry(path: $0.key.path, rule: $0.key.rule, message: $0.key.message, count: $0.value)
    }.sorted { ($0.path, $0.rule, $0.message) < ($1.path, $1.rule, $1.message) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(Contents(findings: entries)) + Data("\n".utf8)
  }

  /// Returns the findings that are not recorded.
  ///
  /// Among equal findings, those beyond the recorded number are new.
  package func unknown(among diagnostics: [Diagnostic]) -> [Diagnostic] {
    var left = counts
    return diagnostics.filter { diagnostic in
      let key = Self.key(diagnostic)
      guard let count = left[key], count > 0 else { return true }
      left[key] = count - 1
      return false
    }
  }

  private static func key(_ diagnostic: Diagnostic) -> Key {
    Key(path: diagnostic.path, rule: diagnostic.rule ?? "", message: diagnostic.message)
  }
}

/// A baseline that cannot be read.
package struct BaselineError: Error, CustomStringConvertible {
  package let path: String

  package var description: String {
    "\(path): expected a baseline that rostrum lint --write-baseline has written, got something else."
  }
}

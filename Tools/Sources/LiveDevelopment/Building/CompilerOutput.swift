import Foundation

/// Parses the compiler's messages from the output of a build.
public struct CompilerOutput {
  /// The messages without duplicates, errors before warnings.
  public private(set) var diagnostics: [CompilerDiagnostic] = []

  /// - Parameter text: The output of the build, as text for users.
  public init(_ text: String) {
    var known: Set<CompilerDiagnostic> = []
    var found: [CompilerDiagnostic] = []
    var current: CompilerDiagnostic?
    func end() {
      guard let diagnostic = current else { return }
      var key = diagnostic
      key.excerpt = ""
      if known.insert(key).inserted { found.append(diagnostic) }
      current = nil
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let diagnostic = Self.diagnostic(line) {
        end()
        current = diagnostic
      } else if current != nil, Self.isExcerpt(line) {
        let former = current?.excerpt ?? ""
        current?.excerpt = former.isEmpty ? String(line) : "\(former)\n\(line)"
      } else {
        end()
      }
    }
    end()
    diagnostics =
      found.filter { $0.severity == .error } + found.filter { $0.severity == .warning }
  }

  /// Parses a line such as `/folder/File.swift:3:7: error: message`.
  private static func diagnostic(_ line: Substring) -> CompilerDiagnostic? {
    guard line.hasPrefix("/") else { return nil }
    for severity in [CompilerDiagnostic.Severity.error, .warning] {
      guard let mark = line.range(of: ": \(severity.rawValue): ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":")
      guard place.count >= 3, let column = Int(place[place.count - 1]),
        let row = Int(place[place.count - 2])
      else { continue }
      return CompilerDiagnostic(
        file: place.dropLast(2).joined(separator: ":"),
        line: row,
        column: column,
        severity: severity,
        message: String(line[mark.upperBound...]),
        excerpt: ""
      )
    }
    return nil
  }

  /// Returns whether a line is part of an excerpt, such as `12 | let a = b` or `   | ^`.
  private static func isExcerpt(_ line: Substring) -> Bool {
    let rest = line.drop { $0 == " " }.drop(while: \.isNumber)
    return rest.hasPrefix(" |") || rest.hasPrefix("|")
  }
}

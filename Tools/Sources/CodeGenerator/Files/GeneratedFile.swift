import Foundation

/// A file to be created.
public struct GeneratedFile: Hashable, Sendable {
  /// Relative to the folder of the generation.
  public var path: String
  public var text: String

  /// - Parameters:
  ///   - path: Relative to the folder of the generation.
  ///   - text: The contents, with imports in any order, because the order depends on the names of
  ///     modules.
  init(_ path: String, _ text: String) {
    self.path = path
    self.text = Self.sortingImports(of: text.hasSuffix("\n") ? text : text + "\n")
  }

  /// The text with each run of import lines in the order of the modules' names.
  private static func sortingImports(of text: String) -> String {
    var lines: [Substring] = []
    var run: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if module(of: line) != nil {
        run.append(line)
        continue
      }
      lines += run.sorted { (module(of: $0) ?? "") < (module(of: $1) ?? "") }
      run = []
      lines.append(line)
    }
    return (lines + run).joined(separator: "\n")
  }

  /// The module that an import line names; nil for every other line.
  private static func module(of line: Substring) -> Substring? {
    let words = line.split(separator: " ")
    let modifiers = words.prefix { $0 != "import" }
    guard modifiers.allSatisfy({ $0 == "public" || $0.hasPrefix("@") }),
      words.count == modifiers.count + 2, line.first != " "
    else { return nil }
    return words[words.count - 1]
  }
}

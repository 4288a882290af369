/// An excerpt of a pattern's source.
public struct CodeExcerpt: Hashable, Sendable {
  /// The name of the file's type.
  public var name: String
  public var code: String
}

extension Pattern {
  /// Returns the stored properties of a part, which are its references; nil for a part that does
  /// not belong to the pattern.
  public func properties(of role: CardRole) -> CodeExcerpt? {
    let own = files.filter { $0.layer.rawValue == role.rawValue }
    guard let file = own.first(where: { $0.part.hasPrefix("Card") }) ?? own.first else {
      return nil
    }
    let lines = file.code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let type = lines.firstIndex { $0.contains("class Card") } ?? 0
    let body = lines[type...].prefix { line in
      !["init(", "func ", "@available", "override ", "convenience "].contains(where: line.contains)
    }
    let end = body.lastIndex { $0.contains(" var ") || $0.contains(" let ") } ?? type
    return CodeExcerpt(name: file.name, code: Self.unindented(lines[type...end]))
  }

  /// Returns the methods that note a step; nil if the sources contain none.
  public func methods(noting step: CardTrace.Step) -> CodeExcerpt? {
    let note = ".note(.\(step.role.rawValue), .\(step.action.rawValue))"
    for file in files where file.code.contains(note) {
      let lines = file.code.split(separator: "\n", omittingEmptySubsequences: false).map(
        String.init
      )
      var ranges: [ClosedRange<Int>] = []
      for index in lines.indices where lines[index].contains(note) {
        let range = Self.declaration(around: index, in: lines)
        if ranges.last != range { ranges.append(range) }
      }
      let code = ranges.map { Self.unindented(lines[$0]) }.joined(separator: "\n\n")
      return CodeExcerpt(name: file.name, code: code)
    }
    return nil
  }

  /// Returns the lines of the method, initializer or property that contains a line.
  private static func declaration(around index: Int, in lines: [String]) -> ClosedRange<Int> {
    let begins = ["func ", "init(", " var ", "didSet"]
    let start =
      lines[...index].lastIndex { line in
        begins.contains { line.contains($0) } && indent(of: line) < indent(of: lines[index])
      } ?? index
    let end =
      lines[index...].firstIndex { line in
        line.hasPrefix(String(repeating: " ", count: indent(of: lines[start])) + "}")
      } ?? index
    return start...end
  }

  private static func indent(of line: String) -> Int {
    line.prefix { $0 == " " }.count
  }

  private static func unindented(_ lines: ArraySlice<String>) -> String {
    let depth = lines.filter { !$0.isEmpty }.map(indent).min() ?? 0
    return lines.map { String($0.dropFirst(depth)) }.joined(separator: "\n")
  }
}

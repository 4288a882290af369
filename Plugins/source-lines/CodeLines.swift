/// The lines of a Swift source that hold code, without their comments.
///
/// It reads no raw strings: a quote within one ends it, at the latest until the line does.
struct CodeLines {
  private(set) var lines: [String] = []
  private var line = ""
  private var commentDepth = 0
  private var isInText = false
  private var isInLongText = false

  init(_ source: String) {
    var rest = Array(source)[...]
    while let character = rest.first {
      let length = step(character, rest)
      rest = rest.dropFirst(length)
    }
    endLine()
  }

  var types: Int {
    lines.reduce(0) { $0 + $1.matches(of: Self.type).count }
  }

  private static var type: Regex<Substring> {
    /\b(?:class|struct|enum|actor|protocol)\s+[A-Z]\w*/
  }

  /// - Returns: How many characters it has read.
  private mutating func step(_ character: Character, _ rest: ArraySlice<Character>) -> Int {
    if character.isNewline {
      endLine()
      return 1
    }
    if commentDepth > 0 { return stepInComment(rest) }
    if isInText || isInLongText { return stepInText(character, rest) }
    if rest.starts(with: "//") { return rest.prefix { !$0.isNewline }.count }
    if rest.starts(with: "/*") {
      commentDepth = 1
      return 2
    }
    if rest.starts(with: #"""""#) {
      isInLongText = true
      line += #"""""#
      return 3
    }
    isInText = character == "\""
    line.append(character)
    return 1
  }

  private mutating func stepInComment(_ rest: ArraySlice<Character>) -> Int {
    if rest.starts(with: "*/") {
      commentDepth -= 1
      return 2
    }
    if rest.starts(with: "/*") {
      commentDepth += 1
      return 2
    }
    return 1
  }

  private mutating func stepInText(_ character: Character, _ rest: ArraySlice<Character>) -> Int {
    if character == "\\" {
      line += String(rest.prefix(2))
      return 2
    }
    if isInLongText, rest.starts(with: #"""""#) {
      isInLongText = false
      line += #"""""#
      return 3
    }
    if isInText, character == "\"" { isInText = false }
    line.append(character)
    return 1
  }

  private mutating func endLine() {
    if line.contains(where: { !$0.isWhitespace }) { lines.append(line) }
    line = ""
    isInText = false
  }
}

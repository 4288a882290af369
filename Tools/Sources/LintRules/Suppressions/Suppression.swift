import SourceModel

/// A part of a file in which a rule does not report.
struct Suppression {
  let rule: String
  /// 1-based.
  let lines: ClosedRange<Int>
  let place: Place

  func covers(_ rule: String, line: Int) -> Bool {
    self.rule == rule && lines.contains(line)
  }
}

/// The suppressions of a file, and their errors.
struct FileSuppressions {
  private(set) var suppressions: [Suppression] = []
  private(set) var findings: [(rule: String, finding: Finding)] = []
  private let file: SourceFile

  init(_ file: SourceFile) {
    self.file = file
    var open: [(rule: String, place: Place)] = []
    for comment in file.suppressions {
      read(comment, &open)
    }
    // Without `enable`, a suppression extends to the end of the file.
    for (rule, place) in open {
      suppressions.append(Suppression(rule: rule, lines: place.line...Int.max, place: place))
    }
  }

  private mutating func read(
    _ comment: SuppressionComment,
    _ open: inout [(rule: String, place: Place)]
  ) {
    let words = comment.text.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
    let command = words.first ?? ""
    let (rules, reason) = Self.rules(in: words.dropFirst())
    guard ["disable:next", "disable:this", "disable", "enable"].contains(command) else {
      return malformed(
        comment,
        "expected disable:next, disable:this, disable or enable, got \"\(command)\""
      )
    }
    if let unknown = rules.first(where: { RuleRegistry.rule($0) == nil }) {
      return malformed(comment, "expected the id of a rule, got \"\(unknown)\"")
    }
    for rule in rules { read(command, rule, hasReason: !reason.isEmpty, comment, &open) }
  }

  /// Returns the leading rules, which are separated by commas, and the words after them.
  private static func rules(in words: ArraySlice<String>) -> ([String], reason: ArraySlice<String>)
  {
    var list = ""
    var rest = words
    while let word = rest.popFirst() {
      list += word
      let goesOn = word.hasSuffix(",") || rest.first?.hasPrefix(",") == true
      guard goesOn else { break }
    }
    let rules = list.split(separator: ",").map(String.init)
    return (rules.isEmpty ? [""] : rules, rest)
  }

  private mutating func read(
    _ command: String,
    _ rule: String,
    hasReason: Bool,
    _ comment: SuppressionComment,
    _ open: inout [(rule: String, place: Place)]
  ) {
    let line = comment.place.line
    if command != "enable", !hasReason {
      findings.append(
        (
          SuppressionHasNoReason().id,
          Finding(
            path: file.displayPath,
            place: comment.place,
            "\(rule) is suppressed without a reason; add one after the rule"
          )
        )
      )
    }
    switch command {
    case "disable:next":
      add(rule, lines: comment.next, comment)
    case "disable:this":
      add(rule, lines: line...line, comment)
    case "disable":
      open.append((rule, comment.place))
    default:
      guard let index = open.lastIndex(where: { $0.rule == rule }) else {
        return malformed(comment, "\(rule) is enabled without having been disabled")
      }
      let opened = open.remove(at: index)
      suppressions.append(
        Suppression(rule: rule, lines: opened.place.line...line, place: opened.place)
      )
    }
  }

  private mutating func add(_ rule: String, lines: ClosedRange<Int>, _ comment: SuppressionComment)
  {
    suppressions.append(Suppression(rule: rule, lines: lines, place: comment.place))
  }

  private mutating func malformed(_ comment: SuppressionComment, _ message: String) {
    findings.append(
      (
        SuppressionIsMalformed().id,
        Finding(path: file.displayPath, place: comment.place, message)
      )
    )
  }
}

/// The difference of two texts by lines, as patches show it.
struct LineDifference {
  static let minus = "−"
  static let plus = "+"
  /// A space as wide as the signs.
  private static let same = "\u{2007}"
  /// The number of equal lines that stand around others.
  private static let context = 4

  private enum Line {
    case same(String)
    case removed(String)
    case inserted(String)

    var isSame: Bool { if case .same = self { true } else { false } }
  }

  private let lines: [Line]

  /// - Complexity: O(n · d) for n lines and d that differ.
  init(_ old: String, _ new: String) {
    func split(_ text: String) -> [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    let (old, new) = (split(old), split(new))
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (first, second) = (0, 0)
    while first < old.count || second < new.count {
      if removed.contains(first) {
        lines.append(.removed(old[first]))
        first += 1
      } else if inserted.contains(second) {
        lines.append(.inserted(new[second]))
        second += 1
      } else {
        lines.append(.same(old[first]))
        (first, second) = (first + 1, second + 1)
      }
    }
    self.lines = lines
  }

  /// The lines that differ with those around them, each part below a mark with its lines' numbers.
  var patch: String {
    parts.map(text).joined(separator: "\n")
  }

  /// The ranges of lines that are shown.
  private var parts: [Range<Int>] {
    lines.indices.filter { !lines[$0].isSame }.reduce(into: [Range<Int>]()) { parts, index in
      let range = max(0, index - Self.context)..<min(lines.count, index + Self.context + 1)
      if let last = parts.last, range.lowerBound <= last.upperBound {
        parts[parts.count - 1] = last.lowerBound..<range.upperBound
      } else {
        parts.append(range)
      }
    }
  }

  private func text(of range: Range<Int>) -> String {
    let before = lines[..<range.lowerBound]
    let part = lines[range]
    func counts(_ lines: ArraySlice<Line>) -> (old: Int, new: Int) {
      lines.reduce(into: (0, 0)) { counts, line in
        switch line {
        case .same: counts = (counts.0 + 1, counts.1 + 1)
        case .removed: counts.0 += 1
        case .inserted: counts.1 += 1
        }
      }
    }
    let (start, count) = (counts(before), counts(part))
    let mark =
      "@@ \(Self.minus)\(start.old + 1),\(count.old) \(Self.plus)\(start.new + 1),\(count.new) @@"
    let texts = part.map { line in
      switch line {
      case .same(let text): Self.marked(Self.same, text)
      case .removed(let text): Self.marked(Self.minus, text)
      case .inserted(let text): Self.marked(Self.plus, text)
      }
    }
    return ([mark] + texts).joined(separator: "\n")
  }

  /// A line after its sign, with a mark behind a space at its end.
  private static func marked(_ sign: String, _ text: String) -> String {
    sign + text + (text.hasSuffix(" ") ? "¬" : "")
  }
}

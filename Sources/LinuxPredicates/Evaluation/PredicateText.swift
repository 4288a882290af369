import Foundation
import Synchronization

/// Compares texts with the options of an operator.
struct PredicateText {
  let options: NSComparisonPredicate.Options

  init(_ options: NSComparisonPredicate.Options) {
    // Prepared texts supersede other options.
    self.options = options.contains(.normalized) ? [] : options
  }

  var compareOptions: String.CompareOptions {
    var result: String.CompareOptions = []
    if options.contains(.caseInsensitive) { result.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { result.insert(.diacriticInsensitive) }
    return result
  }

  /// Returns whether two texts are equal: their codes without options, as of objects.
  func equals(_ first: String, _ second: String) -> Bool {
    guard !options.isEmpty else { return first.unicodeScalars.elementsEqual(second.unicodeScalars) }
    return first.compare(second, options: compareOptions) == .orderedSame
  }

  /// Returns whether a text is part of another, as Foundation finds it: an empty text is nowhere.
  func contains(_ text: String, _ part: String, at place: String.CompareOptions = []) -> Bool {
    text.range(of: part, options: compareOptions.union(place)) != nil
  }

  // MARK: - Patterns

  /// Returns whether a text matches a pattern of `*` and `?`, in which `\` escapes.
  func isLike(_ text: String, _ pattern: String) -> Bool {
    var expression = ""
    var isEscaped = false
    for character in pattern {
      switch character {
      case "\\" where !isEscaped:
        isEscaped = true
        continue
      case "*" where !isEscaped: expression += ".*"
      case "?" where !isEscaped: expression += "."
      default: expression += NSRegularExpression.escapedPattern(for: String(character))
      }
      isEscaped = false
    }
    return matches(text, "(?s)\(expression)")
  }

  /// Returns whether a regular expression matches the whole of a text.
  func matches(_ text: String, _ pattern: String) -> Bool {
    let isDiacriticInsensitive = options.contains(.diacriticInsensitive)
    let text = isDiacriticInsensitive ? Self.withoutMarks(text) : text
    let expression = RegularExpressions.expression(
      isDiacriticInsensitive ? Self.withoutMarks(pattern) : pattern,
      isCaseInsensitive: options.contains(.caseInsensitive)
    )
    let whole = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, options: .anchored, range: whole) != nil
  }

  private static func withoutMarks(_ text: String) -> String {
    text.folding(options: .diacriticInsensitive, locale: nil)
  }
}

/// The regular expressions that predicates have used, since one filters many objects.
private enum RegularExpressions {
  private struct Key: Hashable {
    let pattern: String
    let isCaseInsensitive: Bool
  }

  /// Those of patterns that change with each object would fill the memory.
  private static let limit = 64
  private static let known = Mutex<[Key: NSRegularExpression]>([:])

  /// Returns an expression that matches whole texts.
  static func expression(_ pattern: String, isCaseInsensitive: Bool) -> NSRegularExpression {
    let key = Key(pattern: pattern, isCaseInsensitive: isCaseInsensitive)
    return known.withLock { known in
      if let expression = known[key] { return expression }
      let expression = compiled(key)
      if known.count == limit { known.removeAll() }
      known[key] = expression
      return expression
    }
  }

  private static func compiled(_ key: Key) -> NSRegularExpression {
    do {
      return try NSRegularExpression(
        pattern: "(?:\(key.pattern))\\z",
        options: key.isCaseInsensitive ? .caseInsensitive : []
      )
    } catch {
      stop("Expected a regular expression for MATCHES, got \"\(key.pattern)\": \(error)")
    }
  }
}

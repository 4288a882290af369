import ModelKit

extension ContactInput {
  /// Why a value cannot be saved.
  public enum Problem: Sendable, Equatable {
    /// Nothing that can be seen was typed where something must be.
    case missing
    /// More than `limit` characters.
    case tooLong(limit: Int)
    /// It does not look like what the field is for.
    case malformed
  }

  /// What is wrong, by field; empty when all can be saved.
  public var problems: [Field: Problem] {
    Field.allCases.reduce(into: [:]) { $0[$1] = problem(in: $1) }
  }

  /// What is wrong with one field; nil when it can be saved.
  public func problem(in field: Field) -> Problem? {
    let text = CleanText.clean(self[field])
    if field == .name, !CleanText.isVisible(text) { return .missing }
    guard CleanText.fits(text, limit: field.limit) else { return .tooLong(limit: field.limit) }
    guard !text.isEmpty else { return nil }
    return switch field {
    case .email: Self.resemblesEmail(text) ? nil : .malformed
    case .phone: Self.resemblesPhone(text) ? nil : .malformed
    case .name, .position, .jobDescription: nil
    }
  }

  /// Loosely, for only sending tells: something, one @, and something without dots at its ends.
  private static func resemblesEmail(_ text: String) -> Bool {
    let sides = text.split(separator: "@", omittingEmptySubsequences: false)
    guard sides.count == 2, !sides[0].isEmpty, !text.contains(where: \.isWhitespace) else {
      return false
    }
    return !sides[1].split(separator: ".", omittingEmptySubsequences: false).contains("")
  }

  /// Loosely: digits of any script, what people set between them, and the letters of extensions.
  private static func resemblesPhone(_ text: String) -> Bool {
    let others = "+-‐‑–().,/#*;: extpwEXTPW（）＋－＃＊"
    return text.contains(where: \.isWholeNumber)
      && text.allSatisfy { $0.isWholeNumber || $0.isWhitespace || others.contains($0) }
  }
}

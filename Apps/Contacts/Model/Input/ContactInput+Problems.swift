import ModelKit

extension ContactInput {
  /// A reason why a value cannot be saved.
  public enum Problem: Sendable, Equatable {
    /// A required value has no visible characters.
    case missing
    /// More than `limit` characters.
    case tooLong(limit: Int)
    /// The value does not resemble a value of its field.
    case malformed
  }

  /// The problems by field; empty if all fields can be saved.
  public var problems: [Field: Problem] {
    Field.allCases.reduce(into: [:]) { $0[$1] = problem(in: $1) }
  }

  /// Returns the problem of a field; nil if it can be saved.
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

  /// Returns whether a text resembles an email address.
  ///
  /// The check is loose, since only sending proves an address: a nonempty part, a single @, and a
  /// part without dots at its ends.
  private static func resemblesEmail(_ text: String) -> Bool {
    let sides = text.split(separator: "@", omittingEmptySubsequences: false)
    guard sides.count == 2, !sides[0].isEmpty, !text.contains(where: \.isWhitespace) else {
      return false
    }
    return !sides[1].split(separator: ".", omittingEmptySubsequences: false).contains("")
  }

  /// Returns whether a text resembles a phone number.
  ///
  /// The check is loose: digits of any script, common separators, and the letters of extensions.
  private static func resemblesPhone(_ text: String) -> Bool {
    let others = "+-‐‑–().,/#*;: extpwEXTPW（）＋－＃＊"
    return text.contains(where: \.isWholeNumber)
      && text.allSatisfy { $0.isWholeNumber || $0.isWhitespace || others.contains($0) }
  }
}

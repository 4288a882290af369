import Foundation
import Synchronization

/// Texts with plural forms on their way from `NSLocalizedString` to `String.localizedStringWithFormat`.
///
/// Apple's strings carry the forms with them. Here the format ends with invisible characters that
/// number its entry.
enum PluralMarks {
  private struct Known {
    var entries: [(entry: LocalizedStrings.Entry, language: String)] = []
    var numbers: [String: Int] = [:]
  }

  private static let known = Mutex(Known())
  /// Tags, which have no glyphs and are no part of texts: U+E0030 to U+E0039 for digits, and an end.
  private static let zero: UInt32 = 0xE0030
  private static let end: Unicode.Scalar = "\u{E007F}"

  static func mark(
    _ format: String,
    _ entry: LocalizedStrings.Entry,
    _ language: String
  ) -> String {
    let key = "\(language) \(entry)"
    let number = known.withLock { known in
      if let number = known.numbers[key] { return number }
      known.entries.append((entry, language))
      known.numbers[key] = known.entries.count - 1
      return known.entries.count - 1
    }
    var marked = format
    for digit in String(number).unicodeScalars {
      guard let tag = Unicode.Scalar(zero + digit.value - 0x30) else { continue }
      marked.unicodeScalars.append(tag)
    }
    marked.unicodeScalars.append(end)
    return marked
  }

  /// Returns the entry of a marked text; nil for other texts.
  static func entry(of text: String) -> (entry: LocalizedStrings.Entry, language: String)? {
    guard text.unicodeScalars.last == end else { return nil }
    let tags = text.unicodeScalars.dropLast().reversed().prefix {
      (zero...zero + 9).contains($0.value)
    }
    let digits = tags.reversed().compactMap { Unicode.Scalar($0.value - zero + 0x30) }
    guard let number = Int(String(String.UnicodeScalarView(digits))) else { return nil }
    return known.withLock { $0.entries.indices.contains(number) ? $0.entries[number] : nil }
  }
}

extension String {
  // Foundation's methods take any number of arguments; with few, these are chosen.

  /// Returns a text with its argument, in the plural form that the argument needs, as Apple's method
  /// of this name.
  public static func localizedStringWithFormat(_ format: String, _ argument: any CVarArg) -> String
  {
    localized(format, [argument])
  }

  public static func localizedStringWithFormat(
    _ format: String,
    _ first: any CVarArg,
    _ second: any CVarArg
  ) -> String {
    localized(format, [first, second])
  }

  public static func localizedStringWithFormat(
    _ format: String,
    _ first: any CVarArg,
    _ second: any CVarArg,
    _ third: any CVarArg
  ) -> String {
    localized(format, [first, second, third])
  }

  /// Creates a text with its argument, in the plural form that the argument needs.
  public init(format: String, _ argument: any CVarArg) {
    self = Self.localized(format, [argument], in: nil)
  }

  public init(format: String, _ first: any CVarArg, _ second: any CVarArg) {
    self = Self.localized(format, [first, second], in: nil)
  }

  private static func localized(
    _ format: String,
    _ arguments: [any CVarArg],
    in locale: Locale? = .current
  ) -> String {
    if let found = PluralMarks.entry(of: format) {
      return LocalizedStrings.format(found.entry, arguments, found.language)
    }
    return String(format: format, locale: locale, arguments: arguments)
  }
}

import ContactsModel

/// The initials and color in place of a contact's picture.
public struct MonogramViewData: Hashable, Sendable {
  /// The color behind the initials, on which white text is legible.
  public enum Color: Int, CaseIterable, Sendable {
    case red, orange, green, teal, blue, indigo, purple, pink, brown, gray
  }

  /// The initials; nil if the name has no letters, in which case a symbol is shown.
  public var initials: String?
  public var color: Color

  init(_ contact: Contact) {
    initials = Self.initials(of: contact.name)
    color = Self.color(of: contact.id)
  }

  /// Returns the first letters of the first and last words in scripts with capital letters; in
  /// other scripts the first letter, such as the surname in Chinese.
  private static func initials(of name: String) -> String? {
    let letters = name.split(whereSeparator: \.isWhitespace).compactMap(\.first).filter(\.isLetter)
    guard let first = letters.first else { return nil }
    guard let last = letters.dropFirst().last, first.isCased, last.isCased else {
      return first.uppercased()
    }
    return first.uppercased() + last.uppercased()
  }

  /// Returns a color that depends on the id alone (FNV-1a), so that it never changes.
  private static func color(of id: Contact.ID) -> Color {
    let hash = id.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return Color.allCases[Int((hash >> 16) % UInt64(Color.allCases.count))]
  }
}

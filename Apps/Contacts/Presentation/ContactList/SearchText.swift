import ContactsModel
import Foundation

/// The searchable text of a contact, compared without case, width (Ａ and A) and diacritics (é and
/// e).
struct SearchText: Sendable {
  /// A character before each place where a match of an address may begin.
  private static let start = "\u{1}"

  /// Name, position, job description, the name's reading with and without white space (陈静怡 as
  /// "chen jing yi" and "chenjingyi"), its initials ("cjy"), and the digits of the phone number.
  private let text: String
  /// The ends of the mail address from each of its words, because a part of a word would find
  /// everyone of a company.
  private let address: String

  init(_ contact: Contact) {
    let reading = contact.sortKey
    let joined = reading.filter { !$0.isWhitespace }
    let texts = [
      contact.name, contact.position, contact.jobDescription, reading, joined,
      Self.initials(of: contact) ?? "", Self.digits(of: contact.phone),
    ]
    // Words contain no line break, so that no match spans two texts.
    text = Self.fold(texts.joined(separator: "\n"))
    let mail = Self.fold(contact.email)
    let name = mail.prefix { $0 != "@" }
    let starts = name.split { !$0.isLetter && !$0.isNumber }.map(\.startIndex) + [name.endIndex]
    address = starts.map { Self.start + mail[$0...] }.joined()
  }

  func contains(_ word: SearchWord) -> Bool {
    if let digits = word.digits, text.contains(digits) { return true }
    return text.contains(word.text) || address.contains(Self.start + word.text)
  }

  /// Returns the words of a query, all of which must match, in any order.
  static func words(of query: String) -> [SearchWord] {
    fold(query).split(whereSeparator: \.isWhitespace).compactMap { SearchWord(String($0)) }
  }

  /// Returns the initials of a Chinese name's reading (wxm for 王小明); nil for other names.
  private static func initials(of contact: Contact) -> String? {
    let characters = contact.name.unicodeScalars.count(where: \.properties.isIdeographic)
    guard characters > 0, let first = contact.sortKey.first else { return nil }
    var syllables = contact.sortKey.split(whereSeparator: \.isWhitespace)
    if syllables.count < characters {
      // A directory's reading joins syllables (Zeng Guoqiang). Its first letter stays, because the
      // characters of a surname mislead.
      let derived = contact.derivedSortKey
      syllables = derived.split(whereSeparator: \.isWhitespace)
    }
    return String(first) + String(syllables.dropFirst().compactMap(\.first))
  }

  fileprivate static func digits(of text: String) -> String {
    text.compactMap(\.decimalDigit).map(String.init).joined()
  }

  private static func fold(_ text: String) -> String {
    text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
      locale: nil
    )
  }
}

/// A word of a query.
struct SearchWord: Sendable {
  let text: String
  /// The digits of a word that can be a part of a phone number; nil for other words.
  let digits: String?

  /// - Returns: Nil for a word of separators of phone numbers only, which match any.
  fileprivate init?(_ text: String) {
    let rest = text.filter { !"+-‐‑–()./".contains($0) }
    if rest.isEmpty { return nil }
    self.text = text
    digits = rest.allSatisfy { $0.decimalDigit != nil } ? SearchText.digits(of: rest) : nil
  }
}

extension Character {
  /// The value of a decimal digit of any script; nil for other characters, such as 零, which names
  /// contain.
  fileprivate var decimalDigit: Int? {
    unicodeScalars.first?.properties.generalCategory == .decimalNumber ? wholeNumberValue : nil
  }
}

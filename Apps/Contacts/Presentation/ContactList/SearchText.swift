import ContactsModel
import Foundation

/// Text as a search compares it: without case, width (Ａ and A) and diacritics (é and e).
enum SearchText {
  /// What a contact is found by: name, position, and the name's reading, with its blanks and
  /// without (陈静怡 by "chen jing" and by "chenjing").
  static func folded(_ contact: Contact) -> String {
    let reading = contact.sortKey
    let joined = reading.filter { !$0.isWhitespace }
    // No word has a line break in it, so that none is found across two texts.
    return fold([contact.name, contact.position, reading, joined].joined(separator: "\n"))
  }

  /// The words of a query, each of which must be found, in whatever order.
  static func words(of query: String) -> [String] {
    fold(query).split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static func fold(_ text: String) -> String {
    text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
      locale: nil
    )
  }
}

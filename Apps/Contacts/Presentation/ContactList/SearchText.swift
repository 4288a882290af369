import ContactsModel
import Foundation

/// Texts in the form that a search compares: without case, width (Ａ and A) and diacritics (é and
/// e).
enum SearchText {
  /// Returns the searchable text of a contact: name, position, and the name's reading with and
  /// without white space (陈静怡 as "chen jing" and "chenjing").
  static func folded(_ contact: Contact) -> String {
    let reading = contact.sortKey
    let joined = reading.filter { !$0.isWhitespace }
    // Words contain no line break, so that no match spans two texts.
    return fold([contact.name, contact.position, reading, joined].joined(separator: "\n"))
  }

  /// Returns the words of a query, all of which must match, in any order.
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

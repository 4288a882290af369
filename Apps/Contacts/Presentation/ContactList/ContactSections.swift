import ContactsModel
import Foundation

/// Contacts in sections by initial, sorted, with a lookup by id.
struct ContactSections: Sendable {
  var sections: [ContactListing.Section] = []
  var contacts: [Contact.ID: Contact] = [:]
  /// The searchable texts, by id.
  private var searchTexts: [Contact.ID: SearchText] = [:]

  /// Divides and sorts contacts, off the main actor.
  ///
  /// Names are sorted by the first word of their readings, then by a surname in Chinese characters,
  /// so that people of one surname are together, then by whole readings and the names themselves, as
  /// `locale` compares them. Equal names are sorted by id. # comes last.
  /// - Complexity: O(*n* log *n*).
  @concurrent
  static func make(of contacts: [Contact], locale: Locale) async -> ContactSections {
    var result = ContactSections()
    var groups: [String: [Contact]] = [:]
    for contact in contacts {
      result.contacts[contact.id] = contact
      result.searchTexts[contact.id] = SearchText(contact)
      groups[initial(of: contact), default: []].append(contact)
    }
    result.sections = groups.sorted { rank($0.key) < rank($1.key) }.map { title, members in
      let sorted = members.map(SortKey.init).sorted { $0.precedes($1, locale: locale) }
      return ContactListing.Section(title: title, ids: sorted.map(\.contact.id))
    }
    return result
  }

  /// Returns the sections with only those contacts that match a search, in the same order.
  /// - Complexity: O(*n*). Runs off the caller's actor.
  @concurrent
  func matching(_ query: String) async -> [ContactListing.Section] {
    let words = SearchText.words(of: query)
    return sections.compactMap { section in
      let ids = section.ids.filter { id in
        words.allSatisfy { searchTexts[id]?.contains($0) == true }
      }
      return ids.isEmpty ? nil : ContactListing.Section(title: section.title, ids: ids)
    }
  }

  private static func initial(of contact: Contact) -> String {
    guard let first = contact.sortKey.first, ("a"..."z").contains(first) else { return "#" }
    return first.uppercased()
  }

  private static func rank(_ title: String) -> String {
    title == "#" ? "~" : title
  }
}

/// The texts by which a contact is sorted, made once per contact.
private struct SortKey {
  let contact: Contact
  /// The first word of the reading, then the surname, the reading and the name.
  private let texts: [String]

  init(_ contact: Contact) {
    self.contact = contact
    let firstWord = String(contact.sortKey.prefix { !$0.isWhitespace })
    texts = [firstWord, Self.surname(in: contact.name), contact.sortKey, contact.name]
  }

  func precedes(_ other: SortKey, locale: Locale) -> Bool {
    for (text, next) in zip(texts, other.texts) {
      switch text.compare(next, options: [.caseInsensitive, .numeric], locale: locale) {
      case .orderedAscending: return true
      case .orderedDescending: return false
      case .orderedSame: continue
      }
    }
    return contact.id < other.contact.id
  }

  /// Returns the first character of a Chinese name; empty if the name begins with another one.
  private static func surname(in name: String) -> String {
    let first = String(name.prefix(1))
    return first.unicodeScalars.first?.properties.isIdeographic == true ? first : ""
  }
}

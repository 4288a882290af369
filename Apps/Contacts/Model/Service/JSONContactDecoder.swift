import Foundation

/// Reads `{"contacts": [{"id": "…", "name": "…", …}, …]}`.
enum JSONContactDecoder {
  /// - Throws: `.decoding`, when the document is not of that shape, or nested deeper than
  ///   Foundation's parser goes (512). An entry that is not an object is an empty record.
  static func records(in data: Data) throws(ContactServiceError) -> [ContactRecord] {
    try ContactFormat.checkSize(of: data)
    do {
      return try JSONDecoder().decode(Document.self, from: data).contacts.map(\.record)
    } catch {
      throw .decoding("Expected JSON {\"contacts\": [{…}]}, got \(error)")
    }
  }

  private struct Document: Decodable {
    var contacts: [Entry]
  }

  /// An object's texts; nothing for what is no object.
  private struct Entry: Decodable {
    var record = ContactRecord()

    init(from decoder: any Decoder) throws {
      guard let values = try? decoder.container(keyedBy: Key.self) else { return }
      for key in values.allKeys {
        // A number, list or null is not text: the mapper decides whether it is missed.
        record.fields[key.stringValue] = try? values.decode(String.self, forKey: key)
      }
    }
  }

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
      self.stringValue = stringValue
    }

    init?(intValue: Int) {
      nil
    }
  }
}

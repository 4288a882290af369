import Foundation

/// A decoder of `{"contacts": [{"id": "…", "name": "…", …}, …]}`.
enum JSONContactDecoder {
  /// - Throws: `.decoding` if the document has another shape, or is nested deeper than the limit of
  ///   Foundation's parser (512). An entry that is not an object becomes an empty record.
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

  /// The texts of an object; empty for an entry that is not an object.
  private struct Entry: Decodable {
    var record = ContactRecord()

    init(from decoder: any Decoder) throws {
      guard let values = try? decoder.container(keyedBy: Key.self) else { return }
      for key in values.allKeys {
        // A number, list or null is not text: the mapper decides whether the field is required.
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

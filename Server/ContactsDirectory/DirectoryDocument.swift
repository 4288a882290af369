import Hummingbird

/// The directory in one format, ready to send.
struct DirectoryDocument: Sendable {
  let mediaType: String
  let text: String
  /// A strong validator: a different text has a different tag.
  let entityTag: String

  private init(mediaType: String, text: String) {
    self.mediaType = mediaType
    self.text = text
    entityTag = "\"\(String(Self.digest(of: text), radix: 16))\""
  }

  static func json(_ people: [DirectoryPerson]) -> DirectoryDocument {
    DirectoryDocument(
      mediaType: "application/json; charset=utf-8",
      text: DirectoryJSON.document(people)
    )
  }

  static func xml(_ people: [DirectoryPerson]) -> DirectoryDocument {
    DirectoryDocument(
      mediaType: "application/xml; charset=utf-8",
      text: DirectoryXML.document(people)
    )
  }

  /// Returns the FNV-1a hash of the UTF-8 bytes, which is the same in every process, so that a
  /// client's copy stays valid after a restart of the server.
  private static func digest(of text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

import Hummingbird

/// One way of writing the directory, ready to send.
struct DirectoryDocument: Sendable {
  let mediaType: String
  let text: String
  /// A strong validator: other text, other tag.
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

  /// FNV-1a over the UTF-8 bytes: the same in every process, so that a client's copy outlives a
  /// restart of the server.
  private static func digest(of text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

import ContactsModel
import Foundation
import Testing

/// For any response of the directory, the stored rows remain and the error names the cause.
struct DirectoryFailureTests {
  private static func nested(_ depth: Int) -> String {
    #"{"contacts": "# + String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      + "}"
  }

  static let bodies: [(String, ContactFormat, String)] = [
    ("cut off", .json, #"{"contacts": [{"id": "1""#),
    ("not JSON", .json, "<html>busy</html>"),
    ("another shape", .json, #"{"people": []}"#),
    ("a list", .json, #"[{"id": "1"}]"#),
    ("wrong types", .json, #"{"contacts": "none"}"#),
    ("deep nesting", .json, nested(100_000)),
    ("bytes that are no text", .json, "\u{FFFF}\u{0}"),
    ("cut off", .xml, "<contacts><contact"),
    ("not XML", .xml, #"{"contacts": []}"#),
    ("another shape", .xml, "<people/>"),
    (
      "an external entity", .xml,
      #"<!DOCTYPE c [<!ENTITY x SYSTEM "file:///etc/passwd">]><contacts>&x;</contacts>"#
    ),
    (
      "entities that multiply", .xml,
      #"<!DOCTYPE c [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><contacts>&b;</contacts>"#
    ),
    ("deep nesting", .xml, String(repeating: "<contacts>", count: 100_000)),
  ]

  @Test(arguments: bodies)
  func anAnswerThatCannotBeReadCostsNothing(
    _ name: String,
    _ format: ContactFormat,
    _ body: String
  ) async throws {
    let reply = ContactReply(status: 200, entityTag: "\"b\"", body: Data(body.utf8))
    let error = try await error(of: .success(reply), format: format)
    guard case .service(.decoding)? = error else {
      Issue.record("Expected a decoding error for \(name), got \(String(describing: error))")
      return
    }
  }

  @Test(
    arguments: [
      (Result<ContactReply, ContactServiceError>.success(ContactReply(status: 500)), .status(500)),
      (.success(ContactReply(status: 200)), .empty), (.failure(.timeout), .timeout),
      (.failure(.offline), .offline),
    ] as [(Result<ContactReply, ContactServiceError>, ContactServiceError)]
  )
  func noAnswerCostsNothing(
    _ reply: Result<ContactReply, ContactServiceError>,
    _ expected: ContactServiceError
  ) async throws {
    #expect(try await error(of: reply) == .service(expected))
  }

  @Test func aBadRowAmongGoodOnesCostsItself() async throws {
    let body = """
      {"contacts": [{"id": "1", "name": "EvanYang"}, {"id": 7, "name": ["x"]}, null, 5,
        {"name": "Nobody"}, {"id": "2", "name": "ZhangSan", "phone": {"home": 1}}]}
      """
    let book = book(.success(ContactReply(status: 200, body: Data(body.utf8))))
    let update = try await book.refresh()
    #expect(Set(update.contacts.map(\.name)) == ["EvanYang", "ZhangSan"])
    #expect(update.skipped == 4)
  }

  /// Returns the error of a refresh, and checks that rows and version are unchanged.
  private func error(
    of reply: Result<ContactReply, ContactServiceError>,
    format: ContactFormat = .json
  ) async throws -> ContactsError? {
    let store = InMemoryContactStore()
    await store.merge([.evan, .zhang], version: "\"a\"")
    let book = book(reply, format: format, store: store)
    let error = await #expect(throws: ContactsError.self) { try await book.refresh() }
    #expect(try await Set(book.contacts()) == [.evan, .zhang])
    #expect(await store.version() == "\"a\"")
    return error
  }

  private func book(
    _ reply: Result<ContactReply, ContactServiceError>,
    format: ContactFormat = .json,
    store: InMemoryContactStore = InMemoryContactStore()
  ) -> ContactBook {
    let service = HTTPContactService(
      directory: URL(filePath: "/directory/"),
      format: format,
      transport: StubTransport(reply)
    )
    return ContactBook(service: service, store: store)
  }
}

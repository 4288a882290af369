import ContactsModel
import Foundation
import Testing

struct HTTPContactServiceTests {
  private let directory = URL(filePath: "/directory/")

  private func fetch(
    _ transport: StubTransport,
    format: ContactFormat = .json,
    since version: String? = nil
  ) async throws -> ContactFetch {
    let service = HTTPContactService(directory: directory, format: format, transport: transport)
    return try await service.fetch(since: version)
  }

  @Test(arguments: [
    (ContactFormat.json, "contacts.json", #"{"contacts": [{"id": "1"}]}"#),
    (.xml, "contacts.xml", #"<contacts><contact id="1"/></contacts>"#),
  ])
  func requestsAndReadsItsFormat(
    _ format: ContactFormat,
    _ name: String,
    _ body: String
  ) async throws {
    let transport = StubTransport(
      .success(ContactReply(status: 200, entityTag: "\"a\"", body: Data(body.utf8)))
    )
    let answer = try await fetch(transport, format: format)
    #expect(answer == .records([ContactRecord(["id": "1"])], version: "\"a\""))
    #expect(transport.asked.map(\.url.lastPathComponent) == [name])
  }

  @Test func namesTheVersionThatTheCallerHas() async throws {
    let transport = StubTransport(.success(ContactReply(status: 304)))
    #expect(try await fetch(transport, since: "\"a\"") == .notModified)
    #expect(transport.asked.map(\.entityTag) == ["\"a\""])
  }

  @Test func requestsTheCurrentLanguage() async throws {
    let body = Data(#"{"contacts": []}"#.utf8)
    let transport = StubTransport(.success(ContactReply(status: 200, body: body)))
    let language = ContentLanguage("en")
    let service = HTTPContactService(
      directory: directory,
      format: .json,
      transport: transport,
      language: language
    )
    _ = try await service.fetch(since: nil)
    language.tag = "zh-Hans"
    _ = try await service.fetch(since: nil)
    #expect(transport.asked.map(\.language) == ["en", "zh-Hans"])
  }

  @Test(arguments: [
    (404, ContactServiceError.status(404)), (500, .status(500)), (304, .status(304)),
    (200, .empty), (204, .empty),
  ])
  func mapsStatusesToErrors(_ status: Int, _ error: ContactServiceError) async {
    let transport = StubTransport(.success(ContactReply(status: status)))
    await #expect(throws: error) { try await fetch(transport) }
  }

  @Test(arguments: [ContactServiceError.offline, .timeout])
  func passesOnErrorsOfTheTransport(_ error: ContactServiceError) async {
    await #expect(throws: error) { try await fetch(StubTransport(.failure(error))) }
  }

  @Test func anUnreadableBodyIsADecodingError() async {
    let reply = ContactReply(status: 200, body: Data("<html>".utf8))
    await #expect {
      try await fetch(StubTransport(.success(reply)))
    } throws: {
      if case .decoding? = $0 as? ContactServiceError { true } else { false }
    }
  }
}

import ContactsModel
import Foundation
import Hummingbird
import ModelKit
import RequestLanguage
import ServerTesting
import Testing

@testable import ContactsDirectory

struct ContactsDirectoryTests {
  private func withDirectory(
    _ body: @Sendable (RouteClient) async throws -> Void
  ) async throws {
    let router = Router()
    ContactsDirectory().addRoutes(to: router)
    try await Application(router: router).testRoutes(body)
  }

  @Test(arguments: [("contacts.json", "application/json"), ("contacts.xml", "application/xml")])
  func answersNameTheirContentTypeAndTag(_ name: String, _ type: String) async throws {
    try await withDirectory { client in
      try await client.execute(uri: "/directory/\(name)", method: .get) { response in
        #expect(response.status == .ok)
        #expect(response.headers[.contentType] == "\(type); charset=utf-8")
        #expect(response.headers[.eTag]?.count ?? 0 > 2)
      }
    }
  }

  @Test(arguments: ["contacts.json", "contacts.xml"])
  func aMatchingEntityTagIsAnsweredWithNotModified(_ name: String) async throws {
    try await withDirectory { client in
      let uri = "/directory/\(name)"
      let tag = try await client.execute(uri: uri, method: .get) { $0.headers[.eTag] }
      let entityTag = try #require(tag)
      for known in [entityTag, "\"x\", W/\(entityTag)", "*"] {
        try await client.execute(uri: uri, method: .get, headers: [.ifNoneMatch: known]) {
          #expect($0.status == .notModified)
          #expect($0.body.readableBytes == 0)
          #expect($0.headers[.eTag] == entityTag)
        }
      }
      try await client.execute(uri: uri, method: .get, headers: [.ifNoneMatch: "\"old\""]) {
        #expect($0.status == .ok)
      }
    }
  }

  @Test func anotherDirectoryHasAnotherTag() {
    let all = DirectoryPerson.everyone
    #expect(DirectoryDocument.json(all).entityTag == DirectoryDocument.json(all).entityTag)
    let fewer = Array(all.dropLast())
    #expect(DirectoryDocument.json(all).entityTag != DirectoryDocument.json(fewer).entityTag)
  }

  @Test(arguments: [
    (nil, "Abena Mensah", "Chen Jingyi"), ("en-US,en;q=0.9", "Abena Mensah", "Chen Jingyi"),
    ("zh-CN,zh;q=0.9,en;q=0.8", "安雅琳", "陈静怡"), ("de, zh-Hans;q=0.5", "安雅琳", "陈静怡"),
  ])
  func namesAndTextsAreInTheLanguageOfTheRequest(
    _ language: String?,
    _ first: String,
    _ second: String
  ) async throws {
    try await withDirectory { client in
      let headers: HTTPFields = language.map { [.acceptLanguage: $0] } ?? [:]
      for name in ["contacts.json", "contacts.xml"] {
        try await client.execute(uri: "/directory/\(name)", method: .get, headers: headers) {
          let text = String(buffer: $0.body)
          #expect(text.contains(first) && text.contains(second))
          #expect($0.headers[.vary] == "Accept-Language")
        }
      }
    }
  }

  @Test func directoriesOfTwoLanguagesShareNoText() {
    let english = DirectoryPerson.everyone(in: .english)
    let chinese = DirectoryPerson.everyone(in: .simplifiedChinese)
    #expect(english.map(\.id) == chinese.map(\.id))
    #expect(english.map { $0.phone.suffix(4) } == chinese.map { $0.phone.suffix(4) })
    for person in english {
      let text = person.name + person.position + person.jobDescription
      #expect(!text.unicodeScalars.contains { $0.properties.isIdeographic }, "\(person)")
    }
    for person in chinese {
      for text in [person.name, person.position, person.jobDescription] {
        #expect(text.unicodeScalars.contains { $0.properties.isIdeographic }, "\(person)")
      }
    }
  }

  @Test func chinesePeopleHaveAddressesOfTheirNamesAndChineseNumbers() {
    let chinese = DirectoryPerson.everyone(in: .simplifiedChinese)
    for person in chinese {
      // A name that has an English spelling of its own, such as Ayigul, is written like that.
      let reading =
        DirectoryPerson.textsInEnglish[person.id]?.name
        ?? NameReading.sortKey(for: person.name, reading: person.reading)
      let syllables = reading.lowercased().filter { $0.isASCII && $0.isLetter }
      let parts = person.email.prefix { $0 != "@" }.split(separator: ".")
      // The family name comes last in addresses; a service has only a part of its name.
      #expect(syllables.hasSuffix(parts.reversed().joined()), "\(person)")
      #expect(person.phone.hasPrefix("+86 10 5555 01"), "\(person)")
    }
    #expect(Set(chinese.map(\.email)).count == chinese.count)
    #expect(Set(chinese.map(\.phone)).count == chinese.count)
  }

  @Test func theTagOfAnotherLanguageDoesNotMatch() async throws {
    try await withDirectory { client in
      let uri = "/directory/contacts.json"
      let tag = try await client.execute(uri: uri, method: .get) { $0.headers[.eTag] }
      let headers: HTTPFields = [.ifNoneMatch: try #require(tag), .acceptLanguage: "zh-Hans"]
      try await client.execute(uri: uri, method: .get, headers: headers) {
        #expect($0.status == .ok)
      }
    }
  }

  /// The app's own service, mapper and `URLSession` against a real server.
  @Test func jsonAndXMLAreTheSameContacts() async throws {
    try await withServer { url in
      let json = try await contacts(url, .json)
      #expect(json.count == DirectoryPerson.everyone.count)
      #expect(try await contacts(url, .xml) == json)
      #expect(json.prefix(3).map(\.name) == ["Evan Yang", "Zhang San", "Li Si"])
    }
  }

  @Test(arguments: ContactFormat.allCases)
  func aSecondFetchIsAnsweredWithoutABody(_ format: ContactFormat) async throws {
    try await withServer { url in
      let service = service(url, format)
      guard case .records(_, let version?) = try await service.fetch(since: nil) else {
        Issue.record("Expected records with a version")
        return
      }
      #expect(try await service.fetch(since: version) == .notModified)
    }
  }

  @Test func awkwardTextsArriveWhole() async throws {
    let name = "<O'Brien> & \"Söhne\" \\ ]]> 陈 👩‍💻"
    let person = DirectoryPerson(
      id: "a&b\"<1>",
      name: name,
      position: "tab\tline\nend",
      jobDescription: "",
      email: "",
      phone: ""
    )
    try await withServer(of: [person]) { url in
      for format in ContactFormat.allCases {
        let contact = try #require(try await contacts(url, format).first)
        #expect(contact.id == person.id)
        #expect(contact.name == name)
        // The model replaces control characters with spaces.
        #expect(contact.position == "tab line end")
      }
    }
  }

  @Test func namesBeginWithEveryLetter() async throws {
    try await withServer { url in
      let initials = Set(try await contacts(url, .json).compactMap(\.sortKey.first))
      #expect(initials.isSuperset(of: "abcdefghijklmnopqrstuvwxyz"))
    }
  }

  private func withServer(
    of people: [DirectoryPerson] = DirectoryPerson.everyone,
    _ body: @Sendable (URL) async throws -> Void
  ) async throws {
    let router = Router()
    ContactsDirectory(people: people).addRoutes(to: router)
    try await Application(router: router).serve { port in
      try await body(try #require(URL(string: "http://127.0.0.1:\(port)/directory/")))
    }
  }

  private func service(_ url: URL, _ format: ContactFormat) -> HTTPContactService {
    HTTPContactService(directory: url, format: format, transport: URLSessionContactTransport())
  }

  private func contacts(_ url: URL, _ format: ContactFormat) async throws -> [Contact] {
    guard case .records(let records, _) = try await service(url, format).fetch(since: nil) else {
      return []
    }
    let mapping = await ContactMapper.contacts(from: records)
    #expect(mapping.skipped.isEmpty)
    return mapping.contacts
  }
}

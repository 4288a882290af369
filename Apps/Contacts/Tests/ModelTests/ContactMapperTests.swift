import ContactsModel
import Testing

struct ContactMapperTests {
  @Test func takesOverEveryField() async {
    let mapping = await ContactMapper.contacts(from: [.evan, .zhang])
    #expect(mapping == ContactMapping(contacts: [.evan, .zhang]))
  }

  @Test func trimsBlanks() async {
    let record = ContactRecord(["id": " 1 ", "name": "\n EvanYang\t", "position": "  "])
    let mapping = await ContactMapper.contacts(from: [record])
    #expect(mapping.contacts == [Contact(id: "1", name: "EvanYang", sortKey: "evanyang")])
  }

  @Test(arguments: [
    (["name": "Nobody"], ContactMapping.Reason.noID),
    (["id": " ", "name": "Nobody"], .noID),
    (["id": "5"], .noName),
    (["id": "5", "name": " \n\u{3000}"], .noName),
    (["id": "5", "name": "\u{200B}\u{202E}"], .noName),
    (["id": "5", "name": "\u{0}\u{1B}"], .noName),
    (["id": "1", "name": "Another"], .duplicateID),
    (["id": "5", "name": String(repeating: "n", count: 201)], .tooLong),
    (["id": "5", "name": "Nobody", "position": String(repeating: "p", count: 201)], .tooLong),
    (["id": String(repeating: "5", count: 201), "name": "Nobody"], .tooLong),
    ([:], .noID),
  ])
  func aBadRecordCostsItselfOnly(
    _ fields: [String: String],
    _ reason: ContactMapping.Reason
  ) async {
    let mapping = await ContactMapper.contacts(from: [.evan, ContactRecord(fields), .zhang])
    #expect(mapping.contacts == [.evan, .zhang])
    #expect(mapping.skipped == [.init(row: 1, reason: reason)])
  }

  @Test func makesControlCharactersBlanks() async {
    let record = ContactRecord(["id": "1", "name": "Evan\u{0}\u{1B}Yang\r\n", "position": "a\tb"])
    let mapping = await ContactMapper.contacts(from: [record])
    #expect(mapping.contacts.map(\.name) == ["Evan  Yang"])
    #expect(mapping.contacts.map(\.position) == ["a b"])
  }

  @Test func equalTextsUnderTwoIDsAreTwoContacts() async {
    var twin = ContactRecord.evan
    twin.fields["id"] = "9"
    let mapping = await ContactMapper.contacts(from: [.evan, twin])
    #expect(mapping.contacts.map(\.id) == ["1", "9"])
  }
}

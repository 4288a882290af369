import Foundation
import Testing

@testable import ContactsModel

struct ContactInputTests {
  @Test(arguments: [
    "EvanYang", "陈静怡", "👩‍👩‍👧‍👦 Family", "محمد بن موسى", "<img src=x onerror=alert(1)>",
    "O'Neil; DROP TABLE",
    "24h", "\u{202E}gnaY", String(repeating: "n", count: 200), String(repeating: "👩‍👩‍👧‍👦", count: 200),
  ])
  func anyVisibleNameIsGood(_ name: String) {
    #expect(ContactInput(name: name).problems.isEmpty)
  }

  @Test(arguments: ["", "   ", "\n\t", "\u{3000}", "\u{200B}\u{200D}", "\u{202E}", "\u{0}\u{7F}"])
  func aNameThatCannotBeSeenIsMissing(_ name: String) {
    #expect(ContactInput(name: name).problems == [.name: .missing])
  }

  @Test(arguments: [
    String(repeating: "n", count: 201), String(repeating: "长", count: 10_000),
    // Few characters, one of them with many combining marks.
    "n" + String(repeating: "\u{301}", count: 10_000),
  ])
  func aNameHasALimit(_ name: String) {
    #expect(ContactInput(name: name).problems == [.name: .tooLong(limit: 200)])
  }

  @Test func everyFieldHasALimitOfItsOwn() {
    var input = ContactInput(name: "n")
    for field in ContactInput.Field.allCases {
      input[field] = String(repeating: "1", count: field.limit + 1)
      #expect(input.problem(in: field) == .tooLong(limit: field.limit))
    }
    #expect(input.problems.count == ContactInput.Field.allCases.count)
  }

  @Test(arguments: [
    "evan@example.com", "e@localhost", "张@例子.中国", "a.b+c@x-y.example", " evan@example.com\n",
  ])
  func emailsAreCheckedLoosely(_ email: String) {
    #expect(ContactInput(name: "n", email: email).problems.isEmpty)
  }

  @Test(arguments: [
    "evan", "@", "evan@", "@example.com", "a@b@c", "a b@example.com", "a@.com", "a@example.",
    "a@b..c",
  ])
  func invalidEmailsAreMalformed(_ email: String) {
    #expect(ContactInput(name: "n", email: email).problems == [.email: .malformed])
  }

  @Test(arguments: [
    "110", "+1 202 555 0100", "(0571) 8888-8888", "+49/30/1234", "010-1234 ext. 5", "*100#",
    "１３８００",
  ])
  func phonesAreCheckedLoosely(_ phone: String) {
    #expect(ContactInput(name: "n", phone: phone).problems.isEmpty)
  }

  @Test(arguments: ["call me", "+", "12a", "12<b>", "☎️ 110"])
  func invalidPhonesAreMalformed(_ phone: String) {
    #expect(ContactInput(name: "n", phone: phone).problems == [.phone: .malformed])
  }

  @Test func cleaningTrimsAndMakesControlCharactersBlanks() {
    let input = ContactInput(
      name: "  Evan\u{0}Yang\u{2028} ",
      position: "a\nb",
      jobDescription: "\t",
      phone: " 110",
      email: "e@x\u{7F}"
    )
    let clean = ContactInput(name: "Evan Yang", position: "a b", phone: "110", email: "e@x")
    #expect(input.cleaned == clean)
    #expect(clean.cleaned == clean)
  }

  @Test func comesBackFromItsBytes() {
    let input = ContactInput(name: "陈\u{0}\"👩‍👩‍👧‍👦", phone: " 1", email: "x")
    for draft in [ContactDraft(input: input), ContactDraft(input: input, base: ContactInput())] {
      #expect(ContactDraft(data: draft.data) == draft)
      #expect(draft.data == ContactDraft(data: draft.data)?.data)
    }
  }

  @Test func bytesOfAnotherMakeAreUnderstoodAsFarAsTheyGo() {
    let older = ContactDraft(data: Data(#"{"name": "E", "fax": "1"}"#.utf8))
    #expect(older == ContactDraft(input: ContactInput(name: "E")))
    #expect(ContactDraft(data: Data("nonsense".utf8)) == nil)
    #expect(ContactDraft(data: Data(#"{"name": 1}"#.utf8)) == nil)
  }

  @Test func aJobDescriptionKeepsItsLines() {
    var input = ContactInput()
    input.jobDescription = "\n Answers\tquestions \r\n\nWrites\n\n"
    input.position = "Release\nManager"
    #expect(input.cleaned.jobDescription == "Answers questions\n\nWrites")
    #expect(input.cleaned.position == "Release Manager")
  }
}

import ContactsModel
import Foundation
import Testing

@testable import ContactsPresentation

struct ContactAddressesTests {
  private func url(
    _ action: ContactCardViewData.Action.ID,
    phone: String = "",
    email: String = ""
  ) -> String? {
    let contact = Contact(id: "1", name: "A", sortKey: "a", email: email, phone: phone)
    return ContactAddresses(contact).url(for: action)?.absoluteString
  }

  @Test(arguments: [
    ("+1 (202) 555-0100", "tel:+12025550100"), ("010 5555 0100", "tel:01055550100"),
    ("（010）５５５５", "tel:0105555"), ("555 0100 ext. 12", "tel:5550100,12"),
    ("*100#", "tel:*100%23"),
  ])
  func aNumberIsDialedWithoutSeparators(_ phone: String, _ expected: String) {
    #expect(url(.call, phone: phone) == expected)
  }

  @Test func anAddressCannotAddFieldsToAMessage() {
    #expect(
      url(.mail, email: "a?bcc=b@example.com") == "mailto:a%3Fbcc=b@example.com"
    )
  }

  @Test func noAddressWithoutANumberOrAnEmail() {
    #expect(url(.call) == nil)
    #expect(url(.message, phone: "()") == nil)
    #expect(url(.mail, email: "nobody") == nil)
  }
}

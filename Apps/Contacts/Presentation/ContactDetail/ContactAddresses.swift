import ContactsModel
import Foundation

/// The URLs for messages, calls and mail to a contact.
struct ContactAddresses {
  private let phone: String
  private let email: String

  init(_ contact: Contact) {
    phone = contact.phone
    email = contact.email
  }

  func url(for action: ContactCardViewData.Action.ID) -> URL? {
    switch action {
    case .message: dialed.flatMap { URL(string: "sms:\($0)") }
    case .call: dialed.flatMap { URL(string: "tel:\($0)") }
    case .mail: addressed.flatMap { URL(string: "mailto:\($0)") }
    }
  }

  /// The number without separators, and with a pause before an extension.
  private var dialed: String? {
    var text = ""
    for character in phone {
      if let digit = character.wholeNumberValue, (0...9).contains(digit) {
        text += "\(digit)"
      } else if "+＋".contains(character), text.isEmpty {
        text += "+"
      } else if "*＊".contains(character) {
        text += "*"
      } else if "#＃".contains(character) {
        text += "%23"
      } else if ",;xXwW".contains(character), !text.hasSuffix(","), !text.isEmpty {
        text += ","
      }
    }
    return text.contains(where: \.isNumber) ? text : nil
  }

  private var addressed: String? {
    guard email.contains("@") else { return nil }
    return email.addingPercentEncoding(withAllowedCharacters: Self.inAddress)
  }

  /// The characters that need no encoding; `?` and `&` would start the fields of a message.
  private static let inAddress = CharacterSet.urlPathAllowed.subtracting(
    CharacterSet(charactersIn: "?&%/")
  )
}

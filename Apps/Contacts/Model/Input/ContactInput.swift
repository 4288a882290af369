import ModelKit

/// What a person typed for a contact, whatever it is worth.
///
/// Values are kept as they were typed; `cleaned` is what would be saved, and `problems` say why it
/// cannot be. Any script, emoji and markup are good text: text is only ever shown as text.
public struct ContactInput: Sendable, Hashable {
  /// The fields, in the order of a form.
  public enum Field: String, Sendable, CaseIterable {
    case name
    case position
    case jobDescription
    case phone
    case email
  }

  /// The one that is required; the others may be empty.
  public var name: String
  public var position: String
  public var jobDescription: String
  public var phone: String
  public var email: String

  public init(
    name: String = "",
    position: String = "",
    jobDescription: String = "",
    phone: String = "",
    email: String = ""
  ) {
    self.name = name
    self.position = position
    self.jobDescription = jobDescription
    self.phone = phone
    self.email = email
  }

  /// What the form of an existing contact begins with.
  public init(_ contact: Contact) {
    self.init(
      name: contact.name,
      position: contact.position,
      jobDescription: contact.jobDescription,
      phone: contact.phone,
      email: contact.email
    )
  }

  public subscript(field: Field) -> String {
    get { self[keyPath: field.keyPath] }
    set { self[keyPath: field.keyPath] = newValue }
  }

  /// The values as they would be saved: `CleanText` of each.
  public var cleaned: ContactInput {
    var result = self
    for field in Field.allCases { result[field] = CleanText.clean(self[field]) }
    return result
  }
}

extension ContactInput.Field {
  var keyPath: WritableKeyPath<ContactInput, String> {
    switch self {
    case .name: \.name
    case .position: \.position
    case .jobDescription: \.jobDescription
    case .phone: \.phone
    case .email: \.email
    }
  }

  /// The most characters (grapheme clusters) that a value may have.
  public var limit: Int {
    switch self {
    case .name, .position: 200
    case .jobDescription: 1000
    case .phone: 40
    case .email: 254
    }
  }
}

import ModelKit

/// The fields of a contact as the user typed them, valid or not.
///
/// Values are kept as they were typed; `cleaned` contains the values to save, and `problems` the
/// reasons why they cannot be saved. Any script, emoji and markup are valid, since text is only
/// ever shown as text.
public struct ContactInput: Sendable, Hashable {
  /// The fields, in the order of a form.
  public enum Field: String, Sendable, CaseIterable {
    case name
    case position
    case jobDescription
    case phone
    case email
  }

  /// The name, which is required; the other fields may be empty.
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

  /// Creates the initial input of the form of an existing contact.
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

  /// The values to save: `CleanText` of each.
  ///
  /// A job description may have several lines.
  public var cleaned: ContactInput {
    var result = self
    for field in Field.allCases { result[field] = field.clean(self[field]) }
    return result
  }
}

extension ContactInput.Field {
  fileprivate func clean(_ text: String) -> String {
    self == .jobDescription ? CleanText.cleanLines(text) : CleanText.clean(text)
  }

  var keyPath: WritableKeyPath<ContactInput, String> {
    switch self {
    case .name: \.name
    case .position: \.position
    case .jobDescription: \.jobDescription
    case .phone: \.phone
    case .email: \.email
    }
  }

  /// The maximum length of a value, in characters (grapheme clusters).
  public var limit: Int {
    switch self {
    case .name, .position: 200
    case .jobDescription: 1000
    case .phone: 40
    case .email: 254
    }
  }
}

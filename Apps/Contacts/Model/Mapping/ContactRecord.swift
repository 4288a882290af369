import ModelKit

/// One row as a directory sent it: names and texts, nothing checked yet.
public struct ContactRecord: Sendable, Equatable {
  /// The fields that a contact is made of; others that a directory sends are ignored.
  public enum Field: String, Sendable, CaseIterable {
    case id
    case name
    case reading
    case position
    case jobDescription
    case email
    case phone
  }

  /// By the name of the field; what was not text is not there.
  public var fields: [String: String]

  public init(_ fields: [String: String] = [:]) {
    self.fields = fields
  }

  /// A field's `CleanText`; nil if it is absent or nothing is left of it.
  func text(_ field: Field) -> String? {
    let text = fields[field.rawValue].map(CleanText.clean)
    return text?.isEmpty == false ? text : nil
  }
}

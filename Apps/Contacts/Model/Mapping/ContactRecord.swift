import ModelKit

/// A directory's record as it was received, not validated.
public struct ContactRecord: Sendable, Equatable {
  /// The fields of a contact; other fields of a directory are ignored.
  public enum Field: String, Sendable, CaseIterable {
    case id
    case name
    case reading
    case position
    case jobDescription
    case email
    case phone
  }

  /// The texts by field name; values that are not text are omitted.
  public var fields: [String: String]

  public init(_ fields: [String: String] = [:]) {
    self.fields = fields
  }

  /// Returns a field's `CleanText`; nil if the field is absent or empty.
  func text(_ field: Field) -> String? {
    let text = fields[field.rawValue].map(CleanText.clean)
    return text?.isEmpty == false ? text : nil
  }
}

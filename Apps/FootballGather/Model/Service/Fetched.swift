/// The response to a conditional request: a list, or the confirmation that the stored one is
/// current.
enum Fetched<Value: Sendable>: Sendable {
  case notModified
  /// The list and its entity tag.
  case value(Value, tag: String?)
}

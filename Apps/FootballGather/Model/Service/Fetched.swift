/// A list of the server, or that it is still the one that is known.
enum Fetched<Value: Sendable>: Sendable {
  case notModified
  /// The list, and the tag that names it.
  case value(Value, tag: String?)
}

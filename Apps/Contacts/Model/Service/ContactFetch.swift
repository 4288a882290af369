/// The response of a directory.
public enum ContactFetch: Sendable, Equatable {
  /// The caller's version is current.
  case notModified
  /// All records and their version, an HTTP entity tag, if the directory sends one.
  case records([ContactRecord], version: String?)
}

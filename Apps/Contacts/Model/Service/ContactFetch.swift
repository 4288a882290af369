/// A directory's answer.
public enum ContactFetch: Sendable, Equatable {
  /// What the caller has is still right.
  case notModified
  /// All records, and the name of this version (an HTTP entity tag) where the directory gives
  /// one.
  case records([ContactRecord], version: String?)
}

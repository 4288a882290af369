/// The failures of an item repository.
public enum ItemError: Error, Equatable, Sendable {
  /// The file cannot be read; the text is for developers.
  case unreadable(String)
}

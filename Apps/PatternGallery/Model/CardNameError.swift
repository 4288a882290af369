/// The reason why a name was rejected.
public enum CardNameError: Error, Equatable {
  case empty
  /// The limit counts characters as users perceive them.
  case tooLong(limit: Int)
}

/// Why a name was refused.
public enum CardNameError: Error, Equatable {
  case empty
  /// The limit counts characters as a reader does.
  case tooLong(limit: Int)
}

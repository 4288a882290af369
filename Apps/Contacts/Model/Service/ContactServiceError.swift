/// Why a directory did not give its records.
public enum ContactServiceError: Error, Sendable, Equatable {
  /// No way to the server.
  case offline
  /// No answer within the time given.
  case timeout
  /// The server answered, but not with the directory.
  case status(Int)
  /// The answer cannot be read. For a developer: what was expected, what came, where.
  case decoding(String)
  /// The answer has no content at all. (A directory without people is a good answer.)
  case empty
}

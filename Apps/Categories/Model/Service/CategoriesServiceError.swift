/// Why the server did not give what it was asked for.
public enum CategoriesServiceError: Error, Sendable, Hashable {
  /// No way to the server.
  case offline
  /// No answer within the time given.
  case timeout
  /// Whoever asked has gone.
  case cancelled
  /// The server answered, but not with the thing.
  case status(Int)
  /// A good answer with nothing in it.
  case empty
  /// The answer cannot be read. For a developer: what was asked, and where it went wrong; nothing of
  /// what the answer says.
  case decoding(String)
}

/// An error of fetching a directory.
public enum ContactServiceError: Error, Sendable, Equatable {
  /// The server cannot be reached.
  case offline
  /// The server did not respond in time.
  case timeout
  /// The server responded with an unexpected status.
  case status(Int)
  /// The response cannot be decoded; describes for developers what was expected and received, and
  /// its location.
  case decoding(String)
  /// The response has no content at all; a directory without people is valid.
  case empty
}

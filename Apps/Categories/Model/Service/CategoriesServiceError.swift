/// The reason why a request to the server failed.
public enum CategoriesServiceError: Error, Sendable, Hashable {
  /// The server cannot be reached.
  case offline
  /// No response within the time limit.
  case timeout
  /// The caller cancelled the request.
  case cancelled
  /// The server responded with an error status.
  case status(Int)
  /// A successful response without content.
  case empty
  /// The response cannot be decoded.
  ///
  /// For developers: the request and the position of the error, without the content of the
  /// response.
  case decoding(String)
}

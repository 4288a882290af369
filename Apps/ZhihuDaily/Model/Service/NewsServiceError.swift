/// The reason why a request to the server failed.
public enum NewsServiceError: Error, Sendable, Hashable {
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
  /// The response cannot be decoded. For developers: the request, the position of the error, and
  /// the content.
  case undecodable(String)

  /// A Boolean value that indicates whether the same request may succeed later: the server could
  /// not be reached, or was only busy.
  public var isTransient: Bool {
    switch self {
    case .offline, .timeout, .status(408), .status(429), .status(500...599): true
    case .cancelled, .status, .empty, .undecodable: false
    }
  }
}

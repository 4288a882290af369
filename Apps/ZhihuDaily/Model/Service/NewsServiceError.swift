/// Why the paper did not give what it was asked for.
public enum NewsServiceError: Error, Sendable, Hashable {
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
  /// The answer cannot be read. For a developer: what was asked, where it went wrong, what came.
  case undecodable(String)

  /// Whether the same request may be answered well later: the way to the server was the trouble,
  /// or it was only busy.
  public var mayPass: Bool {
    switch self {
    case .offline, .timeout, .status(408), .status(429), .status(500...599): true
    case .cancelled, .status, .empty, .undecodable: false
    }
  }
}

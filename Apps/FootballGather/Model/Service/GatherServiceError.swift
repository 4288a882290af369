public import Foundation

/// Why the server did not do what it was asked for.
public enum GatherServiceError: Error, Sendable, Equatable {
  /// No way to the server.
  case offline
  /// No answer within the time given; it may have been done all the same.
  case timeout
  /// Whoever asked has gone.
  case cancelled
  /// Wrong name or password, or a login that has ended.
  case unauthorised
  /// There is no such thing, or it is somebody else's.
  case gone
  /// It cannot be done as things stand: a name that is taken, a match that has ended, a limit.
  case conflict
  /// Somebody else has changed it since; the version it has now, where the server says.
  case changed(version: Int?)
  /// Too often. Come back at this time.
  case throttled(until: Date)
  /// The server does not take these fields; a developer's sentence for each.
  case invalid([String: String])
  /// The server failed, or answered what was not asked.
  case server(status: Int)
  /// The answer cannot be read. For a developer: what was expected, what came.
  case undecodable(String)
}

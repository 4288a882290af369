public import Foundation

/// An error of a request to the server.
public enum GatherServiceError: Error, Sendable, Equatable {
  /// The server cannot be reached.
  case offline
  /// The server did not respond in time; it may have executed the request.
  case timeout
  /// The task was cancelled.
  case cancelled
  /// The name or password is wrong, or the login has ended.
  case unauthorised
  /// The resource does not exist, or belongs to another account.
  case gone
  /// The current state forbids the request: the name is taken, the match has ended, or a limit is
  /// reached.
  case conflict
  /// Another device has changed the resource; `version` is its current version if the server sends
  /// it.
  case changed(version: Int?)
  /// Too many requests were sent; retry at this date.
  case throttled(until: Date)
  /// The server rejects fields; a sentence for developers for each.
  case invalid([String: String])
  /// The server failed, or responded with an unexpected status.
  case server(status: Int)
  /// The response cannot be decoded; describes for developers what was expected and received.
  case undecodable(String)
}

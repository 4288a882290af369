/// A log of requests, for developers.
///
/// A line names the request and its outcome, never an address, credentials, or the content of a
/// response.
public struct RequestLog: Sendable {
  let write: @Sendable (String) -> Void

  public init(_ write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  /// A log that discards every line.
  public static let none = RequestLog { _ in }
}

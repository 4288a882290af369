/// Gets a line about each request, for developers.
///
/// A line says what was asked and how it ended: never an address, a login, or what an answer holds.
public struct RequestLog: Sendable {
  let write: @Sendable (String) -> Void

  public init(_ write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  /// Forgets every line.
  public static let none = RequestLog { _ in }
}

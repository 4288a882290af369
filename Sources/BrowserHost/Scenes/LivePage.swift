import NIOCore

/// A page at the other end of a live connection.
@MainActor
protocol LivePage: AnyObject {
  /// Random, new with each load of the page.
  var name: String { get }
  func send(_ message: ByteBuffer)
  /// Ends the connection.
  /// - Parameter reason: A word that the client knows.
  func close(_ reason: CloseReason)
}

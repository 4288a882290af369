import NIOCore
import RequestLimits

/// A page at the other end of a live connection.
@MainActor
protocol LivePage: AnyObject {
  /// Random, new with each load of the page.
  var name: String { get }
  /// The address of its connection.
  var address: ClientAddress { get }
  func send(_ message: ByteBuffer)
  /// The scene hibernates: the page no longer shows it, and sends a hello to get it back.
  func sceneDidHibernate()
  /// Ends the connection.
  /// - Parameter reason: A word that the client knows.
  func close(_ reason: CloseReason)
}

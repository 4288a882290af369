import NIOCore
import RequestLimits

/// A page at the other end of a live connection.
@MainActor
protocol LivePage: AnyObject {
  /// A random name, new with each load of the page.
  var name: String { get }
  /// The address of its connection.
  var address: ClientAddress { get }
  func send(_ message: ByteBuffer)
  /// Notifies the page that its scene hibernates: the page sends hello when it needs the scene
  /// again.
  func sceneDidHibernate()
  /// Ends the connection.
  /// - Parameter reason: A reason that the client knows.
  func close(_ reason: CloseReason)
}

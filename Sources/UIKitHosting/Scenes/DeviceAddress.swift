import Synchronization

/// The network address that a device was last seen at.
///
/// All scenes of a device share one. The host updates it when a page connects, so that it follows a
/// phone from one network to another.
public final class DeviceAddress: Sendable, Equatable {
  private let current: Mutex<String?>

  public init(_ name: String? = nil) {
    current = Mutex(name)
  }

  /// Nil where the host does not know it.
  public var name: String? { current.withLock { $0 } }

  public func update(_ name: String) {
    current.withLock { $0 = name }
  }

  public static func == (one: DeviceAddress, other: DeviceAddress) -> Bool {
    one === other
  }
}

import Synchronization

/// The last known network address of a device.
///
/// All scenes of a device share it. The host updates it when a page connects, so that it follows a
/// phone from network to network.
public final class DeviceAddress: Sendable, Equatable {
  private let current: Mutex<String?>

  public init(_ name: String? = nil) {
    current = Mutex(name)
  }

  /// The address; nil if the host does not know it.
  public var name: String? { current.withLock { $0 } }

  public func update(_ name: String) {
    current.withLock { $0 = name }
  }

  public static func == (one: DeviceAddress, other: DeviceAddress) -> Bool {
    one === other
  }
}

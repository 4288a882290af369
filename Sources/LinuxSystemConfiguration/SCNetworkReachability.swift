public import Dispatch
public import Glibc
import Synchronization

/// An address or a name whose reachability an app observes.
///
/// It is reachable while the machine has a network interface that is running, besides loopback, and
/// always if it is the machine's own.
public final class SCNetworkReachability: Sendable {
  /// The client of changes.
  ///
  /// Unchecked: its function and pointers are the app's, which chooses the queue of their use.
  struct Client: @unchecked Sendable {
    let call: SCNetworkReachabilityCallBack
    let context: SCNetworkReachabilityContext?
  }

  /// Unchecked: Dispatch's sources may be used on any thread.
  struct Timer: @unchecked Sendable {
    let source: any DispatchSourceTimer
  }

  struct Watch {
    var client: Client?
    var timer: Timer?
    /// The flags that the client received last.
    var known: SCNetworkReachabilityFlags?
  }

  private let isLocal: Bool
  let watch = Mutex(Watch())
  private let interfaces: @Sendable () -> Bool

  init(
    isLocal: Bool,
    interfaces: @escaping @Sendable () -> Bool = { NetworkInterfaces.isAnyRunning }
  ) {
    self.isLocal = isLocal
    self.interfaces = interfaces
  }

  deinit {
    watch.withLock { $0.timer?.source.cancel() }
  }

  var flags: SCNetworkReachabilityFlags {
    if isLocal { return [.reachable, .isLocalAddress, .isDirect] }
    return interfaces() ? .reachable : []
  }
}

/// Called when the reachability of a target has changed.
public typealias SCNetworkReachabilityCallBack = (
  _ target: SCNetworkReachability, _ flags: SCNetworkReachabilityFlags,
  _ info: UnsafeMutableRawPointer?
) -> Void

/// The context that a callback receives.
public struct SCNetworkReachabilityContext {
  public var version: CFIndex
  public var info: UnsafeMutableRawPointer?
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  public var release: ((UnsafeRawPointer) -> Void)?
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<AnyObject>)?

  public init(
    version: CFIndex,
    info: UnsafeMutableRawPointer?,
    retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: ((UnsafeRawPointer) -> Void)?,
    copyDescription: ((UnsafeRawPointer) -> Unmanaged<AnyObject>)?
  ) {
    self.version = version
    self.info = info
    self.retain = retain
    self.release = release
    self.copyDescription = copyDescription
  }
}

// MARK: - Functions with Apple's names

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the target of an address; that of 0.0.0.0 stands for any other machine.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?,
  _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
  SCNetworkReachability(isLocal: NetworkInterfaces.isLoopback(address))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the target of a host's name, which is not resolved.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?,
  _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
  let name = String(cString: nodename)
  return name.isEmpty
    ? nil : SCNetworkReachability(isLocal: ["localhost", "127.0.0.1", "::1"].contains(name))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the flags of a target, and returns whether they are valid: here always.
@discardableResult
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability,
  _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = target.flags
  return true
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets the client that is called when the flags change; nil removes it.
///
/// Calls begin with `SCNetworkReachabilitySetDispatchQueue`.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability,
  _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  let client = callout.map { SCNetworkReachability.Client(call: $0, context: context?.pointee) }
  target.replaceClient(by: client)
  return true
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Calls the client on a queue, with the flags of now and after each change; nil ends the calls.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability,
  _ queue: DispatchQueue?
) -> Bool {
  target.report(on: queue)
  return true
}

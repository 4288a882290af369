import Glibc

/// The network interfaces of this machine.
enum NetworkInterfaces {
  /// A Boolean value that indicates whether an interface besides loopback is running and has an
  /// address.
  static var isAnyRunning: Bool {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return false }
    defer { freeifaddrs(first) }
    guard let first else { return false }
    return sequence(first: first, next: { $0.pointee.ifa_next }).contains(where: isRunning)
  }

  private static func isRunning(_ pointer: UnsafeMutablePointer<ifaddrs>) -> Bool {
    let entry = pointer.pointee
    guard let address = entry.ifa_addr else { return false }
    let family = Int32(address.pointee.sa_family)
    let flags = Int32(bitPattern: entry.ifa_flags)
    let running = Int32(IFF_UP | IFF_RUNNING)
    return (family == AF_INET || family == AF_INET6) && flags & running == running
      && flags & Int32(IFF_LOOPBACK) == 0
  }

  /// Returns whether an address is in 127.0.0.0/8 or is ::1.
  static func isLoopback(_ address: UnsafePointer<sockaddr>) -> Bool {
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
      address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        UInt32(bigEndian: $0.pointee.sin_addr.s_addr) >> 24 == 127
      }
    case AF_INET6:
      address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { pointer in
        withUnsafeBytes(of: pointer.pointee.sin6_addr) { Array($0) }
          == Array(repeating: 0, count: 15) + [1]
      }
    default: false
    }
  }
}

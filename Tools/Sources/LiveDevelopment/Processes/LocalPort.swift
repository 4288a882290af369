import Glibc

/// A TCP port of this machine.
public struct LocalPort: Sendable {
  private let number: Int
  private let host: String

  /// - Parameters:
  ///   - number: The port.
  ///   - host: The name or address on which a program may listen.
  public init(_ number: Int, host: String = "127.0.0.1") {
    self.number = number
    // The addresses that stand for all.
    self.host = ["0.0.0.0": "127.0.0.1", "::": "::1"][host] ?? host
  }

  /// A Boolean value that indicates whether a program listens on it.
  public var isTaken: Bool {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, "\(number)", &hints, &found) == 0 else { return false }
    defer { freeaddrinfo(found) }
    return sequence(first: found, next: { $0?.pointee.ai_next }).contains { entry in
      guard let entry = entry?.pointee else { return false }
      let descriptor = socket(entry.ai_family, entry.ai_socktype, entry.ai_protocol)
      guard descriptor >= 0 else { return false }
      defer { close(descriptor) }
      return connect(descriptor, entry.ai_addr, entry.ai_addrlen) == 0
    }
  }
}

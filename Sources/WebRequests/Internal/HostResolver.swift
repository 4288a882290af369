import Dispatch
import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// Resolves host names with the system's resolver.
enum HostResolver {
  typealias Resolve = @Sendable (_ host: String) async throws -> [HostAddress]

  /// The queue of the blocking calls, because the system has no asynchronous ones.
  private static let queue = DispatchQueue(label: "web-requests.names", attributes: .concurrent)

  /// Returns all addresses of a name, or of an address in any notation that the system accepts.
  ///
  /// - Returns: The addresses in the order of preference; none where there is no such host.
  static let resolve: Resolve = { host in
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: lookUp(host)) }
    }
  }

  private static func lookUp(_ host: String) -> [HostAddress] {
    var hints = addrinfo()
    hints.ai_family = AF_UNSPEC
    #if canImport(Glibc)
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #else
    hints.ai_socktype = SOCK_STREAM
    #endif
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, nil, &hints, &list) == 0 else { return [] }
    defer { freeaddrinfo(list) }
    return sequence(first: list) { $0?.pointee.ai_next }
      .compactMap { $0.flatMap { address($0.pointee) } }
  }

  private static func address(_ info: addrinfo) -> HostAddress? {
    guard let pointer = UnsafeRawPointer(info.ai_addr) else { return nil }
    switch info.ai_family {
    case AF_INET:
      let address = pointer.loadUnaligned(as: sockaddr_in.self).sin_addr
      return HostAddress(bytes: withUnsafeBytes(of: address) { Array($0) })
    case AF_INET6:
      let address = pointer.loadUnaligned(as: sockaddr_in6.self).sin6_addr
      return HostAddress(bytes: withUnsafeBytes(of: address) { Array($0) })
    default: return nil
    }
  }
}

import Glibc
package import NIOCore

/// The client of a request for the purpose of limits.
///
/// An IPv6 address represents its /64 network, because a subscriber has all of it.
package struct ClientAddress: Hashable, Sendable {
  package let name: String

  /// Creates a client whose address another part of this process has determined.
  package init(name: String) {
    self.name = name
  }

  package init(_ address: SocketAddress?) {
    name = Self.name(of: address)
  }

  /// Creates the client behind the trusted proxies, or otherwise the peer itself.
  ///
  /// - Parameters:
  ///   - peer: The other end of the connection.
  ///   - forwarded: The request's `X-Forwarded-For`, to whose end each proxy adds its own peer.
  ///   - trusted: The addresses of trusted proxies.
  package init(peer: SocketAddress?, forwarded: String?, trusted: Set<String>) {
    name = Self.name(of: Self.client(peer: peer, forwarded: forwarded, trusted: trusted))
  }

  /// Returns the address of the client, in standard notation; `local` for the peer of a Unix socket.
  ///
  /// The parameters are those of ``init(peer:forwarded:trusted:)``.
  package static func address(
    peer: SocketAddress?,
    forwarded: String?,
    trusted: Set<String>
  ) -> String {
    plainName(of: client(peer: peer, forwarded: forwarded, trusted: trusted))
  }

  private static func client(
    peer: SocketAddress?,
    forwarded: String?,
    trusted: Set<String>
  ) -> SocketAddress? {
    let claimed = forwarded?.split(separator: ",").map { $0.trimming { $0 == " " } } ?? []
    var client = peer
    for text in claimed.reversed() {
      guard trusted.contains(plainName(of: client)),
        let next = try? SocketAddress(ipAddress: text, port: 0)
      else { break }
      client = next
    }
    return client
  }

  package static func isTrusted(_ peer: SocketAddress?, among trusted: Set<String>) -> Bool {
    trusted.contains(plainName(of: peer))
  }

  /// Returns the address in standard notation; `::ffff:a.b.c.d`, which dual-stack sockets report,
  /// becomes the IPv4 address in it.
  private static func plainName(of address: SocketAddress?) -> String {
    guard let name = address?.ipAddress else { return "local" }
    return name.hasPrefix("::ffff:") ? String(name.dropFirst(7)) : name
  }

  private static func name(of address: SocketAddress?) -> String {
    let plain = plainName(of: address)
    var bytes = [UInt8](repeating: 0, count: 16)
    guard inet_pton(AF_INET6, plain, &bytes) == 1 else { return plain }
    return bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":")
  }
}

extension Substring {
  fileprivate func trimming(_ isSpace: (Character) -> Bool) -> String {
    var rest = self.drop(while: isSpace)
    while let last = rest.last, isSpace(last) { rest.removeLast() }
    return String(rest)
  }
}

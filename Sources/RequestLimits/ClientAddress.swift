import Glibc
package import NIOCore

/// Whom a request comes from, as far as limits are concerned.
///
/// An IPv6 address stands for its network of 64 bits: one subscriber has all of it.
package struct ClientAddress: Hashable, Sendable {
  package let name: String

  /// A client whose address another part of this process has determined.
  package init(name: String) {
    self.name = name
  }

  package init(_ address: SocketAddress?) {
    name = Self.name(of: address)
  }

  /// The client behind the proxies that are trusted, or else the peer itself.
  ///
  /// - Parameters:
  ///   - peer: The other end of the connection.
  ///   - forwarded: The request's `X-Forwarded-For`: each proxy adds its own peer at the end.
  ///   - trusted: Addresses of proxies whose word counts.
  package init(peer: SocketAddress?, forwarded: String?, trusted: Set<String>) {
    let claimed = forwarded?.split(separator: ",").map { $0.trimming { $0 == " " } } ?? []
    var client = peer
    for text in claimed.reversed() {
      guard trusted.contains(Self.plainName(of: client)),
        let next = try? SocketAddress(ipAddress: text, port: 0)
      else { break }
      client = next
    }
    name = Self.name(of: client)
  }

  package static func isTrusted(_ peer: SocketAddress?, among trusted: Set<String>) -> Bool {
    trusted.contains(plainName(of: peer))
  }

  /// The address as people write it; `::ffff:a.b.c.d`, told by a socket for both kinds, is the
  /// IPv4 address in it.
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

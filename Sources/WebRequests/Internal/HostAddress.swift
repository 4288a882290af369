#if canImport(Glibc)
import Glibc
#else
import Foundation
#endif

/// An address of a host: 4 bytes of IPv4, or 16 of IPv6.
struct HostAddress: Hashable, Sendable {
  let bytes: [UInt8]

  init(bytes: [UInt8]) {
    precondition([4, 16].contains(bytes.count), "Expected 4 or 16 bytes, got \(bytes.count).")
    self.bytes = bytes
  }

  /// A Boolean value that indicates whether the address belongs to the public internet, as opposed
  /// to this machine, its networks, or a use that IANA has reserved.
  ///
  /// An IPv6 address that contains an IPv4 address is public if that is.
  var isPublic: Bool {
    isIPv4 ? Self.isPublicIPv4(bytes) : Self.isPublicIPv6(bytes)
  }

  var isIPv4: Bool { bytes.count == 4 }

  /// The IPv4 address as in a URL.
  var text: String { bytes.map(String.init).joined(separator: ".") }

  private static func isPublicIPv4(_ bytes: [UInt8]) -> Bool {
    switch (bytes[0], bytes[1], bytes[2]) {
    // This network, private, loopback.
    case (0, _, _), (10, _, _), (127, _, _): false
    // Shared by carriers (RFC 6598).
    case (100, 64...127, _): false
    case (169, 254, _): false
    case (172, 16...31, _), (192, 168, _): false
    // Protocol assignments, documentation, the former 6to4 relays, benchmarks.
    case (192, 0, 0), (192, 0, 2), (198, 51, 100), (203, 0, 113), (192, 88, 99): false
    case (198, 18...19, _): false
    // Multicast, reserved, broadcast.
    case (224..., _, _): false
    default: true
    }
  }

  private static func isPublicIPv6(_ bytes: [UInt8]) -> Bool {
    let group = UInt16(bytes[0]) << 8 | UInt16(bytes[1])
    let second = UInt16(bytes[2]) << 8 | UInt16(bytes[3])
    // ::ffff:a.b.c.d
    if bytes[..<10].allSatisfy({ $0 == 0 }), bytes[10] == 0xff, bytes[11] == 0xff {
      return isPublicIPv4(Array(bytes[12...]))
    }
    // NAT64, 64:ff9b::a.b.c.d
    if group == 0x64, second == 0xff9b, bytes[4..<12].allSatisfy({ $0 == 0 }) {
      return isPublicIPv4(Array(bytes[12...]))
    }
    // 6to4
    if group == 0x2002 { return isPublicIPv4(Array(bytes[2..<6])) }
    // Global unicast is 2000::/3; loopback, link-local, unique local and multicast lie outside.
    guard bytes[0] & 0xe0 == 0x20 else { return false }
    // Teredo and other protocol assignments (2001::/23), documentation.
    if group == 0x2001, second < 0x200 || second == 0xdb8 { return false }
    return !(group == 0x3fff && second < 0x1000)
  }
}

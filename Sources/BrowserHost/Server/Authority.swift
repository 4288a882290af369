import NIOCore

/// The host and port that a request is for: `host[:port]` as in RFC 3986, section 3.2.
///
/// Of the syntax for hosts it accepts names of letters, digits, hyphens and underscores, and IP
/// addresses. It rejects sub-delimiters, percent-encoding and user information. Its value can be
/// used in a header without escaping.
package struct Authority: Hashable, Sendable, CustomStringConvertible {
  /// The host in lower case; an IPv6 address in brackets.
  package let host: String
  package let port: UInt16?

  /// Parses an authority.
  /// - Parameter text: The value of a `Host` header, or the authority of a request's target.
  package init?(_ text: String) {
    guard text.utf8.count <= 262 else { return nil }
    let lowered = text.lowercased()
    let end =
      lowered.hasPrefix("[")
      ? lowered.firstIndex(of: "]").map(lowered.index(after:))
      : lowered.firstIndex(of: ":") ?? lowered.endIndex
    guard let end else { return nil }
    host = String(lowered[..<end])
    guard Self.isName(host) || Self.isBracketedAddress(host) else { return nil }
    if end == lowered.endIndex {
      port = nil
    } else {
      guard let port = Self.port(lowered[end...]) else { return nil }
      self.port = port
    }
  }

  package var description: String { host + (port.map { ":\($0)" } ?? "") }

  /// Returns whether a text consists of labels with dots between them, and none at the end.
  private static func isName(_ host: String) -> Bool {
    host.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .allSatisfy { !$0.isEmpty && $0.allSatisfy(isLabelByte) }
  }

  private static func isLabelByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func isBracketedAddress(_ host: String) -> Bool {
    guard host.hasPrefix("["), host.hasSuffix("]") else { return false }
    let address = try? SocketAddress(ipAddress: String(host.dropFirst().dropLast()), port: 0)
    return address?.protocol == .inet6
  }

  /// Returns the port of a text that consists of a colon and digits without leading zeros.
  private static func port(_ text: Substring) -> UInt16? {
    let digits = text.dropFirst()
    guard text.first == ":", let first = digits.utf8.first, first != UInt8(ascii: "0"),
      digits.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else { return nil }
    return UInt16(digits)
  }
}

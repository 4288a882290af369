import NIOCore
import Testing

@testable import RequestLimits

struct ClientAddressTests {
  private func socket(_ name: String) throws -> SocketAddress {
    try SocketAddress(ipAddress: name, port: 4711)
  }

  @Test(arguments: [
    ("192.0.2.1", "192.0.2.1", true), ("192.0.2.1", "192.0.2.2", false),
    ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", true),
    ("2001:db8:1:2::1", "2001:db8:1:3::1", false), ("::ffff:192.0.2.1", "192.0.2.1", true),
  ])
  func anAddressIsThatOfASubscriber(one: String, other: String, isSame: Bool) throws {
    #expect((ClientAddress(try socket(one)) == ClientAddress(try socket(other))) == isSame)
  }

  @Test(arguments: [
    // Peer, X-Forwarded-For, trusted proxies, expected client.
    ("192.0.2.1", "198.51.100.7", [String](), "192.0.2.1"),
    ("192.0.2.1", "198.51.100.7", ["192.0.2.1"], "198.51.100.7"),
    ("192.0.2.1", "203.0.113.9, 198.51.100.7", ["192.0.2.1"], "198.51.100.7"),
    ("192.0.2.1", "203.0.113.9,198.51.100.7", ["192.0.2.1", "198.51.100.7"], "203.0.113.9"),
    ("192.0.2.1", "no address", ["192.0.2.1"], "192.0.2.1"),
    ("192.0.2.1", nil, ["192.0.2.1"], "192.0.2.1"),
    ("::ffff:192.0.2.1", "198.51.100.7", ["192.0.2.1"], "198.51.100.7"),
  ])
  func onlyTrustedProxiesMayForwardAddresses(
    peer: String,
    forwarded: String?,
    trusted: [String],
    expected: String
  ) throws {
    let address = ClientAddress(
      peer: try socket(peer),
      forwarded: forwarded,
      trusted: Set(trusted)
    )
    #expect(address.name == expected)
  }

  @Test func aSocketOfThisMachineHasANameToo() throws {
    let address = try SocketAddress(unixDomainSocketPath: "/tmp/socket")
    #expect(ClientAddress(address).name == "local")
    #expect(ClientAddress(nil).name == "local")
  }
}

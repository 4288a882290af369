import Foundation
import Testing

@testable import WebRequests

struct HostAddressTests {
  private func address(_ text: String) throws -> HostAddress {
    var bytes = [UInt8](repeating: 0, count: 16)
    let isV6 = text.contains(":")
    try #require(inet_pton(isV6 ? AF_INET6 : AF_INET, text, &bytes) == 1)
    return HostAddress(bytes: isV6 ? bytes : Array(bytes[..<4]))
  }

  @Test(
    arguments: [
      "0.0.0.0", "0.1.2.3", "10.0.0.1", "100.64.0.1", "100.127.255.255", "127.0.0.1",
      "127.255.0.1", "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.8", "192.0.2.1",
      "192.88.99.1", "192.168.1.1", "198.18.0.1", "198.19.255.255", "198.51.100.1", "203.0.113.1",
      "224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255", "::", "::1", "::127.0.0.1",
      "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::127.0.0.1", "64:ff9b::a00:1",
      "64:ff9b:1::808:808", "100::1", "2001::1", "2001:10::1", "2001:db8::1", "2002:7f00:1::",
      "2002:a00:1::1", "2002:c0a8:101::1", "3fff::1", "5f00::1", "fc00::1", "fd12:3456::1",
      "fe80::1", "fec0::1", "ff02::1",
    ]
  )
  func isNotPublic(_ text: String) throws {
    #expect(try !address(text).isPublic)
  }

  @Test(
    arguments: [
      "1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.1", "93.184.216.34", "100.63.255.255",
      "100.128.0.1", "126.255.255.255", "128.0.0.1", "169.253.0.1", "172.15.0.1", "172.32.0.1",
      "192.167.255.255", "192.169.0.1", "198.17.0.1", "198.20.0.1", "223.255.255.255",
      "2001:200::1", "2001:4860:4860::8888", "2606:4700::1111", "2a00:1450::1", "::ffff:8.8.8.8",
      "64:ff9b::8.8.8.8", "2002:808:808::1", "3ffe::1",
    ]
  )
  func isPublic(_ text: String) throws {
    #expect(try address(text).isPublic)
  }

  @Test(arguments: ["127.0.0.1", "0x7f.1", "2130706433", "017700000001", "localhost"])
  func theResolverTakesEverySpellingOfLoopback(_ host: String) async throws {
    let addresses = try await HostResolver.resolve(host)
    #expect(!addresses.isEmpty)
    #expect(addresses.allSatisfy { !$0.isPublic })
  }

  @Test func anUnknownHostHasNoAddress() async throws {
    #expect(try await HostResolver.resolve("name.invalid").isEmpty)
  }
}

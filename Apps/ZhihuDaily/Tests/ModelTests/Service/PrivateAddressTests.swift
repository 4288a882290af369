#if os(Linux)
import Foundation
import Testing
import WebRequests
import ZhihuDailyModel

struct PrivateAddressTests {
  /// The host must not fetch from addresses that only its own network can reach.
  @Test func aPictureAtAPrivateAddressIsNotFetched() async throws {
    let socket = try LocalSocket(listens: true)
    let restricted = URLSessionNewsTransport(timeout: 0.5, policy: .publicAddresses())
    await #expect(throws: NewsServiceError.offline) { try await restricted.get(socket.url) }
    // The server exists but does not respond.
    let usual = URLSessionNewsTransport(timeout: 0.5)
    await #expect(throws: NewsServiceError.timeout) { try await usual.get(socket.url) }
  }
}
#endif

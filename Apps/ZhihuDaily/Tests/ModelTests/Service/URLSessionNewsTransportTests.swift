import Foundation
import Testing
import ZhihuDailyModel

struct URLSessionNewsTransportTests {
  @Test func aClosedPortIsOffline() async throws {
    let socket = try LocalSocket(listens: false)
    await #expect(throws: NewsServiceError.offline) {
      try await URLSessionNewsTransport(timeout: 5).get(socket.url)
    }
  }

  @Test func aSilentServerIsATimeout() async throws {
    let socket = try LocalSocket(listens: true)
    await #expect(throws: NewsServiceError.timeout) {
      try await URLSessionNewsTransport(timeout: 0.2).get(socket.url)
    }
  }
}

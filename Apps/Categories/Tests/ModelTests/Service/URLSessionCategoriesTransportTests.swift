import CategoriesModel
import Foundation
import Testing

struct URLSessionCategoriesTransportTests {
  @Test func aPortThatRefusesIsOffline() async throws {
    let socket = try LocalSocket(listens: false)
    let transport = URLSessionCategoriesTransport()
    await #expect(throws: CategoriesServiceError.offline) {
      try await transport.get(socket.url, language: nil, credentials: nil)
    }
  }

  @Test func aSilentPortIsATimeout() async throws {
    let socket = try LocalSocket(listens: true)
    let transport = URLSessionCategoriesTransport(timeout: 0.2)
    await #expect(throws: CategoriesServiceError.timeout) {
      try await transport.get(socket.url, language: nil, credentials: nil)
    }
  }
}

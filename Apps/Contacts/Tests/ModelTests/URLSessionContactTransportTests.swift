import ContactsModel
import Foundation
import Testing

struct URLSessionContactTransportTests {
  @Test func aClosedPortIsOffline() async throws {
    // Bound but not listening, so that no other process can take the port meanwhile.
    let socket = try LocalSocket(listens: false)
    await #expect(throws: ContactServiceError.offline) {
      try await URLSessionContactTransport(timeout: 5).get(
        socket.url,
        language: nil,
        ifNoneMatch: nil
      )
    }
  }

  @Test func silenceIsATimeout() async throws {
    let socket = try LocalSocket(listens: true)
    await #expect(throws: ContactServiceError.timeout) {
      try await URLSessionContactTransport(timeout: 0.2).get(
        socket.url,
        language: nil,
        ifNoneMatch: nil
      )
    }
  }
}

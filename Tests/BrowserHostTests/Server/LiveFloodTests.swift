import AppTesting
import NIOCore
import Testing

@testable import BrowserHost

/// Pages that flood the host, or read nothing from it, over real sockets.
@MainActor
@Suite(.serialized)
struct LiveFloodTests {
  @Test func aFloodOfPingsEndsTheConnection() async throws {
    try await withPage { _, address in
      let page = try await WebSocketPage.open(address)
      try await page.sendPings(1_000)
      #expect(try await page.closeCode() == CloseReason.tooMuch.rawValue)
    }
  }

  @Test func aReadOfManyPingsIsAnsweredByOnePong() async throws {
    let configure = { (configuration: inout BrowserHostConfiguration) in
      configuration.messageBurst = 1e9
    }
    try await withPage(configure: configure) { _, address in
      let page = try await WebSocketPage.open(address)
      let count = 5_000
      try await page.sendPings(count)
      let pongs = await page.pongs(until: "\(count)")
      #expect(pongs.last == "\(count)")
      #expect(pongs.count < count / 10)
      try await page.close()
    }
  }

  @Test func aPageThatReadsNothingIsDroppedPastTheBound() async throws {
    let configure = { (configuration: inout BrowserHostConfiguration) in
      configuration.maximumBacklog = 2 << 20
    }
    try await withPage(configure: configure) { test, address in
      let page = try await WebSocketPage.open(address)
      try await page.say(address.hello())
      _ = try await page.next()
      try await page.stopReading()
      let session = try #require(test.registry[address.scene])
      let message = ByteBuffer(repeating: 0x20, count: 1 << 20)
      // The system also buffers some megabytes of a loopback connection. The amount that is written
      // before the main actor is notified depends on the machine.
      await until {
        session.page?.send(message)
        return session.page == nil
      }
      #expect(session.page == nil)
    }
  }
}

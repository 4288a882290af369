import NIOCore
import Testing

@testable import BrowserHost

struct OutboxTests {
  @Test func messagesComeInOrderAndOnce() {
    let outbox = Outbox(limit: 100)
    outbox.send(ByteBuffer(string: "a"))
    outbox.send(ByteBuffer(string: "b"))
    #expect(outbox.takeAll().messages.map { String(buffer: $0) } == ["a", "b"])
    #expect(outbox.takeAll().messages.isEmpty)
  }

  @Test func aSlowPageIsDroppedRatherThanWaitedFor() {
    let outbox = Outbox(limit: 10)
    #expect(outbox.send(ByteBuffer(string: "1234567890")))
    #expect(!outbox.send(ByteBuffer(string: "x")))
    let (messages, closing) = outbox.takeAll()
    #expect(messages.isEmpty)
    #expect(closing == .tooMuch)
  }

  @Test func whatWaitsGoesOutBeforeTheEndAndNothingAfterIt() {
    let outbox = Outbox(limit: 10)
    outbox.send(ByteBuffer(string: "a"))
    outbox.close(.goingAway)
    outbox.close(.malformed)
    outbox.send(ByteBuffer(string: "late"))
    let (messages, closing) = outbox.takeAll()
    #expect(messages.map { String(buffer: $0) } == ["a"])
    #expect(closing == .goingAway)
  }
}

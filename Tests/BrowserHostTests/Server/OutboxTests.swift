import NIOCore
import Synchronization
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

  @Test func theWriterIsToldOnceUntilItHasTakenWhatWaits() {
    let outbox = Outbox(limit: 100)
    let told = Mutex(0)
    outbox.send(ByteBuffer(string: "early"))
    outbox.open { told.withLock { $0 += 1 } }
    #expect(told.withLock(\.self) == 1)
    outbox.send(ByteBuffer(string: "a"))
    #expect(told.withLock(\.self) == 1)
    #expect(outbox.takeAll().messages.count == 2)
    outbox.send(ByteBuffer(string: "b"))
    outbox.close(.goingAway)
    #expect(told.withLock(\.self) == 2)
  }

  @Test func theWriterHearsOfTooMuchThoughItHasNotTakenAnything() {
    let outbox = Outbox(limit: 10)
    let told = Mutex(0)
    outbox.open { told.withLock { $0 += 1 } }
    outbox.send(ByteBuffer(string: "1234567890"))
    #expect(!outbox.isOverfull)
    outbox.send(ByteBuffer(string: "x"))
    #expect(outbox.isOverfull)
    #expect(told.withLock(\.self) == 2)
  }

  @Test func nobodyIsToldOnceItIsShut() {
    let outbox = Outbox(limit: 10)
    let told = Mutex(0)
    outbox.open { told.withLock { $0 += 1 } }
    outbox.shut()
    outbox.send(ByteBuffer(string: "x"))
    #expect(told.withLock(\.self) == 0)
  }
}

import NIOCore
import Synchronization
import Testing

@testable import BrowserHost

struct OutboxTests {
  @Test func messagesAreTakenInOrderAndOnce() {
    let outbox = Outbox(limit: 100)
    outbox.send(ByteBuffer(string: "a"))
    outbox.send(ByteBuffer(string: "b"))
    #expect(outbox.take().messages.map { String(buffer: $0) } == ["a", "b"])
    #expect(outbox.take().messages.isEmpty)
  }

  @Test func anOverflowDropsTheMessagesAndClosesThePage() {
    let outbox = Outbox(limit: 10)
    #expect(outbox.send(ByteBuffer(string: "1234567890")))
    #expect(!outbox.send(ByteBuffer(string: "x")))
    let (messages, closing, _) = outbox.take()
    #expect(messages.isEmpty)
    #expect(closing == .tooMuch)
  }

  @Test func takenMessagesCountUntilTheyAreWritten() {
    let outbox = Outbox(limit: 10)
    outbox.send(ByteBuffer(string: "1234567890"))
    #expect(outbox.take().messages.count == 1)
    outbox.noteUnwritten(4)
    #expect(outbox.send(ByteBuffer(string: "123456")))
    #expect(!outbox.send(ByteBuffer(string: "x")))
    #expect(outbox.closing == .tooMuch)
  }

  @Test func theWriterTakesAtMostTheRequestedSize() {
    let outbox = Outbox(limit: 100)
    for text in ["123", "456", "7"] { outbox.send(ByteBuffer(string: text)) }
    outbox.close(.goingAway)
    let first = outbox.take(most: 4)
    #expect(first.messages.map { String(buffer: $0) } == ["123", "456"])
    #expect(first.closing == nil && !first.isAll)
    let second = outbox.take(most: 4)
    #expect(second.messages.map { String(buffer: $0) } == ["7"])
    #expect(second.closing == .goingAway && second.isAll)
  }

  @Test func pendingMessagesAreSentBeforeTheCloseAndNoneAfterIt() {
    let outbox = Outbox(limit: 10)
    outbox.send(ByteBuffer(string: "a"))
    outbox.close(.goingAway)
    outbox.close(.malformed)
    outbox.send(ByteBuffer(string: "late"))
    let (messages, closing, _) = outbox.take()
    #expect(messages.map { String(buffer: $0) } == ["a"])
    #expect(closing == .goingAway)
  }

  @Test func theWriterIsNotifiedOnceUntilItTakesPendingMessages() {
    let outbox = Outbox(limit: 100)
    let told = Mutex(0)
    outbox.send(ByteBuffer(string: "early"))
    outbox.open { told.withLock { $0 += 1 } }
    #expect(told.withLock(\.self) == 1)
    outbox.send(ByteBuffer(string: "a"))
    #expect(told.withLock(\.self) == 1)
    #expect(outbox.take().messages.count == 2)
    outbox.send(ByteBuffer(string: "b"))
    outbox.close(.goingAway)
    #expect(told.withLock(\.self) == 2)
  }

  @Test func theWriterIsNotifiedOfAnOverflowBeforeItTakesMessages() {
    let outbox = Outbox(limit: 10)
    let told = Mutex(0)
    outbox.open { told.withLock { $0 += 1 } }
    outbox.send(ByteBuffer(string: "1234567890"))
    #expect(outbox.closing == nil)
    outbox.send(ByteBuffer(string: "x"))
    #expect(outbox.closing == .tooMuch)
    #expect(told.withLock(\.self) == 2)
  }

  @Test func aShutOutboxNotifiesNoWriter() {
    let outbox = Outbox(limit: 10)
    let told = Mutex(0)
    outbox.open { told.withLock { $0 += 1 } }
    outbox.shut()
    outbox.send(ByteBuffer(string: "x"))
    #expect(told.withLock(\.self) == 0)
  }
}

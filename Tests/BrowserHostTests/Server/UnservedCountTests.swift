import Synchronization
import Testing

@testable import BrowserHost

struct UnservedCountTests {
  @Test func theLimitIsReleasedOnceAllMessagesAreServed() {
    let count = UnservedCount()
    let drained = Mutex(0)
    count.onDrained { drained.withLock { $0 += 1 } }
    for _ in 1..<UnservedCount.limit { count.add() }
    #expect(count.hasRoom())
    count.add()
    #expect(!count.hasRoom())
    for _ in 1..<UnservedCount.limit { count.remove() }
    #expect(drained.withLock(\.self) == 0)
    count.remove()
    #expect(drained.withLock(\.self) == 1)
    #expect(count.hasRoom())
  }

  @Test func onDrainedIsNotCalledBelowTheLimit() {
    let count = UnservedCount()
    let drained = Mutex(0)
    count.onDrained { drained.withLock { $0 += 1 } }
    count.add()
    count.remove()
    #expect(drained.withLock(\.self) == 0)
  }
}

import Synchronization
import Testing

@testable import GatherServer

struct ClosingDoorTests {
  @Test func closingWaitsForOperationsInProgress() async {
    let door = ClosingDoor()
    #expect(door.enter() && door.enter())
    let hasLeft = Mutex(0)
    async let isClosed = door.close()
    // No operation is admitted from here on.
    while door.enter() {
      door.leave()
      await Task.yield()
    }
    for count in 1...2 {
      hasLeft.withLock { $0 = count }
      door.leave()
    }
    #expect(await isClosed)
    #expect(hasLeft.withLock { $0 } == 2)
    #expect(await !door.close())
  }

  @Test func closingWithoutOperationsReturnsAtOnce() async {
    let door = ClosingDoor()
    #expect(await door.close())
    #expect(!door.enter())
  }
}

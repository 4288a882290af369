import Locking
import Testing

struct LockedTests {
  @Test func concurrentChangesAllCount() async {
    let count = Locked(0)
    await withTaskGroup { group in
      for _ in 0..<1000 { group.addTask { count.withLock { $0 += 1 } } }
    }
    #expect(count.withLock(\.self) == 1000)
  }

  @Test func anErrorReleasesTheLock() {
    struct Refusal: Error {}
    let value = Locked("a")
    #expect(throws: Refusal.self) {
      try value.withLock { value throws(Refusal) in
        value = "b"
        throw Refusal()
      }
    }
    #expect(value.withLock { $0 } == "b")
  }
}

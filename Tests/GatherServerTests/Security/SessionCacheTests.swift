import Foundation
import Testing

@testable import GatherServer

/// A cached session is valid until the next write.
struct SessionCacheTests {
  private let cache = SessionCache(limit: 2)
  private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

  private func session(lasting seconds: Double = 100) -> Session {
    Session(
      user: UUID(),
      username: "ana",
      revision: 1,
      expiresAt: now.addingTimeInterval(seconds)
    )
  }

  private func keep(_ digest: String, version: UInt64 = 1, lasting seconds: Double = 100) {
    cache.keep(session(lasting: seconds), digest: digest, version: version, now: now)
  }

  private func isKnown(_ digest: String, version: UInt64 = 1, after seconds: Double = 0) -> Bool {
    cache.session(digest: digest, version: version, now: now.addingTimeInterval(seconds)) != nil
  }

  @Test func aSessionIsCachedUntilTheNextWrite() {
    keep("phone")
    #expect(isKnown("phone"))
    #expect(!isKnown("tablet"))
    #expect(!isKnown("phone", version: 2))
  }

  @Test func aResultFromBeforeAWriteIsNotCachedAfterIt() {
    keep("phone", version: 2)
    keep("tablet", version: 1)
    #expect(!isKnown("tablet", version: 1))
    #expect(!isKnown("tablet", version: 2))
    #expect(isKnown("phone", version: 2))
  }

  @Test func aSessionIsReadAgainAfterASecondOrItsExpiry() {
    keep("phone")
    keep("tablet", lasting: 0.5)
    #expect(isKnown("phone", after: 0.9))
    #expect(!isKnown("phone", after: 1))
    #expect(isKnown("tablet", after: 0.4))
    #expect(!isKnown("tablet", after: 0.5))
  }

  @Test func noMoreAreKeptThanTheLimit() {
    for digest in ["a", "b", "c"] { keep(digest) }
    #expect(isKnown("c"))
    #expect(["a", "b"].filter { isKnown($0) }.count == 1)
  }
}

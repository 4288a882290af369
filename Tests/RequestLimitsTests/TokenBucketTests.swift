import Testing

@testable import RequestLimits

struct TokenBucketTests {
  @Test func permissionsComeBackWithTime() {
    let start = ContinuousClock.now
    var rate = TokenBucket(burst: 2, rate: 1, now: start)
    let moments: [Double] = [0, 0, 0, 1, 1.5, 100]
    let taken = moments.map { rate.take(now: start + .seconds($0)) }
    #expect(taken == [true, true, false, true, false, true])
  }
}

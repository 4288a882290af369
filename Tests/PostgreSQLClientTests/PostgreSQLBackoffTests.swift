import Testing

@testable import PostgreSQLClient

struct PostgreSQLBackoffTests {
  private let backoff = PostgreSQLBackoff(
    first: .milliseconds(50),
    factor: 3,
    limit: .milliseconds(500)
  )

  @Test(arguments: zip([1, 2, 3, 4, 1000, .max], [50, 150, 450, 500, 500, 500]))
  func growsUpToItsLimit(failures: Int, milliseconds: Int) {
    #expect(backoff.delay(afterFailures: failures, jitter: 1) == .milliseconds(milliseconds))
  }

  @Test func isShortenedByAHalfAtMost() {
    for failures in 1...100 {
      let full = backoff.delay(afterFailures: failures, jitter: 1)
      #expect((full / 2...full).contains(backoff.delay(afterFailures: failures)))
    }
  }

  @Test(arguments: [
    (Duration.zero, Int32(0)), (.nanoseconds(1), 1), (.milliseconds(7), 7), (.seconds(90), 90_000),
    (.seconds(1 << 40), .max),
  ])
  func roundsWaitsUp(duration: Duration, milliseconds: Int32) {
    #expect(duration.milliseconds == milliseconds)
  }
}

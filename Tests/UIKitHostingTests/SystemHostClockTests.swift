import AppTesting
import Testing
import UIKitHosting

@MainActor
struct SystemHostClockTests {
  private final class Body {}

  @Test func whatIsCancelledIsLetGoAtOnce() async {
    var body: Body? = Body()
    weak let kept = body
    let timer = SystemHostClock().schedule(after: .seconds(3600)) { [body] in _ = body }
    body = nil
    #expect(kept != nil)
    timer.cancel()
    await until { kept == nil }
    #expect(timer.isCancelled)
  }

  @Test func whatFallsDueRuns() async {
    var hasRun = false
    let timer = SystemHostClock().schedule(after: .zero) { hasRun = true }
    await until { hasRun }
    #expect(!timer.isCancelled)
  }
}

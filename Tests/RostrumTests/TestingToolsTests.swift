import Foundation
import Rostrum
import RostrumTesting
import Testing

@MainActor
struct LeakCheckTests {
  @Test func namesLeakedObjects() async {
    var kept: ItemPresenter?
    let error = await #expect(throws: LeakError.self) {
      try await checkLeaks { track in
        kept = track(ItemPresenter(), "kept")
        track(ItemPresenter(), "gone")
      }
    }
    #expect(error?.survivors == ["kept"])
    #expect(kept != nil)
  }

  @Test func checkingNothingIsAFailure() async {
    await #expect(throws: LeakError.self) { try await checkLeaks { _ in } }
  }
}

@MainActor
struct TestClockTests {
  let clock = TestClock()

  @Test func sleepersWakeAtTheirTime() async throws {
    let clock = clock
    let long = Task { try await clock.sleep(for: .seconds(2)) }
    let short = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(1))
    try await short.value
    #expect(clock.sleeperCount == 1)
    clock.advance(by: .seconds(1))
    try await long.value
    #expect(clock.now.offset == .seconds(2))
  }

  @Test func aCancelledSleeperThrows() async {
    let clock = clock
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeperCount == 0)
  }
}

struct AppEnvironmentTests {
  @Test func theCalendarIsThatOfTheEnvironment() throws {
    let environment = AppEnvironment(
      documents: URL(filePath: "/documents"),
      languages: ["zh-Hans"],
      locale: Locale(identifier: "zh_CN"),
      timeZone: try #require(TimeZone(identifier: "Asia/Shanghai"))
    )
    let newYear = Date(timeIntervalSince1970: 1_672_500_600)
    let parts = environment.calendar.dateComponents([.year, .month, .day, .hour], from: newYear)
    #expect([parts.year, parts.month, parts.day, parts.hour] == [2022, 12, 31, 23])
    #expect(environment.calendar.locale == environment.locale)
  }
}

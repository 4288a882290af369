import Foundation
import Rostrum
import RostrumTesting
import Testing
import UIKitTesting

/// The screen of the match in progress.
@MainActor
struct GatherScreenTests {
  private static let question = "End Match?: The result will be saved."

  /// Returns the accessibility label of the scoreboard.
  private func score(_ driver: SceneDriver) -> String {
    driver.find(nil, .cell).first?.label ?? ""
  }

  private func atMatch(
    _ language: String = "en",
    clock: TestClock = TestClock()
  ) async throws -> SceneDriver {
    let driver = SceneDriver.gather(language, at: "/match", clock: clock) { repositories in
      try await repositories.startMatch(1, 0)
    }
    try await driver.eventually(sees: "Dora Weiss", .cell)
    return driver
  }

  @Test(arguments: ["en", "zh-Hans"])
  func looksAsRecorded(_ language: String) async throws {
    let driver = try await atMatch(language)
    try await driver.eventually("the line is known") { !self.score(driver).contains("…") }
    try expectGolden(driver.screen, "gather.\(language)")
    #expect(driver.layoutConflicts.isEmpty)
  }

  @Test func theButtonsCount() async throws {
    let driver = try await atMatch()
    try driver.tap("Goal for Team A", .button)
    try driver.tap("Goal for Team A", .button)
    try driver.tap("Goal for Team B", .button)
    try driver.tap("Remove Goal from Team B", .button)
    try driver.tap("Goal for Team B", .button)
    let labels = ["Score for Team A", "Score for Team B"]
    let values = labels.compactMap { driver.find($0).first?.value }
    #expect(values == ["3", "1"])
  }

  @Test func aTapOnTheScoreIsAGoalAndUndoTakesItBack() async throws {
    let driver = try await atMatch()
    #expect(try driver.element("Score for Team B").hint == "Adds a goal")
    try driver.tap("Score for Team B")
    #expect(try driver.element("Score for Team B").value == "1")
    #expect(driver.display.announcements.last == "Team B goal, 1 to 1")
    try driver.tap("Undo")
    #expect(try driver.element("Score for Team B").value == "0")
    #expect(driver.display.announcements.last == "Goal undone, 1 to 0")
    #expect(driver.find("Undo").isEmpty)
  }

  @Test(arguments: [(390.0, 844.0), (844, 390)])
  func undoCoversNoOtherAction(_ width: Double, _ height: Double) async throws {
    let driver = try await atMatch()
    driver.resize(to: .phone, width: width, height: height)
    try driver.tap("Goal for Team A", .button)
    let undo = try driver.frame(of: "Undo", .button)
    let end = try driver.frame(of: "End Match", .button)
    #expect(!undo.intersects(end))
    try driver.tap("End Match", .button)
    try await driver.eventually(sees: Self.question, .alert)
    #expect(driver.layoutConflicts.isEmpty)
  }

  @Test func theEndOfTheMatchIsLowInALowWindowWithLargeText() async throws {
    let driver = try await atMatch()
    driver.resize(to: .phone, width: 844, height: 390)
    driver.setTextSize(.accessibilityLarge)
    #expect(try driver.frame(of: "End Match", .button).height <= 44)
    #expect(driver.layoutConflicts.isEmpty)
  }

  @Test func theTeamsHaveTheWidthOfANarrowPhoneWithLargeText() async throws {
    let driver = try await atMatch()
    #expect(score(driver).contains("–"))
    driver.resize(to: .phone, width: 320, height: 568)
    driver.setTextSize(.accessibilityLarge)
    #expect(!score(driver).contains("–"))
    let cell = try driver.frame(of: score(driver), .cell)
    for label in ["Score for Team A", "Score for Team B"] {
      #expect(cell.contains(try driver.frame(of: label, .button)))
    }
    #expect(driver.layoutConflicts.isEmpty)
  }

  @Test("D4: each button of the timer performs the action of its title")
  func theTimerRuns() async throws {
    let clock = TestClock()
    let driver = try await atMatch(clock: clock)
    try driver.tap("Start")
    try await driver.eventually(sees: "Pause", .button)
    // The timer, beside the interval of the lists.
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(1))
    try await driver.eventually(sees: "9 minutes, 59 seconds")
    try driver.tap("Pause")
    try await driver.eventually(sees: "Resume", .button)
    try driver.tap("Reset")
    try await driver.eventually(sees: "10 minutes, 0 seconds")
    #expect(!driver.find("Start", .button).isEmpty)
  }

  @Test func anotherTimeIsPickedInASheet() async throws {
    let driver = try await atMatch()
    try driver.tap("Set")
    try await driver.eventually(sees: "Set Time")
    try expectGolden(driver.screen, "time.en")
    try driver.pick("12 min")
    try driver.pick("34 sec", inComponent: 1)
    try driver.tap("Done")
    try await driver.eventually(sees: "12 minutes, 34 seconds")
    #expect(driver.find("Set Time").isEmpty)
  }

  /// Lets the time of a match run out.
  private func atAlarm() async throws -> SceneDriver {
    let clock = TestClock()
    let driver = try await atMatch(clock: clock)
    try driver.tap("Set")
    try await driver.eventually(sees: "Set Time")
    try driver.pick("0 min")
    #expect(try !driver.element("Done").isEnabled)
    try driver.pick("1 sec", inComponent: 1)
    try driver.tap("Done")
    try await driver.eventually(sees: "0 minutes, 1 second")
    try driver.tap("Start")
    // The timer, beside the interval of the lists.
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(1))
    try await driver.eventually(sees: "0 minutes, 0 seconds")
    try await driver.eventually(sees: "Time’s Up")
    return driver
  }

  @Test("D14: the end of the time is announced")
  func theEndOfTheTimeIsAnnounced() async throws {
    let driver = try await atAlarm()
    #expect(driver.display.announcements.last == "Time’s Up, Team A 1, Team B 0")
    #expect(driver.display.address?.title == "Time’s Up – Team A 1–\u{2060}0 Team B")
    try driver.tap("Stop")
    try await driver.eventually("the alarm is gone") { driver.find("Time’s Up").isEmpty }
    #expect(driver.display.address?.title == "Match in Progress")
    #expect(try !driver.element("Start", .button).isEnabled)
  }

  @Test func returnStopsTheAlarm() async throws {
    let driver = try await atAlarm()
    try driver.pressKey("\r")
    try await driver.eventually("the alarm is gone") { driver.find("Time’s Up").isEmpty }
    #expect(!driver.reportedKeys.contains { $0.key.input == "\r" })
  }

  @Test("D4: End Match shows one confirmation, and the result is in the list")
  func endsAfterConfirmation() async throws {
    let driver = try await atMatch()
    try driver.tap("End Match")
    try await driver.eventually(sees: Self.question, .alert)
    try expectGolden(driver.screen, "gather.end.en")
    try driver.tap("Cancel", .button)
    #expect(driver.find(nil, .alert).isEmpty)
    // The app receives the cancellation a moment later.
    try await driver.eventually("it is asked again") {
      if driver.find(nil, .alert).isEmpty { try driver.tap("End Match") }
      return !driver.find(Self.question, .alert).isEmpty
    }
    try driver.tap(#require(driver.find("End Match", .button).last))
    try await driver.eventually(sees: "Team A 1, Team B 0, Team A wins")
    try expectGolden(driver.screen, "gather.result.en")
    try driver.tap("Done")
    try await driver.eventually("the match is gone") {
      driver.find("Rematch").isEmpty && driver.display.address?.path == "/players"
    }
    try driver.selectTab("Matches")
    try await driver.eventually("the match is in the list") {
      driver.find(nil, .cell).contains { $0.label.hasPrefix("Team A 1–\u{2060}0 Team B") }
    }
  }

  @Test("D16: back leaves the match in progress, discarding is an item of the menu")
  func canBeLeftAndGivenUp() async throws {
    let driver = try await atMatch()
    try driver.goBack()
    try driver.selectTab("Matches")
    try await driver.eventually(sees: "In Progress", .heading)
    let row = try #require(driver.find(nil, .cell).first)
    try driver.tap(row)
    try await driver.eventually(sees: "End Match")
    try driver.openMenu("More")
    try driver.chooseMenuItem("Discard Match")
    try await driver.eventually(
      sees: "Discard Match?: The match will be deleted, and its score will be lost."
    )
    let confirm = try #require(driver.find("Discard Match", .button).last)
    try driver.tap(confirm)
    try await driver.eventually("the match is gone") {
      driver.display.address?.path == "/players"
    }
    try driver.selectTab("Matches")
    try await driver.eventually(sees: "No Matches")
  }

  @Test func withoutAMatchThereIsAWayOut() async throws {
    let driver = SceneDriver.gather(at: "/match")
    try await driver.eventually(sees: "No Match in Progress")
    try expectGolden(driver.screen, "gather.none.en")
    try driver.tap("Show Players")
    try await driver.eventually("the players are there") {
      driver.display.address?.path == "/players"
    }
  }
}

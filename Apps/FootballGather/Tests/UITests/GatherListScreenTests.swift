import FootballGatherModel
import FootballGatherTesting
import Foundation
import Rostrum
import RostrumTesting
import Testing
import UIKitTesting

/// The screen of past matches and statistics.
@MainActor
struct GatherListScreenTests {
  private nonisolated static let match =
    "Team A 3–\u{2060}2 Team B, Team A won · 17 May 2026 at 12:30"

  private static let question =
    """
    Delete “Team A 3–\u{2060}2 Team B”?: The match of 17 May 2026 at 12:30 is removed from the \
    statistics, too. This can’t be undone.
    """

  private func atList(_ language: String = "en") async throws -> SceneDriver {
    let clock = TestClock()
    let driver = SceneDriver.gather(language, at: "/gathers", clock: clock) { repositories in
      try await repositories.playMatches(clock)
    }
    try await driver.eventually("matches are there") { driver.find(nil, .cell).count == 3 }
    return driver
  }

  @Test(arguments: ["en", "zh-Hans"])
  func looksAsRecorded(_ language: String) async throws {
    let driver = try await atList(language)
    try expectGolden(driver.screen, "gathers.\(language)")
    #expect(driver.layoutConflicts.isEmpty)
  }

  @Test(arguments: [("en", "Statistics"), ("zh-Hans", "统计")])
  func statisticsLookAsRecorded(_ language: String, _ segment: String) async throws {
    let driver = try await atList(language)
    try driver.selectSegment(segment)
    try await driver.eventually("players are there") { driver.find(nil, .cell).count == 4 }
    try expectGolden(driver.screen, "statistics.\(language)")
    #expect(driver.layoutConflicts.isEmpty)
  }

  @Test func anEmptyListShowsAPlaceholder() async throws {
    let driver = SceneDriver.gather(at: "/gathers")
    try await driver.eventually(sees: "No Matches")
    try expectGolden(driver.screen, "gathers.empty.en")
  }

  @Test func swipingDeletesAfterConfirmation() async throws {
    let driver = try await atList()
    try driver.swipe(Self.match)
    try driver.tapAction("Delete")
    try await driver.eventually(sees: Self.question, .alert)
    try driver.tap("Delete", .button)
    try await driver.eventually("the row is gone") { driver.find(Self.match).isEmpty }
    #expect(driver.find(nil, .cell).count == 2)
  }

  @Test func pullingEnds() async throws {
    let driver = try await atList()
    try driver.pullToRefresh()
    try await driver.eventually("refreshing ends") { driver.find(nil, .progress).isEmpty }
    #expect(driver.find(nil, .cell).count == 3)
  }

  // MARK: - With a server

  @Test(arguments: ["en", "zh-Hans"])
  func offlineTheListShowsItsDateAndUnsentResults(_ language: String) async throws {
    let phone = try await TestPhone.ofAna(language: language)
    try await phone.play(Score(teamA: 3, teamB: 2))
    _ = try await phone.repositories.gathers.send()
    _ = try await phone.repositories.gathers.refresh()
    phone.server.pass(3_600)
    phone.transport.isDown = true
    try await phone.play(Score(teamA: 0, teamB: 1))
    let driver = phone.open("/gathers")
    try await driver.eventually("banner and both matches are there") {
      driver.find(nil, .cell).count == 3
    }
    try expectGolden(driver.screen, "gathers.offline.\(language)")
    #expect(driver.layoutConflicts.isEmpty)
  }

  @Test(arguments: [("en", "Join Match"), ("zh-Hans", "加入比赛")])
  func aMatchOnAnotherPhoneOffersToJoin(_ language: String, _ join: String) async throws {
    let other = try await TestPhone.ofAna()
    _ = try await other.repositories.gathers.start(try await other.lineUp())
    _ = try await other.repositories.gathers.send()
    let phone = try await TestPhone(other.server, language: language)
    _ = try await phone.repositories.account.logIn(.ana, remembers: true)
    let gather = try #require(try await phone.repositories.gathers.refresh().value.first)
    let driver = phone.open("/gathers/\(gather.id.uuidString.lowercased())")
    try await driver.eventually("the match and its teams are there") {
      !driver.find(join).isEmpty && driver.find(nil, .heading).count == 2
    }
    try expectGolden(driver.screen, "detail.join.\(language)")
    #expect(driver.layoutConflicts.isEmpty)
  }

  // MARK: - One match

  @Test func aMatchLooksAsRecordedAndLeadsBack() async throws {
    let driver = try await atList()
    try driver.tap(Self.match)
    try await driver.eventually(sees: "Ana Lima, Striker", .cell)
    try expectGolden(driver.screen, "detail.en")
    #expect(driver.layoutConflicts.isEmpty)
    try driver.goBack()
    try await driver.eventually(sees: Self.match)
  }

  @Test func aMatchIsDeletedFromItsScreen() async throws {
    let driver = try await atList()
    try driver.tap(Self.match)
    try await driver.eventually(sees: "Delete Match")
    try driver.tap("Delete Match")
    try await driver.eventually(sees: Self.question, .alert)
    try driver.tap("Delete", .button)
    try await driver.eventually("the list is there without it") {
      driver.find(nil, .cell).count == 2 && driver.find(Self.match).isEmpty
    }
  }

  @Test func aMatchThatIsNotThereLeadsToTheList() async throws {
    let driver = SceneDriver.gather(at: "/gathers/6f9619ff-8b86-d011-b42d-00c04fc964ff")
    try await driver.eventually(sees: "Match Not Found")
    try expectGolden(driver.screen, "detail.missing.en")
    try driver.tap("Show All Matches")
    try await driver.eventually(sees: "No Matches")
  }
}

import AppTesting
import Foundation
import Rostrum
import RostrumTesting
import Testing
import UIKit
import UIKitTesting
import ZhihuDailyModel
import ZhihuDailyPresentation
import ZhihuEdition

/// The home screen, with the real model and the sample server.
@MainActor
struct HomeScreenTests {
  private func atHome(_ reader: StoryReader) async throws {
    try await reader.driver.eventually("the days are there") { !reader.stories.isEmpty }
  }

  @Test(arguments: ["en", "zh-Hans"])
  func looksAsRecorded(_ language: String) async throws {
    try await withStoryReader(language: language) { reader in
      try await atHome(reader)
      try await reader.eventuallyHasDays(3)
      try expectGolden(reader.driver.screen, "home.\(language)")
      #expect(reader.driver.layoutConflicts.isEmpty)
    }
  }

  @Test("D9, D10: sixty days by scrolling: none twice, none missing, one page at a time")
  func sixtyDays() async throws {
    try await withStoryReader { reader in
      try await atHome(reader)
      var mostCells = 0
      for _ in 0..<400 where reader.driver.find("No more stories").isEmpty {
        let rows = reader.rowCount
        try reader.driver.scroll(toRows: max(0, rows - 12)..<rows)
        try await reader.driver.eventually("more days come") {
          reader.rowCount > rows || !reader.driver.find("No more stories").isEmpty
        }
        mostCells = max(mostCells, reader.driver.find(nil, .cell).count)
      }
      let asked = reader.transport.asked.filter { $0.contains("/before/") }
      #expect(Set(asked).count == asked.count)
      #expect(asked.count == ZhihuEdition.dayCount)
      let stories = try await reader.repositories.days.allStories()
      // All stories and the foot.
      #expect(reader.rowCount == stories.count + 1)
      #expect(Set(stories).count == stories.count)
      #expect(mostCells < 60, "\(mostCells) of \(reader.rowCount) rows were in the page")
    }
  }

  @Test("D6, D12: a tap opens a story, and its row is marked read on return")
  func opening() async throws {
    try await withStoryReader { reader in
      try await atHome(reader)
      let story = try #require(reader.stories.first)
      try reader.driver.tap(story)
      try await reader.driver.eventually("the story is there") {
        !reader.driver.find(nil, .webPage).isEmpty
      }
      try reader.driver.goBack()
      try await reader.driver.eventually("its row is read") {
        reader.stories.first { $0.label == story.label }?.value == "Read"
      }
      #expect(reader.stories.count { $0.value == "Read" } == 1)
    }
  }

  @Test("D8: offline, a message is shown until the network returns")
  func offline() async throws {
    try await withStoryReader { reader in
      reader.transport.cut(true)
      try await reader.driver.eventually(sees: "You’re Offline")
      try expectGolden(reader.driver.screen, "home.offline.en")
      reader.transport.cut(false)
      await reader.clock.waitForSleepers(2)
      reader.clock.advance(by: .seconds(2))
      try await atHome(reader)
    }
  }

  @Test("D8: a failed pull keeps the days, and a notice has their date")
  func failedPull() async throws {
    try await withStoryReader { reader in
      try await atHome(reader)
      reader.transport.cut(true)
      try reader.driver.pullToRefresh()
      try await reader.driver.eventually("a notice is there") {
        reader.driver.find(nil, .cell).contains {
          $0.label.hasPrefix("You’re offline. Last updated")
        }
      }
      #expect(!reader.stories.isEmpty)
    }
  }

  @Test func theBannerTurnsByItselfAndByHand() async throws {
    try await withStoryReader { reader in
      try await atHome(reader)
      let dots = { try reader.driver.element("Top Stories", .pageControl).value }
      let first = try dots()
      await reader.clock.waitForSleepers(2)
      reader.clock.advance(by: .seconds(5))
      try await reader.driver.eventually("the second is there") { try dots() != first }
      let banner = try #require(reader.driver.find("Top Stories", .scrollArea).first)
      try reader.driver.scroll(banner.label, to: CGPoint(x: 5 * 390, y: 0))
      try await reader.driver.eventually("the last is there") { try dots() == "page 5 of 5" }
    }
  }

  @Test func theBannerTurnedByTheDotsStays() async throws {
    try await withStoryReader { reader in
      try await atHome(reader)
      await reader.clock.waitForSleepers(2)
      try reader.driver.turnPage("Top Stories", by: 4)
      try await reader.driver.eventually("the banner waits no more") {
        reader.clock.sleeperCount == 1
      }
      reader.clock.advance(by: .seconds(60))
      reader.driver.settle()
      #expect(try reader.driver.element("Top Stories", .pageControl).value == "page 5 of 5")
    }
  }

  @Test(arguments: [(0, "page 5 of 5", 5), (6, "page 1 of 5", 1)])
  func theBannerGoesOnBothWays(copy: Int, dots: String, page: Int) async throws {
    try await withStoryReader { reader in
      try await atHome(reader)
      let driver = reader.driver
      let banner = try #require(driver.find("Top Stories", .scrollArea).first)
      try driver.scroll(banner.label, to: CGPoint(x: copy * 390, y: 0))
      #expect(try driver.element("Top Stories", .pageControl).value == dots)
      #expect(reader.place(of: banner) == Double(page * 390))
      // Accessibility ignores the copies of pages.
      #expect(driver.find(nil, .button).count { $0.label.contains("By ") } == 1)
    }
  }

  @Test func afterTheLastOfTheBannerComesTheFirstWithoutAWayBack() async throws {
    try await withStoryReader { reader in
      try await atHome(reader)
      let driver = reader.driver
      let banner = try #require(driver.find("Top Stories", .scrollArea).first)
      try driver.scroll(banner.label, to: CGPoint(x: 5 * 390, y: 0))
      await reader.clock.waitForSleepers(2)
      reader.clock.advance(by: .seconds(5))
      try await driver.eventually("the first is there") {
        try driver.element("Top Stories", .pageControl).value == "page 1 of 5"
      }
      driver.settle()
      #expect(reader.place(of: banner) == 390)
    }
  }

  @Test func aTapOnTheBannerOpensItsStory() async throws {
    try await withStoryReader { reader in
      try await atHome(reader)
      let page = try #require(
        reader.driver.find(nil, .button).first { $0.label.contains("By ") }
      )
      try reader.driver.tap(page)
      try await reader.driver.eventually("the story is there") {
        !reader.driver.find(nil, .webPage).isEmpty
      }
      #expect(reader.navigator.path.description.hasPrefix("banner/"))
    }
  }

  @Test func theBannerMovesAgainAfterTheBackground() async throws {
    try await withStoryReader { reader in
      try await atHome(reader)
      await reader.clock.waitForSleepers(2)
      reader.driver.send(.activation(.background))
      try await reader.driver.eventually("nothing sleeps") { reader.clock.sleeperCount == 0 }
      reader.driver.send(.activation(.active))
      await reader.clock.waitForSleepers(2)
    }
  }

  @Test("A new display reports reduced motion once the screen has appeared")
  func reducedMotionStopsTheBanner() async throws {
    try await withStoryReader { reader in
      try await atHome(reader)
      await reader.clock.waitForSleepers(2)
      var still = reader.driver.environment
      still.reducesMotion = true
      reader.driver.send(.activation(.inactive))
      reader.driver.send(.environment(still))
      reader.driver.send(.activation(.active))
      try await reader.driver.eventually("the banner waits no more") {
        reader.clock.sleeperCount == 1
      }
    }
  }

  @Test func leavingReleasesTheScreen() async throws {
    try await withStoryReader { reader in
      try await checkLeaks { track in
        reader.screens.track = track
        reader.navigator.open(ZhihuDailyRoute.settings)
        try await reader.driver.eventually(sees: "Appearance")
        reader.navigator.open(ZhihuDailyRoute.favourites)
        try await reader.driver.eventually(sees: "No Favorites")
        reader.navigator.open(ZhihuDailyRoute.messages)
        try await reader.driver.eventually(sees: "No Messages")
        reader.navigator.open(ZhihuDailyRoute.home)
        try await atHome(reader)
        reader.screens.track = nil
        try await reader.driver.eventually("all are gone") { track.survivors.isEmpty }
      }
    }
  }
}

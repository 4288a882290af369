import AppTesting
import Rostrum
import RostrumTesting
import Testing
import UIKit
import UIKitTesting
import ZhihuDailyModel
import ZhihuDailyPresentation

/// Two columns on a wide window, one on a phone.
@MainActor
struct WideScreenTests {
  private func atHome(_ reader: StoryReader, isWide: Bool) async throws {
    if isWide { reader.driver.resize(to: .pad, width: 1_280, height: 900) }
    try await reader.driver.eventually("the days are there") { !reader.stories.isEmpty }
  }

  private func marked(_ reader: StoryReader) -> [String] {
    reader.stories.filter(\.isSelected).map(\.label)
  }

  @Test(
    arguments: [("en", "No Story Selected"), ("zh-Hans", "未选择文章")]
  )
  func noStoryIsSelectedAtFirst(language: String, text: String) async throws {
    try await withStoryReader(language: language) { reader in
      try await atHome(reader, isWide: true)
      #expect(reader.driver.screen.contains(text))
      #expect(reader.navigator.path.description == "")
      #expect(reader.driver.layoutConflicts.isEmpty)
    }
  }

  @Test func aStoryIsReadBesideTheListWhichMarksIt() async throws {
    try await withStoryReader { reader in
      let driver = reader.driver
      try await atHome(reader, isWide: true)
      let row = try #require(reader.stories.first)
      try driver.tap(row)
      try await driver.eventually("the story is there") { !driver.find(nil, .webPage).isEmpty }
      #expect(marked(reader) == [row.label])
      #expect(!reader.stories.isEmpty)
      try driver.tap("Next Story", .button)
      try await driver.eventually("the next one is marked") {
        marked(reader) != [row.label] && marked(reader).count == 1
      }
    }
  }

  @Test(arguments: [true, false])
  func aLinkToTheSettingsLeavesTheStory(isWide: Bool) async throws {
    try await withStoryReader { reader in
      try await atHome(reader, isWide: isWide)
      try reader.driver.tap(try #require(reader.stories.first))
      try await reader.driver.eventually("the story is there") {
        !reader.driver.find(nil, .webPage).isEmpty
      }
      reader.navigator.open(ZhihuDailyRoute.settings)
      try await reader.driver.eventually(sees: "Automatic", .cell)
      #expect(reader.driver.find(nil, .webPage).isEmpty)
      #expect(reader.navigator.path.description == "settings")
    }
  }

  @Test func aLinkToAStoryHasTheDaysBelowIt() async throws {
    try await withStoryReader { reader in
      let driver = reader.driver
      try await atHome(reader, isWide: false)
      try driver.tap(try #require(reader.stories.first))
      try await driver.eventually("the story is there") { !driver.find(nil, .webPage).isEmpty }
      let story = try #require(ZhihuDailyRoute(path: reader.navigator.path))
      reader.navigator.open(ZhihuDailyRoute.settings)
      try await driver.eventually(sees: "Automatic", .cell)
      reader.navigator.open(story)
      try await driver.eventually("the story is there") { !driver.find(nil, .webPage).isEmpty }
      try driver.goBack()
      #expect(reader.navigator.path.description == "")
      #expect(!reader.stories.isEmpty)
    }
  }

  @Test func anotherWidthKeepsTheStory() async throws {
    try await withStoryReader { reader in
      let driver = reader.driver
      try await atHome(reader, isWide: true)
      try driver.tap(try #require(reader.stories.first))
      try await driver.eventually("the story is there") { !driver.find(nil, .webPage).isEmpty }
      let path = reader.navigator.path.description
      driver.resize(to: .phone, width: 390, height: 844)
      #expect(reader.navigator.path.description == path)
      #expect(!driver.find(nil, .webPage).isEmpty)
      #expect(reader.stories.isEmpty)
      driver.resize(to: .pad, width: 1_280, height: 900)
      #expect(reader.navigator.path.description == path)
      #expect(!driver.find(nil, .webPage).isEmpty)
      #expect(marked(reader).count == 1)
      driver.resize(to: .phone, width: 390, height: 844)
      try driver.goBack()
      #expect(reader.navigator.path.description == "")
      #expect(!reader.stories.isEmpty)
      #expect(marked(reader).isEmpty)
    }
  }

  @Test func aFavouriteIsReadBesideTheFavouritesWhichMarkIt() async throws {
    try await withStoryReader { reader in
      let driver = reader.driver
      try await atHome(reader, isWide: true)
      let feed = try await reader.repositories.days.refresh(.empty).value
      try await reader.repositories.stories.setFavourite(true, feed.stories[0].id)
      reader.navigator.open(ZhihuDailyRoute.favourites)
      try await driver.eventually("the favourite is there") {
        reader.stories.contains { $0.label.hasPrefix(feed.stories[0].title) }
          && !driver.find("Edit", .button).isEmpty
      }
      let row = try #require(reader.stories.first)
      #expect(marked(reader).isEmpty)
      try driver.tap(row)
      try await reader.eventually(showsStory: feed.stories[0].title)
      #expect(marked(reader) == [row.label])
      try driver.tap("Edit", .button)
      #expect(marked(reader).isEmpty)
      try driver.tap("Done", .button)
      #expect(marked(reader) == [row.label])
      // Favourites that are opened beside the story mark it, too.
      try driver.goBack()
      try driver.tap("Favorites", .cell)
      try await driver.eventually("it is marked") { marked(reader) == [row.label] }
    }
  }

  // MARK: - The banner

  @Test(arguments: [(390.0, 844.0, 375.0), (844, 390, 190), (375, 667, 320)])
  func theBannerLeavesRoomForStories(width: Double, height: Double, most: Double) async throws {
    try await withStoryReader { reader in
      reader.driver.resize(to: .phone, width: width, height: height)
      try await atHome(reader, isWide: false)
      let banner = try #require(reader.table?.tableHeaderView)
      #expect(banner.frame.height <= most)
      #expect(banner.frame.height >= min(most, 150) - 40)
      #expect(reader.driver.layoutConflicts.isEmpty)
    }
  }

  // MARK: - Pictures

  @Test(arguments: ["close", "escape"])
  func aPictureOfTheTextIsShownAloneAndLeft(_ way: String) async throws {
    try await withStoryReader { reader in
      let driver = reader.driver
      try await checkLeaks { track in
        try await reader.openStory(1)
        reader.screens.track = track
        let link = try #require(
          driver.find(nil, .link).first { $0.label.hasPrefix("View Image: A sketch of") }
        )
        try driver.open(link: link.label)
        try await driver.eventually("the viewer is there") {
          !driver.find("Zoom In", .button).isEmpty
        }
        if way == "close" { try driver.tap("Close", .button) } else { try driver.escape() }
        try await driver.eventually("the story is there again") {
          driver.find("Zoom In", .button).isEmpty && !driver.find("Comments", .button).isEmpty
        }
      }
    }
  }

  @Test func thePictureOnTopIsShownAlone() async throws {
    try await withStoryReader { reader in
      try await reader.openStory(1)
      try reader.driver.tap("View Image", .button)
      try await reader.driver.eventually("the viewer is there") {
        !reader.driver.find("Zoom In", .button).isEmpty
      }
    }
  }
}

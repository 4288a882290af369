import AppTesting
import Foundation
import Rostrum
import RostrumTesting
import Testing
import UIKit
import UIKitTesting
import ZhihuDailyModel
import ZhihuDailyPresentation

/// The user's own screens: login, favourites, messages and settings.
@MainActor
struct ProfileScreensTests {
  private func at(
    _ route: ZhihuDailyRoute,
    _ reader: StoryReader,
    sees label: String
  ) async throws {
    reader.navigator.open(route)
    try await reader.driver.eventually(sees: label)
  }

  private func golden(_ reader: StoryReader, _ name: String) throws {
    try expectGolden(reader.driver.screen, name)
    #expect(reader.driver.layoutConflicts.isEmpty)
  }

  @Test(arguments: [("en", "Favorites"), ("zh-Hans", "我的收藏")])
  func theProfileLooksAsRecorded(language: String, row: String) async throws {
    try await withStoryReader(language: language) { reader in
      try await at(.profile, reader, sees: row)
      try golden(reader, "profile.\(language)")
    }
  }

  @Test(arguments: [("en", "Choose a Name"), ("zh-Hans", "选择昵称")])
  func theLoginLooksAsRecorded(language: String, prompt: String) async throws {
    try await withStoryReader(language: language) { reader in
      try await at(.login, reader, sees: prompt)
      try golden(reader, "login.\(language)")
    }
  }

  @Test(arguments: [("en", "Appearance"), ("zh-Hans", "外观")])
  func theSettingsLookAsRecorded(language: String, heading: String) async throws {
    try await withStoryReader(language: language) { reader in
      try await at(.settings, reader, sees: heading)
      try await reader.driver.eventually("the size is known") {
        !reader.driver.screen.contains("…")
      }
      // The size of files on disk varies.
      let size = /\d+ (B|KB|MB)/
      try expectGolden(reader.driver.screen.replacing(size, with: "0 kB"), "settings.\(language)")
      #expect(reader.driver.layoutConflicts.isEmpty)
    }
  }

  @Test(arguments: [("en", "No Messages"), ("zh-Hans", "暂无消息")])
  func thereAreNoMessages(language: String, title: String) async throws {
    try await withStoryReader(language: language) { reader in
      try await at(.messages, reader, sees: title)
      try golden(reader, "messages.\(language)")
    }
  }

  @Test func loggingInAfterAgreeingAndLoggingOut() async throws {
    try await withStoryReader { reader in
      let driver = reader.driver
      try await at(.profile, reader, sees: "Favorites")
      try driver.tap("Sign In to Zhihu Daily, Choose a name to use on this device")
      try await driver.eventually(sees: "Choose a Name")
      try driver.tap("Continue as Weibo Reader", .button)
      try await driver.eventually(sees: "To continue, confirm that you understand.")
      try driver.tap("I understand that this is a demo and doesn’t use a Zhihu account.", .button)
      try driver.tap("Continue as Weibo Reader", .button)
      try await driver.eventually("the sheet is gone") { driver.find(nil, .sheet).isEmpty }
      try await driver.eventually(sees: "Weibo Reader, Signed in on this device")
      #expect(try await reader.repositories.settings.settings().loginName == "Weibo Reader")
      try driver.tap("Sign Out")
      try await driver.eventually("it is asked") { !driver.find(nil, .alert).isEmpty }
      let confirm = try #require(driver.find("Sign Out", .button).last)
      try driver.tap(confirm)
      try await driver.eventually(
        sees: "Sign In to Zhihu Daily, Choose a name to use on this device"
      )
    }
  }

  @Test func aFavouriteIsSwipedAwayAndComesBack() async throws {
    try await withStoryReader { reader in
      let driver = reader.driver
      let feed = try await reader.repositories.days.refresh(.empty).value
      for story in feed.stories.prefix(2) {
        try await reader.repositories.stories.setFavourite(true, story.id)
      }
      reader.navigator.open(ZhihuDailyRoute.favourites)
      try await driver.eventually("two are there") { reader.stories.count == 2 }
      #expect(!driver.screen.contains("No more stories"))
      let row = try #require(reader.stories.first?.label)
      try driver.swipe(row)
      try driver.tapAction("Delete")
      try await driver.eventually("one is there") { reader.stories.count == 1 }
      try driver.tap("Undo", .button)
      try await driver.eventually("both are there") { reader.stories.count == 2 }
      #expect(reader.stories.first?.label == row)
      try driver.tap("Edit", .button)
      try await driver.eventually(sees: "Done", .button)
      try driver.tap("Done", .button)
      try driver.tap(row)
      try await driver.eventually("the story is there") { !driver.find(nil, .webPage).isEmpty }
    }
  }

  @Test func aStoryOpenedByALinkEndsTheEditingOfFavourites() async throws {
    try await withStoryReader { reader in
      let driver = reader.driver
      let feed = try await reader.repositories.days.refresh(.empty).value
      try await reader.repositories.stories.setFavourite(true, feed.stories[0].id)
      try await at(.favourites, reader, sees: "Edit")
      try driver.tap("Edit", .button)
      #expect(try driver.element("Done", .button).isEnabled)
      reader.navigator.open(ZhihuDailyRoute.story(feed.stories[0].id, .favourites))
      try await driver.eventually("the story is there") { !driver.find(nil, .webPage).isEmpty }
      try driver.goBack()
      try await driver.eventually(sees: "Edit", .button)
      #expect(driver.find("Done", .button).isEmpty)
    }
  }

  @Test func clearingCopiesKeepsMarksAndFavourites() async throws {
    try await withStoryReader { reader in
      let driver = reader.driver
      let feed = try await reader.repositories.days.refresh(.empty).value
      try await reader.repositories.stories.setFavourite(true, feed.stories[0].id)
      try await at(.settings, reader, sees: "Clear Cache")
      try driver.tap("Clear Cache")
      try await driver.eventually("it is asked") { !driver.find(nil, .alert).isEmpty }
      let confirm = try #require(driver.find("Clear Cache", .button).last)
      try driver.tap(confirm)
      try await driver.eventually("the copies are gone") {
        driver.find("Clearing…").isEmpty && driver.find(nil, .alert).isEmpty
      }
      #expect(try await reader.repositories.favourites.favourites().count == 1)
    }
  }
}

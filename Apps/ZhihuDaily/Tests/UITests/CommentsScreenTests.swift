import AppTesting
import Rostrum
import Testing
import UIKitTesting
import ZhihuDailyModel
import ZhihuDailyPresentation

/// The comments' screen, with the real model and a sample server in the same process.
@MainActor
struct CommentsScreenTests {
  @Test(arguments: ["en", "zh-Hans"])
  func looksAsRecorded(_ language: String) async throws {
    try await withStoryReader(language: language) { reader in
      try await reader.openComments(of: 0)
      try expectGolden(reader.driver.screen, "comments.\(language)")
      #expect(reader.driver.layoutConflicts.isEmpty)
    }
  }

  @Test(arguments: [("en", "No Comments"), ("zh-Hans", "暂无评论")])
  func noCommentsLookAsRecorded(language: String, title: String) async throws {
    try await withStoryReader(language: language) { reader in
      let story = try await reader.firstStory { story in
        let counts = try await reader.repositories.stories.refreshStatus(of: story.id).counts
        return counts?.comments == 0
      }
      reader.navigator.open(ZhihuDailyRoute.comments(story.id))
      try await reader.driver.eventually(sees: title)
      try expectGolden(reader.driver.screen, "comments.none.\(language)")
      #expect(reader.driver.layoutConflicts.isEmpty)
    }
  }

  @Test func allOfThemComeEachOnce() async throws {
    try await withStoryReader { reader in
      let story = try await reader.openComments(of: 1)
      let driver = reader.driver
      var row = 0
      try await driver.eventually("the end is there") {
        row = (row + 1) % 48
        // Rows that are not loaded yet cannot be scrolled to.
        _ = try? driver.scroll(toRows: row..<(row + 8))
        return driver.screen.contains("No more comments")
      }
      let pages = reader.transport.asked.filter { $0.contains("short-comments") }
      #expect(pages.count > 1 && Set(pages).count == pages.count)
      #expect(pages.allSatisfy { $0.contains("\(story.id)") })
    }
  }

  @Test func aLikeIsCountedAndKept() async throws {
    try await withStoryReader { reader in
      let story = try await reader.openComments(of: 1)
      let driver = reader.driver
      let like = try #require(driver.find("Like", .button).first)
      let before = Int(like.value ?? "0") ?? 0
      try driver.tap(like)
      try await driver.eventually("it is liked") {
        driver.find("Like", .button).first?.value == "\(before + 1)"
      }
      let long = try await reader.repositories.comments.comments(.long, of: story.id).value
      #expect(long.comments.first?.isLiked == true)
    }
  }

  @Test func anOfflineMessageIsShownUntilARetrySucceeds() async throws {
    try await withStoryReader { reader in
      let story = try await reader.openStory(1)
      reader.transport.cut(true)
      reader.navigator.open(ZhihuDailyRoute.comments(story.id))
      try await reader.driver.eventually(sees: "You’re Offline")
      reader.transport.cut(false)
      try reader.driver.tap("Try Again", .button)
      try await reader.driver.eventually("comments are there") {
        !reader.driver.find("Like", .button).isEmpty
      }
    }
  }
}

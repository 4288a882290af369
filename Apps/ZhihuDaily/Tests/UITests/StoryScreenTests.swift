import AppTesting
import Rostrum
import RostrumTesting
import Testing
import UIKitTesting
import ZhihuDailyModel
import ZhihuDailyPresentation

/// A story's screen, with the real model and a sample server in the same process.
@MainActor
struct StoryScreenTests {
  @Test(arguments: ["en", "zh-Hans"])
  func looksAsRecorded(_ language: String) async throws {
    try await withStoryReader(language: language) { reader in
      try await reader.openStory(1)
      try await reader.driver.eventually("counts are there") {
        reader.driver.find(nil, .button).contains { $0.value != nil }
      }
      try expectGolden(reader.driver.screen, "story.\(language)")
      #expect(reader.driver.layoutConflicts.isEmpty)
    }
  }

  @Test func likesAndFavouritesAreAnnouncedAndCounted() async throws {
    try await withStoryReader { reader in
      try await reader.openStory(1)
      let driver = reader.driver
      try await driver.eventually("counts are there") {
        (try? driver.element("Like", .button).value) != nil
      }
      let before = try #require(try driver.element("Like", .button).value.flatMap { Int($0) })
      try driver.tap("Like", .button)
      try await driver.eventually("it is liked") {
        try driver.element("Like", .button).value == "\(before + 1)"
      }
      try driver.tap("Favorite", .button)
      try await driver.eventually("it is a favourite") {
        try driver.element("Favorite", .button).isSelected
      }
      let favourites = try await reader.repositories.favourites.favourites()
      #expect(favourites.count == 1)
    }
  }

  @Test func pagesAcrossDaysAndBack() async throws {
    try await withStoryReader { reader in
      let driver = reader.driver
      let first = try await reader.openStory(0)
      #expect(reader.navigator.path.description == "stories/\(first.id)")
      var titles: [String] = [first.title]
      for _ in 0..<20 {
        try driver.tap("Next Story", .button)
        let former = titles[titles.count - 1]
        try await driver.eventually("another story is there") {
          driver.find(nil, .webPage).contains { $0.label != former }
            || !driver.find("Read on the Web", .button).isEmpty
        }
        titles.append(driver.find(nil, .webPage).first?.label ?? "elsewhere")
      }
      #expect(Set(titles).count > 19)
      let feed = try await reader.repositories.days.feed().value
      #expect(feed.days.count > 2)
      #expect(reader.navigator.path.description == "stories/\(feed.stories[20].id)")
      try driver.tap("Previous Story", .button)
      try await driver.eventually("the story before is there") {
        reader.navigator.path.description == "stories/\(feed.stories[19].id)"
      }
      // A single step back leads to the home screen, however many stories were shown in between.
      try driver.goBack()
      #expect(reader.navigator.path.description == "")
    }
  }

  @Test func sharingOffersTheAddressAndCanBeCancelled() async throws {
    try await withStoryReader { reader in
      let story = try await reader.openStory(1)
      try reader.driver.tap("Share", .button)
      #expect(
        reader.driver.screen.contains("https://reader.example/zhihu-daily/stories/\(story.id)")
      )
      try reader.driver.tap("Cancel", .button)
      #expect(reader.driver.find("Cancel", .button).isEmpty)
    }
  }

  @Test func theFirstStoryHasNoPreviousAndASwipeShowsAToast() async throws {
    try await withStoryReader { reader in
      let driver = reader.driver
      try await reader.openStory(0)
      try await driver.eventually("the first one is known to be") {
        try !driver.element("Previous Story", .button).isEnabled
      }
      #expect(try driver.element("Next Story", .button).isEnabled)
      try driver.swipe("Like", .right)
      try await driver.eventually("it is announced") {
        driver.display.announcements.contains("This is the first story")
      }
    }
  }

  @Test func aStoryOfAnotherSiteIsReadThere() async throws {
    try await withStoryReader(language: "zh-Hans") { reader in
      let driver = reader.driver
      let story = try await reader.offSiteStory()
      reader.navigator.open(ZhihuDailyRoute.story(story.id, .days))
      try await driver.eventually(sees: "在网页上阅读", .button)
      try expectGolden(driver.screen, "story.elsewhere.zh-Hans")
      try driver.tap("在网页上阅读", .button)
      #expect(driver.display.opened.count == 1)
    }
  }

  @Test func theLinkToTheDiscussionShowsTheCommentsOnTheStory() async throws {
    try await withStoryReader { reader in
      let story = try await reader.openStory(1)
      try reader.driver.open(link: "View the discussion on Zhihu")
      #expect(reader.navigator.path.description == "stories/\(story.id)/comments")
      #expect(reader.driver.display.opened.isEmpty)
      try reader.driver.goBack()
      #expect(reader.navigator.path.description == "stories/\(story.id)")
    }
  }

  @Test func offlineTheCopyIsShownAndTheRestLoadsOnReturn() async throws {
    try await withStoryReader { reader in
      let driver = reader.driver
      let story = try await reader.openStory(0)
      try driver.goBack()
      reader.transport.cut(true)
      reader.navigator.open(ZhihuDailyRoute.story(story.id, .days))
      try await reader.eventually(showsStory: story.title)
      try await driver.eventually("it is said") {
        driver.screen.contains("You’re offline. Last updated: 09:00")
      }
      reader.transport.cut(false)
      await reader.clock.waitForSleepers()
      try await driver.eventually("the notice goes") {
        reader.clock.advance(by: .seconds(2))
        return !driver.screen.contains("You’re offline")
      }
    }
  }

  // MARK: - Leaks

  @Test func twentyStoriesAreReleased() async throws {
    try await withStoryReader { reader in
      try await checkLeaks { track in
        try await reader.openStory(0)
        reader.screens.track = track
        for _ in 0..<20 {
          let former = reader.screens.count
          try reader.driver.tap("Next Story", .button)
          try await reader.driver.eventually("the next is there") {
            reader.screens.count > former
          }
        }
        try await reader.driver.eventually("the last one is there") {
          try reader.driver.element("Comments", .button).isEnabled
        }
        try reader.driver.tap("Comments", .button)
        try await reader.driver.eventually("comments are there") {
          reader.navigator.path.description.hasSuffix("comments")
        }
        try reader.driver.goBack()
        try reader.driver.goBack()
        await settle(reader)
      }
    }
  }

  @Test(arguments: ["button", "swipe", "browser", "close"])
  func everyDismissalReleasesTheStory(_ way: String) async throws {
    try await withStoryReader { reader in
      let driver = reader.driver
      try await checkLeaks { track in
        reader.screens.track = track
        try await reader.openStory(0)
        try driver.tap("Like", .button)
        switch way {
        case "button": try driver.goBack()
        case "swipe": try driver.swipeBack()
        case "browser": try driver.browserBack()
        default: reader.navigator.close()
        }
        await settle(reader)
      }
    }
  }

  private func settle(_ reader: StoryReader) async {
    // Marks are stored even if the screen is closed.
    for _ in 0..<2_000 {
      reader.driver.settle()
      await Task.yield()
    }
  }
}

import AppTesting
import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import ZhihuDailyModel
@testable import ZhihuDailyPresentation

@MainActor
struct StoryPresenterTests {
  private let navigation = StoryNavigationSpy()
  private let view = StorySpy()
  private let clock = TestClock()
  private let settings = FakeSettingsRepository()

  private func presenter(
    _ stories: FakeStoryRepository,
    language: String = "en",
    site: URL? = nil
  ) -> StoryPresenter {
    StoryPresenter(
      id: 7,
      order: .days,
      app: .fake(
        stories: stories,
        settings: settings,
        language: language,
        clock: clock,
        site: site
      ),
      navigation: navigation
    )
  }

  private func opened(
    _ stories: FakeStoryRepository,
    language: String = "en",
    site: URL? = nil
  ) async -> StoryPresenter {
    let presenter = presenter(stories, language: language, site: site)
    presenter.attach(view)
    await until {
      stories.calls.contains("refresh 7") && view.state?.content != .loading("Loading…")
    }
    return presenter
  }

  // MARK: - What is shown

  @Test("D15: the story’s own picture, title and text are shown, not a page of the web")
  func shows() async throws {
    _ = await opened(FakeStoryRepository([.sample(7)]))
    let story = try #require(view.story)
    #expect(story.title == "Story 7")
    #expect(story.header?.picture.absoluteString == "https://paper.example/large/7.jpg")
    #expect(story.header?.credit == "Image: Ana")
    #expect(story.page.contains("<p>Text</p>"))
    #expect(view.state?.barTitle == "Small Things")
  }

  @Test func theCreditIsLocalizedInChinese() async {
    let stories = FakeStoryRepository([.sample(7)])
    let presenter = presenter(stories, language: "zh-Hans")
    presenter.attach(view)
    await until { view.story != nil }
    #expect(view.story?.header?.credit == "图片：Ana")
  }

  @Test func withoutAPictureThereIsNoHeader() async throws {
    var story = Story.sample(7)
    story.picture = nil
    _ = await opened(FakeStoryRepository([story]))
    #expect(try #require(view.story).header == nil)
  }

  @Test func aStoryOfAnotherSiteOffersItsPage() async {
    let presenter = await opened(FakeStoryRepository([.sample(7, body: nil)]))
    #expect(view.placeholder?.title == "Story 7")
    #expect(view.placeholder?.button == "Read on the Web")
    presenter.placeholderButtonTapped()
    #expect(view.commands == ["open https://paper.example/story/7"])
  }

  @Test func aStoryOfAnotherSiteWithoutAnAddressOffersNothing() async {
    var story = Story.sample(7, body: nil)
    story.shareAddress = nil
    let presenter = await opened(FakeStoryRepository([story]))
    #expect(view.placeholder?.button == nil)
    presenter.placeholderButtonTapped()
    #expect(view.commands.isEmpty)
  }

  @Test func linksGoOutside() async throws {
    let presenter = await opened(FakeStoryRepository([.sample(7)]))
    presenter.linkTapped(try #require(URL(string: "https://example.org/a")))
    #expect(view.commands == ["open https://example.org/a"])
  }

  @Test(
    arguments: [
      ("https://app.example/zhihu-daily/stories/7/comments", "comments"),
      ("https://app.example/zhihu-daily/stories/8/comments", "open stories/8/comments"),
      ("https://app.example/zhihu-daily/me", "open me"),
      ("https://app.example/zhihu-daily/unknown", nil),
      ("https://app.example/zhihu/stories/7/comments", nil),
      ("https://app.example:8080/zhihu-daily/stories/7/comments", nil),
      ("https://other.example/zhihu-daily/stories/7/comments", nil),
    ]
  )
  func linksToScreensOfTheAppStayInIt(_ link: String, _ call: String?) async throws {
    let site = try #require(URL(string: "https://app.example/zhihu-daily"))
    let presenter = await opened(FakeStoryRepository([.sample(7)]), site: site)
    presenter.linkTapped(try #require(URL(string: link)))
    #expect(navigation.calls == (call.map { [$0] } ?? []))
    #expect(view.commands == (call == nil ? ["open \(link)"] : []))
  }

  @Test func theTextSizeFollowsTheSettings() async throws {
    _ = await opened(FakeStoryRepository([.sample(7)]))
    #expect(try #require(view.story).page.contains("font: 17.0px"))
    try await settings.update { $0.textSize = .extraLarge }
    await until { view.story?.page.contains("font: 23.8px") == true }
  }

  @Test func theTextSizeOfTheScreenMultipliesThatOfTheSettings() async throws {
    let presenter = presenter(FakeStoryRepository([.sample(7)]))
    presenter.textScaleChanged(2)
    presenter.attach(view)
    await until { view.story?.page.contains("font: 34.0px") == true }
    try await settings.update { $0.textSize = .extraLarge }
    await until { view.story?.page.contains("font: 47.6px") == true }
    presenter.textScaleChanged(1)
    #expect(try #require(view.story).page.contains("font: 23.8px"))
  }

  @Test func openingMarksItRead() async {
    let stories = FakeStoryRepository([.sample(7)])
    _ = await opened(stories)
    await until { stories.read == [7] }
  }

  @Test func aMissingStoryIsNotMarkedRead() async {
    let stories = FakeStoryRepository()
    let presenter = await opened(stories)
    presenter.destroy()
    #expect(stories.read.isEmpty)
  }

  // MARK: - What goes wrong

  @Test("D8: a failed story shows the reason, and can be retried")
  func failure() async {
    let stories = FakeStoryRepository([.sample(7)])
    stories.refreshError = .service(.status(404))
    let presenter = await opened(stories)
    #expect(view.placeholder?.title == "Zhihu Daily Isn’t Available")
    #expect(view.state?.toolbar.like.isEnabled == false)
    stories.refreshError = nil
    presenter.placeholderButtonTapped()
    await until { view.story != nil }
  }

  @Test func aMissingStoryOffersAllOthersInsteadOfARetry() async {
    let presenter = await opened(FakeStoryRepository())
    #expect(view.placeholder?.title == "Story Not Found")
    #expect(view.placeholder?.button == "Show All Stories")
    #expect(view.state?.mayHavePrevious == false)
    #expect(view.state?.mayHaveNext == false)
    presenter.placeholderButtonTapped()
    #expect(navigation.calls == ["all stories"])
  }

  @Test func unavailableStorageShowsAPlaceholder() async {
    let stories = FakeStoryRepository([.sample(7)])
    stories.error = .storage("locked")
    let presenter = presenter(stories)
    presenter.attach(view)
    await until { view.placeholder != nil }
    #expect(view.placeholder?.title == "Storage Isn’t Available")
    stories.error = nil
    presenter.placeholderButtonTapped()
    await until { view.story != nil }
  }

  @Test func offlineShowsTheCopyAndItsDate() async {
    let stories = FakeStoryRepository([.sample(7)])
    stories.stored[7] = Dated(.sample(7), .asOf(.noon.addingTimeInterval(-7_200)))
    stories.refreshError = .service(.offline)
    _ = await opened(stories)
    await until { view.state?.notice != nil }
    #expect(view.story?.title == "Story 7")
    #expect(view.state?.notice == "You’re offline. Last updated: 10:00")
  }

  @Test("D8: transient failures are retried automatically with growing pauses")
  func retries() async {
    let stories = FakeStoryRepository([.sample(7)])
    stories.refreshError = .service(.offline)
    _ = await opened(stories)
    await clock.waitForSleepers()
    clock.advance(by: .seconds(2))
    await until { stories.calls.count { $0 == "refresh 7" } == 2 }
    await clock.waitForSleepers()
    stories.refreshError = nil
    clock.advance(by: .seconds(3))
    #expect(stories.calls.count { $0 == "refresh 7" } == 2)
    clock.advance(by: .seconds(1))
    await until { view.story != nil }
    #expect(view.state?.notice == nil)
  }

  @Test func aHiddenScreenSendsNoRequests() async {
    let stories = FakeStoryRepository([.sample(7)])
    stories.refreshError = .service(.offline)
    let presenter = await opened(stories)
    await clock.waitForSleepers()
    presenter.detach(view)
    await until { clock.sleeperCount == 0 }
    #expect(stories.calls.count { $0 == "refresh 7" } == 1)
    stories.refreshError = nil
    presenter.attach(view)
    await until { view.story != nil }
  }

  @Test func aReplyAfterLeavingIsHarmless() async {
    let stories = FakeStoryRepository([.sample(7)])
    stories.isHeld = true
    let presenter = presenter(stories)
    presenter.attach(view)
    await until { stories.calls.contains("refresh 7") }
    presenter.detach(view)
    presenter.destroy()
    let count = view.states.count
    stories.release()
    await presenter.drain()
    #expect(view.states.count == count)
    await until { stories.listenerCount == 0 }
  }
}

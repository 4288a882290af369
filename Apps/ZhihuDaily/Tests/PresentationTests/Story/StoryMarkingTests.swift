import AppTesting
import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import ZhihuDailyModel
@testable import ZhihuDailyPresentation

/// The toolbar below a story.
@MainActor
struct StoryMarkingTests {
  private let navigation = StoryNavigationSpy()
  private let view = StorySpy()
  private let clock = TestClock()

  private func opened(
    _ stories: FakeStoryRepository,
    language: String = "en",
    site: URL? = nil
  ) async -> StoryPresenter {
    let presenter = StoryPresenter(
      id: 7,
      order: .days,
      app: .fake(stories: stories, language: language, clock: clock, site: site),
      navigation: navigation
    )
    presenter.attach(view)
    await until { view.story != nil && stories.calls.contains("counts 7") }
    return presenter
  }

  private func counted() -> FakeStoryRepository {
    let stories = FakeStoryRepository([.sample(7)])
    stories.counts[7] = StoryCounts(likes: 128, longComments: 1, shortComments: 64)
    return stories
  }

  private var toolbar: StoryToolbarViewData? { view.state?.toolbar }

  @Test func showsTheCounts() async {
    _ = await opened(counted())
    await until { toolbar?.like.count == "128" }
    #expect(toolbar?.comments.count == "65")
    #expect(toolbar?.favourite.count == nil)
  }

  @Test func withoutCountsThereIsNoNumber() async {
    _ = await opened(FakeStoryRepository([.sample(7)]))
    #expect(toolbar?.like.count == nil && toolbar?.comments.count == nil)
    #expect(toolbar?.like.isEnabled == true)
  }

  @Test(
    arguments: [
      ("en", "Liked", "Like removed"), ("zh-Hans", "已点赞", "已取消点赞"),
    ]
  )
  func likingCountsOneMoreAndBack(language: String, on: String, off: String) async {
    let presenter = await opened(counted(), language: language)
    await until { toolbar?.like.count == "128" }
    presenter.likeTapped()
    await until { view.state?.toast == on }
    #expect(toolbar?.like.count == "129" && toolbar?.like.isOn == true)
    #expect(toolbar?.like.symbol == "hand.thumbsup.fill")
    presenter.likeTapped()
    await until { view.state?.toast == off }
    #expect(toolbar?.like.count == "128" && toolbar?.like.isOn == false)
    #expect(view.commands == ["announce \(on)", "announce \(off)"])
  }

  @Test(
    arguments: [
      ("en", "Added to Favorites", "Removed from Favorites"), ("zh-Hans", "已收藏", "已取消收藏"),
    ]
  )
  func favouriting(language: String, on: String, off: String) async {
    let presenter = await opened(counted(), language: language)
    presenter.favouriteTapped()
    await until { view.state?.toast == on }
    #expect(toolbar?.favourite.isOn == true && toolbar?.favourite.symbol == "star.fill")
    presenter.favouriteTapped()
    await until { view.state?.toast == off }
    #expect(toolbar?.favourite.isOn == false)
  }

  @Test func aToastGoesAfterASecond() async {
    let presenter = await opened(counted())
    presenter.likeTapped()
    await until { view.state?.toast != nil }
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(999))
    #expect(view.state?.toast == "Liked")
    clock.advance(by: .milliseconds(1))
    await until { view.state?.toast == nil }
  }

  @Test func twoTapsMarkOnce() async {
    let stories = counted()
    let presenter = await opened(stories)
    presenter.likeTapped()
    presenter.likeTapped()
    await until { view.state?.toast == "Liked" }
    #expect(stories.liked == [7])
    #expect(view.commands == ["announce Liked"])
  }

  @Test func aLikedStoryCanBecomeAFavourite() async {
    let stories = counted()
    let presenter = await opened(stories)
    presenter.likeTapped()
    presenter.favouriteTapped()
    await until { toolbar?.like.isOn == true && toolbar?.favourite.isOn == true }
    #expect(stories.liked == [7] && stories.favourites == [7])
  }

  @Test func aFailedMarkShowsANoticeAndIsReverted() async {
    let stories = counted()
    let presenter = await opened(stories)
    await until { toolbar?.like.count == "128" }
    stories.error = .storage("full")
    presenter.likeTapped()
    await until { !navigation.notices.isEmpty }
    #expect(navigation.notices.map(\.title) == ["Couldn’t Save"])
    #expect(toolbar?.like.isOn == false && toolbar?.like.count == "128")
  }

  @Test func aMarkThatAnotherScreenSetsIsShown() async throws {
    let stories = counted()
    _ = await opened(stories)
    _ = try await stories.setFavourite(true, 7)
    await until { toolbar?.favourite.isOn == true }
    #expect(view.state?.toast == nil)
  }

  @Test func sharesTitleAndAddress() async {
    let presenter = await opened(counted())
    presenter.shareTapped()
    #expect(view.commands == ["share Story 7 https://paper.example/story/7"])
  }

  @Test(
    arguments: ["https://example.org/zhihu-daily", "https://example.org/zhihu-daily/"]
  )
  func sharesTheStorysAddressInTheAppWhereTheAppHasOne(_ site: String) async {
    var story = Story.sample(7)
    story.shareAddress = nil
    let presenter = await opened(FakeStoryRepository([story]), site: URL(string: site))
    #expect(toolbar?.share.isEnabled == true)
    presenter.shareTapped()
    #expect(view.commands == ["share Story 7 https://example.org/zhihu-daily/stories/7"])
  }

  @Test func sharingNeedsAnAddress() async {
    var story = Story.sample(7)
    story.shareAddress = nil
    let presenter = await opened(FakeStoryRepository([story]))
    #expect(toolbar?.share.isEnabled == false)
    presenter.shareTapped()
    #expect(view.commands.isEmpty)
  }

  @Test("D14: the comments are opened by the flow")
  func comments() async {
    let presenter = await opened(counted())
    presenter.commentsTapped()
    #expect(navigation.calls == ["comments"])
  }
}

import AppTesting
import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import ZhihuDailyModel
@testable import ZhihuDailyPresentation

/// Navigation from a story to the next.
@MainActor
struct StoryPagingTests {
  private let navigation = StoryNavigationSpy()
  private let view = StorySpy()
  private let clock = TestClock()
  private let stories = FakeStoryRepository([.sample(6), .sample(7), .sample(8)])

  private func opened(
    _ id: Story.ID,
    in order: StoryOrder = .days,
    language: String = "en"
  ) async -> StoryPresenter {
    let presenter = StoryPresenter(
      id: id,
      order: order,
      app: .fake(stories: stories, language: language, clock: clock),
      navigation: navigation
    )
    presenter.attach(view)
    await until { view.story != nil }
    return presenter
  }

  @Test("D14: the flow shows the next story, by its id")
  func next() async {
    let presenter = await opened(7)
    presenter.nextTapped()
    await until { !navigation.calls.isEmpty }
    #expect(navigation.calls == ["story 8"])
  }

  @Test func previous() async {
    let presenter = await opened(7)
    presenter.previousTapped()
    await until { !navigation.calls.isEmpty }
    #expect(navigation.calls == ["story 6"])
  }

  @Test(arguments: [StoryOrder.days, .banner, .favourites])
  func pagesInTheOrderThatItWasOpenedFrom(order: StoryOrder) async {
    let presenter = await opened(7, in: order)
    presenter.nextTapped()
    await until { !navigation.calls.isEmpty }
    #expect(stories.calls.contains("next 7 in \(order)"))
  }

  @Test(arguments: [("en", "This is the last story"), ("zh-Hans", "已经是最后一篇了")])
  func theLastStoryShowsAToast(language: String, text: String) async {
    let presenter = await opened(8, language: language)
    presenter.nextTapped()
    await until { view.state?.toast == text }
    #expect(view.commands == ["announce \(text)"])
    #expect(navigation.calls.isEmpty)
  }

  @Test(arguments: [("en", "This is the first story"), ("zh-Hans", "已经是第一篇了")])
  func theFirstStoryShowsAToast(language: String, text: String) async {
    let presenter = await opened(6, language: language)
    presenter.previousTapped()
    await until { view.state?.toast == text }
  }

  @Test(
    arguments: [
      ("en", "Couldn’t find the next or previous story"), ("zh-Hans", "没有找到相邻的文章"),
    ]
  )
  func aStoryWithoutAPlaceIsNeitherFirstNorLast(language: String, text: String) async {
    let presenter = await opened(7, language: language)
    stories.order = []
    presenter.nextTapped()
    await until { view.state?.toast == text }
    presenter.previousTapped()
    await until { view.commands == ["announce \(text)", "announce \(text)"] }
    #expect(navigation.calls.isEmpty)
  }

  @Test(
    arguments: [
      (6, false, true), (7, true, true), (8, true, false), (99, false, false),
    ]
  )
  func knownEndsDisableTheirButton(id: Story.ID, back: Bool, on: Bool) async {
    stories.knowsPlaces = true
    stories.paper[99] = .sample(99)
    _ = await opened(id)
    await until { view.state?.mayHavePrevious == back && view.state?.mayHaveNext == on }
  }

  @Test func aDiscoveredEndDisablesItsButton() async {
    let presenter = await opened(8)
    #expect(view.state?.mayHaveNext == true)
    presenter.nextTapped()
    await until { view.state?.mayHaveNext == false }
    #expect(view.state?.mayHavePrevious == true)
  }

  @Test func anEndThatTurnsOutIsNotForgottenForAnOlderReadingOfThePlace() async {
    let presenter = await opened(8)
    await until { stories.read.contains(8) }
    (stories.knowsPlaces, stories.holdsPlaces) = (true, true)
    stories.order = [Story.sample(8).summary, Story.sample(9).summary]
    presenter.detach(view)
    presenter.attach(view)
    await until { stories.isWaitedFor }
    stories.order.removeLast()
    presenter.nextTapped()
    await until { view.state?.mayHaveNext == false }
    stories.release()
    await until { view.state?.mayHavePrevious == false }
    #expect(view.state?.mayHaveNext == false)
  }

  @Test func aPlaceThatCannotBeReadLeavesBothWaysOpen() async {
    stories.knowsPlaces = true
    stories.error = .storage("full")
    let presenter = StoryPresenter(
      id: 6,
      order: .days,
      app: .fake(stories: stories, clock: clock),
      navigation: navigation
    )
    presenter.attach(view)
    await until { view.placeholder != nil }
    #expect(view.state?.mayHavePrevious == true && view.state?.mayHaveNext == true)
    stories.error = nil
    presenter.detach(view)
    presenter.attach(view)
    await until { view.state?.mayHavePrevious == false }
  }

  @Test func twoTapsNavigateOnce() async {
    let presenter = await opened(6)
    stories.isHeld = true
    presenter.nextTapped()
    presenter.nextTapped()
    await until { stories.calls.contains("next 6 in days") }
    presenter.previousTapped()
    stories.release()
    await until { !navigation.calls.isEmpty }
    presenter.nextTapped()
    #expect(navigation.calls == ["story 7"])
    #expect(stories.calls.count { $0.hasPrefix("next") || $0.hasPrefix("previous") } == 1)
  }

  @Test("D8: a failure of the next day shows a message, and can be retried")
  func failure() async {
    let presenter = await opened(7)
    stories.refreshError = .service(.offline)
    presenter.nextTapped()
    await until { !navigation.notices.isEmpty }
    #expect(navigation.notices.map(\.title) == ["Couldn’t Load Story"])
    stories.refreshError = nil
    presenter.nextTapped()
    await until { navigation.calls == ["story 8"] }
  }
}

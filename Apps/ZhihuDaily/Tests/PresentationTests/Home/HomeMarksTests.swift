import AppTesting
import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import ZhihuDailyModel
@testable import ZhihuDailyPresentation

/// Read marks are part of the view state, not of cells.
@MainActor
struct HomeMarksTests {
  private let navigation = HomeNavigationSpy()
  private let view = HomeSpy()

  private func opened(_ stories: FakeStoryRepository) async -> HomePresenter {
    let presenter = HomePresenter(
      app: .fake(days: FakeDayRepository(.samples(1)), stories: stories),
      navigation: navigation
    )
    presenter.attach(view)
    await until { view.rows == [1, 2, 3] }
    return presenter
  }

  @Test("D12: read stories are read in every cell and every process")
  func kept() async {
    let presenter = await opened(FakeStoryRepository(read: [2]))
    await until { presenter.row(2)?.isRead == true }
    #expect([1, 2, 3].map { presenter.row($0)?.isRead } == [false, true, false])
    #expect(presenter.row(2)?.readMark == "Read")
    #expect(presenter.row(1)?.readMark == nil)
  }

  @Test func anOpenedStoryIsMarkedReadOnReturn() async throws {
    let stories = FakeStoryRepository()
    let presenter = await opened(stories)
    presenter.detach(view)
    let revision = view.listing?.revision
    try await stories.markRead(1)
    await until { presenter.row(1)?.isRead == true }
    presenter.attach(view)
    #expect(view.listing?.revision != revision)
  }

  @Test func withoutMarksTheListIsThereAllTheSame() async {
    let stories = FakeStoryRepository()
    stories.error = .storage("locked")
    let presenter = await opened(stories)
    #expect(presenter.row(1)?.isRead == false)
  }
}

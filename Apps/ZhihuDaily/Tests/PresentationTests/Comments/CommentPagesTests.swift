import AppTesting
import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import ZhihuDailyModel
@testable import ZhihuDailyPresentation

/// Paging, and failed requests for pages.
@MainActor
struct CommentPagesTests {
  private let navigation = StoryNavigationSpy()
  private let view = CommentsSpy()
  private let clock = TestClock()
  private let comments = FakeCommentRepository(
    long: (1...3).reversed().map { .sample($0, .long) },
    short: (1...5).reversed().map { .sample($0) }
  )

  private func presenter() -> CommentsPresenter {
    CommentsPresenter(
      id: 7,
      app: .fake(comments: comments, clock: clock),
      navigation: navigation
    )
  }

  private func opened() async -> CommentsPresenter {
    let presenter = presenter()
    presenter.attach(view)
    await until { view.listing != nil || view.placeholder != nil }
    return presenter
  }

  @Test func displayedFootersLoadMoreComments() async {
    let presenter = await opened()
    #expect(view.rows(.long)?.last == .more(.long))
    #expect(view.rows(.short)?.last == .more(.short))
    presenter.rowWillDisplay(.comment(.long, 2))
    #expect(!comments.calls.contains { $0.hasPrefix("more") })
    presenter.rowWillDisplay(.more(.long))
    await until { view.ids(.long) == [3, 2, 1] }
    presenter.rowWillDisplay(.more(.short))
    await until { view.ids(.short) == [5, 4, 3, 2] }
    presenter.rowWillDisplay(.more(.short))
    await until { view.ids(.short) == [5, 4, 3, 2, 1] }
    #expect(view.rows(.short)?.last == .end)
    #expect(presenter.line(.end)?.text == "No more comments")
  }

  @Test("D9: one page at a time, never the same twice at once")
  func aSinglePageLoadsAtATime() async {
    let presenter = await opened()
    comments.isHeld = true
    presenter.rowWillDisplay(.more(.long))
    presenter.rowWillDisplay(.more(.long))
    presenter.rowWillDisplay(.more(.short))
    await until { comments.openCount == 1 }
    #expect(comments.calls.count { $0.hasPrefix("more") } == 1)
    comments.release()
    await until { view.ids(.long) == [3, 2, 1] }
    await presenter.drain()
    #expect(view.ids(.long).count == Set(view.ids(.long)).count)
  }

  @Test("D8: a failed page shows a message, and can be retried")
  func failedPage() async {
    let presenter = await opened()
    comments.moreError = .service(.status(404))
    presenter.rowWillDisplay(.more(.long))
    await until { view.rows(.long)?.last == .failed(.long) }
    #expect(presenter.line(.failed(.long))?.button == "Try Again")
    #expect(view.ids(.short) == [5, 4])
    comments.moreError = nil
    presenter.moreRetryTapped(.long)
    await until { view.ids(.long) == [3, 2, 1] }
  }

  @Test func aTransientFailureIsRetriedAutomatically() async {
    let presenter = await opened()
    comments.moreError = .service(.offline)
    presenter.rowWillDisplay(.more(.long))
    await until { view.rows(.long)?.last == .failed(.long) }
    await clock.waitForSleepers()
    comments.moreError = nil
    clock.advance(by: .seconds(2))
    await until { view.ids(.long) == [3, 2, 1] }
  }

  @Test func pullingBeginsAnew() async {
    let presenter = await opened()
    comments.paper[.short]?.insert(.sample(6), at: 0)
    presenter.pulledToRefresh()
    #expect(view.state?.isPulled == true)
    await until { view.ids(.short) == [6, 5] }
    #expect(view.state?.isPulled == false)
  }

  @Test("D8: without a server the error is shown, and the request is retried")
  func failure() async {
    comments.refreshError = .service(.offline)
    _ = await opened()
    await until { view.placeholder?.title == "You’re Offline" }
    await clock.waitForSleepers()
    comments.refreshError = nil
    clock.advance(by: .seconds(2))
    await until { view.listing != nil }
  }

  @Test func offlineShowsTheCopyAndItsDate() async {
    comments.stored[.long] = Dated(CommentList(story: 7, kind: .long), .asOf(.noon))
    comments.stored[.short] = Dated(
      CommentList(story: 7, kind: .short, comments: [.sample(1)]),
      .asOf(.noon.addingTimeInterval(-3_600))
    )
    comments.refreshError = .service(.offline)
    let presenter = await opened()
    await until { view.state?.notice != nil }
    #expect(view.ids(.short) == [1])
    #expect(view.state?.notice?.text == "You’re offline. Last updated: 11:00")
    comments.refreshError = nil
    presenter.retryTapped()
    await until { view.ids(.short) == [5, 4] }
    #expect(view.state?.notice == nil)
  }

  @Test func unavailableStorageShowsAPlaceholder() async {
    comments.error = .storage("locked")
    let presenter = await opened()
    #expect(view.placeholder?.title == "Storage Isn’t Available")
    comments.error = nil
    presenter.retryTapped()
    await until { view.listing != nil }
  }

  @Test func aHiddenScreenSendsNoRequests() async {
    comments.refreshError = .service(.offline)
    let presenter = await opened()
    await clock.waitForSleepers()
    presenter.detach(view)
    await until { clock.sleeperCount == 0 }
    #expect(comments.calls.count { $0 == "refresh long" } == 1)
  }

  @Test func aReplyAfterLeavingIsHarmless() async {
    comments.isHeld = true
    let presenter = presenter()
    presenter.attach(view)
    await until { comments.openCount == 1 }
    presenter.detach(view)
    presenter.destroy()
    let count = view.states.count
    comments.release()
    await presenter.drain()
    #expect(view.states.count == count)
  }
}

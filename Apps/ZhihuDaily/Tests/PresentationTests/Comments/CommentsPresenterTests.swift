import AppTesting
import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import ZhihuDailyModel
@testable import ZhihuDailyPresentation

@MainActor
struct CommentsPresenterTests {
  private let navigation = StoryNavigationSpy()
  private let view = CommentsSpy()
  private let clock = TestClock()
  private let stories = FakeStoryRepository([.sample(7)])

  private func presenter(
    _ comments: FakeCommentRepository,
    language: String = "en"
  ) -> CommentsPresenter {
    CommentsPresenter(
      id: 7,
      app: .fake(stories: stories, comments: comments, language: language, clock: clock),
      navigation: navigation
    )
  }

  private func opened(
    _ comments: FakeCommentRepository,
    language: String = "en"
  ) async -> CommentsPresenter {
    let presenter = presenter(comments, language: language)
    presenter.attach(view)
    await until { view.state?.content != .loading("Loading…") && view.state != nil }
    await until { view.listing != nil || view.placeholder != nil }
    return presenter
  }

  private func few() -> FakeCommentRepository {
    FakeCommentRepository(long: [.sample(9, .long)], short: [.sample(2), .sample(1)])
  }

  private func titles() -> [String] { view.listing?.sections.map(\.title) ?? [] }

  // MARK: - What is shown

  @Test func longCommentsComeFirstUnderCountedHeadings() async {
    _ = await opened(few())
    #expect(titles() == ["1 Long Comment", "2 Short Comments"])
    #expect(view.rows(.long) == [.comment(.long, 9)])
    #expect(view.rows(.short) == [.comment(.short, 2), .comment(.short, 1)])
  }

  @Test func theTitleCountsComments() async {
    stories.counts[7] = StoryCounts(longComments: 1, shortComments: 64)
    let comments = few()
    comments.paper[.short] = [.sample(3), .sample(2), .sample(1)]
    _ = await opened(comments, language: "zh-Hans")
    await until { view.state?.title == "65 条评论" }
    #expect(titles() == ["1 条长评", "64 条短评"])
  }

  @Test func anEmptySectionBesideAnotherHasARow() async {
    let short = FakeCommentRepository(short: [.sample(1)])
    var presenter = await opened(short, language: "zh-Hans")
    #expect(view.rows(.long) == [.empty(.long)])
    #expect(presenter.line(.empty(.long))?.text == "深度长评虚位以待")
    let long = FakeCommentRepository(long: [.sample(1, .long)])
    presenter = await opened(long, language: "zh-Hans")
    await until { view.rows(.short) == [.empty(.short)] }
    #expect(presenter.line(.empty(.short))?.text == "短评虚位以待")
  }

  @Test(arguments: [("en", "No Comments"), ("zh-Hans", "暂无评论")])
  func noCommentsShowOnePlaceholder(language: String, title: String) async {
    let comments = FakeCommentRepository()
    let presenter = await opened(comments, language: language)
    #expect(view.placeholder?.title == title && view.placeholder?.button == nil)
    #expect(view.listing == nil)
    comments.paper[.short] = [.sample(1)]
    presenter.pulledToRefresh()
    await until { view.rows(.short) == [.comment(.short, 1)] }
  }

  @Test func idsOfBothListsMayBeTheSame() async {
    let comments = FakeCommentRepository(long: [.sample(1, .long)], short: [.sample(1)])
    let presenter = await opened(comments)
    #expect(presenter.comment(.comment(.long, 1)) != nil)
    #expect(presenter.comment(.comment(.short, 1)) != nil)
  }

  @Test func aRowIsReadyToShow() async throws {
    let quote = StoryComment.Quote.comment(author: "Ben", text: "Why?")
    let presenter = await opened(FakeCommentRepository(short: [.sample(1, quote: quote)]))
    let row = try #require(presenter.comment(.comment(.short, 1)))
    #expect(row.author == "Reader 1" && row.text == "Comment 1")
    #expect(row.quote == .init(text: "Replying to Ben: Why?", isFolded: false))
    #expect(row.like.count == "3")
    #expect(row.accessibilityLabel == "Reader 1, Comment 1, Replying to Ben: Why? 11:00")
  }

  @Test(
    arguments: [
      (-3_600, "11:00"), (-12 * 3_600, "00:00"), (-12 * 3_600 - 60, "20 Apr"),
      (-120 * 86_400, "22 Dec 2022"),
      // The server's clock is ahead.
      (3_600, "12:00"), (86_400, "12:00"),
    ] as [(TimeInterval, String)]
  )
  func theTimeIsTodaysOrADay(offset: TimeInterval, text: String) async throws {
    let comment = StoryComment.sample(1, postedAt: .noon.addingTimeInterval(offset))
    let presenter = await opened(FakeCommentRepository(short: [comment]))
    #expect(presenter.comment(.comment(.short, 1))?.time == text)
  }

  @Test func aDeletedQuoteShowsTheServersNoteOrADefault() async {
    let comments = FakeCommentRepository(short: [
      .sample(2, quote: .deleted(note: "Gone")), .sample(1, quote: .deleted(note: nil)),
    ])
    let presenter = await opened(comments, language: "zh-Hans")
    #expect(presenter.comment(.comment(.short, 2))?.quote?.text == "Gone")
    #expect(presenter.comment(.comment(.short, 1))?.quote?.text == "原评论已删除")
  }

  // MARK: - Folding

  @Test func onlyALongQuoteIsFoldedAndUnfolds() async {
    let long = String(repeating: "很长的话。", count: 12)
    let comments = FakeCommentRepository(short: [
      .sample(2, quote: .comment(author: "甲", text: long)),
      .sample(1, quote: .comment(author: "甲", text: "短")),
    ])
    let presenter = await opened(comments, language: "zh-Hans")
    let id = CommentListing.RowID.comment(.short, 2)
    #expect(presenter.comment(id)?.quote?.isFolded == true)
    #expect(presenter.comment(id)?.quote?.toggle == "展开")
    #expect(presenter.comment(.comment(.short, 1))?.quote?.toggle == nil)
    let revision = view.listing?.revision
    presenter.foldTapped(id)
    #expect(presenter.comment(id)?.quote?.isFolded == false)
    #expect(presenter.comment(id)?.quote?.toggle == "收起")
    #expect(view.listing?.revision != revision)
    presenter.foldTapped(id)
    #expect(presenter.comment(id)?.quote?.isFolded == true)
  }

  @Test(
    arguments: [
      ("", false), (String(repeating: "一", count: 40), false),
      (String(repeating: "一", count: 41), true), (String(repeating: "a", count: 80), false),
      (String(repeating: "a", count: 81), true), ("a\nb", false), ("a\nb\nc", true),
    ]
  )
  func longIsMoreThanTwoLinesOfAPhone(text: String, isLong: Bool) {
    #expect(QuoteFolding.isLong(text) == isLong)
  }

  // MARK: - Likes

  @Test func likingCountsOneMoreAndBack() async {
    let presenter = await opened(few())
    let id = CommentListing.RowID.comment(.short, 2)
    presenter.likeTapped(id)
    await until { presenter.comment(id)?.like.isOn == true }
    #expect(presenter.comment(id)?.like.count == "4")
    presenter.likeTapped(id)
    await until { presenter.comment(id)?.like.isOn == false }
    #expect(presenter.comment(id)?.like.count == "3")
  }

  @Test func twoTapsLikeOnce() async {
    let presenter = await opened(few())
    let id = CommentListing.RowID.comment(.short, 2)
    presenter.likeTapped(id)
    presenter.likeTapped(id)
    await presenter.drain()
    #expect(presenter.comment(id)?.like.count == "4")
  }

  @Test func aLikeDuringARefreshStays() async {
    let comments = few()
    let presenter = await opened(comments)
    await presenter.drain()
    comments.isHeld = true
    presenter.pulledToRefresh()
    await until { comments.openCount == 1 }
    let id = CommentListing.RowID.comment(.short, 2)
    presenter.likeTapped(id)
    await until { presenter.comment(id)?.like.isOn == true }
    comments.release()
    await presenter.drain()
    #expect(presenter.comment(id)?.like.isOn == true)
    #expect(presenter.comment(id)?.like.count == "4")
  }

  @Test func aFailedLikeShowsANotice() async {
    let comments = few()
    let presenter = await opened(comments)
    await presenter.drain()
    comments.error = .storage("full")
    presenter.likeTapped(.comment(.short, 2))
    await until { !navigation.notices.isEmpty }
    #expect(navigation.notices.map(\.title) == ["Couldn’t Save"])
    #expect(presenter.comment(.comment(.short, 2))?.like.isOn == false)
  }
}

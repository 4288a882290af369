import Foundation
import Synchronization
import ZhihuDailyModel

/// A server in memory whose connection can fail.
final class FakePaper: NewsService {
  enum Request: Hashable {
    case latest
    case before(NewsDate)
    case story(Story.ID)
    case counts(Story.ID)
    case comments(StoryComment.Kind, after: StoryComment.ID?)
  }

  struct Content {
    var banner: [BannerItem] = []
    /// The days, newest first.
    var days: [Day] = []
    var stories: [Story.ID: Story] = [:]
    var counts: [Story.ID: StoryCounts] = [:]
    /// The comments, newest first.
    var comments: [StoryComment] = []
    /// The pages that are returned unchanged.
    var pages: [Request: CommentPage] = [:]
    var failure: NewsServiceError?
    /// The errors of single requests.
    var failures: [Request: NewsServiceError] = [:]
    var asked: [Request] = []
  }

  let content: Mutex<Content>
  let gate = Gate()

  init(days: [Day] = [], banner: [BannerItem] = []) {
    content = Mutex(Content(banner: banner, days: days))
  }

  var asked: [Request] { content.withLock { $0.asked } }

  func change(_ body: (inout Content) -> Void) {
    content.withLock { body(&$0) }
  }

  private func answer<Value: Sendable>(
    _ request: Request,
    _ body: @Sendable (Content) -> Value?
  ) async throws(NewsServiceError) -> Value {
    content.withLock { $0.asked.append(request) }
    await gate.pass()
    let (value, failure) = content.withLock { (body($0), $0.failures[request] ?? $0.failure) }
    if let failure { throw failure }
    guard let value else { throw .status(404) }
    return value
  }

  func latest() async throws(NewsServiceError) -> Fetched<FrontPage> {
    try await answer(.latest) { content in
      content.days.first.map { Fetched(FrontPage(day: $0, banner: content.banner)) }
    }
  }

  func day(before date: NewsDate) async throws(NewsServiceError) -> Fetched<Day>? {
    try await answer(.before(date)) { content in
      .some(content.days.first { $0.date < date }.map { Fetched($0) })
    }
  }

  func story(_ id: Story.ID) async throws(NewsServiceError) -> Story {
    try await answer(.story(id)) { $0.stories[id] }
  }

  func counts(of story: Story.ID) async throws(NewsServiceError) -> StoryCounts {
    try await answer(.counts(story)) { $0.counts[story] }
  }

  func comments(
    _ kind: StoryComment.Kind,
    of story: Story.ID,
    after last: StoryComment.ID?
  ) async throws(NewsServiceError) -> CommentPage {
    let request = Request.comments(kind, after: last)
    return try await answer(request) { content in
      if let page = content.pages[request] { return page }
      let rest = content.comments.filter { $0.kind == kind && $0.id < last ?? .max }
      let page = Array(rest.prefix(CommentPage.size))
      let isFull = page.count == CommentPage.size
      return CommentPage(comments: page, next: isFull ? page.last?.id : nil)
    }
  }
}

import Foundation
import Hummingbird
import ServerTesting
import ZhihuDailyModel
import ZhihuEdition

/// The sample server on 21 November 2026, or some days later, in process.
@discardableResult
func withEdition<Value: Sendable>(
  daysLater days: Double = 0,
  origin: String? = "https://edition.example",
  reader: String? = nil,
  _ body: @Sendable (RouteClient) async throws -> Value
) async throws -> Value {
  let router = Router()
  let edition = ZhihuEdition(
    now: { .edition.addingTimeInterval(days * 86_400) },
    origin: origin,
    reader: reader
  )
  edition.addRoutes(to: router)
  return try await Application(router: router).testRoutes(body)
}

extension Date {
  /// Nine in the morning of 21 November 2026 in Shanghai.
  static let edition = Date(timeIntervalSince1970: 1_795_222_800)
}

extension HTTPNewsService {
  /// Creates the app's own service for the sample server.
  init(
    _ client: RouteClient,
    form: NewsAPIForm = .v4,
    language: String? = nil
  ) throws {
    guard let base = URL(string: "https://edition.example/zhihu/api") else {
      throw URLError(.badURL)
    }
    self.init(
      base: base,
      form: form,
      language: language,
      transport: RouterTransport(client: client)
    )
  }

  /// Returns every day, page by page as the app loads them.
  func allDays() async throws -> [Day] {
    let latest = try await latest()
    var days = [latest.value.day]
    while let last = days.last, let older = try await day(before: last.date) {
      days.append(older.value)
    }
    return days
  }

  /// Returns every comment, page by page.
  func allComments(_ kind: StoryComment.Kind, of story: Story.ID) async throws -> [StoryComment] {
    var comments: [StoryComment] = []
    var last: StoryComment.ID?
    repeat {
      let page = try await self.comments(kind, of: story, after: last)
      comments += page.comments
      last = page.next
    } while last != nil
    return comments
  }
}

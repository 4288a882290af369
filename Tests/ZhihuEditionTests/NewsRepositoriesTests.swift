import Foundation
import Hummingbird
import ServerTesting
import Testing
import ZhihuDailyModel
import ZhihuEdition

/// The app's whole model against the sample server.
struct NewsRepositoriesTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "zhihu-edition-\(UUID().uuidString)", directoryHint: .isDirectory)

  private func repositories(
    _ base: String,
    _ transport: any NewsTransport
  ) throws -> NewsRepositories {
    let base = try #require(URL(string: base))
    return NewsRepositories(
      folder: folder,
      service: HTTPNewsService(base: base, transport: transport),
      transport: transport,
      now: { .edition }
    )
  }

  private func withRepositories(
    _ body: @Sendable (NewsRepositories) async throws -> Void
  ) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try await withEdition { client in
      let transport = RouterTransport(client: client)
      let repositories = try repositories("https://edition.example/zhihu/api", transport)
      try await body(repositories)
    }
  }

  @Test func scrollingLoadsEveryDayOnce() async throws {
    try await withRepositories { repositories in
      var feed = try await repositories.days.refresh(.empty).value
      while feed.hasMore { feed = try await repositories.days.more(feed).value }
      #expect(feed.days.count == ZhihuEdition.dayCount)
      #expect(try await repositories.days.refresh(feed).value.days == feed.days)
      #expect(
        try await repositories.stories.next(after: feed.stories[0].id, in: .days).story != nil
      )
    }
  }

  @Test func pagingVisitsEveryStoryInOrder() async throws {
    try await withRepositories { repositories in
      var feed = try await repositories.days.refresh(.empty).value
      var ids = [feed.stories[0].id]
      while ids.count < 40,
        let next = try await repositories.stories.next(after: ids[ids.count - 1], in: .days).story
      {
        ids.append(next.id)
      }
      while feed.stories.count < 40 { feed = try await repositories.days.more(feed).value }
      #expect(ids == feed.stories.prefix(40).map(\.id))
      for (id, earlier) in zip(ids.dropFirst(), ids) {
        #expect(try await repositories.stories.previous(before: id, in: .days).story?.id == earlier)
      }
    }
  }

  @Test func allCommentsAreLoaded() async throws {
    try await withRepositories { repositories in
      let day = try await repositories.days.refresh(.empty).value.days[0]
      let id = day.stories[1].id
      let counts = try await repositories.stories.refreshStatus(of: id).counts
      var list = try await repositories.comments.refresh(.short, of: id).value
      while list.hasMore { list = try await repositories.comments.more(list).value }
      #expect(list.comments.count == counts?.shortComments)
    }
  }

  /// With sockets, and the addresses of pictures that the server creates.
  @Test func repositoriesWorkOverTheNetwork() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let router = Router()
    ZhihuEdition(now: { .edition }).addRoutes(to: router)
    try await Application(router: router).serve { port in
      let base = "http://127.0.0.1:\(port)/zhihu/api"
      let repositories = try repositories(base, URLSessionNewsTransport(timeout: 30))
      let feed = try await repositories.days.refresh(.empty).value
      let story = try await repositories.stories.refresh(feed.stories[0].id).value
      #expect(story.body?.contains("http://127.0.0.1:\(port)/zhihu/pic/") == true)
      let url = try #require(feed.stories[0].image)
      #expect(try await repositories.images.image(at: url).count > 500)
    }
  }
}

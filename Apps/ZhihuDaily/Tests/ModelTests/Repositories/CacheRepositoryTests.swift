import Foundation
import Testing
import ZhihuDailyModel

struct CacheRepositoryTests {
  private let paper = FakePaper(days: [.april(21, 1, 2)])
  private let device: Device

  init() {
    let picture = NewsReply(status: 200, body: .png(size: 50_000))
    device = Device(paper, transport: ScriptedTransport(.success(picture)))
    paper.change { content in
      content.stories = [1: .sample(1, body: String(repeating: "长", count: 100_000))]
      content.counts = [1: StoryCounts(likes: 8)]
      content.comments = [.sample(5)]
    }
  }

  /// Fetches one of each.
  private func fill(_ repositories: NewsRepositories) async throws {
    _ = try await repositories.days.refresh(.empty)
    _ = try await repositories.stories.refresh(1)
    _ = try await repositories.stories.refreshStatus(of: 1)
    _ = try await repositories.comments.refresh(.short, of: 1)
    _ = try await repositories.images.image(at: .picture)
  }

  @Test func theSizeIsOfWordsAndPictures() async throws {
    let repositories = device.start()
    let before = await repositories.cache.size()
    try await fill(repositories)
    let after = await repositories.cache.size()
    #expect(after - before > 350_000)
    #expect(await device.start().cache.size() == after)
  }

  @Test func clearingDeletesAllCopies() async throws {
    let repositories = device.start()
    try await fill(repositories)
    var changes = await repositories.days.changes().makeAsyncIterator()
    try await repositories.cache.clear()
    #expect(await repositories.cache.size() < 80_000)
    #expect(try await repositories.days.feed() == Dated(.empty, .never))
    #expect(try await repositories.stories.story(1) == nil)
    #expect(try await repositories.stories.status(of: 1).counts == nil)
    #expect(try await repositories.comments.comments(.short, of: 1).freshness == .never)
    _ = try await repositories.images.image(at: .picture)
    #expect(device.transport.asked.count == 2)
    #expect(await changes.next() != nil)
  }

  @Test func clearingKeepsMarksAndFavourites() async throws {
    let repositories = device.start()
    try await fill(repositories)
    let stories = repositories.stories
    try await stories.setLiked(true, 1)
    try await stories.setFavourite(true, 2)
    try await stories.markRead(1)
    let comment = try await repositories.comments.setLiked(true, .sample(5))
    try await repositories.settings.update { $0.loginName = "阿岚" }
    try await repositories.cache.clear()
    #expect(try await stories.status(of: 1) == StoryStatus(isLiked: true, isRead: true))
    #expect(try await repositories.favourites.favourites().map(\.story) == [.sample(2)])
    #expect(try await repositories.comments.refresh(.short, of: 1).value.comments == [comment])
    #expect(try await repositories.settings.settings().loginName == "阿岚")
  }
}

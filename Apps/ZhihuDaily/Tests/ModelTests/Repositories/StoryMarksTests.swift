import Foundation
import ModelKit
import Testing

@testable import ZhihuDailyModel

/// Read marks, likes and favourites of stories.
struct StoryMarksTests {
  private let paper = FakePaper(
    days: [.april(21, 1, 2)],
    banner: [BannerItem(id: 9, title: "九")]
  )
  private let device: Device

  init() {
    device = Device(paper)
    paper.change { $0.counts = [1: StoryCounts(likes: 8, longComments: 1, shortComments: 2)] }
  }

  @Test func aNewDeviceHasNoMarksAndCounts() async throws {
    #expect(try await device.start().stories.status(of: 1) == StoryStatus())
  }

  @Test func aLikeIsOneMoreAndStays() async throws {
    let stories = device.start().stories
    #expect(try await stories.refreshStatus(of: 1).counts?.likes == 8)
    let liked = try await stories.setLiked(true, 1)
    #expect(liked.isLiked)
    #expect(liked.counts == StoryCounts(likes: 9, longComments: 1, shortComments: 2))
    #expect(try await stories.setLiked(true, 1).counts?.likes == 9)
    #expect(try await device.start().stories.refreshStatus(of: 1).counts?.likes == 9)
    let unliked = try await stories.setLiked(false, 1)
    #expect(!unliked.isLiked)
    #expect(unliked.counts?.likes == 8)
  }

  @Test func aLikeBeforeTheCountIsFetchedIsAddedLater() async throws {
    let stories = device.start().stories
    #expect(try await stories.setLiked(true, 1) == StoryStatus(isLiked: true))
    #expect(try await stories.refreshStatus(of: 1).counts?.likes == 9)
  }

  @Test func concurrentCallsForCountsShareARequest() async throws {
    let stories = try #require(device.start().stories as? LiveStoryRepository)
    paper.gate.close()
    async let one = stories.refreshStatus(of: 1)
    async let other = stories.refreshStatus(of: 1)
    await until { await stories.counts.askers(of: 1) == 2 }
    paper.gate.open()
    #expect(try await [one, other].allSatisfy { $0.counts?.likes == 8 })
    #expect(paper.asked == [.counts(1)])
  }

  @Test func readStoriesPersist() async throws {
    try await device.start().stories.markRead(2)
    let stories = device.start().stories
    #expect(try await stories.read(among: [1, 2, 3]) == [2])
    #expect(try await stories.read(among: []) == [])
    #expect(try await stories.status(of: 2).isRead)
  }

  @Test func aFavouriteTakesTheSummaryOfTheList() async throws {
    let repositories = device.start()
    _ = try await repositories.days.refresh(.empty)
    #expect(try await repositories.stories.setFavourite(true, 2).isFavourite)
    #expect(try await repositories.stories.setFavourite(true, 9).isFavourite)
    device.pass(60)
    // The second call is ignored: the favourite keeps its position.
    try await repositories.stories.setFavourite(true, 2)
    let favourites = try await device.start().favourites.favourites()
    #expect(favourites.map(\.story.title) == ["九", "第 2 篇"])
    #expect(favourites.map(\.addedAt) == [.noon, .noon])
    #expect(!(try await repositories.stories.setFavourite(false, 2).isFavourite))
    #expect(try await repositories.favourites.favourites().map(\.id) == [9])
  }

  @Test func aFavouriteMayComeOfItsCopy() async throws {
    paper.change { $0.stories[7] = .sample(7) }
    let repositories = device.start()
    _ = try await repositories.stories.refresh(7)
    try await repositories.stories.setFavourite(true, 7)
    #expect(try await repositories.favourites.favourites().map(\.story) == [.sample(7)])
  }

  @Test func anUnknownStoryCannotBeAFavourite() async throws {
    let stories = device.start().stories
    await #expect(throws: NewsError.notFound) { try await stories.setFavourite(true, 5) }
  }

  @Test func everyMarkIsReported() async throws {
    let repositories = device.start()
    _ = try await repositories.days.refresh(.empty)
    let stories = repositories.stories
    var changes = await stories.changes().makeAsyncIterator()
    var favourites = await repositories.favourites.changes().makeAsyncIterator()
    try await stories.markRead(1)
    #expect(await changes.next() != nil)
    try await stories.setLiked(true, 1)
    #expect(await changes.next() != nil)
    try await stories.setFavourite(true, 1)
    #expect(await changes.next() != nil)
    #expect(await favourites.next() != nil)
  }
}

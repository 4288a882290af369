import Foundation
import Testing
import ZhihuDailyModel

struct FavouriteRepositoryTests {
  private let device = Device()
  private let first = Favourite(story: .sample(1), addedAt: .noon)
  private let second = Favourite(story: .sample(2), addedAt: .noon.addingTimeInterval(1))
  private let third = Favourite(story: .sample(3), addedAt: .noon.addingTimeInterval(2))

  @Test func theNewestFavouriteComesFirst() async throws {
    let favourites = device.start().favourites
    for favourite in [second, first, third] { try await favourites.add(favourite) }
    #expect(try await device.start().favourites.favourites() == [third, second, first])
  }

  @Test func aRemovedFavouriteCanBeRestoredInItsPlace() async throws {
    let favourites = device.start().favourites
    for favourite in [first, second, third] { try await favourites.add(favourite) }
    try await favourites.remove(2)
    #expect(try await favourites.favourites() == [third, first])
    try await favourites.remove(2)
    try await favourites.add(second)
    #expect(try await favourites.favourites() == [third, second, first])
  }

  @Test func everyChangeIsReported() async throws {
    let repositories = device.start()
    var changes = await repositories.favourites.changes().makeAsyncIterator()
    var stories = await repositories.stories.changes().makeAsyncIterator()
    try await repositories.favourites.add(first)
    #expect(await changes.next() != nil)
    #expect(await stories.next() != nil)
    try await repositories.favourites.remove(1)
    #expect(await changes.next() != nil)
  }
}

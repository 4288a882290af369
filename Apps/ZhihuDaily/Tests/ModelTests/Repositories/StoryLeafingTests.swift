import Foundation
import Testing
import ZhihuDailyModel

/// Previous and next, in each order.
struct StoryLeafingTests {
  private let paper = FakePaper(
    days: [.april(21, 6, 5), .april(20, 5), .april(19, 4, 3)],
    banner: [BannerItem(id: 5, title: "五"), BannerItem(id: 1, title: "一")]
  )
  private let device: Device
  private let repositories: NewsRepositories

  init() async throws {
    device = Device(paper)
    repositories = device.start()
    _ = try await repositories.days.refresh(.empty)
  }

  @Test func withinADay() async throws {
    let stories = repositories.stories
    #expect(try await stories.next(after: 6, in: .days)?.id == 5)
    #expect(try await stories.previous(before: 5, in: .days)?.id == 6)
    #expect(try await stories.previous(before: 6, in: .days) == nil)
    #expect(paper.asked == [.latest])
  }

  /// The 20th has nothing that the 21st has not.
  @Test func overTheEndOfTheDaysAtHand() async throws {
    let stories = repositories.stories
    #expect(try await stories.next(after: 5, in: .days)?.id == 4)
    #expect(paper.asked == [.latest, .before(.april(21)), .before(.april(20))])
    #expect(try await stories.previous(before: 4, in: .days)?.id == 5)
    #expect(try await stories.next(after: 3, in: .days) == nil)
  }

  @Test func whoeverCameByALinkGoesOnToo() async throws {
    let stories = Device(paper).start().stories
    #expect(try await stories.next(after: 6, in: .days)?.id == 5)
  }

  @Test func withoutTheNetworkTheEndIsAFailure() async throws {
    paper.change { $0.failure = .offline }
    await #expect(throws: NewsError.service(.offline)) {
      try await repositories.stories.next(after: 5, in: .days)
    }
  }

  @Test func theBannerIsAListOfItsOwn() async throws {
    let stories = repositories.stories
    #expect(try await stories.next(after: 5, in: .banner)?.id == 1)
    #expect(try await stories.next(after: 1, in: .banner) == nil)
    #expect(try await stories.previous(before: 5, in: .banner) == nil)
    #expect(paper.asked == [.latest])
  }

  @Test func favouritesAreAListOfTheirOwn() async throws {
    let stories = repositories.stories
    for id in [6, 1, 5] {
      device.pass(1)
      try await stories.setFavourite(true, id)
    }
    #expect(try await stories.next(after: 5, in: .favourites)?.id == 1)
    #expect(try await stories.next(after: 6, in: .favourites) == nil)
    #expect(try await stories.previous(before: 1, in: .favourites)?.id == 5)
  }

  @Test func aStrangerHasNoNeighbours() async throws {
    for order in [StoryOrder.days, .banner, .favourites] {
      #expect(try await repositories.stories.next(after: 99, in: order) == nil)
      #expect(try await repositories.stories.previous(before: 99, in: order) == nil)
    }
  }
}

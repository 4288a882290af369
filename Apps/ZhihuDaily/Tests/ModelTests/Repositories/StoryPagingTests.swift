import Foundation
import Testing
import ZhihuDailyModel

/// The previous and the next story in each order.
struct StoryPagingTests {
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
    #expect(try await stories.next(after: 6, in: .days).story?.id == 5)
    #expect(try await stories.previous(before: 5, in: .days).story?.id == 6)
    #expect(try await stories.previous(before: 6, in: .days) == .end)
    #expect(paper.asked == [.latest])
  }

  /// The 20th has no story that is not on the 21st too.
  @Test func overTheEndOfTheDaysAtHand() async throws {
    let stories = repositories.stories
    #expect(try await stories.next(after: 5, in: .days).story?.id == 4)
    #expect(paper.asked == [.latest, .before(.april(21)), .before(.april(20))])
    #expect(try await stories.previous(before: 4, in: .days).story?.id == 5)
    #expect(try await stories.next(after: 3, in: .days) == .end)
  }

  @Test func pagingContinuesFromALink() async throws {
    let stories = try await linked(6, on: .april(21))
    #expect(try await stories.next(after: 6, in: .days).story?.id == 5)
    #expect(try await stories.previous(before: 6, in: .days) == .end)
  }

  /// Repositories after opening a link: the story is stored, its day is not.
  private func linked(
    _ id: Story.ID,
    on date: NewsDate,
    hour: Double = 7
  ) async throws -> any StoryRepository {
    let midnight = Date(timeIntervalSince1970: Double(date.dayNumber * 24 - 8) * 3_600)
    var story = Story.sample(id)
    story.publishedAt = midnight.addingTimeInterval(hour * 3_600)
    paper.change { $0.stories[id] = story }
    let device = Device(paper)
    let stories = device.start().stories
    _ = try await stories.refresh(id)
    paper.change { $0.asked = [] }
    return stories
  }

  @Test func anOldStoryByALinkHasItsNeighboursWithoutTheDaysBetween() async throws {
    paper.change { $0.days += [.april(18, 2), .april(17, 1, 0)] }
    let stories = try await linked(2, on: .april(18))
    #expect(try await stories.next(after: 2, in: .days).story?.id == 1)
    #expect(try await stories.previous(before: 2, in: .days).story?.id == 3)
    #expect(
      paper.asked == [.latest, .before(.april(19)), .before(.april(18)), .before(.april(20))]
    )
    // The next day is not stored either.
    let further = try await linked(0, on: .april(17))
    #expect(try await further.next(after: 0, in: .days) == .end)
    #expect(try await further.previous(before: 0, in: .days).story?.id == 1)
  }

  @Test func daysWithoutStoriesArePassedOverOnTheWayToTheNewest() async throws {
    paper.change { $0.days[1].stories = [] }
    let stories = try await linked(4, on: .april(19))
    #expect(try await stories.previous(before: 4, in: .days).story?.id == 5)
  }

  @Test func aStoryThatAppearedInTheEveningBeforeItsDay() async throws {
    let stories = try await linked(3, on: .april(18), hour: 23)
    #expect(try await stories.previous(before: 3, in: .days).story?.id == 4)
  }

  @Test func aStoryThatIsNotInItsDayIsNeitherFirstNorLast() async throws {
    let stories = try await linked(77, on: .april(20))
    #expect(try await stories.next(after: 77, in: .days) == .unknown)
    #expect(try await stories.previous(before: 77, in: .days) == .unknown)
  }

  @Test func placesNameTheEndsBeforePaging() async throws {
    let stories = repositories.stories
    let nowhere = StoryPlace(mayHavePrevious: false, mayHaveNext: false)
    #expect(try await stories.place(of: 6, in: .days) == StoryPlace(mayHavePrevious: false))
    #expect(try await stories.place(of: 99, in: .days) == StoryPlace())
    #expect(try await stories.place(of: 5, in: .banner) == StoryPlace(mayHavePrevious: false))
    #expect(try await stories.place(of: 1, in: .banner) == StoryPlace(mayHaveNext: false))
    #expect(try await stories.place(of: 99, in: .banner) == nowhere)
    #expect(try await stories.place(of: 5, in: .favourites) == nowhere)
    #expect(paper.asked == [.latest])
  }

  @Test func theLastCachedStoryIsLastOnlyAfterTheServerConfirmsIt() async throws {
    let stories = repositories.stories
    paper.change { $0.failure = .offline }
    #expect(try await stories.place(of: 5, in: .days) == StoryPlace())
    paper.change { $0.failure = nil }
    #expect(try await stories.place(of: 5, in: .days) == StoryPlace())
    #expect(try await stories.place(of: 4, in: .days) == StoryPlace())
    #expect(try await stories.place(of: 3, in: .days) == StoryPlace(mayHaveNext: false))
  }

  @Test func withoutTheNetworkTheEndIsAFailure() async throws {
    paper.change { $0.failure = .offline }
    await #expect(throws: NewsError.service(.offline)) {
      try await repositories.stories.next(after: 5, in: .days)
    }
  }

  @Test func theBannerIsAListOfItsOwn() async throws {
    let stories = repositories.stories
    #expect(try await stories.next(after: 5, in: .banner).story?.id == 1)
    #expect(try await stories.next(after: 1, in: .banner) == .end)
    #expect(try await stories.previous(before: 5, in: .banner) == .end)
    #expect(paper.asked == [.latest])
  }

  @Test func favouritesAreAListOfTheirOwn() async throws {
    let stories = repositories.stories
    for id in [6, 1, 5] {
      device.pass(1)
      try await stories.setFavourite(true, id)
    }
    #expect(try await stories.next(after: 5, in: .favourites).story?.id == 1)
    #expect(try await stories.next(after: 6, in: .favourites) == .end)
    #expect(try await stories.previous(before: 1, in: .favourites).story?.id == 5)
  }

  @Test func anUnlistedStoryHasNoNeighbours() async throws {
    for order in [StoryOrder.days, .banner, .favourites] {
      #expect(try await repositories.stories.next(after: 99, in: order) == .unknown)
      #expect(try await repositories.stories.previous(before: 99, in: order) == .unknown)
    }
  }
}

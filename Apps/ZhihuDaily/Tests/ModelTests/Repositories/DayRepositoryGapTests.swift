import Foundation
import Testing
import ZhihuDailyModel

/// The feed has no duplicate and no missing day, for any time between two starts.
struct DayRepositoryGapTests {
  private let paper = FakePaper(days: [.april(21, 210), .april(20, 200), .april(19, 190)])
  private let device: Device

  init() {
    device = Device(paper)
  }

  /// Returns the feed after scrolling down to the 19th on the 21st.
  private func scrolled(_ days: any DayRepository) async throws -> NewsFeed {
    let feed = try await days.more(days.refresh(.empty).value).value
    return try await days.more(feed).value
  }

  private func print(_ days: Day...) {
    paper.change { $0.days = days.reversed() + $0.days.filter { $0.date < days[0].date } }
  }

  @Test func todayGrows() async throws {
    let days = device.start().days
    let shown = try await scrolled(days)
    print(.april(21, 211, 210))
    let feed = try await days.refresh(shown).value
    #expect(feed.days == [.april(21, 211, 210), .april(20, 200), .april(19, 190)])
  }

  @Test func aNewDayComesAndYesterdayIsWhole() async throws {
    let days = device.start().days
    let shown = try await scrolled(days)
    print(.april(21, 212, 211, 210), .april(22, 220))
    let feed = try await days.refresh(shown).value
    #expect(
      feed.days == [
        .april(22, 220), .april(21, 212, 211, 210), .april(20, 200), .april(19, 190),
      ]
    )
    #expect(paper.asked.suffix(2) == [.latest, .before(.april(22))])
  }

  @Test func aNewDayCostsTwoRequestsHoweverFarOneHasScrolled() async throws {
    func printed(_ newest: Int) -> [Day] {
      (0..<30).map { Day(date: .april(newest).adding(days: -$0), stories: [.sample(newest - $0)]) }
    }
    paper.change { $0.days = printed(21) }
    let days = device.start().days
    var shown = try await days.refresh(.empty).value
    for _ in 1..<20 { shown = try await days.more(shown).value }
    let count = paper.asked.count
    paper.change { $0.days = printed(22) }
    let feed = try await days.refresh(shown).value
    #expect(feed.days == Array(printed(22).prefix(21)))
    #expect(paper.asked.count == count + 2)
  }

  @Test func aGapEndsTheCachedDays() async throws {
    _ = try await scrolled(device.start().days)
    print(.april(22, 220), .april(23, 230))
    let days = device.start().days
    #expect(try await days.refresh(.empty).daysOfMonth == [23])
    #expect(try await days.feed().daysOfMonth == [23])
    var feed = try await days.feed().value
    while feed.hasMore { feed = try await days.more(feed).value }
    #expect(feed.days.map(\.date.day) == [23, 22, 21, 20, 19])
  }

  @Test func aGapThatCannotBeClosedLeavesTheOlderDaysOut() async throws {
    let days = device.start().days
    let shown = try await scrolled(days)
    print(.april(22, 220), .april(23, 230))
    paper.change { $0.failures = [.before(.april(22)): .timeout] }
    #expect(try await days.refresh(shown).daysOfMonth == [23, 22])
    paper.change { $0.failures = [:] }
    let feed = try await days.feed().value
    #expect(feed.days.map(\.date.day) == [23, 22])
    #expect(try await days.more(feed).daysOfMonth == [23, 22, 21])
  }

  @Test func aLongAbsenceIsNotFetchedAtOnce() async throws {
    let days = device.start().days
    let shown = try await scrolled(days)
    paper.change { content in
      content.days = (0..<40).map {
        Day(date: NewsDate.april(60).adding(days: -$0), stories: [.sample($0)])
      }
    }
    let feed = try await days.refresh(shown).value
    #expect(feed.days.count == 8)
    #expect(feed.hasMore)
  }
}

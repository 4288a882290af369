import Foundation
import Hummingbird
import ServerTesting
import Testing
import ZhihuDailyModel
import ZhihuEdition

/// The days, as the app's own service reads them.
struct ZhihuEditionDaysTests {
  @Test func thereAreSixtyDaysWithoutAGap() async throws {
    try await withEdition { client in
      let days = try await HTTPNewsService(client).allDays()
      let today = try #require(NewsDate("20261121"))
      #expect(days.map(\.date) == (0..<60).map { today.adding(days: -$0) })
      #expect(days.allSatisfy { (3...7).contains($0.stories.count) })
      #expect(Set(days.map(\.stories.count)).count > 3)
      let ids = days.flatMap { $0.stories.map(\.id) }
      #expect(Set(ids).count == ids.count)
    }
  }

  @Test func everyRowCanBeRead() async throws {
    try await withEdition { client in
      let service = try HTTPNewsService(client)
      let latest = try await service.latest()
      #expect(latest.skipped == 0)
      var date = latest.value.day.date
      while let day = try await service.day(before: date) {
        #expect(day.skipped == 0)
        date = day.value.date
      }
    }
  }

  @Test func theBannerHasFivePicturesOfTheLastDays() async throws {
    try await withEdition { client in
      let page = try await HTTPNewsService(client).latest().value
      #expect(page.banner.count == 5)
      #expect(page.banner[0].id == page.day.stories[0].id)
      #expect(page.banner.allSatisfy { $0.image?.path.hasSuffix("-cover.png") == true })
    }
  }

  @Test func aDayIsUnchangedTomorrow() async throws {
    let today = try await withEdition { client in
      try await HTTPNewsService(client).latest().value.day
    }
    try await withEdition(daysLater: 1) { client in
      let service = try HTTPNewsService(client)
      let next = try await service.latest().value.day.date
      #expect(next == today.date.adding(days: 1))
      #expect(try await service.day(before: next)?.value == today)
    }
  }

  @Test(arguments: ["20260923", "20260922", "20130519", "19990101"])
  func noDayPrecedesTheFirst(_ date: String) async throws {
    try await withEdition { client in
      try await client.execute(uri: "/zhihu/api/4/news/before/\(date)", method: .get) { response in
        #expect(response.status == .ok)
        #expect(String(buffer: response.body).hasSuffix(#""stories":[]}"#))
      }
    }
  }

  @Test(arguments: ["20261122", "20261123", "20991231"])
  func aDateToComeGivesToday(_ date: String) async throws {
    try await withEdition { client in
      let service = try HTTPNewsService(client)
      let day = try await service.day(before: try #require(NewsDate(date)))
      #expect(day?.value == (try await service.latest().value.day))
    }
  }

  @Test(arguments: NewsAPIForm.allCases)
  func allFormsGiveTheSame(_ form: NewsAPIForm) async throws {
    try await withEdition { client in
      let service = try HTTPNewsService(client, form: form)
      let other = try HTTPNewsService(client)
      let page = try await service.latest()
      #expect(page == (try await other.latest()))
      let date = page.value.day.date
      #expect(try await service.day(before: date) == (try await other.day(before: date)))
      let id = page.value.day.stories[0].id
      #expect(try await service.story(id) == (try await other.story(id)))
      #expect(try await service.counts(of: id) == (try await other.counts(of: id)))
    }
  }

  @Test(arguments: [
    "5/news/latest", "4/news/before/tomorrow", "4/news/1", "4/news/x", "4/story-extra/1",
    "4/story/1/long-comments", "5/story-extra/9207781",
  ])
  func unknownPathsAreNotFound(_ path: String) async throws {
    try await withEdition { client in
      try await client.execute(uri: "/zhihu/api/\(path)", method: .get) { response in
        #expect(response.status == .notFound)
      }
    }
  }
}

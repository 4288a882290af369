import Foundation
import ZhihuDailyModel

extension NewsDate {
  /// 21 April 2023, and the days around it.
  static func april(_ day: Int) -> NewsDate { NewsDate(dayNumber: 19_448 + day - 1) }
}

extension StorySummary {
  static func sample(_ id: Int) -> StorySummary { StorySummary(id: id, title: "第 \(id) 篇") }
}

extension Day {
  /// A day in April with stories of these ids.
  static func april(_ day: Int, _ ids: Int...) -> Day {
    Day(date: .april(day), stories: ids.map { .sample($0) })
  }
}

extension Story {
  static func sample(_ id: Int, body: String? = "<p>正文</p>") -> Story {
    Story(id: id, title: "第 \(id) 篇", body: body)
  }
}

extension StoryComment {
  static func sample(_ id: Int, _ kind: Kind = .short, likes: Int = 0) -> StoryComment {
    StoryComment(id: id, kind: kind, author: "读者", text: "说得好 \(id)", likes: likes)
  }
}

extension Dated where Value == NewsFeed {
  /// The days of the month, newest first.
  var daysOfMonth: [Int] { value.days.map(\.date.day) }
}

extension Date {
  /// The reference date of the tests.
  static let noon = Date(timeIntervalSince1970: 1_682_000_000)
}

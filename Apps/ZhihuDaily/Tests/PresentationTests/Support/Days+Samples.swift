import Foundation
import ZhihuDailyModel

extension NewsDate {
  /// Returns the date a number of days before 21 April 2023.
  static func daysAgo(_ count: Int) -> NewsDate { NewsDate(.noon).adding(days: -count) }
}

extension StorySummary {
  static func sample(_ id: Int, hint: String? = "Ana · 3 min") -> StorySummary {
    StorySummary(
      id: id,
      title: "Story \(id)",
      hint: hint,
      image: URL(string: "https://paper.example/\(id).jpg")
    )
  }
}

extension Day {
  /// Returns the day a number of days ago, with stories from 100 × days + 1.
  static func sample(_ daysAgo: Int, stories count: Int = 3) -> Day {
    Day(
      date: .daysAgo(daysAgo),
      stories: (0..<count).map { .sample(daysAgo * 100 + $0 + 1) }
    )
  }
}

extension [Day] {
  /// Returns today and the days before, in total `count` days.
  static func samples(_ count: Int) -> [Day] { (0..<count).map { .sample($0) } }
}

extension BannerItem {
  static func sample(_ id: Int) -> BannerItem {
    BannerItem(
      id: id,
      title: "Banner \(id)",
      hint: "By Ben",
      image: URL(string: "https://paper.example/large/\(id).jpg"),
      hue: ImageHue(red: 0, green: 51, blue: 255)
    )
  }
}

extension Favourite {
  /// Returns a favourite added a number of minutes before noon.
  static func sample(_ id: Int, minutesAgo: Double) -> Favourite {
    Favourite(story: .sample(id), addedAt: .noon.addingTimeInterval(-60 * minutesAgo))
  }
}

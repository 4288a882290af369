import ModelKit

/// A day: `{"date": "20230421", "stories": […]}`; without date or stories at the end of the list.
struct WireDay: Decodable, Sendable {
  var date: NewsDate?
  var stories: LossyArray<WireRow>

  private enum CodingKeys: String, CodingKey {
    case date, stories
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    date = try container.decodeIfPresent(NewsDate.self, forKey: .date)
    stories = container.lossy(.stories)
  }

  /// Returns the day, without duplicate stories.
  ///
  /// - Returns: Nil without a date.
  func day(_ addresses: WireAddresses) -> Fetched<Day>? {
    guard let date else { return nil }
    var seen: Set<Story.ID> = []
    let rows = stories.elements.filter { seen.insert($0.id).inserted }
    return Fetched(
      Day(date: date, stories: rows.map { $0.summary(addresses) }),
      skipped: stories.skipped
    )
  }
}

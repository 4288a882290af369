/// The stories of one day, in the server's order.
public struct Day: Sendable, Hashable, Codable, Identifiable {
  public var date: NewsDate
  public var stories: [StorySummary]

  public var id: NewsDate { date }

  public init(date: NewsDate, stories: [StorySummary]) {
    self.date = date
    self.stories = stories
  }
}

import ModelKit

/// The counts of a story: flat with `popularity`, or under `count` with `likes`.
struct WireCounts: Decodable, Sendable {
  let counts: StoryCounts

  private enum Outer: String, CodingKey {
    case count
  }

  private enum CodingKeys: String, CodingKey {
    case likes, popularity, comments
    case long = "long_comments"
    case short = "short_comments"
  }

  init(from decoder: any Decoder) throws {
    let outer = try decoder.container(keyedBy: Outer.self)
    let container =
      outer.contains(.count)
      ? try outer.nestedContainer(keyedBy: CodingKeys.self, forKey: .count)
      : try decoder.container(keyedBy: CodingKeys.self)
    counts = StoryCounts(
      likes: container.count(.likes) ?? container.count(.popularity) ?? 0,
      longComments: container.count(.long) ?? 0,
      shortComments: container.count(.short) ?? 0,
      comments: container.count(.comments)
    )
  }
}

/// What is counted of a story: flat with `popularity`, or under `count` with `likes`.
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
      likes: container.lenient(.likes) ?? container.lenient(.popularity) ?? 0,
      longComments: container.lenient(.long) ?? 0,
      shortComments: container.lenient(.short) ?? 0,
      comments: container.lenient(.comments)
    )
  }
}

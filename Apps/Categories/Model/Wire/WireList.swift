/// A response that contains a list.
protocol WireList: Decodable, Sendable {
  /// The number of decoded rows.
  var count: Int { get }
  /// The number of rows that were left out.
  var skipped: Int { get }
}

/// The keys that all lists share.
enum WireListKey: String, CodingKey {
  case list
  case nextPage = "next_page"
  case totalPage = "total_page"
}

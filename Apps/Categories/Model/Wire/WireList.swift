/// An answer that is a list.
protocol WireList: Decodable, Sendable {
  /// Rows that can be used.
  var count: Int { get }
  /// Rows that were left out.
  var skipped: Int { get }
}

/// What the lists have in common.
enum WireListKey: String, CodingKey {
  case list
  case nextPage = "next_page"
  case totalPage = "total_page"
}

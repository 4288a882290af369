import ModelKit

/// The response to `a=category`.
struct WireCategories: WireList {
  private let rows: LossyArray<WireCategory>

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: WireListKey.self)
    // A response without a list is an error.
    _ = try container.nestedUnkeyedContainer(forKey: .list)
    rows = container.lossy(.list)
  }

  var count: Int { rows.elements.count }
  var skipped: Int { rows.skipped }

  /// The categories, without duplicate ids.
  var categories: [UserCategory] {
    var known: Set<Int> = []
    return rows.elements.map(\.category).filter { known.insert($0.id).inserted }
  }
}

private struct WireCategory: Decodable, Sendable {
  var category: UserCategory

  private enum Key: CodingKey {
    case id, name, count
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    category = UserCategory(
      id: try container.decode(Int.self, forKey: .id),
      name: try container.name(.name),
      count: container.count(.count) ?? 0
    )
  }
}

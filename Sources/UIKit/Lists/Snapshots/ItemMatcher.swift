/// Finds the items of a snapshot in an older one.
///
/// Lists change little: most items keep their order, and such runs are found by comparison. Only
/// the first item of a run is looked up by hash.
struct ItemMatcher<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private let old: NSDiffableDataSourceSnapshot<Section, Item>
  /// The rows of the old snapshot.
  let counts: RowCounts
  /// A Boolean value that indicates whether an old item was found, by flat row number.
  private(set) var isFound: [Bool]
  private lazy var places = TokenPlaces(old.sections.map { $0.tokens })

  init(_ old: NSDiffableDataSourceSnapshot<Section, Item>) {
    self.old = old
    counts = RowCounts(old.sections.map { $0.tokens.count })
    isFound = [Bool](repeating: false, count: counts.total)
  }

  /// Returns the old position of an item; nil if it is new.
  mutating func place(of item: Item) -> RowPosition? {
    old.tokens[item].flatMap { places[$0] }
  }

  /// Returns the old positions of a section's items as flat row numbers; -1 for new items.
  ///
  /// Most of them are expected in the old section `origin`.
  mutating func find(
    _ section: NSDiffableDataSourceSnapshot<Section, Item>.Section,
    origin: Int?
  ) -> [Int] {
    let count = section.tokens.count
    var found: [Int] = []
    found.reserveCapacity(count)
    // The expected positions of the next item: after the last run, or after the previous one.
    var next = RowPosition(origin ?? 0, 0)
    var other = next
    while found.count < count {
      let row = found.count
      var start = next
      var length = run(section, row, start)
      if length == 0 {
        start.row += 1
        length = run(section, row, start)
      }
      if length == 0 {
        start = other
        length = run(section, row, start)
        if length == 0, let place = place(of: section.items[row]) {
          start = place
          length = run(section, row, place)
        }
        if length > 0 { other = next }
      }
      guard length > 0 else {
        found.append(-1)
        continue
      }
      let flat = counts.flat(start)
      found += flat..<(flat + length)
      for flat in flat..<(flat + length) { isFound[flat] = true }
      next = RowPosition(start.section, start.row + length)
    }
    return found
  }

  /// Returns the number of equal items from a row and from a position in the old snapshot onwards.
  private func run(
    _ section: NSDiffableDataSourceSnapshot<Section, Item>.Section,
    _ row: Int,
    _ place: RowPosition
  ) -> Int {
    guard place.section < old.sections.count else { return 0 }
    let other = old.sections[place.section]
    let length = commonPrefix(section.tokens, row, other.tokens, place.row)
    return length > 0 ? length : commonPrefix(section.items, row, other.items, place.row)
  }
}

/// Returns the number of equal elements in two arrays from the given indices onwards.
private func commonPrefix<Element: Equatable>(
  _ a: [Element],
  _ startA: Int,
  _ b: [Element],
  _ startB: Int
) -> Int {
  a.withUnsafeBufferPointer { a in
    b.withUnsafeBufferPointer { b in
      let limit = min(a.count - startA, b.count - startB)
      var length = 0
      while length < limit, a[startA + length] == b[startB + length] { length += 1 }
      return max(length, 0)
    }
  }
}

/// The positions of tokens: an array if they are dense, which they are except in old snapshots.
private struct TokenPlaces {
  private var first = 0
  private var dense: [RowPosition?] = []
  private var sparse: [Int: RowPosition] = [:]

  init(_ tokens: [[Int]]) {
    let count = tokens.reduce(0) { $0 + $1.count }
    first = tokens.compactMap { $0.min() }.min() ?? 0
    let span = (tokens.compactMap { $0.max() }.max() ?? 0) - first + 1
    if span <= 4 * count + 1000 {
      dense = [RowPosition?](repeating: nil, count: span)
    } else {
      sparse.reserveCapacity(count)
    }
    for (section, tokens) in tokens.enumerated() {
      for (row, token) in tokens.enumerated() {
        let place = RowPosition(section, row)
        if dense.isEmpty { sparse[token] = place } else { dense[token - first] = place }
      }
    }
  }

  subscript(token: Int) -> RowPosition? {
    guard !dense.isEmpty else { return sparse[token] }
    return dense.indices.contains(token - first) ? dense[token - first] : nil
  }
}

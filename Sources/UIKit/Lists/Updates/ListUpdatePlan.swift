/// The target positions of all rows of a table, or items of a collection view, in an update.
struct ListUpdatePlan {
  let update: ListUpdate
  /// The noun for a row in messages.
  let noun: String
  /// The old index of each section after the update; nil for a new one.
  let origins: [Int?]
  /// The new index of each section before the update; nil for a deleted one.
  let targets: [Int?]
  /// The rows that leave a section, by the section's old index, in ascending order.
  let leaving: [Int: [Int]]
  /// The rows that arrive in a section, by the section's new index, in ascending order.
  let arriving: [Int: [Int]]
  private let moves: [RowPosition: RowPosition]

  init(
    _ update: ListUpdate,
    sectionsBefore: Int,
    sectionsAfter: Int,
    noun: String = "row"
  ) {
    self.update = update
    self.noun = noun
    let deleted = Set(update.deletedSections)
    let inserted = Set(update.insertedSections)
    let sections = Dictionary(
      update.movedSections.map { ($0.from, $0.to) },
      uniquingKeysWith: { $1 }
    )
    let placed = Set(sections.values)
    var origins = [Int?](repeating: nil, count: sectionsAfter)
    var targets = [Int?](repeating: nil, count: sectionsBefore)
    for (from, to) in sections where from < sectionsBefore && to < sectionsAfter {
      origins[to] = from
      targets[from] = to
    }
    var slot = 0
    for section in 0..<sectionsBefore
    where !deleted.contains(section) && sections[section] == nil {
      while inserted.contains(slot) || placed.contains(slot) { slot += 1 }
      guard slot < sectionsAfter else { break }
      origins[slot] = section
      targets[section] = slot
      slot += 1
    }
    self.origins = origins
    self.targets = targets
    leaving = Self.bySection(update.deletedRows + update.movedRows.map(\.from))
    arriving = Self.bySection(update.insertedRows + update.movedRows.map(\.to))
    moves = Dictionary(update.movedRows.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
  }

  private static func bySection(_ rows: [RowPosition]) -> [Int: [Int]] {
    guard !rows.isEmpty else { return [:] }
    return Dictionary(grouping: rows, by: \.section).mapValues { $0.map(\.row).sorted() }
  }

  /// Returns the new position of a row; nil if it is deleted.
  /// - Complexity: O(log n) for n changes in its section.
  func target(of row: RowPosition) -> RowPosition? {
    if let target = moves[row] { return target }
    guard let section = targets[row.section], !update.reloadedSections.contains(row.section)
    else { return nil }
    var rank = row.row
    if let leaving = leaving[row.section] {
      let place = leaving.firstPlace { $0 >= row.row }
      if place < leaving.count, leaving[place] == row.row { return nil }
      rank -= place
    }
    guard let arriving = arriving[section] else { return RowPosition(section, rank) }
    return RowPosition(section, rank + arriving.firstPlace(offset: rank))
  }

  /// Returns the expected number of a section's rows after the update; nil if any number is valid.
  func expectedRows(inSection section: Int, before counts: [Int]) -> Int? {
    guard let origin = origins[section], !update.reloadedSections.contains(origin) else {
      return nil
    }
    return counts[origin] - (leaving[origin]?.count ?? 0) + (arriving[section]?.count ?? 0)
  }
}

extension [Int] {
  /// Returns the number of these occupied positions that precede the `rank`th free one.
  fileprivate func firstPlace(offset rank: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] - middle > rank { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

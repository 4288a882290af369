/// The numbers of rows in the sections of a table.
///
/// Rows also have flat numbers across all sections.
struct RowCounts: Equatable {
  let rows: [Int]
  /// The flat number of each section's first row, followed by the total number of rows.
  private let starts: [Int]

  init(_ rows: [Int] = []) {
    self.rows = rows
    var starts: [Int] = [0]
    starts.reserveCapacity(rows.count + 1)
    var total = 0
    for count in rows {
      total += count
      starts.append(total)
    }
    self.starts = starts
  }

  var total: Int { starts[rows.count] }

  func contains(_ row: RowPosition) -> Bool {
    rows.indices.contains(row.section) && (0..<rows[row.section]).contains(row.row)
  }

  /// Returns the flat number of an existing row.
  func flat(_ row: RowPosition) -> Int {
    starts[row.section] + row.row
  }

  /// Returns the flat numbers of a section's rows.
  func range(ofSection section: Int) -> Range<Int> {
    starts[section]..<starts[section + 1]
  }

  /// Returns the row with a flat number.
  /// - Complexity: O(log n) for n sections.
  func position(_ flat: Int) -> RowPosition {
    precondition((0..<total).contains(flat), "Expected a row below \(total), got \(flat).")
    var low = 0
    var high = rows.count
    // The last section that starts at or before the row; empty sections with the same start precede
    // it.
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= flat { low = middle } else { high = middle }
    }
    return RowPosition(low, flat - starts[low])
  }

  /// Returns the sections that have a row in the range, and adjacent empty ones.
  func sections(around range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return 0..<min(rows.count, 20) }
    let first = position(range.lowerBound)
    var low = first.section
    if first.row == 0 {
      while low > 0, rows[low - 1] == 0 { low -= 1 }
    }
    let last = position(range.upperBound - 1)
    var high = last.section + 1
    if last.row == rows[last.section] - 1 {
      while high < rows.count, rows[high] == 0 { high += 1 }
    }
    return max(low, first.section - 20)..<min(high, last.section + 21)
  }
}

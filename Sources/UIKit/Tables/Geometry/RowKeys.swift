/// The keys of one section's rows: numbers that identify the items regardless of their positions.
///
/// Rows that were added together have consecutive keys, so that a run of them takes two numbers:
/// 100,000 rows cost as much as one.
struct RowKeys: Equatable {
  private struct Run: Equatable {
    var key: UInt32
    var count: Int
  }

  private var runs: [Run] = []

  init() {}

  /// Creates consecutive keys starting at `first`.
  init(first: UInt32, count: Int) {
    if count > 0 { runs = [Run(key: first, count: count)] }
  }

  var count: Int { runs.reduce(0) { $0 + $1.count } }

  /// - Complexity: O(runs).
  subscript(row: Int) -> UInt32 {
    var rest = row
    for run in runs {
      if rest < run.count { return run.key &+ UInt32(truncatingIfNeeded: rest) }
      rest -= run.count
    }
    preconditionFailure("Expected a row below \(count), got \(row).")
  }

  /// Returns the index of the row with a key, or nil if there is none.
  /// - Complexity: O(runs).
  func row(of key: UInt32) -> Int? {
    var start = 0
    for run in runs {
      let offset = Int(key &- run.key)
      if offset < run.count { return start + offset }
      start += run.count
    }
    return nil
  }

  /// Returns the runs of consecutive keys of some rows, in order, each with the key of its first row.
  /// - Complexity: O(runs).
  func runs(in rows: Range<Int>) -> [(key: UInt32, rows: Range<Int>)] {
    var start = 0
    return runs.compactMap { run in
      let part = (start..<start + run.count).clamped(to: rows)
      defer { start += run.count }
      guard !part.isEmpty else { return nil }
      return (run.key &+ UInt32(truncatingIfNeeded: part.lowerBound - start), part)
    }
  }

  /// Returns the keys without those of some rows, which are in ascending order.
  func removing(_ rows: [Int]) -> RowKeys {
    var result = RowKeys()
    var start = 0
    var next = 0
    for run in runs {
      let end = start + run.count
      var from = start
      while next < rows.count, rows[next] < end {
        result.append(run, from: from - start, to: rows[next] - start)
        from = rows[next] + 1
        next += 1
      }
      result.append(run, from: from - start, to: run.count)
      start = end
    }
    return result
  }

  /// Returns the keys with added ones, given by their final rows in ascending order.
  func inserting(_ added: [(row: Int, key: UInt32)]) -> RowKeys {
    var result = RowKeys()
    var filled = 0
    var next = 0
    for run in runs {
      var used = 0
      while next < added.count, added[next].row - filled <= run.count - used {
        let step = added[next].row - filled
        result.append(run, from: used, to: used + step)
        result.append(added[next].key)
        used += step
        filled += step + 1
        next += 1
      }
      result.append(run, from: used, to: run.count)
      filled += run.count - used
    }
    for entry in added[next...] { result.append(entry.key) }
    return result
  }

  private mutating func append(_ run: Run, from: Int, to: Int) {
    guard from < to else { return }
    append(Run(key: run.key &+ UInt32(truncatingIfNeeded: from), count: to - from))
  }

  private mutating func append(_ key: UInt32) {
    append(Run(key: key, count: 1))
  }

  private mutating func append(_ run: Run) {
    if let last = runs.last,
      last.key &+ UInt32(truncatingIfNeeded: last.count) == run.key
    {
      runs[runs.count - 1].count += run.count
    } else {
      runs.append(run)
    }
  }
}

/// The heights of the rows of one section, in points: measured ones, and an estimate for all
/// others.
///
/// Consecutive measured rows form a run, so that the cost depends on the measured rows only, not on
/// all of 100,000.
struct RowHeights: Equatable {
  /// Consecutive measured rows.
  private struct Run: Equatable {
    var start: Int
    /// The bottom of each row, relative to the top of the run.
    var ends: [Double]

    var end: Int { start + ends.count }
    var height: Double { ends.last ?? 0 }

    func top(of row: Int) -> Double { row == start ? 0 : ends[row - start - 1] }
    func height(of row: Int) -> Double { ends[row - start] - top(of: row) }
  }

  private(set) var count: Int
  private var runs: [Run] = []

  /// - Parameters:
  ///   - count: The number of rows.
  ///   - known: Measured rows in ascending order.
  init(count: Int, known: [(row: Int, height: Double)] = []) {
    self.count = count
    for (row, height) in known where row < count {
      if let last = runs.last, last.end == row {
        runs[runs.count - 1].ends.append(last.height + height)
      } else {
        runs.append(Run(start: row, ends: [height]))
      }
    }
  }

  /// The measured rows in ascending order.
  var known: [(row: Int, height: Double)] {
    runs.flatMap { run in (run.start..<run.end).map { ($0, run.height(of: $0)) } }
  }

  /// Returns the same heights for another number of rows.
  func resized(to count: Int) -> RowHeights {
    count == self.count ? self : RowHeights(count: count, known: known)
  }

  // MARK: - Reading

  func height(of row: Int, _ estimate: Double) -> Double {
    guard let run = runs.first(where: { row < $0.end }), row >= run.start else { return estimate }
    return run.height(of: row)
  }

  /// Returns the distance from the first row to a row; for `count`, the height of all rows.
  /// - Complexity: O(runs).
  func top(of row: Int, _ estimate: Double) -> Double {
    var measured = 0
    var top = 0.0
    for run in runs where run.start < row {
      let rows = min(row, run.end) - run.start
      measured += rows
      top += run.ends[rows - 1]
    }
    return top + Double(row - measured) * estimate
  }

  /// Returns the first row that ends after a distance from the first row, or `count` if there is
  /// none.
  /// - Complexity: O(runs + log rows).
  func row(endingAfter distance: Double, _ estimate: Double) -> Int {
    var (row, top) = (0, 0.0)
    for run in runs {
      let start = top + Double(run.start - row) * estimate
      if distance < start { break }
      (row, top) = (run.start, start)
      if distance < start + run.height {
        return run.start + run.ends.firstPlace { $0 > distance - top }
      }
      (row, top) = (run.end, start + run.height)
    }
    guard distance >= top else { return row }
    guard estimate > 0 else { return count }
    return min(count, row + Int(min((distance - top) / estimate, Double(count))))
  }

  // MARK: - Measuring

  /// Records the measured heights of consecutive rows.
  /// - Complexity: O(measured rows), or O(rows added) at the end of a run.
  /// - Returns: Whether a height has changed.
  mutating func measure(_ heights: [Double], from first: Int, _ estimate: Double) -> Bool {
    let rows = first..<first + heights.count
    let isNew = zip(rows, heights).contains { row, height in
      abs(self.height(of: row, estimate) - height) > 1e-6
    }
    guard isNew else { return false }
    guard let low = runs.firstIndex(where: { $0.end >= rows.lowerBound }),
      runs[low].start <= rows.upperBound
    else {
      let place = runs.firstIndex { $0.start > rows.lowerBound } ?? runs.count
      runs.insert(Run(start: first, ends: Self.ends(heights, from: 0)), at: place)
      return true
    }
    let high = runs.lastIndex { $0.start <= rows.upperBound } ?? low
    merge(heights, rows, into: low, through: high)
    return true
  }

  /// Merges rows with the runs that they overlap or touch.
  private mutating func merge(
    _ heights: [Double],
    _ rows: Range<Int>,
    into low: Int,
    through high: Int
  ) {
    let (first, last) = (runs[low], runs[high])
    let start = min(first.start, rows.lowerBound)
    let tail = last.end > rows.upperBound ? (rows.upperBound..<last.end).map(last.height(of:)) : []
    var joined = first
    if first.start > start {
      joined = Run(start: start, ends: [])
    } else {
      joined.ends.removeLast(max(0, first.end - rows.lowerBound))
    }
    if high > low { runs.removeSubrange(low + 1...high) }
    // Appends in place, so that the rows scrolled over are not copied.
    runs[low] = Run(start: start, ends: [])
    joined.ends += Self.ends(heights + tail, from: joined.height)
    runs[low] = joined
  }

  private static func ends(_ heights: [Double], from top: Double) -> [Double] {
    var end = top
    return heights.map { height in
      end += height
      return end
    }
  }
}

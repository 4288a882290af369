/// The order in which screens were pushed in the columns of a split, so that going back leaves the
/// latest, whichever column it is in.
@MainActor
struct SplitPushes {
  /// The column of each pushed screen, the latest at the end.
  private var columns: [ObjectIdentifier] = []

  /// Notes the number of pushed screens of a column.
  mutating func note(_ depth: Int, of column: UIViewController) {
    let id = ObjectIdentifier(column)
    let known = columns.count { $0 == id }
    columns.append(contentsOf: repeatElement(id, count: max(0, depth - known)))
    for _ in 0..<max(0, known - depth) {
      if let last = columns.lastIndex(of: id) { columns.remove(at: last) }
    }
  }

  /// Returns how many of the latest `steps` screens each of the columns has.
  ///
  /// Screens whose order is unknown, as those of other containers in a column, count as older than
  /// all others, and those of the last column as the latest of them.
  func latest(_ steps: Int, in shown: [UIViewController]) -> [Int] {
    var rest = shown.map(\._ownDepth)
    var counts = shown.map { _ in 0 }
    let ids = shown.map(ObjectIdentifier.init)
    let known = columns.reversed().compactMap { ids.firstIndex(of: $0) }
    let others = zip(shown.indices, rest).reversed().flatMap { repeatElement($0, count: $1) }
    var left = steps
    for index in known + others where left > 0 && rest[index] > 0 {
      rest[index] -= 1
      counts[index] += 1
      left -= 1
    }
    return counts
  }
}

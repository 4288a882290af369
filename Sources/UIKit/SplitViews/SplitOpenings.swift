/// The order in which screens were opened in the columns of a split, so that going back leaves the
/// latest, whichever column it is in.
@MainActor
struct SplitOpenings {
  private struct Opening {
    let screen: ObjectIdentifier
    let column: ObjectIdentifier
  }

  /// The screens of all columns, the latest at the end.
  private var openings: [Opening] = []

  /// Notes the screens of a column.
  mutating func note(_ screens: [UIViewController], of column: UIViewController) {
    let id = ObjectIdentifier(column)
    let screens = screens.map(ObjectIdentifier.init)
    openings.removeAll { $0.column == id && !screens.contains($0.screen) }
    for screen in screens where !openings.contains(where: { $0.screen == screen }) {
      openings.append(Opening(screen: screen, column: id))
    }
  }

  /// Returns the column whose screen was opened last; nil if no order is known.
  func latestColumn(in shown: [UIViewController]) -> UIViewController? {
    openings.reversed().lazy
      .compactMap { opening in shown.first { ObjectIdentifier($0) == opening.column } }
      .first
  }

  /// Returns how many of the latest `steps` screens each of the columns has.
  ///
  /// Screens whose order is unknown, as those of other containers in a column, count as older than
  /// all others, and those of the last column as the latest of them.
  func latest(_ steps: Int, in shown: [UIViewController]) -> [Int] {
    var rest = shown.map(\._ownDepth)
    var counts = shown.map { _ in 0 }
    let ids = shown.map(ObjectIdentifier.init)
    let roots = shown.compactMap { ($0 as? UINavigationController)?.stack.first }
      .map(ObjectIdentifier.init)
    let known = openings.reversed().filter { !roots.contains($0.screen) }
      .compactMap { ids.firstIndex(of: $0.column) }
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

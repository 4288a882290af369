// Prefetching is requested for rows one window ahead in the direction of scrolling, before they are
// created.

extension UITableView {
  /// Requests prefetching of the rows ahead of those shown now.
  /// - Parameter old: The rows shown before, by flat index.
  final func _prefetch(from old: Range<Int>) {
    guard isPrefetchingEnabled, let source = prefetchDataSource, !_window.isEmpty else { return }
    let goesBack = _window.lowerBound < old.lowerBound
    let ahead = goesBack ? rowsAbove : rowsBelow
    let announced = _announced
    _announced = Set(ahead)
    let new = ahead.filter { !announced.contains($0) }
    let gone = announced.subtracting(ahead).filter { !_window.contains($0) }.sorted()
    if !gone.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: paths(gone)) }
    // The nearest rows come first.
    let nearest = goesBack ? new.reversed() : new
    if !nearest.isEmpty { source.tableView(self, prefetchRowsAt: paths(nearest)) }
  }

  private var rowsBelow: Range<Int> {
    let end = _window.upperBound
    return end..<min(end + _window.count, _counts.total)
  }

  private var rowsAbove: Range<Int> {
    let start = _window.lowerBound
    return max(0, start - _window.count)..<start
  }

  private func paths(_ rows: [Int]) -> [IndexPath] {
    rows.map { IndexPath(_counts.position($0)) }
  }
}

import UIKitHosting

// The section index of a plain table.

extension UITableView {
  final func _loadIndex() {
    let titles = wantedIndexTitles
    guard !titles.isEmpty else {
      _index?.removeFromSuperview()
      _index = nil
      return
    }
    let index = _index ?? makeIndex()
    index.titles = titles
    _index = index
  }

  private var wantedIndexTitles: [String] {
    guard style == .plain, _counts.total >= sectionIndexMinimumDisplayRowCount else { return [] }
    return dataSource?.sectionIndexTitles(for: self) ?? []
  }

  private func makeIndex() -> SectionIndexView {
    let index = SectionIndexView()
    index.tintColor = sectionIndexColor
    index.backgroundColor = sectionIndexBackgroundColor
    return index
  }

  /// Handles the choice of a title by the user.
  final func _goToSection(ofTitle title: String, at index: Int) {
    guard let dataSource else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    // Apps return an invalid section if they have scrolled by themselves.
    guard _counts.rows.indices.contains(section) else { return }
    let start = RowPosition(section, 0)
    _request(Request(row: start, isSection: true, position: .top, animated: false))
  }
}

/// Names a view of a collection view: a cell by its place, any other by its kind too.
struct ItemElement: Hashable {
  /// Nil for a cell.
  var kind: String?
  var place: RowPosition

  /// Whether it comes before another one to who reads them: headers, items, footers.
  func precedes(_ other: ItemElement) -> Bool {
    (place.section, rank, place.row, kind ?? "")
      < (other.place.section, other.rank, other.place.row, other.kind ?? "")
  }

  private var rank: Int {
    guard let kind else { return 1 }
    return kind == UICollectionView.elementKindSectionFooter ? 2 : 0
  }
}

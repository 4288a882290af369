/// Names a view of a collection view: a cell by its place, any other by its kind too.
struct ItemElement: Hashable {
  /// Nil for a cell.
  var kind: String?
  var place: RowPosition
  var layer = Layer.content

  enum Layer: Hashable {
    /// Behind a section, without data.
    case decoration
    case content
    /// Tied to an item.
    case badge
  }

  /// Whether it comes before another one to who reads them: headers, items, footers.
  func precedes(_ other: ItemElement) -> Bool {
    (place.section, rank, place.row, kind ?? "")
      < (other.place.section, other.rank, other.place.row, other.kind ?? "")
  }

  private var rank: Int {
    switch layer {
    case .decoration: return -1
    case .badge: return 1
    case .content: break
    }
    guard let kind else { return 1 }
    return kind == UICollectionView.elementKindSectionFooter ? 2 : 0
  }
}

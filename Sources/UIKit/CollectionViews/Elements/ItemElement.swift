/// The identifier of a view in a collection view: its position, and its kind unless it is a cell.
struct ItemElement: Hashable {
  /// The kind of the view; nil for a cell.
  var kind: String?
  var place: RowPosition
  var layer = Layer.content

  enum Layer: Hashable {
    /// Behind a section, without data.
    case decoration
    case content
    /// Attached to an item.
    case badge
  }

  /// Returns whether the view precedes another in reading order: headers, items, footers.
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
